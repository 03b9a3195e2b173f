import { payday } from '../../shared/standing.ts';
import { ONE_OWN, on, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ENEMY = { bound: 'enemy' } as const;

/** An enemy they run into may flee without its weapon, or stays and is seen. */
const hesLoose = use(
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', engagedWith: OWN } },
  { do: 'move', who: ENEMY, move: 'dash', by: 'opponent' },
  {
    do: 'when',
    test: { test: 'engaged', who: ENEMY, with: 'self' },
    effects: [{ do: 'gain', who: ENEMY, condition: 'exposed' }],
    otherwise: [{ do: 'gain', who: ENEMY, condition: 'disarmed' }],
  },
);

const boringConversation = on({ on: 'action.made', by: SELF, action: 'combat' }, null, ONE_OWN, {
  do: 'move',
  who: OWN,
  move: 'reposition',
});

const allFineHere: Script = [
  {
    clause: 'on',
    event: { on: 'wounded', by: SELF, to: { of: 'unit', side: 'enemy' } },
    limit: 'turn',
    effects: [ONE_OWN, { do: 'heal', who: OWN }, { do: 'refresh', amount: 1 }],
  },
];

export default unit(card, {
  'look-out-hes-loose': hesLoose,
  'boring-conversation-anyway': boringConversation,
  'i-expect-to-be-well-paid': payday,
  'were-all-fine-here-now-thank-you': allFineHere,
});
