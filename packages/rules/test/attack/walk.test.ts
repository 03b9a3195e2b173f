import type { CombatTree } from '@faultline/rules';
import { active, duel, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const option = (id: string, column: number, row: number, start = false) => ({
  id,
  column,
  row,
  start,
  effects: ['damage' as const],
});

/** Two ways in; n3 and n4 lie above each other; n5 is reached over a skipped column. */
const forked: CombatTree = {
  options: [
    option('n1', 1, 1, true),
    option('n2', 1, 3, true),
    option('n3', 2, 1),
    option('n4', 2, 2),
    option('n5', 4, 1),
  ],
  paths: [
    { from: 'n1', to: 'n3', both: false },
    { from: 'n2', to: 'n4', both: false },
    { from: 'n3', to: 'n4', both: true },
    { from: 'n3', to: 'n5', both: false },
  ],
};

const walk = (successes: string, tree = forked) =>
  duel({ attacker: { tree }, attackDice: successes }).plays('combat', 'melee');

describe('the way through the tree', () => {
  it('[CR-TREE-01, R-TREE-6, DP-45] is entered at any orange option', () => {
    const story = walk('ss');
    expect([story.asked, story.offered]).toEqual(['red DP-45', ['n1', 'n2', 'stop']]);
  });

  it('[CR-TREE-02] takes one option for each success', () => {
    const story = walk('ss').plays('n1', 'n3');
    expect(story.asked).toBe('red DP-23');
    expect(story.told('option')).toHaveLength(2);
  });

  it('[CR-TREE-03, CR-TREE-10] goes on only along paths from the last option, all of them open', () => {
    expect(walk('sss').plays('n1', 'n3').offered).toEqual(['n4', 'n5', 'stop']);
  });

  it('[CR-TREE-04] never goes back to the left', () => {
    expect(walk('sss').plays('n1', 'n3').offered).not.toContain('n1');
  });

  it('[CR-TREE-05] never takes an option twice', () => {
    const story = walk('ssss').plays('n2', 'n4', 'n3');
    expect(story.offered).toEqual(['n5', 'stop']);
  });

  it('[R-TREE-4] goes up and down along the same path', () => {
    expect(walk('ssss').plays('n2', 'n4').offered).toEqual(['n3', 'stop']);
  });

  it('[CR-TREE-11] may skip a column where a path does', () => {
    expect(walk('sss').plays('n1', 'n3', 'n5').told('option').at(-1)).toBe('option n5 damage');
  });

  it('[CR-TREE-09] may stop before every option; the other successes are lost', () => {
    const story = walk('sss').plays('n1', 'stop');
    expect(story.told('tree-ended')).toEqual(['tree-ended 2']);
    expect(story.unit('defender').damage).toBe(1);
  });

  it('[CR-TREE-12] ends by itself where no path leads on', () => {
    const story = walk('ssss').plays('n1', 'n3', 'n5');
    expect(story.told('tree-ended')).toEqual(['tree-ended 1']);
    expect(story.asked).toBe('red DP-23');
  });

  it('[R-TREE-5] counts what is left after the blocks, not who rolled more', () => {
    const story = duel({ attackDice: 'c', defenseDice: 'bb' }).plays('combat', 'melee');
    expect(story.asked).toBe('red DP-45');
  });
});

describe('the effects of an option', () => {
  it('[CR-TREE-06, CR-TREE-13] are applied before the next choice, damage into the pool', () => {
    const story = walk('ss', path(['damage', 'pinned'], ['damage'])).chooses('n1');
    expect(story.open.decision?.about).toEqual({ successes: 1, pool: 1 });
    expect(story.unit('defender').conditions).toEqual(['pinned']);
  });

  it('[CR-TREE-07, DP-46] are ordered by the attacker where that matters', () => {
    const story = walk('s', path(['shove', 'jump'])).chooses('n1');
    expect([story.asked, story.offered]).toEqual(['red DP-46', ['shove', 'jump']]);
    expect(story.chooses('jump').asked).toBe('red DP-49');
  });

  it('[CR-TREE-08] are all applied: conditions cannot be left out', () => {
    const story = walk('s', path(['exposed', 'strained'])).chooses('n1');
    expect(story.unit('defender').conditions).toEqual(['exposed', 'strained']);
  });

  it('[CR-TREE-14] Directed ones hit the defender, Personal ones serve the attacker', () => {
    const story = walk('ss', path(['pinned'], ['jump'])).plays('n1', 'n2');
    expect(story.unit('defender').conditions).toEqual(['pinned']);
    expect(story.open.decision?.about).toEqual({ character: 'a1.1' });
  });

  it('[R-TREE-1, DP-49] Personal ones resolve with their option, before the pool is applied', () => {
    const story = walk('ss', path(['damage'], ['jump'])).plays('n1', 'n2');
    expect([story.asked, story.offered]).toEqual(['red DP-49', ['jump', 'decline']]);
    expect(story.unit('defender').damage).toBe(0);
  });

  it('[R-TREE-3] those that say may can be declined', () => {
    const story = walk('s', path(['shove'])).plays('n1');
    expect(story.offered).toEqual(['push', 'decline']);
    expect(story.chooses('decline').offered).toEqual(['pull', 'decline']);
  });

  it('[R-TREE-2, CR-EFF-12, DP-51] Active icons wait for the pool and the Directed leftovers of the chart', () => {
    const story = duel({
      attacker: { tree: path(['active'], ['damage']), chart: ['pinned'], has: ['rest'] },
      abilities: { rest: active(1, { do: 'refresh', amount: 1 }) },
      attackDice: 'sse',
    }).plays('combat', 'melee', 'n1', 'n2');
    expect([story.asked, story.offered]).toEqual(['red DP-51', ['rest', 'decline']]);
    expect(story.unit('defender')).toMatchObject({ damage: 1, conditions: ['pinned'] });
  });
});
