import type { Effect, Seat } from '@faultline/rules';
import { active, innate, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { clock, raid } from './raid.ts';

const momentumOf = (story: Story): readonly [number, number] => clock(story).momentum;
const REFRESH: Effect = { do: 'refresh', amount: 1 };

/** Red uses an ability of these effects. */
const using = (effects: readonly Effect[], given: Parameters<typeof raid>[0] = {}) =>
  raid({
    red: { saw: { at: [10, 10], has: ['act'] } },
    sides: [{ force: { ready: 0, pool: 3 } }, {}],
    abilities: { act: active(0, ...effects) },
    ...given,
  });

describe('the start of a Turn', () => {
  const begun = (momentum: readonly [number, number], player: Seat = 1) =>
    momentumOf(
      raid({ momentum, activates: player === 1 ? 'saw' : 'jyn', active: player === 1 ? 0 : 1 }).chooses('end'),
    );

  it('[KO-MOM-05] adds one to the side of the active player', () => {
    expect(begun([2, 3])).toEqual([2, 4]);
    expect(begun([2, 3], 0)).toEqual([3, 3]);
  });

  it('[KO-MOM-06, KO-X-06] goes to the other side where the own one is full', () => {
    expect(begun([8, 5], 0)).toEqual([8, 6]);
  });

  it('[KO-MOM-07, KO-CD-02] adds nothing where no space is left, and the Turn goes on', () => {
    const story = raid({ momentum: [8, 8], activates: 'jyn', active: 1 }).chooses('end');
    expect([momentumOf(story), story.open.active, story.open.result]).toEqual([[8, 8], 0, null]);
  });

  it('[KO-MOM-08] comes before an Order Card is revealed', () => {
    const told = raid()
      .chooses('end')
      .match.standing.map(({ event }) => event);
    expect(told.indexOf('clock')).toBeGreaterThan(told.lastIndexOf('turn'));
    expect(told.indexOf('clock')).toBeLessThan(told.lastIndexOf('revealed'));
  });
});

describe('a wound', () => {
  const hit = (given: Parameters<typeof raid>[0] = {}) =>
    raid({ blue: { jyn: { at: [12, 10], stamina: 1 } }, attackDice: 'ssss', ...given }).plays(
      'combat',
      'melee',
      'n1',
      'stop',
    );

  it('[KO-MOM-02, KO-MOM-03, KO-MOM-04] lets the other player add or remove one on either side, or neither', () => {
    const story = hit({ momentum: [1, 1] });
    expect([story.asked, story.offered]).toEqual([
      'red DP-57',
      ['add:aggressor', 'add:sentinel', 'remove:aggressor', 'remove:sentinel', 'decline'],
    ]);
    const after = (option: string) => momentumOf(hit({ momentum: [1, 1] }).chooses(option));
    expect(after('add:sentinel')).toEqual([1, 2]);
    expect(after('remove:aggressor')).toEqual([0, 1]);
    expect(after('decline')).toEqual([1, 1]);
  });

  it('[KO-MOM-01] brings none by itself', () => {
    expect(momentumOf(hit({ momentum: [1, 1] }))).toEqual([1, 1]);
  });

  it('[KO-R-18] is decided by the opponent of the Wounded Unit, whoever dealt it', () => {
    const harm = active(0, { do: 'suffer', who: 'self', amount: 9 });
    const story = raid({
      red: { saw: { at: [10, 10], has: ['harm'], stamina: 3 } },
      momentum: [2, 2],
      abilities: { harm },
    }).chooses('harm');
    expect(story.asked).toBe('blue DP-57');
  });

  it('[KO-R-03] offers only sides on which the change is possible', () => {
    expect(hit({ momentum: [8, 0] }).offered).toEqual(['add:sentinel', 'remove:aggressor', 'decline']);
  });

  it('[KO-X-04, KO-MOM-10, KO-TOK-03] leaves the Aggressor nothing on a full and locked tracker', () => {
    const story = hit({ momentum: [8, 8], locked: true });
    expect([story.asked, momentumOf(story)]).toEqual(['red DP-23', [8, 8]]);
  });

  it('[KO-TOK-04] lets the Sentinel remove while it is locked', () => {
    expect(hit({ momentum: [8, 8], locked: true, aggressor: 1 }).offered).toEqual([
      'remove:sentinel',
      'remove:aggressor',
      'decline',
    ]);
  });

  it('[KO-R-46] that brings no Momentum asks nobody', () => {
    const quiet = innate({ on: 'momentum.gaining', player: 'opponent' }, { do: 'instead', effects: [] } as Effect);
    const story = hit({ blue: { jyn: { at: [12, 10], stamina: 1, has: ['quiet'] } }, abilities: { quiet } });
    expect(story.asked).not.toBe('red DP-57');
  });
});

describe('abilities of the standard tracker', () => {
  const pay: Effect = { do: 'may', momentum: 2, effects: [REFRESH] };
  const force = (story: Story): number => story.open.seats[0].forceReady;

  it('[KO-ABL-01, KO-ABL-05] spending adds one token for the Aggressor, whatever the price', () => {
    const story = using([pay], { momentum: [1, 0] }).plays('act', 'yes');
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['aggressor', 'sentinel']]);
    story.chooses('sentinel');
    expect([momentumOf(story), force(story)]).toEqual([[1, 1], 1]);
  });

  it('[KO-ABL-02, KO-R-06, KO-X-07] spending removes one for the Sentinel, from whichever side has any', () => {
    const story = using([pay], { aggressor: 1, momentum: [0, 3] }).plays('act', 'yes');
    expect([momentumOf(story), force(story)]).toEqual([[0, 2], 1]);
  });

  it('[KO-R-05, KO-X-08] cannot be paid where the tracker does not allow it', () => {
    expect(using([pay], { momentum: [8, 8] }).offered).not.toContain('act');
    expect(using([pay], { aggressor: 1, momentum: [0, 0] }).offered).not.toContain('act');
  });

  it('[KO-R-04] what counts the Momentum spent counts one', () => {
    const counted: Effect = { do: 'may', momentum: 3, effects: [{ do: 'refresh', amount: { count: 'done' } }] };
    expect(force(using([counted]).plays('act', 'yes', 'aggressor'))).toBe(1);
  });

  it.each<[string, Effect]>([
    ['gaining', { do: 'momentum', amount: 2 }],
    ['moving the token', { do: 'struggle', spaces: 2 }],
  ])('[KO-ABL-03, KO-ABL-06, KO-R-08] %s removes one for the Aggressor, whatever the number', (_word, effect) => {
    const story = using([effect], { momentum: [4, 2] }).chooses('act');
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['aggressor', 'sentinel']]);
    expect(momentumOf(story.chooses('aggressor'))).toEqual([3, 2]);
  });

  it.each<[string, Effect]>([
    ['gaining', { do: 'momentum', amount: 2 }],
    ['moving the token', { do: 'struggle', spaces: 2 }],
  ])('[KO-ABL-04, KO-ABL-07, KO-R-08] %s adds one for the Sentinel, whatever the number', (_word, effect) => {
    const story = using([effect], { aggressor: 1, momentum: [4, 2] }).plays('act', 'aggressor');
    expect(momentumOf(story)).toEqual([4, 3]);
  });

  it('[KO-R-07] moving the token the other way changes nothing here, and the rest is resolved', () => {
    const story = using([{ do: 'struggle', spaces: -1 }, REFRESH], { momentum: [4, 2] }).chooses('act');
    expect([story.asked, momentumOf(story), force(story)]).toEqual(['red DP-23', [4, 2], 1]);
  });

  it('[KO-R-02] a side is a row without gaps: what is added is the next to be removed', () => {
    const both: Effect[] = [
      { do: 'momentum', amount: 1 },
      { do: 'lose-momentum', amount: 1 },
    ];
    const story = using(both, { aggressor: 1, momentum: [0, 2] }).plays('act', 'sentinel', 'sentinel');
    expect([momentumOf(story), story.told('clock')]).toEqual([
      [0, 2],
      ['clock red red', 'clock red red'],
    ]);
  });

  it('[KO-X-04, KO-TOK-03] a gain of the Aggressor comes to nothing on a locked tracker', () => {
    const story = using([{ do: 'momentum', amount: 1 }, REFRESH], { momentum: [8, 8], locked: true }).chooses('act');
    expect([story.asked, momentumOf(story), force(story)]).toEqual(['red DP-23', [8, 8], 1]);
  });

  it('[KO-R-45] losing Momentum is spending that nobody may refuse', () => {
    const story = using([{ do: 'lose-momentum', amount: 1, of: 'opponent' }], { momentum: [1, 0] }).chooses('act');
    // Blue is the Sentinel: one goes, and only the Aggressor's side has any.
    expect([story.asked, momentumOf(story)]).toEqual(['red DP-23', [0, 0]]);
  });

  it('[KO-R-47] answers to a gain come after what stands in its place', () => {
    const envy = innate({ on: 'momentum.gained', player: 'opponent' }, REFRESH);
    const story = raid({
      red: { saw: { at: [10, 10], has: ['cheer'] } },
      blue: { jyn: { at: [30, 30], has: ['envy'] } },
      sides: [{}, { force: { ready: 0, pool: 3 } }],
      momentum: [2, 0],
      abilities: { cheer: active(0, { do: 'momentum', amount: 1 }), envy },
    }).chooses('cheer');
    expect([momentumOf(story), story.open.seats[1].forceReady]).toEqual([[1, 0], 1]);
  });

  it('[KO-R-48] what counts Momentum counts the own side', () => {
    const own: Effect = { do: 'refresh', amount: { count: 'momentum', of: 'own' } };
    expect(force(using([own], { momentum: [2, 7] }).chooses('act'))).toBe(2);
  });
});
