import { describe, expect, it } from 'vitest';
import { type OnTheCard, onTheCard } from './onTheCard.ts';

const DASH = 'set-the-charges';
const FORCE = 'shut-down-the-alarms';
const REGROUP = 'secure-the-exits';

/** Red has one Unit and turns up this card. */
const activated = (card: 'shatterpoint' | 'a1', setup: OnTheCard) =>
  onTheCard({
    red: { hero: { at: [10, 10], ...setup.red?.hero } },
    ...setup,
    sides: [{ deck: [card], discard: card === 'a1' ? ['shatterpoint'] : ['a1'], force: { ready: 0, pool: 3 } }, {}],
  });

describe('the tactic of a Sabotage Showdown card', () => {
  it('[MS-GEN-03, MS-TAC-01] goes to the Unit chosen with the Shatterpoint Card: each character may dash', () => {
    const red = {
      hero: {
        at: [
          [10, 10],
          [13, 10],
        ] as const,
      },
    };
    const story = activated('shatterpoint', { struggle: DASH, red });
    expect([story.asked, story.offered]).toEqual(['red DP-28', ['hero.1', 'hero.2']]);
    story.plays('hero.1', 'decline');
    expect(story.offered).toEqual(['dash', 'decline']);
  });

  it('[MS-GEN-03] not to a Unit activated by its own card', () => {
    expect(activated('a1', { struggle: DASH }).asked).toBe('red DP-23');
  });

  it('[MS-TAC-02] Stick to the Plan refreshes one Force', () => {
    expect(activated('shatterpoint', { struggle: FORCE }).open.seats[0].forceReady).toBe(1);
  });

  it('[MS-TAC-03] Regroup takes off two damage', () => {
    const red = { hero: { at: [10, 10] as const, damage: 5, conditions: ['pinned'] } };
    const story = activated('shatterpoint', { struggle: REGROUP, red }).chooses('mend');
    expect(story.unit('hero')).toMatchObject({ damage: 3, conditions: ['pinned'] });
  });

  it('[MS-TAC-03] or one condition', () => {
    const red = { hero: { at: [10, 10] as const, damage: 5, conditions: ['pinned', 'exposed'] } };
    const story = activated('shatterpoint', { struggle: REGROUP, red }).plays('shed', 'pinned');
    expect(story.unit('hero')).toMatchObject({ damage: 5, conditions: ['exposed'] });
  });

  it('[MS-TAC-03] or nothing', () => {
    const red = { hero: { at: [10, 10] as const, damage: 5, conditions: ['pinned'] } };
    expect(activated('shatterpoint', { struggle: REGROUP, red }).offered).toEqual(['mend', 'shed', 'no']);
  });

  it('[CR-OBJ-16] another Struggle Card lends its own tactic instead', () => {
    const story = activated('shatterpoint', { struggle: 'get-to-the-hangar-bay' });
    expect([story.offered, story.open.seats[0].forceReady]).toEqual([['dash', 'decline'], 0]);
  });

  it('[MS-R-01] is still lent in the rest of a Turn in which the Struggle was won', () => {
    const score = { won: 1, claimed: [[], [DASH]] };
    expect(activated('shatterpoint', { struggle: DASH, score }).offered).toEqual(['dash', 'decline']);
  });

  it('[MS-R-12] costs nothing, also for an Injured Unit', () => {
    const red = { hero: { at: [10, 10] as const, injured: 1 } };
    expect(activated('shatterpoint', { struggle: FORCE, red }).told('ability')).toEqual([
      'ability hero stick-to-the-plan 0',
    ]);
  });
});
