import { library, UNITS } from '@faultline/cards';
import { duel, FAR, type Fighter, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** What holds for every ability of the core box that is used: its price, its limit, its Force. */

const PAIR = [
  [10, 10],
  [10, 13],
] as const;

const at = (is: string) => (library.units[is]?.bases.length === 2 ? PAIR : PAIR[0]);

const actives = UNITS.flatMap(({ card }) =>
  card.abilities.filter(({ kind }) => kind === 'active').map(({ id, cost }) => [id, card.id, cost ?? 0] as const),
);

/** In its activation, with an enemy to grasp and droids to command nearby. */
const acting = (is: string, more: Partial<Fighter> = {}, ready = 9): Story =>
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
    force: [ready, 9],
  });

/** With its only printed ability that could spend damage left out: only Force pays. */
const withForceOnly = (is: string) => ({
  has: (library.units[is]?.abilities ?? []).filter((id) => id !== 'sustained-by-rage'),
});

describe.each(actives)('%s of %s', (ability, is, cost) => {
  it(`[CR-ABIL-16] costs ${cost}, and one more for each Injured token`, () => {
    expect(acting(is).cost(ability)).toBe(cost);
    expect(acting(is, { injured: 2 }).cost(ability)).toBe(cost + 2);
  });

  it('[CR-ABIL-15] is not offered with too little Force', () => {
    expect(acting(is, withForceOnly(is), cost).offered).toContain(ability);
    expect(acting(is, withForceOnly(is), cost - 1).offered).not.toContain(ability);
  });

  it('[CR-ABIL-19] is offered so often in a Turn as its card allows', () => {
    const uses = ability === 'dathomirian-dexterity' ? 2 : 1;
    const used = Array.from({ length: uses }, () => ability);
    expect(acting(is, { used: used.slice(1) }).offered).toContain(ability);
    expect(acting(is, { used }).offered).not.toContain(ability);
  });
});

type Waiting = (more: Partial<Fighter>, ready: number) => Story;

const shotAt =
  (is: string): Waiting =>
  (more, ready) =>
    duel({ attacker: { attack: 1 }, defender: { is, at: FAR, ...more }, force: [0, ready] }).plays('combat', 'ranged');

const movedBeside =
  (is: string): Waiting =>
  (more, ready) =>
    skirmish({
      red: { unit: { is, at: at(is), ...more }, ally: { at: [12, 10], tags: ['Mandalorian'] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'unit',
      force: [ready, 0],
    }).plays('move', ...(at(is) === PAIR ? ['unit.1', 'decline', 'decline'] : ['decline']));

const struck =
  (is: string): Waiting =>
  (more, ready) =>
    duel({ defender: { is, ...more }, attacker: { attack: 4 }, attackDice: 'cccc', force: [0, ready] }).plays(
      'combat',
      'melee',
      'n1',
      'stop',
    );

const endThis: Waiting = (more, ready) =>
  duel({ attacker: { is: 'general-anakin-skywalker', ...more }, force: [ready, 0] }).plays('combat', 'decline');

const riposte: Waiting = (more, ready) =>
  duel({
    attacker: { attack: 1 },
    defender: { is: 'asajj-ventress-sith-assassin', ...more },
    force: [0, ready],
  }).plays('combat', 'melee');

const firstKid: Waiting = (more, ready) =>
  skirmish({
    red: {
      clones: { at: [10, 10], tags: ['Clone Trooper'], rank: 'supporting' },
      unit: { is: 'cc-7567-captain-rex', at: [10, 13], ...more },
    },
    blue: { enemy: { at: [30, 30] } },
    activates: 'clones',
    force: [ready, 0],
  }).plays('combat');

const coordinated: Waiting = (more, ready) =>
  duel({
    attacker: { tags: ['Galactic Republic'] },
    red: { unit: { is: '501st-clone-troopers', at: PAIR.map(([x, y]) => [x - 2, y + 4] as const), ...more } },
    defender: { at: FAR },
    force: [ready, 0],
  }).plays('combat', 'ranged');

const countless: Waiting = (more, ready) =>
  duel({
    attacker: { attack: 1 },
    attackDice: 's',
    defender: { is: 'b1-battle-droids', at: PAIR.map(([x, y]) => [x + 7, y] as const), damage: 7, ...more },
    force: [0, ready],
  }).plays('combat', 'ranged', 'defender.1', 'n1');

/** The Wounded token of the wound it answers is already there. */
const reactives: readonly (readonly [string, string, number, Waiting])[] = [
  ['im-going-to-end-this', 'attacker', 2, endThis],
  ['deflect', 'defender', 0, shotAt('general-anakin-skywalker')],
  ['deflect', 'defender', 0, shotAt('ahsoka-tano-jedi-no-more')],
  ['whats-the-matter-too-fast-for-you', 'defender', 2, struck('ahsoka-tano-jedi-no-more')],
  ['im-always-first-kid', 'unit', 1, firstKid],
  ['coordinated-fire-strained', 'unit', 0, coordinated],
  ['mandalorians-are-stronger-together', 'unit', 0, movedBeside('bo-katan-kryze')],
  ['mandalorians-are-stronger-together', 'unit', 0, movedBeside('gar-saxon-merciless-commander')],
  ['mandalorians-are-stronger-together', 'unit', 0, movedBeside('clan-kryze-mandalorians')],
  ['mandalorians-are-stronger-together', 'unit', 0, movedBeside('mandalorian-super-commandos')],
  ['riposte', 'defender', 0, riposte],
  ['countless', 'defender', 1, countless],
];

describe.each(reactives)('%s of the %s', (ability, unit, cost, waiting) => {
  const option = `${ability}@${unit}`;

  it(`[CR-ABIL-16] costs ${cost}, and one more for each Injured token`, () => {
    expect(waiting({}, 9).cost(option)).toBe(cost);
    expect(waiting({ injured: 1 }, 9).cost(option)).toBe(cost + 1);
  });

  it('[CR-ABIL-15] is not offered with too little Force', () => {
    expect(waiting({ injured: 1 }, cost + 1).offered).toContain(option);
    expect(waiting({ injured: 1 }, cost).offered).not.toContain(option);
  });

  it('[CR-ABIL-19] is not offered a second time in a Turn', () => {
    expect(waiting({ used: [ability] }, 9).offered).not.toContain(option);
  });
});

/** Who is Wounded neither acts nor suffers; these answer all the same. */
const ANSWERING_WOUNDED = ['deflect', 'riposte', 'coordinated-fire-strained'];

it.each(reactives.filter(([ability]) => ANSWERING_WOUNDED.includes(ability)))(
  '[CR-ABIL-16] %s of a Wounded %s costs one more',
  (ability, unit, cost, waiting) => {
    const option = `${ability}@${unit}`;
    expect(waiting({ wounded: 1 }, 9).cost(option)).toBe(cost + 1);
    expect(waiting({ wounded: 1 }, cost).offered).not.toContain(option);
  },
);

it.each([
  ['whats-the-matter-too-fast-for-you', 'defender'],
  ['im-always-first-kid', 'unit'],
])('%s is not offered to a Wounded Unit', (ability, unit) => {
  const waiting = reactives.find(([id]) => id === ability)?.[3];
  expect(waiting?.({ wounded: 1 }, 9).offered).not.toContain(`${ability}@${unit}`);
});

it('every used ability of the core box is in these lists', () => {
  const listed = [...actives.map(([id]) => id), ...reactives.map(([id]) => id)];
  const printed = UNITS.flatMap(({ card }) => card.abilities).filter(({ cost }) => cost !== undefined);
  for (const { id } of printed) expect(listed).toContain(id);
});
