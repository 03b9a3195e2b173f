import { CardError, readCard, UNITS } from '@faultline/cards';
import type { Chart, Range, Stance, UnitCard } from '@faultline/rules';
import { EXAMPLES } from './examples.ts';
import { length } from './length.ts';
import { chart, tree } from './notation.ts';
import { hint, type Spot } from './problem.ts';
import type { Reader } from './reader.ts';
import { count, either, type Keyed, list, mapOf, mapped, record, type ScenarioShape, text, word } from './shape.ts';
import { ability, NAME } from './words.ts';

/** A file's own cards: whole ones, or a card of the library or higher up with other figures (`like`). */
const dash = word('a dash', ['-']);
const attack = either('a number of dice, or "-" for none', count('a number of dice', 0, 20), dash);
const dice = count('a number of dice', 0, 20);

const stance = record('a stance', {
  name: text(),
  ranged: record('the ranged line', { range: count('a range', 1, 5), attack, defense: dice, chart }),
  melee: record('the melee line', { attack, defense: dice, chart }),
  defense: record('the defense chart', { chart }),
  tree,
});

/** Real ones are 40 to 50 mm; beyond this a number was not meant in inches. */
const WIDEST = 30000;
const diameter = mapped(length, (wide, node, r) =>
  wide >= 1000 && wide <= WIDEST
    ? wide
    : r.problem(node, `A base is 10mm to 300mm wide; this is ${wide / 100}mm. Numbers are inches; write 40mm.`),
);

const figures = record('a card', {
  like: text(),
  name: text(),
  'unique names': list(text()),
  rank: word('a rank', ['primary', 'secondary', 'supporting']),
  points: count(),
  force: count(),
  stamina: count('a stamina', 1),
  durability: count('a durability', 1),
  tags: list(text()),
  bases: list(diameter, 'a list of base diameters', 1, 4),
  stances: mapOf('the stances', NAME, stance),
  abilities: list(ability),
});

type Given = NonNullable<ReturnType<typeof figures.read>>;
type GivenStance = NonNullable<ReturnType<typeof stance.read>>;

const EMPTY: Chart = { name: 'chart', rows: [{ min: 1, max: null, results: [] }] };

/** What a file leaves out: one plain stance with four single damage. */
const PLAIN: Stance = {
  id: 'plain',
  name: 'Plain',
  ranged: { range: 4, attack: 6, defense: 5 },
  melee: { attack: 6, defense: 5 },
  charts: { ranged: EMPTY, melee: EMPTY, defense: EMPTY },
  tree: {
    options: [1, 2, 3, 4].map((n) => ({
      id: `n${n}`,
      column: n,
      row: 1,
      start: n === 1,
      effects: ['damage'] as const,
    })),
    paths: [1, 2, 3].map((n) => ({ from: `n${n}`, to: `n${n + 1}`, both: false })),
  },
};

const PLAIN_CARD: Omit<UnitCard, 'id' | 'name'> = {
  uniqueNames: [],
  rank: 'primary',
  points: 8,
  force: 0,
  stamina: 10,
  durability: 2,
  eras: [],
  tags: [],
  bases: [2000],
  stances: [PLAIN],
  abilities: [],
};

/** A card of which nothing is said. */
export const plainCard = (id: string): UnitCard => ({ id, name: id, ...PLAIN_CARD });

const diceOf = (given: number | '-' | undefined, printed: number | null): number | null =>
  given === undefined ? printed : given === '-' ? null : given;

const chartFor = (dice: number | null, given: Chart | undefined, printed: Chart | null): Chart | null =>
  dice === null ? null : (given ?? printed ?? EMPTY);

function stanceOf({ key, value: s }: Keyed<GivenStance>, printed: Stance): Stance {
  const ranged = diceOf(s.ranged?.attack, printed.ranged.attack);
  const melee = diceOf(s.melee?.attack, printed.melee.attack);
  const range = (s.ranged?.range ?? printed.ranged.range ?? 4) as Range;
  return {
    id: key,
    name: s.name ?? (printed === PLAIN ? key : printed.name),
    ranged: {
      range: ranged === null ? null : range,
      attack: ranged,
      defense: s.ranged?.defense ?? printed.ranged.defense,
    },
    melee: { attack: melee, defense: s.melee?.defense ?? printed.melee.defense },
    charts: {
      ranged: chartFor(ranged, s.ranged?.chart, printed.charts.ranged),
      melee: chartFor(melee, s.melee?.chart, printed.charts.melee),
      defense: s.defense?.chart ?? printed.charts.defense,
    },
    tree: s.tree ?? printed.tree,
  };
}

/** Stances of a `like` card are changed by name; any other name adds or makes one. */
function stancesOf(given: Given, base: readonly Stance[] | undefined): readonly Stance[] {
  const own = given.stances ?? [];
  if (!base) return own.length === 0 ? [PLAIN] : own.map((one) => stanceOf(one, PLAIN));
  const changed = base.map((printed) => {
    const one = own.find(({ key }) => key === printed.id);
    return one ? stanceOf(one, printed) : printed;
  });
  const added = own.filter(({ key }) => !base.some((printed) => printed.id === key));
  return [...changed, ...added.map((one) => stanceOf(one, PLAIN))];
}

function cardOf(id: string, given: Given, base: UnitCard | undefined): UnitCard {
  const start = base ?? plainCard(id);
  const { name, rank, points, force, stamina, durability, tags, abilities } = given;
  const uniqueNames = given['unique names'];
  const own = { name, uniqueNames, rank, points, force, stamina, durability, tags, abilities };
  const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const bases = given.bases?.map((diameter) => Math.round(diameter / 2)) ?? start.bases;
  return { ...start, ...said, id, bases, stances: stancesOf(given, base?.stances) };
}

/** The same checks as for the cards of the library. */
function checked(card: UnitCard, spot: Spot, r: Reader): UnitCard | undefined {
  const printed = [
    ...UNITS.flatMap((folder) => folder.card.abilities),
    ...EXAMPLES.map(({ clauses: _, ...shown }) => shown),
  ];
  const abilities = card.abilities.map(
    (id) => printed.find((one) => one.id === id) ?? { id, name: id, kind: 'innate' },
  );
  try {
    readCard({ ...card, abilities });
    return card;
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    return r.problem(spot, error.message);
  }
}

const named = mapOf('the cards', NAME, figures);

export const cards: ScenarioShape<UnitCard[]> = {
  ...named,
  read: (node, r) => {
    // A card of the file takes the place of one of the library: units that are added later break no file.
    const known: Record<string, UnitCard> = { ...r.known.printed.units };
    const read = named.read(node, r);
    const made = read?.map(({ key, value, spot }) => {
      const { like } = value;
      const base = like === undefined ? undefined : known[like];
      const isMissing = like !== undefined && !base;
      if (isMissing) r.problem(spot, noCardLike(like, known));
      const card = isMissing ? undefined : checked(cardOf(key, value, base), spot, r);
      known[key] = card ?? plainCard(key);
      return card;
    });
    return made?.every((card) => card !== undefined) ? (made as UnitCard[]) : undefined;
  },
};

const noCardLike = (like: string, known: Readonly<Record<string, UnitCard>>): string =>
  `"${like}" is not a unit of the library or a card higher up in this file${hint(like, Object.keys(known))}`;
