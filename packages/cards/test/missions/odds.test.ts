import type { Effect } from '@faultline/rules';
import { active, duel, ENEMY, innate } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { tokenOf } from './onTheCard.ts';

/** Questionable Heroics: Supporting Units are Challenging the Odds. */
const SUPPORTING = 'questionable-heroics';

/** Wounds every enemy, one after the other. */
const blast: Effect = {
  do: 'each',
  bind: 'foe',
  from: ENEMY,
  effects: [{ do: 'suffer', who: { bound: 'foe' }, amount: 10 }],
};

/** The attacker’s ability wounds every enemy at once. */
const fight = (more: Parameters<typeof duel>[0] = {}) =>
  duel({
    mission: 'never-tell-me-the-odds',
    score: { card: SUPPORTING, map: 1 },
    turn: 3,
    abilities: { blast: active(0, blast) },
    ...more,
    attacker: { rank: 'supporting', has: ['blast'], ...more.attacker },
  });

describe('Challenging the Odds', () => {
  it('[MS-ODDS-01] a Unit of the named rank wounds: its player may pay for a space', () => {
    const story = fight().chooses('blast');
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['defy', 'decline']]);
  });

  it('[MS-ODDS-01] one Force, one space toward the own Momentum', () => {
    const story = fight().plays('blast', 'defy');
    expect([tokenOf(story), story.open.seats[0].forceReady]).toEqual([1, 2]);
  });

  it('[MS-ODDS-01] a Unit of another rank is not asked', () => {
    expect(fight({ attacker: { rank: 'secondary' } }).chooses('blast').asked).toBe('red DP-23');
  });

  it('[MS-ODDS-01] without Force nothing is offered', () => {
    expect(fight({ force: [0, 3] }).chooses('blast').asked).toBe('red DP-23');
  });

  it('[MS-ODDS-02] once it was used a second wound of the Turn brings no offer', () => {
    const story = fight({ blue: { other: { at: [16, 12] } } }).plays('blast', 'defender.1');
    expect(story.asked).toBe('red DP-57');
    expect(story.chooses('defy').asked).toBe('red DP-23');
  });

  it('[MS-ODDS-02] declined, it is offered at the next wound of the Turn', () => {
    const story = fight({ blue: { other: { at: [16, 12] } } }).plays('blast', 'defender.1', 'decline');
    expect(story.asked).toBe('red DP-57');
  });

  it('[MS-ODDS-02] not in the opponent’s Turn', () => {
    const story = fight({
      abilities: {
        blink: active(0, { do: 'grant', who: 'self', keyword: { name: 'scale' }, until: 'turn' }),
        answer: innate({ on: 'ability.used', by: ENEMY }, blast),
      },
      attacker: { rank: 'supporting', has: ['blink'], at: [10, 10] },
      defender: { rank: 'supporting', has: ['answer'] },
    }).chooses('blink');
    expect(story.told('wounded')).toHaveLength(1);
    expect(story.told('force')).toEqual([]);
    expect(story.asked).not.toContain('DP-57');
  });

  it('[MS-ODDS-01] not for a wound of the own side', () => {
    const abilities = { overreach: active(0, { do: 'suffer', who: 'self', amount: 10 }) };
    const story = fight({ abilities, attacker: { has: ['overreach'] } }).chooses('overreach');
    expect(story.told('wounded')).toHaveLength(1);
    expect(story.asked).not.toContain('DP-57');
  });

  it('[MS-R-06] damage of no player challenges nothing', () => {
    const story = fight({
      abilities: { blink: active(0, { do: 'refresh', amount: 1 }) },
      attacker: { rank: 'primary', has: ['blink'], damage: 8, conditions: ['strained'] },
      defender: { rank: 'supporting' },
    }).chooses('blink');
    expect(story.told('wounded')).toHaveLength(1);
    expect(story.asked).not.toContain('DP-57');
  });

  it('[MS-R-07] the Momentum of the wound comes first, and if it wins nothing is offered', () => {
    const story = fight({ score: { card: SUPPORTING, map: 1, token: 7, momentum: [1, 1] } }).chooses('blast');
    expect([story.told('struggle-won'), story.asked]).toEqual([[`struggle-won red ${SUPPORTING}`], 'red DP-23']);
  });
});
