import { library, UNITS } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { ACTIVES, REACTIVES } from './priced.ts';

/** What holds for every ability that is paid for: its price, its limits, its Force. */

/** Printed abilities of the Unit itself that change what it pays, or with what. */
const PAYING = ['sustained-by-rage', 'our-survival-is-our-strength-this-is-the-way'];

/** With these left out: the printed price and the surcharge, in Force alone. */
const withForceOnly = (is: string) => ({
  has: (library.units[is]?.abilities ?? []).filter((id) => !PAYING.includes(id)),
});

describe.each(ACTIVES)('%s of %s', (ability, is, cost, uses, acting) => {
  it(`[CR-ABIL-16] costs ${cost}, and one more for each Injured token`, () => {
    expect(acting({}).cost(ability)).toBe(cost);
    expect(acting({ ...withForceOnly(is), injured: 2 }).cost(ability)).toBe(cost + 2);
  });

  it('[CR-ABIL-15] is not offered with too little Force', () => {
    const offered = (ready: number) => acting(withForceOnly(is), { force: [ready, 9] }).offered;
    expect(offered(cost)).toContain(ability);
    if (cost > 0) expect(offered(cost - 1)).not.toContain(ability);
  });

  it('[CR-ABIL-19] is offered so often in a Turn as its card allows', () => {
    const used = Array.from({ length: uses }, () => ability);
    expect(acting({ used: used.slice(1) }).offered).toContain(ability);
    expect(acting({ used }).offered).not.toContain(ability);
  });

  it('[CR-ABIL-01] is not offered in the activation of another Unit', () => {
    expect(acting({}, { activates: 'droids' }).offered).not.toContain(ability);
  });
});

/** A Reactive that answers the same event, and only refreshes Force. */
const rivalOf = (ability: string) => ({
  kind: 'reactive' as const,
  cost: 0,
  clauses: (library.abilities[ability]?.clauses ?? []).map((clause) =>
    clause.clause === 'on' ? { ...clause, effects: [{ do: 'refresh', amount: 1 } as const] } : clause,
  ),
});

describe.each(REACTIVES)('%s of %s', (ability, is, unit, cost, waiting) => {
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

  it('[CR-ABIL-06] is not offered for an event its player has already reacted to', () => {
    const has = [...(library.units[is]?.abilities ?? []), 'rival'];
    const story = waiting({ has }, 9, { abilities: { rival: rivalOf(ability) } });
    expect(story.offered).toEqual(expect.arrayContaining([option, `rival@${unit}`]));
    expect(story.chooses(`rival@${unit}`).offered).not.toContain(option);
  });
});

/** Who is Wounded neither acts nor suffers; these answer all the same. */
const ANSWERING_WOUNDED = ['deflect', 'riposte', 'coordinated-fire-strained'];

it.each(REACTIVES.filter(([ability]) => ANSWERING_WOUNDED.includes(ability)))(
  '[CR-ABIL-16] %s of a Wounded %s costs one more',
  (ability, _is, unit, cost, waiting) => {
    const option = `${ability}@${unit}`;
    expect(waiting({ wounded: 1 }, 9).cost(option)).toBe(cost + 1);
    expect(waiting({ wounded: 1 }, cost).offered).not.toContain(option);
  },
);

it.each(
  REACTIVES.filter(([ability]) => ['whats-the-matter-too-fast-for-you', 'im-always-first-kid'].includes(ability)),
)('%s of %s is not offered to a Wounded Unit', (ability, _is, unit, _cost, waiting) => {
  expect(waiting({ wounded: 1 }, 9).offered).not.toContain(`${ability}@${unit}`);
});

it('every ability that is paid for has a position', () => {
  const listed = [...ACTIVES, ...REACTIVES].map(([ability, unit]) => `${ability} of ${unit}`);
  const printed = UNITS.flatMap(({ card }) =>
    card.abilities.filter(({ cost }) => cost !== undefined).map(({ id }) => `${id} of ${card.id}`),
  );
  expect(listed.toSorted()).toEqual(printed.toSorted());
});
