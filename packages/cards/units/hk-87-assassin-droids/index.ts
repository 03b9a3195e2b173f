import type { Test } from '@faultline/rules';
import { onTheTrail } from '../../shared/tactics.ts';
import { eachMayMove, on, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Out of cover, and away. */
const avoidance = on(
  { on: 'attack.resolved', to: SELF },
  { test: 'hunkered', who: 'self' },
  { do: 'drop-hunker', who: 'self', tokens: 'all' },
  { do: 'if-did', effects: [eachMayMove('dash')] },
);

const targetPriority: Script = [
  { clause: 'pool', roll: 'attack', dice: 2, where: { test: 'rank', who: 'target', rank: ['primary'] } },
];

const WHILE_FIGHTING_A_LEADER: Test = {
  test: 'some',
  who: { of: 'character', side: 'enemy', rank: ['primary'], engagedWith: 'it' },
};

/** Whoever of them fights a Primary. */
const unstoppable: Script = [
  { clause: 'always', keyword: { name: 'protection' }, for: SELF, where: WHILE_FIGHTING_A_LEADER },
  { clause: 'always', keyword: { name: 'steadfast' }, for: SELF, where: WHILE_FIGHTING_A_LEADER },
];

export default unit(card, {
  'on-the-trail': onTheTrail,
  'avoidance-protocols': avoidance,
  'target-priority-protocols': targetPriority,
  'unstoppable-machine': unstoppable,
});
