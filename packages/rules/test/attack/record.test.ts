import { attackAt, type Attack } from '@faultline/rules';
import { duel, path, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const record = (story: Story): Attack | undefined => story.open.resolutions.findLast(({ attack }) => attack)?.attack;

describe('the record of an attack', () => {
  const walking = (): Story =>
    duel({ attacker: { tree: path(['damage'], ['damage']) }, attackDice: 'scff', defenseDice: 'b' }).plays(
      'combat',
      'melee',
    );

  it('holds both pools with their sources and both rolls as they fell', () => {
    const attack = record(walking());
    expect(attack?.pools.attack.dice).toBe(4);
    expect(attack?.pools.attack.sources).not.toEqual([]);
    expect(attack?.rolls.attack.rolled).toEqual(['strike', 'crit', 'failure', 'failure']);
    expect(attack?.rolls.defense.rolled).toEqual(['block', 'failure']);
  });

  it('says where the attack stands, its successes and what is left of them', () => {
    const story = walking();
    expect(record(story)).toMatchObject({ step: 'tree', successes: 1, left: 1, path: [], pool: 0 });
    expect(attackAt({ game: story.match.game, open: story.open }, 'tree')).toBe(record(story));
  });

  it('goes with the attack', () => {
    expect(record(walking().chooses('n1'))).toBeUndefined();
  });
});
