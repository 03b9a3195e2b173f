import type { Chart } from '@faultline/rules';
import { duel, FAR, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { rowOf, waiting } from '../../src/attack/charts.ts';

const westar: Chart = {
  name: 'Westar-35',
  rows: [
    { min: 1, max: 1, results: ['strike'] },
    { min: 2, max: 3, results: ['strike', 'strike'] },
    { min: 4, max: null, results: ['strike', 'strike', 'strike'] },
  ],
};

describe('the row', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
  ])('[CR-EXP-03, CR-EXP-04, G-29] %i results select one row with %i entries', (expertise, entries) => {
    expect(rowOf(westar, expertise)).toHaveLength(entries);
  });

  it('[CR-EXP-05, G-29] the last row covers everything above', () => {
    expect(rowOf(westar, 7)).toEqual(['strike', 'strike', 'strike']);
  });

  const bash: Chart = { name: 'Bash', rows: [{ min: 1, max: null, results: ['strike'] }] };
  const duelist: Chart = {
    name: 'Duelist Training',
    rows: [
      { min: 1, max: 1, results: ['block'] },
      { min: 2, max: 3, results: ['block', 'block'] },
      { min: 4, max: null, results: ['block', 'block', 'reposition'] },
    ],
  };

  it('[G-29] Bash has one row for everything; the last row of Duelist Training has an icon that waits for step 10', () => {
    expect([1, 2, 9].map((n) => rowOf(bash, n))).toEqual([['strike'], ['strike'], ['strike']]);
    expect([1, 2, 3, 4].map((n) => rowOf(duelist, n).length)).toEqual([1, 2, 2, 3]);
    expect(waiting(rowOf(duelist, 4), 'defense')).toEqual(['reposition']);
  });

  it('[CR-EXP-06] without expertise no row applies', () => {
    const story = duel({ attacker: { chart: ['crit'] }, attackDice: 's' }).plays('combat', 'melee');
    expect(story.open.decision?.about).toMatchObject({ successes: 1 });
  });

  it.each([
    ['melee', [13, 10]],
    ['ranged', FAR],
  ] as const)('[CR-EXP-02] the defense chart serves against a %s attack', (type, at) => {
    const story = duel({ defender: { at, armour: ['block'] }, attackDice: 'ss', defenseDice: 'e' });
    story.plays('combat', type);
    expect(story.open.decision?.about).toMatchObject({ successes: 1 });
  });
});

describe('what acts at once', () => {
  it('[CR-EXP-07, CR-DMG-02] results and damage of the attack chart are there before the first option', () => {
    const story = duel({ attacker: { chart: ['crit', 'damage'] }, attackDice: 'e' }).plays('combat', 'melee');
    expect(story.open.decision?.about).toEqual({ successes: 1, pool: 1 });
  });

  it('[CR-EXP-12] icons that come to the same in either order are not asked for', () => {
    const story = duel({ attacker: { chart: ['pinned', 'exposed'] }, attackDice: 'e' }).plays('combat', 'melee');
    expect([story.asked, story.unit('defender').conditions]).toEqual(['red DP-23', ['pinned', 'exposed']]);
  });

  it('[CR-DMG-02] each damage of a chart is told as the one it adds', () => {
    const story = duel({ attacker: { chart: ['damage', 'damage'] }, attackDice: 'e' }).plays('combat', 'melee');
    expect(story.told('pool-damage')).toEqual(['pool-damage 1 chart', 'pool-damage 1 chart']);
  });

  it('[CR-EXP-09, CR-EXP-10] an arrow turns one die of the attack roll, also from the defender’s chart', () => {
    const story = duel({ defender: { armour: ['crit>strike'] }, attackDice: 'cc', defenseDice: 'eb' });
    story.plays('combat', 'melee');
    expect(story.open.decision?.about).toMatchObject({ successes: 1 });
  });

  it('[CR-EXP-09] an arrow that names a block turns a die of the defense roll', () => {
    const story = duel({ defender: { armour: ['failure>block'] }, attackDice: 'ss', defenseDice: 'ef' });
    story.plays('combat', 'melee');
    expect(story.told('results')).toEqual(['results failure,failure,strike expertise,block 1']);
  });

  it('[CR-EXP-11, R-EXP-6, DP-44] where the order decides, the owner of the chart is asked', () => {
    const story = duel({
      defender: { armour: ['crit>strike', 'strike>failure'] },
      attackDice: 'c',
      defenseDice: 'e',
    }).plays('combat', 'melee');
    expect([story.asked, story.offered]).toEqual(['blue DP-44', ['crit>strike', 'strike>failure']]);
    expect(story.plays('crit>strike').told('results')[0]).toMatch(/ 0$/);
  });

  it('[R-EXP-6] in the other order the first entry finds no die', () => {
    const story = duel({
      defender: { armour: ['crit>strike', 'strike>failure'] },
      attackDice: 'c',
      defenseDice: 'e',
    }).plays('combat', 'melee', 'strike>failure');
    expect(story.told('results')[0]).toBe('results failure,failure,failure,strike expertise,failure 1');
  });

  it('[R-EXP-1] the attack chart cannot touch blocks that the defense chart adds later', () => {
    const story = duel({
      attacker: { chart: ['block>failure'] },
      defender: { armour: ['block'] },
      attackDice: 'es',
      defenseDice: 'e',
    }).plays('combat', 'melee');
    expect(story.told('results')[0]).toMatch(/ 0$/);
  });
});

describe('what waits', () => {
  it('[CR-EXP-08, CR-EXP-14] a Jump of the defense chart waits for step 10 and is the defender’s', () => {
    const story = duel({ defender: { armour: ['jump'] }, attackDice: 's', defenseDice: 'e' });
    story.plays('combat', 'melee');
    expect(story.asked).toBe('red DP-45');
    story.chooses('n1');
    expect(story.open.decision).toMatchObject({ seat: 1, point: 'DP-52', about: { character: 'b1.1' } });
    expect(story.unit('defender').damage).toBe(1);
  });

  it('[CR-EXP-12, DP-52] Directed icons come before Personal ones, after the Damage Pool', () => {
    const story = duel({ attacker: { chart: ['jump', 'pinned'] }, attackDice: 'es' }).plays('combat', 'melee', 'n1');
    expect(story.told('suffered', 'condition')).toEqual(['suffered defender 1', 'condition defender pinned']);
    expect(story.offered).toEqual(['jump', 'decline']);
  });

  it('[DP-52, CR-EXP-11] the defender orders what is left of the own chart', () => {
    const story = duel({ defender: { armour: ['heal', 'jump'], damage: 1 }, defenseDice: 'e' }).plays(
      'combat',
      'melee',
    );
    expect([story.asked, story.offered]).toEqual(['blue DP-52', ['heal', 'jump']]);
    expect(story.chooses('jump').offered).toEqual(['jump', 'decline']);
  });

  it('[CR-EXP-13, R-EXP-2] Directed icons of the defender’s chart hit the attacker’s Unit, also when nothing hit', () => {
    const story = duel({ defender: { armour: ['strained'] }, defenseDice: 'e' }).plays('combat', 'melee');
    expect(story.unit('attacker').conditions).toEqual(['strained']);
  });

  it('[R-EXP-3] a Shove of a chart comes in step 10', () => {
    const story = duel({ attacker: { chart: ['shove'] }, attackDice: 'es' }).plays('combat', 'melee', 'n1');
    expect(story.unit('defender').damage).toBe(1);
    expect([story.asked, story.offered]).toEqual(['red DP-47', ['push', 'decline']]);
  });

  it('[R-EXP-4] damage of a defense chart is suffered by the attacker’s Unit in 10B', () => {
    const story = duel({ defender: { armour: ['damage'] }, attackDice: 's', defenseDice: 'e' });
    story.plays('combat', 'melee', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 1', 'suffered attacker 1']);
  });

  it('[R-EXP-5] a Personal icon may be declined', () => {
    const story = duel({ attacker: { chart: ['advance'], tree: path(['damage']) }, attackDice: 'e' });
    expect(story.plays('combat', 'melee').offered).toContain('decline');
  });
});
