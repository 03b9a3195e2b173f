import { library } from '@faultline/cards';
import type { Applied } from '@faultline/rules';
import { duel, FAR, type Fighter, path, skirmish, type Story } from '@faultline/testkit';
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

describe('what no event tells of is found by playing the command again without it:', () => {
  /** What the last command of a story has counted. */
  function compared({ match }: Story, ability: string) {
    const version = match.entries.length;
    const entry = match.entries.at(-1);
    const before = match.stateAt(version - 1);
    if (!before || entry?.do !== 'answer') throw new Error('no answer');
    const count = new AbilityCount(true);
    const { seat, answer } = entry;
    const command = { seat, version: entry.version, answer };
    count.compared(match.game, { before, command, after: match.state, events: match.eventsSince(version - 1) });
    return count.uses()[ability] ?? null;
  }

  const objectives = [{ key: 'M', at: [11.5 * 2540, 11.5 * 2540, 0] as const }];

  it('who wins ties', () => {
    const ended = (defender: Partial<Fighter>) =>
      compared(
        duel({ attacker: { is: 'fourth-sister' }, defender, objectives }).plays('end'),
        'fourth-sister inquisitorial-mandate',
      );
    expect(ended({})).toMatchObject({ counted: 1 });
    expect(ended({ at: [30, 30] })).toBeNull();
  });

  it('whom nobody may target', () => {
    const struck = (rank: 'primary' | 'supporting') =>
      compared(
        duel({
          defender: { rank },
          blue: {
            guard: {
              is: 'magnaguard',
              at: [
                [10, 13],
                [30, 30],
              ],
            },
          },
          force: [3, 0],
        }).plays('combat', 'melee'),
        'magnaguard intercede',
      );
    expect(struck('primary')).toMatchObject({ counted: 1 });
    expect(struck('supporting')).toBeNull();
  });

  it('a condition it is immune to', () => {
    const gained = (condition: 'exposed' | 'strained') =>
      compared(
        duel({
          attacker: { tree: path([condition]) },
          defender: { is: 'jedi-master-shaak-ti' },
          attackDice: 's',
          force: [0, 0],
        }).plays('combat', 'melee', 'n1'),
        'jedi-master-shaak-ti virtuoso',
      );
    expect([gained('exposed'), gained('strained')]).toEqual([expect.objectContaining({ counted: 1 }), null]);
  });

  it('a use that came to something', () => {
    const story = duel({ attacker: { is: 'ahsoka-tano-jedi-no-more' }, defender: { at: [30, 30] } });
    expect(compared(story.chooses('force-speed'), 'ahsoka-tano-jedi-no-more force-speed')).toMatchObject({ did: 1 });
  });
});
