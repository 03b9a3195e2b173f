import { turnBack } from '../../shared/attacking.ts';
import { tactic } from '../../shared/tactics.ts';
import { always, eachMayMove, ONE_OWN, OWN, type Script, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** All may dash, and focus beside another Force User, be it the other of them (R-CARD-15). */
const forceRush = use(eachMayMove('dash'), {
  do: 'when',
  test: {
    test: 'some',
    who: { of: 'character', side: 'allied', tag: 'Force User', within: { range: 2, from: 'self', other: true } },
  },
  effects: [{ do: 'action', who: 'self', action: 'focus' }],
});

const stretchOut: Script = [{ clause: 'heal-range', range: 3, attackType: 'melee', inCombatAction: true }];

export default unit(card, {
  'lessons-learned': tactic(ONE_OWN, { do: 'heal', who: OWN }),
  'force-rush': forceRush,
  'deflect-padawan-learners': turnBack('ranged'),
  'lightsaber-training': always({ name: 'impact', value: 1 }),
  'stretch-out-with-your-feelings': stretchOut,
});
