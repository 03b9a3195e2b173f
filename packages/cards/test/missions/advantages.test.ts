import { OPTIONS } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { type OnTheCard, onTheCard } from './onTheCard.ts';

/** Establish a Perimeter leaves TL, C, E and BR Inactive. TL lies at 6, 27; C at 18, 18. */
const COVER = 'establish-a-perimeter';
/** Dig In!, map 1, leaves N, W, E, S and BR Inactive. S lies at 18, 11. */
const STRIKE = 'dig-in';
/** Overwhelm Them, map 1, leaves W, C, E, BL and BR Inactive. */
const ZONE = 'overwhelm-them';

const shot = (at: readonly [number, number], struggle = COVER) =>
  onTheCard({
    struggle,
    activates: 'shooter',
    red: { shooter: { at: [18, 10] } },
    blue: { enemy: { at } },
  }).plays('combat', 'ranged');

const poolOf = (story: ReturnType<typeof shot>): number | undefined =>
  story.match.eventsSince().flatMap((e) => (e.event === 'pool' && e.die === 'defense' ? [e.dice] : []))[0];

/** Red’s hero is activated by its card at this place; a mark lies, so nothing is rolled. */
const activated = (at: readonly [number, number], setup: OnTheCard) =>
  onTheCard({
    marked: ['TL'],
    ...setup,
    red: { hero: { at } },
    sides: [{ deck: ['a1', 'shatterpoint'], discard: [], force: { ready: 0, pool: 3 } }, {}],
  });

describe('Defensive Positions', () => {
  it('[MS-ADV-01, MS-GEN-02] a character by an Inactive objective has one die more against a shot', () => {
    expect([poolOf(shot([18, 16])), poolOf(shot([22, 14]))]).toEqual([3, 2]);
  });

  it('[MS-ADV-01] for that character only', () => {
    const blue = {
      pair: {
        at: [
          [18, 16],
          [22, 14],
        ] as const,
      },
    };
    const story = onTheCard({ struggle: COVER, activates: 'shooter', red: { shooter: { at: [18, 10] } }, blue });
    expect(poolOf(story.plays('combat', 'ranged', 'pair.2'))).toBe(2);
  });

  it('[MS-GEN-02, CR-OBJ-16] not with a card that lends something else', () => {
    expect(poolOf(shot([18, 16], 'desperate-gamble'))).toBe(2);
  });
});

describe('Calculated Strike', () => {
  it('[MS-ADV-02] by an Inactive objective each character may dash as the activation starts', () => {
    expect(activated([18, 13], { struggle: STRIKE }).offered).toEqual(['dash', 'decline']);
  });

  it('[MS-ADV-02] elsewhere not', () => {
    expect(activated([2, 2], { struggle: STRIKE }).asked).toBe('red DP-23');
  });

  it('[MS-ADV-03] who stays has Impact and Sharpshooter for the Turn', () => {
    const story = activated([18, 13], { struggle: STRIKE }).chooses('decline');
    expect(story.told('keyword')).toEqual(['keyword hero impact 1 turn', 'keyword hero sharpshooter 1 turn']);
  });

  it('[MS-ADV-03] who dashed has neither', () => {
    const story = activated([18, 13], { struggle: STRIKE }).chooses('dash', { to: [18, 15] });
    expect(story.told('keyword')).toEqual([]);
  });
});

describe('Neutral Zone', () => {
  it('[MS-ADV-04] one Force comes back when the activation of a Unit by an Inactive objective ends', () => {
    expect(activated([18, 18], { struggle: ZONE }).chooses('end').told('force')).toEqual(['force red 1']);
  });

  it('[MS-ADV-04] elsewhere not', () => {
    expect(activated([2, 2], { struggle: ZONE }).chooses('end').told('force')).toEqual([]);
  });
});

describe('Priority Objectives of Strategic Positions', () => {
  it('[MS-PRIO-04] two dice mark two objectives', () => {
    const story = onTheCard({ struggle: STRIKE, defenseDice: 'be' });
    expect(story.told('priority-rolled', 'priority')).toEqual([
      'priority-rolled red block,expertise',
      'priority TL',
      'priority TR',
    ]);
  });

  it('[MS-PRIO-04, MS-R-05] nothing is rolled while a mark lies', () => {
    expect(onTheCard({ struggle: STRIKE, marked: ['TL'] }).told('priority-rolled')).toEqual([]);
  });

  it('[MS-PRIO-05, MS-R-04] on two equal results the inactive player marks another the dice can mark', () => {
    const story = onTheCard({ struggle: STRIKE, defenseDice: 'bb' });
    expect([story.asked, story.offered]).toEqual(['blue DP-34', ['TR', 'BL']]);
    expect(story.chooses('BL').told('priority')).toEqual(['priority TL', 'priority BL']);
  });

  it('[MS-PRIO-06] one of two is not enough', () => {
    const story = onTheCard({ struggle: STRIKE, marked: ['TL', 'TR'], holds: { red: ['TL'] }, activates: 'hero' });
    expect(story.chooses('end').told('token', 'priority')).toEqual(['token 1 red']);
  });

  it('[MS-PRIO-06] both bring a space more and their marks go', () => {
    const holds = { red: ['TL', 'TR'] };
    const story = onTheCard({ struggle: STRIKE, marked: ['TL', 'TR'], holds, activates: 'hero' }).chooses('end');
    const told = story.told('token', 'priority', 'priority-rolled').slice(0, 5);
    expect(told).toEqual(['token 1 red', 'priority TL', 'priority TR', 'token 2 red', 'token 3 red']);
  });
});

describe('Rapid Assault', () => {
  it.each(['first-player', 'other-player'] as const)(
    '[MS-ADV-05] the First Player chooses its map, also where the table lets the %s choose',
    (firstMapBy) => {
      const story = onTheCard({
        struggle: COVER,
        missionDeck: ['rapid-assault'],
        activates: 'hero',
        firstPlayer: 0,
        score: { token: 7 },
        holds: { red: ['N'] },
        game: { options: { ...OPTIONS, firstMapBy } },
      }).chooses('end');
      expect(story.asked).toBe('red DP-27');
    },
  );
});
