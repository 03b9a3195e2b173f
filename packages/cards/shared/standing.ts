import { always, grants, on, type Script, SELF } from '../src/script.ts';

/** Wordings about how a Unit stands its ground. */

/** Countless, Lasan Honor Guard: up again after a wound, for so many Injured tokens. */
export const standsUp = (tokens: number): Script =>
  on(
    { on: 'wounded', to: SELF },
    null,
    { do: 'injure', who: 'self', tokens },
    { do: 'shed', who: 'self', wounded: 1, damage: 'all', conditions: 1 },
  );

/** Brothers in Arms: Steadfast while the Unit has a Hunker token. */
export const brothersInArms: Script = always({ name: 'steadfast' }, { test: 'hunkered', who: 'self' });

/** Resolve, Conqueror's Resolve: who contests an Active objective has Protection and Steadfast. */
export const resolve: Script = [
  ...grants({ ...SELF, contesting: true }, { name: 'protection' }),
  ...grants({ ...SELF, contesting: true }, { name: 'steadfast' }),
];

/** Inquisitorial Mandate: its player wins ties at an objective this Unit contests. */
export const winsTies: Script = [{ clause: 'control', rule: 'wins-ties' }];

/** Payday, I Expect To Be Well Paid: a Tag of its player's choice for this Turn. */
export const payday: Script = on(
  { on: 'card.revealed', player: 'own' },
  null,
  { do: 'choose-tag', bind: 'tag', of: 'any' },
  { do: 'tag', who: 'self', tag: { bound: 'tag' }, until: 'turn' },
);

/** Is That One of Ours?, Opportunistic Usurper: no Ranged attacks while the Order Card is not yet used. */
export const untouchableInReserve: Script = [
  {
    clause: 'forbid',
    targeting: { by: { of: 'character', side: 'enemy' }, target: SELF, attackType: 'ranged' },
    where: { test: 'order-card', of: 'self', in: ['deck', 'reserve'] },
  },
];
