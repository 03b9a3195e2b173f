import { describe, expect, it } from 'vitest';
import { ABILITIES, standingOf, waitsForPlayer } from './everyAbility.ts';

/** Positions are made from the scripts: one ability stands in each, so that what it does to the numbers is its own. */
describe('odds of every complete Unit', () => {
  const standing = ABILITIES.map(([ability, card]) => [ability, standingOf(ability, card)] as const);

  it('count or name every ability that says something about dice, charts or the Damage Pool', () => {
    expect(standing.filter(([, found]) => found === 'neither').map(([{ id }]) => id)).toEqual([]);
  });

  it('count what nobody decides, and leave only that to be named for which somebody does', () => {
    const left = standing.filter(([ability, found]) => found === 'named' && !waitsForPlayer(ability));
    expect(left.map(([{ id }]) => id)).toEqual([]);
  });
});
