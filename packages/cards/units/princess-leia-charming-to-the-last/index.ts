import { crackShot } from '../../shared/fighting.ts';
import { eachMayMove, ONE_OWN, on, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ALLY = { bound: 'ally' } as const;

/** A Unit of rebels or spies runs for cover, whether or not it goes anywhere. */
const garbageChute = on(
  { on: 'activation.tactics', to: SELF },
  null,
  { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'other-allied', tag: ['Rebel Alliance', 'Spy'] } },
  eachMayMove('dash', { of: 'character', side: 'allied', among: { bound: 'unit' } }),
  { do: 'hunker', who: { bound: 'unit' } },
);

/** One heals, then the other dashes. */
const stillAlive = use(
  ONE_OWN,
  { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', besides: OWN } },
  {
    do: 'pick',
    among: [
      {
        name: 'heal-own',
        effects: [
          { do: 'heal', who: OWN },
          { do: 'move', who: ALLY, move: 'dash' },
        ],
      },
      {
        name: 'heal-ally',
        effects: [
          { do: 'heal', who: ALLY },
          { do: 'move', who: OWN, move: 'dash' },
        ],
      },
    ],
  },
);

/** She goes at whoever wounded an ally, and others take cover; the Wounded around her keep her on her guard. */
const saveOurSkins: Script = [
  ...on(
    { on: 'wounded', by: { of: 'character', side: 'enemy' }, to: { of: 'unit', side: 'other-allied' } },
    null,
    ONE_OWN,
    { do: 'move', who: OWN, move: 'dash', toward: 'wounder' },
    { do: 'attack', who: OWN, dice: 5, target: 'wounder' },
    { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'other-allied', within: { range: 3, from: 'self' } } },
    { do: 'hunker', who: { bound: 'unit' } },
  ),
  {
    clause: 'pool',
    roll: 'defense',
    dice: {
      count: 'found',
      of: { of: 'unit', side: 'allied', wounded: true, within: { range: 3, from: 'self' } },
    },
  },
];

export default unit(card, {
  'into-the-garbage-chute-flyboy': garbageChute,
  'its-a-wonder-youre-still-alive': stillAlive,
  'crack-shot': crackShot,
  'somebodys-gotta-save-our-skins': saveOurSkins,
});
