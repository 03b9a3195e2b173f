import { library, UNITS } from '@faultline/cards';
import { type Duel, duel, FAR, type Fighter, type Skirmish, skirmish, type Story } from '@faultline/testkit';

/** Every printed ability that is paid for, each with a table on which it is offered. */

const PAIR = [
  [10, 10],
  [10, 13],
] as const;

const at = (is: string) => (library.units[is]?.bases.length === 2 ? PAIR : PAIR[0]);

/** Printed Active abilities: the ability, its unit, its cost. */
export const ACTIVES = UNITS.flatMap(({ card }) =>
  card.abilities.filter(({ kind }) => kind === 'active').map(({ id, cost }) => [id, card.id, cost ?? 0] as const),
);

/** In its activation, with an enemy to grasp and droids to command nearby. */
export const acting = (is: string, more: Partial<Fighter> = {}, setup: Duel = {}): Story =>
  duel({
    attacker: { is, at: at(is), ...more },
    red: {
      droids: {
        is: 'b1-battle-droids',
        at: [
          [6, 10],
          [6, 13],
        ],
      },
    },
    defender: { at: [15, 10] },
    force: [9, 9],
    ...setup,
  });

/** A table on which the unit may react, with so much Force. */
export type Waiting = (more: Partial<Fighter>, ready: number, setup?: Pick<Skirmish, 'abilities'>) => Story;

const shotAt =
  (is: string): Waiting =>
  (more, ready, setup) =>
    duel({ attacker: { attack: 1 }, defender: { is, at: FAR, ...more }, force: [0, ready], ...setup }).plays(
      'combat',
      'ranged',
    );

const movedBeside =
  (is: string): Waiting =>
  (more, ready, setup) =>
    skirmish({
      red: { unit: { is, at: at(is), ...more }, ally: { at: [12, 10], tags: ['Mandalorian'] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'unit',
      force: [ready, 0],
      ...setup,
    }).plays('move', ...(at(is) === PAIR ? ['unit.1', 'decline', 'decline'] : ['decline']));

const struck =
  (is: string): Waiting =>
  (more, ready, setup) =>
    duel({
      defender: { is, ...more },
      attacker: { attack: 4 },
      attackDice: 'cccc',
      force: [0, ready],
      ...setup,
    }).plays('combat', 'melee', 'n1', 'stop');

const endThis: Waiting = (more, ready, setup) =>
  duel({ attacker: { is: 'general-anakin-skywalker', ...more }, force: [ready, 0], ...setup }).plays(
    'combat',
    'decline',
  );

const riposte: Waiting = (more, ready, setup) =>
  duel({
    attacker: { attack: 1 },
    defender: { is: 'asajj-ventress-sith-assassin', ...more },
    force: [0, ready],
    ...setup,
  }).plays('combat', 'melee');

const firstKid: Waiting = (more, ready, setup) =>
  skirmish({
    red: {
      clones: { at: [10, 10], tags: ['Clone Trooper'], rank: 'supporting' },
      unit: { is: 'cc-7567-captain-rex', at: [10, 13], ...more },
    },
    blue: { enemy: { at: [30, 30] } },
    activates: 'clones',
    force: [ready, 0],
    ...setup,
  }).plays('combat');

const besideShooter =
  (is: string): Waiting =>
  (more, ready, setup) =>
    duel({
      attacker: { tags: ['Galactic Republic'] },
      red: { unit: { is, at: PAIR.map(([x, y]) => [x - 2, y + 4] as const), ...more } },
      defender: { at: FAR },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'ranged');

const countless: Waiting = (more, ready, setup) =>
  duel({
    attacker: { attack: 1 },
    attackDice: 's',
    defender: { is: 'b1-battle-droids', at: PAIR.map(([x, y]) => [x + 7, y] as const), damage: 7, ...more },
    force: [0, ready],
    ...setup,
  }).plays('combat', 'ranged', 'defender.1', 'n1');

/**
 * Reactive abilities: the ability, its unit, what the unit is called in the story, the cost, the story. For Countless
 * the Wounded token of the wound it answers is already there.
 */
export const REACTIVES: readonly (readonly [string, string, string, number, Waiting])[] = [
  ['im-going-to-end-this', 'general-anakin-skywalker', 'attacker', 2, endThis],
  ['deflect', 'general-anakin-skywalker', 'defender', 0, shotAt('general-anakin-skywalker')],
  ['deflect', 'ahsoka-tano-jedi-no-more', 'defender', 0, shotAt('ahsoka-tano-jedi-no-more')],
  ['whats-the-matter-too-fast-for-you', 'ahsoka-tano-jedi-no-more', 'defender', 2, struck('ahsoka-tano-jedi-no-more')],
  ['im-always-first-kid', 'cc-7567-captain-rex', 'unit', 1, firstKid],
  ['coordinated-fire-strained', '501st-clone-troopers', 'unit', 0, besideShooter('501st-clone-troopers')],
  ['coordinated-fire-strained', '104th-wolfpack-troopers', 'unit', 0, besideShooter('104th-wolfpack-troopers')],
  ...['bo-katan-kryze', 'gar-saxon-merciless-commander', 'clan-kryze-mandalorians', 'mandalorian-super-commandos'].map(
    (is) => ['mandalorians-are-stronger-together', is, 'unit', 0, movedBeside(is)] as const,
  ),
  ['riposte', 'asajj-ventress-sith-assassin', 'defender', 0, riposte],
  ['countless', 'b1-battle-droids', 'defender', 1, countless],
];
