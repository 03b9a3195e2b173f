import { library } from '@faultline/cards';
import type { Applied } from '@faultline/rules';
import { duel, FAR, path, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { AbilityCount, abilityTable } from '../src/simulate/abilities.ts';

/** What a story has counted of one ability: in all that happened, and in the question that is now open. */
function counted(story: Story, ability: string) {
  const count = new AbilityCount();
  const { game, state } = story.match;
  count.happened(game, state, { events: story.match.eventsSince() } as Applied);
  count.asked(game, state);
  return count.uses()[ability]?.counted ?? 0;
}

describe('abilities that only stand on their cards are counted where they change something:', () => {
  const pair = [
    [10, 10],
    [2, 2],
  ] as const;

  it('a keyword that brings dice', () => {
    const shot = (...before: readonly string[]) =>
      duel({ attacker: { is: 'clan-kryze-mandalorians', at: pair }, defender: { at: FAR } }).plays(
        ...before,
        'combat',
        'attacker.1',
        'ranged',
      );
    expect(counted(shot('focus'), 'clan-kryze-mandalorians helmet-visor')).toBe(1);
    expect(counted(shot(), 'clan-kryze-mandalorians helmet-visor')).toBe(0);
  });

  it('dice in the pool of another Unit, for the one whose card they stand on', () => {
    const story = skirmish({
      red: {
        droids: { at: [10, 10], tags: ['Battle Droid'] },
        kalani: { is: 'kalani-super-tactical-droid', at: [17, 14] },
      },
      blue: { enemy: { at: FAR } },
      activates: 'droids',
    }).plays('combat', 'ranged');
    expect(counted(story, 'kalani-super-tactical-droid target-concentrate-all-firepower')).toBe(1);
  });

  it('Cover that is taken away', () => {
    const shot = (hunker: number) =>
      duel({ attacker: { is: 'gar-saxon-merciless-commander' }, defender: { at: FAR, hunker } }).plays(
        'combat',
        'ranged',
      );
    const sights = 'gar-saxon-merciless-commander ive-got-you-in-my-sights';
    expect([counted(shot(1), sights), counted(shot(0), sights)]).toEqual([1, 0]);
  });

  it('Protection and Steadfast, each as often as they helped', () => {
    const story = skirmish({
      red: { enemy: { at: [13, 10], tree: path(['damage'], ['shove']) } },
      blue: {
        friend: { at: [16, 10], tags: ['Mandalorian'] },
        boKatan: { is: 'bo-katan-kryze', at: [20, 10] },
      },
      objectives: [{ key: 'C', at: [16 * 2540, 12 * 2540, 0], active: true }],
      activates: 'enemy',
      attackDice: 'ss',
    }).plays('combat', 'melee', 'n1', 'n2');
    expect(counted(story, 'bo-katan-kryze some-of-us-serve-a-higher-purpose')).toBe(1);
    expect(counted(story.chooses('decline'), 'bo-katan-kryze some-of-us-serve-a-higher-purpose')).toBe(2);
  });

  it('a price that was suffered', () => {
    const story = duel({ attacker: { is: 'lord-maul' }, defender: { at: [30, 30] }, force: [0, 0] });
    expect(counted(story.chooses('force-speed'), 'lord-maul sustained-by-rage')).toBe(1);
  });

  it('a choice that is wider', () => {
    const story = duel({ attacker: { is: 'asajj-ventress-sith-assassin' } });
    expect(counted(story.chooses('move'), 'asajj-ventress-sith-assassin swift-retreat')).toBe(1);
  });
});

it('the table has a number for every ability of every unit', () => {
  const lines = abilityTable(library, {});
  expect(lines).toHaveLength(Object.values(library.units).flatMap(({ abilities }) => abilities).length);
  for (const line of lines) expect(line).toMatch(/(used|counted) +0/);
});
