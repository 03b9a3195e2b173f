import { library } from '@faultline/cards';
import { PLAIN_DEFENDER, waysOn } from '@faultline/odds';
import type { CombatTree, Defender } from '@faultline/rules';
import { describe, expect, it } from 'vitest';

const tree = library.units['general-anakin-skywalker']?.stances[0]?.tree as CombatTree;
const PLAIN: Defender = { ...PLAIN_DEFENDER, toWound: 9 };
const told = (begun: Parameters<typeof waysOn>[2], defender = PLAIN) =>
  waysOn(tree, defender, begun).map(({ path, damage }) => `${path.join(' ')}: ${damage}`);

describe('the ways on through a tree', () => {
  it('[CR-TREE-02] go no farther than the successes that are left', () => {
    expect(told({ path: ['n1'], left: 2 })).toEqual(['n1 n2: 2', 'n1 n2 n3: 4']);
  });

  it('[CR-COND-03] count a doubled condition as damage', () => {
    expect(told({ path: ['n1', 'n2'], left: 1 }, { ...PLAIN, held: ['strained'] })).toEqual(['n1 n2 n3: 3']);
  });

  it('[CR-TREE-09] lead nowhere without a success', () => expect(told({ path: ['n1'], left: 0 })).toEqual([]));
});
