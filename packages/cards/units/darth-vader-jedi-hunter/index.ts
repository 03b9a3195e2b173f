import { turnBack } from '../../shared/attacking.ts';
import { eachMayMove, ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const vadersFury = use(eachMayMove('advance'), { do: 'next-attack', who: 'self', pool: 2 });

/** Wounded by an attack he strikes back at once. */
const strikesBack = on(
  { on: 'wounded', to: SELF, cause: 'attack' },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  { do: 'attack', who: OWN, dice: 5, types: ['melee'], target: 'wounder' },
);

/** Those of Republic and Empire may strike harder for their own pain; R-ABIL-8: who suffers nothing has not paid. */
const yourHatred = on(
  {
    on: 'attack.targeted',
    by: { of: 'character', side: 'allied', tag: ['Galactic Republic', 'Galactic Empire'] },
    attackType: 'melee',
    inCombatAction: true,
  },
  { test: 'not', that: { test: 'wounded', who: 'attacker' } },
  {
    do: 'may',
    effects: [
      { do: 'suffer', who: 'attacker', amount: 2 },
      { do: 'add-dice', roll: 'attack', dice: 3 },
    ],
  },
);

export default unit(card, {
  'vaders-fury': vadersFury,
  riposte: turnBack('melee'),
  'the-sith-lord-strikes-back': strikesBack,
  'your-hatred-makes-you-powerful': yourHatred,
});
