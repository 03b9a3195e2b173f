import { library } from '@faultline/cards';
import type { Place, PositionSetup, Random, Setup, SideSetup, UnitSetup } from '@faultline/rules';
import { asksForHunker, isOfAllies, tagsIn, woundsIn, type Wanted } from './liking.ts';

const CONDITIONS = ['exposed', 'pinned', 'strained', 'disarmed'] as const;

/** As after some Turns: tokens lie about that opponents who play by chance seldom come to have together. */
function worn(unit: UnitSetup, random: Random): UnitSetup {
  const conditions = CONDITIONS.filter(() => random(5) === 0);
  const isWounded = random(6) === 0;
  return {
    ...unit,
    conditions,
    hunker: random(2) === 0 ? 0 : 1 + random(2),
    ...(isWounded ? { wounded: 1, damage: 0 } : {}),
  };
}

/** One or two damage away from a Wound. */
const nearlyWounded = (unit: UnitSetup, random: Random): UnitSetup => ({
  ...unit,
  wounded: 0,
  damage: Math.max(0, (library.units[unit.card]?.stamina ?? 1) - 1 - random(2)),
});

/** Who stands so is asked by the ability, or by the abilities it is about. */
function sideFor(side: SideSetup, wanted: Wanted, isOwn: boolean, random: Random): SideSetup {
  const { card, ability } = wanted;
  const wounds = woundsIn(ability);
  const isToBeWounded = (isMeant: boolean): boolean =>
    isOwn
      ? wounds.has('allied') || wounds.has(isMeant ? 'self' : 'other-allied')
      : wounds.has('enemy') || wounds.has('any');
  const units = side.units.map((unit): UnitSetup => {
    const isMeant = isOwn && unit.card === card;
    const plain = worn(unit, random);
    const ready = isMeant ? { ...plain, wounded: 0 } : plain;
    const hunkered = isOwn && asksForHunker(ability) ? { ...ready, hunker: 1 + random(2) } : ready;
    return isToBeWounded(isMeant) ? nearlyWounded(hunkered, random) : hunkered;
  });
  return { ...side, units, ...(isOwn ? { deck: deckFor(side, wanted, random) } : {}) };
}

/** The Unit that is meant goes first; or, where the ability is about others, every other time one of those. */
function deckFor({ units, deck = [] }: SideSetup, { card, ability }: Wanted, random: Random): readonly string[] {
  const { allied } = tagsIn(ability.clauses);
  const named = (isFirst: (unit: UnitSetup) => boolean): string[] =>
    units.flatMap((unit, i) => (isFirst(unit) ? [`a${i + 1}`] : []));
  const others = named((unit) => unit.card !== card && tagsOf(unit).some((tag) => allied.includes(tag)));
  const own = named((unit) => unit.card === card);
  const firsts = isOfAllies(ability) && others.length > 0 && random(2) === 0 ? others : own;
  const first = firsts[random(Math.max(1, firsts.length))];
  return first === undefined ? deck : [first, ...deck.filter((each) => each !== first)];
}

const tagsOf = ({ card }: UnitSetup): readonly string[] => library.units[card]?.tags ?? [];

/** The two sides left and right of a strip that is too wide for melee and not for a shot, as they were otherwise. */
const STRIP = 9000;

function apart(sides: PositionSetup['sides']): PositionSetup['sides'] {
  const places = sides.flatMap(({ units }) => units.flatMap(({ at }) => at.filter((place) => place !== null)));
  const [left, right] = halves(
    places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]),
    sides[0],
  );
  return [laid(sides[0], left, -STRIP / 2), laid(sides[1], right, STRIP / 2)];
}

function halves(places: readonly Place[], first: SideSetup): readonly [readonly Place[], readonly Place[]] {
  const many = first.units.reduce((sum, { at }) => sum + at.filter((place) => place !== null).length, 0);
  return [places.slice(0, many), places.slice(many)];
}

function laid(side: SideSetup, places: readonly Place[], by: number): SideSetup {
  const left = [...places];
  const next = (): Place | null => {
    const place = left.shift();
    return place ? [place[0] + by, place[1], place[2]] : null;
  };
  return { ...side, units: side.units.map((unit) => ({ ...unit, at: unit.at.map((place) => place && next()) })) };
}

/** A close position made for an ability; with room between the sides where that is asked for. */
export function roughened(setup: Setup, wanted: Wanted, random: Random, hasRoom: boolean): Setup {
  if (setup.kind !== 'position') return setup;
  const { position } = setup;
  const [own, other] = position.sides;
  const made = [sideFor(own, wanted, true, random), sideFor(other, wanted, false, random)] as const;
  const sides = hasRoom ? apart(made) : made;
  const objectives = (position.objectives ?? []).map((one) => ({
    ...one,
    control: ([0, 1, null] as const)[random(3)] ?? null,
  }));
  return { ...setup, position: { ...position, sides, objectives } };
}
