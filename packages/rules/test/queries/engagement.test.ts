import { geometric } from '@faultline/rules';
import { duel, FAR, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { areEngaged, engagedWith } from '../../src/queries/engagement.ts';

const position = (story: Story) => ({ game: story.match.game, open: story.open });
const engaged = (story: Story, a = 'attacker', b = 'defender') =>
  areEngaged(position(story), story.character(a), story.character(b));

/** Centres this far apart are Range 2 apart at the edges. */
const RANGE2 = (7620 + 4000) / 2540;

describe('Engagement', () => {
  it('[CR-ENG-01, CR-MEAS-04] reaches to Range 2, touching included', () => {
    expect(engaged(duel({ defender: { at: [10 + RANGE2, 10] } }))).toBe(true);
    expect(engaged(duel({ defender: { at: [10 + RANGE2 + 0.01, 10] } }))).toBe(false);
  });

  it('[CR-ENG-01] needs Line of Sight', () => {
    const blind = { ...geometric, sight: () => ({ holds: false, blockedBy: 'wall' }) };
    expect(engaged(duel({ game: { space: blind } }))).toBe(false);
  });

  it('[CR-ENG-02, G-15] needs the same Elevation', () => {
    const story = duel();
    const above = (z: number) =>
      areEngaged(position(story), story.character('attacker'), { ...story.character('defender'), z });
    expect([above(7620), above(7630)]).toEqual([true, false]);
  });

  it('[CR-ENG-03] never holds between allies', () => {
    expect(engaged(duel({ red: { friend: { at: [10, 12] } } }), 'attacker', 'friend')).toBe(false);
  });

  it('[CR-ENG-04] follows the positions', () => {
    const story = duel({ defender: { at: FAR } });
    expect(engaged(story)).toBe(false);
    expect(engaged(story.chooses('move').chooses('advance', { to: [14, 10] }))).toBe(true);
  });

  it('[CR-ENG-05] may hold with several enemies at once', () => {
    const story = duel({ blue: { other: { at: [10, 8] } } });
    expect(engagedWith(position(story), story.character('attacker'))).toHaveLength(2);
  });

  it('[CR-ENG-06] holds with Wounded Units', () => {
    const story = duel({ defender: { damage: 10, wounded: 1 } });
    expect([engaged(story), story.chooses('combat').offered.includes('melee')]).toEqual([true, true]);
  });

  it('[CR-ENG-08] one unwounded enemy is enough for its restrictions', () => {
    const story = duel({ defender: { damage: 10, wounded: 1 }, blue: { fresh: { at: [10, 8] }, far: { at: FAR } } });
    expect(story.chooses('combat').offered).toEqual(['melee', 'decline']);
  });

  it('[R-ENG-1] is mutual', () => {
    const story = duel();
    expect([engaged(story), engaged(story, 'defender', 'attacker')]).toEqual([true, true]);
  });
});
