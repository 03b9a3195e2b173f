import type { Effect, MoveKind, Range, Selector } from '@faultline/rules';
import { eachMayMove, on, ONE_OWN, OWN, type Script, SELF, use } from '../src/script.ts';

/** Wordings about moves. */

/** Force Jump, Jet Pack, Force Speed: every character of the Unit may move in one way. */
export const moveAll = (move: MoveKind): Script => use(eachMayMove(move));

/** Dathomirian Dexterity: the same, twice in the own activation. */
export const moveAllTwice = (move: MoveKind): Script => [...moveAll(move), { clause: 'uses', times: 2 }];

/** Defensive Maneuver, Acrobatic Advance: all may move, and a Hunker token if anybody did. */
export const movesThenHunker = (move: MoveKind): Script =>
  use(eachMayMove(move), { do: 'if-did', effects: [{ do: 'hunker', who: 'self' }] });

/** Find the Shot: all may move, and a Focus action if anybody did. */
export const movesThenFocuses = (move: MoveKind): Script =>
  use(eachMayMove(move), { do: 'if-did', effects: [{ do: 'action', who: 'self', action: 'focus' }] });

export const defensiveManeuver: Script = movesThenHunker('dash');

/** Run and Gun, Tactical Advance: all may dash, and the Unit focuses if anybody did. */
export const dashesThenFocus: Script = movesThenFocuses('dash');

/** This Unit and a chosen ally may move, in their player's order; where there is no ally, this Unit alone. */
export const together = (move: MoveKind, ally: Selector): readonly Effect[] => [
  {
    do: 'when',
    test: { test: 'some', who: ally },
    effects: [
      { do: 'choose', bind: 'ally', from: ally },
      eachMayMove(move, { ...SELF, or: { of: 'character', side: 'allied', among: { bound: 'ally' } } }),
    ],
    otherwise: [eachMayMove(move)],
  },
];

/** Swift Retreat: an advance may be a reposition. */
export const swiftRetreat: Script = [{ clause: 'swap', move: 'advance', into: 'reposition' }];

/** Assault Tactics: all may dash, and for a damage the Unit focuses. */
export const assaultTactics: Script = use(eachMayMove('dash'), {
  do: 'may',
  effects: [
    { do: 'suffer', who: 'self', amount: 1 },
    { do: 'if-did', effects: [{ do: 'action', who: 'self', action: 'focus' }] },
  ],
});

/** I'm Here To Rescue You, Fan Out: one of this Unit's own, or another ally of a kind, may move. */
export const ownOrAllyMayMove = (move: MoveKind, tag: string): Script =>
  on(
    { on: 'activation.tactics', to: SELF },
    null,
    { do: 'choose', bind: 'ally', from: { ...SELF, or: { of: 'character', side: 'other-allied', tag } } },
    { do: 'move', who: { bound: 'ally' }, move },
  );

/** Exit Strategy: they climb out of a fight. */
export const exitStrategy: Script = [{ clause: 'permit', what: 'climb-while-engaged' }];

/** Each may dash; what follows is for a Unit of which one ended its dash within such a Range of an enemy. */
const dashesUpToEnemy = (range: Range, ...then: readonly Effect[]): Script =>
  use(
    {
      do: 'each',
      bind: 'mover',
      from: SELF,
      effects: [
        { do: 'move', who: { bound: 'mover' }, move: 'dash' },
        {
          do: 'if-did',
          effects: [
            {
              do: 'check',
              test: {
                test: 'some',
                who: { of: 'character', side: 'enemy', within: { range, from: { bound: 'mover' } } },
              },
            },
          ],
        },
      ],
    },
    { do: 'if-did', effects: then },
  );

/** Covert Operations, R-CARD-41: Sharpshooter until the Turn ends, and a Focus action with it. */
export const covertOperations: Script = dashesUpToEnemy(
  4,
  { do: 'grant', who: 'self', keyword: { name: 'sharpshooter', value: 1 }, until: 'turn' },
  { do: 'action', who: 'self', action: 'focus' },
);

/** Commando Doctrines: a Focus action and a Hunker token. */
export const commandoDoctrines: Script = dashesUpToEnemy(
  4,
  { do: 'action', who: 'self', action: 'focus' },
  { do: 'hunker', who: 'self' },
);

/** Headlong Assault: nearer, a Focus action and Impact. */
export const headlongAssault: Script = dashesUpToEnemy(
  2,
  { do: 'grant', who: 'self', keyword: { name: 'impact', value: 1 }, until: 'turn' },
  { do: 'action', who: 'self', action: 'focus' },
);

/** Infiltration: deployed within Range 2. */
export const infiltration: Script = [{ clause: 'deploy', range: 2 }];

/** Hit and Run: after an attack of a Combat action one of the Unit may reposition. */
export const hitAndRun: Script = on({ on: 'attack.resolved', by: SELF, inCombatAction: true }, null, ONE_OWN, {
  do: 'move',
  who: OWN,
  move: 'reposition',
});
