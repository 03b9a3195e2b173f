import type { Range, Selector } from '@faultline/rules';
import { always, eachMayMove, ONE_OWN, on, OWN, type Script, SELF, use, WHILE_UNWOUNDED } from '../src/script.ts';

/** Wordings about attacks and those who fight. */

/** Fearless and Inventive, Reckless, Aggressive, and Undisciplined: two dice for each further enemy in the fight. */
export const fearlessAndInventive: Script = on(
  { on: 'attack.rolling', by: SELF, attackType: 'melee', inCombatAction: true },
  null,
  {
    do: 'add-dice',
    roll: 'attack',
    dice: {
      count: 'found',
      of: { of: 'character', side: 'enemy', wounded: false, engagedWith: 'self', besides: 'target' },
      times: 2,
    },
  },
);

const DISTRACTION = { of: 'character', side: 'allied', wounded: false, engagedWith: 'target' } as const;

/** Expendable Distraction, We've All Done Terrible Things: dice for shooting into a fight of the own side, which somebody there pays for. */
export const expendableDistraction: Script = on(
  { on: 'attack.rolling', by: SELF, attackType: 'ranged', inCombatAction: true },
  { test: 'some', who: DISTRACTION },
  {
    do: 'may',
    effects: [
      { do: 'add-dice', roll: 'attack', dice: 3 },
      { do: 'choose', bind: 'ally', from: DISTRACTION },
      { do: 'suffer', who: { bound: 'ally' }, amount: 2 },
    ],
  },
);

/** Double the Contract, Unrelenting Assault: a second attack, on somebody of another Unit. */
export const anotherTarget: Script = on({ on: 'attack.resolved', by: SELF, inCombatAction: true }, null, ONE_OWN, {
  do: 'attack',
  who: OWN,
  dice: 5,
  target: { of: 'unit', side: 'enemy', besides: 'target' },
});

/** Crack Shot: Sharpshooter 2, and a dash for each with a Focus action. */
export const crackShot: Script = [
  ...always({ name: 'sharpshooter', value: 2 }),
  ...on({ on: 'action.made', by: SELF, action: 'focus' }, null, eachMayMove('dash')),
];

/** Forward Planning: Units near that begin their activation may shake a condition off. */
export const forwardPlanning = (units: Omit<Selector, 'of' | 'side' | 'within'>, range: Range = 4): Script =>
  on(
    { on: 'activation.start', to: { of: 'unit', side: 'allied', ...units, within: { range, from: 'self' } } },
    { test: 'more', of: { count: 'conditions', on: 'event-unit' }, than: 0 },
    { do: 'may', effects: [{ do: 'shed', who: 'event-unit', conditions: 1 }] },
  );

/** Lockdown: while the Unit is not Wounded, nobody takes the own Control token from where it stands. */
export const lockdown: Script = [{ clause: 'control', rule: 'keeps', where: WHILE_UNWOUNDED }];

/** Expose Flank: each may climb; one who ended higher lets all of them focus, with Sharpshooter until the Turn ends. */
export const exposeFlank: Script = use(
  {
    do: 'each',
    bind: 'mover',
    from: SELF,
    effects: [
      { do: 'move', who: { bound: 'mover' }, move: 'climb', began: 'began' },
      {
        do: 'if-did',
        effects: [{ do: 'check', test: { test: 'ended-higher', who: { bound: 'mover' }, began: 'began' } }],
      },
    ],
  },
  {
    do: 'if-did',
    effects: [
      { do: 'grant', who: 'self', keyword: { name: 'sharpshooter', value: 1 }, until: 'turn' },
      { do: 'action', who: 'self', action: 'focus' },
    ],
  },
);
