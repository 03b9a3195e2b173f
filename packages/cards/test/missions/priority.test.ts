import { describe, expect, it } from 'vitest';
import { marksOf, onTheCard, tokenOf } from './onTheCard.ts';

/** Shifting Priorities, phase II: block marks ML, expertise TL, failure BC. */
const CROSSED = 'weve-been-double-crossed';
/** Sabotage Showdown, phase II: block marks UL, expertise C, failure LR. */
const PARTY = 'didnt-expect-a-welcome-party';

describe('Shifting Priorities', () => {
  it('[MS-PRIO-01, G-30] one Defense Die marks the objective the map shows for its result', () => {
    const story = onTheCard({ struggle: CROSSED, defenseDice: 'e' });
    expect(story.told('priority-rolled', 'priority')).toEqual(['priority-rolled red expertise', 'priority TL']);
  });

  it('[MS-PRIO-01] nothing is rolled in the first Struggle', () => {
    expect(onTheCard({ struggle: 'steal-the-secret-plans' }).told('priority-rolled')).toEqual([]);
  });

  it('[MS-PRIO-02] a mark of an earlier Turn stays where it is beside the new one', () => {
    expect(marksOf(onTheCard({ struggle: CROSSED, marked: ['TL'], defenseDice: 'b' }))).toEqual(['TL', 'ML']);
  });

  it('[MS-PRIO-02] the same result again changes nothing', () => {
    expect(onTheCard({ struggle: CROSSED, marked: ['TL'], defenseDice: 'e' }).told('priority')).toEqual([]);
  });

  it('[G-30, MS-PRIO-03, MS-R-03] control, then the additional space, then the spaces of step 9', () => {
    const red = { hero: { at: [8, 28] as const } };
    const story = onTheCard({ struggle: CROSSED, marked: ['TL'], activates: 'hero', red }).chooses('end');
    expect(story.told('control', 'token')).toEqual(['control TL red', 'token 1 red', 'token 2 red']);
  });

  it('[MS-PRIO-03] two marked objectives are still one space more', () => {
    const holds = { red: ['TL', 'ML'] };
    const story = onTheCard({ struggle: CROSSED, holds, marked: ['TL', 'ML'], activates: 'hero' }).chooses('end');
    expect(tokenOf(story)).toBe(3);
  });

  it('[MS-PRIO-03, MS-R-02] the inactive player’s marked objective brings nobody a space', () => {
    const story = onTheCard({ struggle: CROSSED, holds: { blue: ['TL'] }, marked: ['TL'], activates: 'hero' });
    expect(tokenOf(story.chooses('end'))).toBe(0);
  });

  it('[R-STRUG-10] the additional space can win, and step 9 is skipped', () => {
    const score = { token: 6, momentum: [2, 1] };
    const story = onTheCard({
      struggle: CROSSED,
      holds: { red: ['TL', 'ML'] },
      marked: ['TL'],
      activates: 'hero',
      score,
      missionDeck: ['blast-our-way-out'],
    }).chooses('end');
    expect(story.told('token', 'struggle-won')).toEqual(['token 7 red', `struggle-won red ${CROSSED}`]);
  });

  it('[MS-PRIO-02] marks outlive the Turn', () => {
    const story = onTheCard({ struggle: CROSSED, marked: ['TL'], activates: 'hero', defenseDice: 'b' });
    expect(marksOf(story.chooses('end'))).toEqual(['TL', 'ML']);
  });
});

describe('Sabotage Showdown and Never Tell Me the Odds', () => {
  it.each([
    [PARTY, 'UL'],
    ['it-could-be-worse', 'TL'],
  ])('[MS-PRIO-07, MS-R-14] %s: no mark outlives the Turn', (struggle, key) => {
    const story = onTheCard({ struggle, marked: [key], activates: 'hero' }).chooses('end');
    const [first] = story.match.eventsSince().filter(({ event }) => event === 'priority');
    expect(first).toEqual({ event: 'priority', objective: key, marked: false });
  });

  it('[MS-PRIO-03] the mark is worth its space before it is removed', () => {
    const story = onTheCard({ struggle: PARTY, holds: { red: ['UL'] }, marked: ['UL'], activates: 'hero' });
    expect(tokenOf(story.chooses('end'))).toBe(2);
  });
});
