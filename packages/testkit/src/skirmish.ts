import { library } from '@faultline/cards';
import {
  type Ability,
  type ChanceState,
  extend,
  type Face,
  type FaceDown,
  type Game,
  type Library,
  Match,
  type Mode,
  type TurnMoment,
  type ObjectiveSetup,
  type Place,
  type Seat,
  SHATTERPOINT,
  type SideSetup,
  type Stance,
  type UnitCard,
  type UnitSetup,
} from '@faultline/rules';
import { coreGame, seeded } from './game.ts';
import { INCH, Story } from './story.ts';

/** In inches; on the ground unless a height is given. */
type InchPlace = readonly [x: number, y: number, z?: number];

/** A unit of a skirmish: a real card, or a plain one with only what the test is about. Places in inches. */
export interface Fighter extends Omit<UnitSetup, 'card' | 'at'> {
  readonly is?: string;
  readonly at: InchPlace | readonly InchPlace[];
  readonly has?: readonly string[];
  readonly rank?: UnitCard['rank'];
  readonly tags?: readonly string[];
  readonly stamina?: number;
  readonly durability?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly tree?: Stance['tree'];
  readonly chart?: readonly string[];
  readonly armour?: readonly string[];
  /** The radii of a printed card's bases, where it shall have others. */
  readonly bases?: UnitCard['bases'];
}

/** An ability made up for one test; its key is its id. */
export type MadeUp = Omit<Ability, 'id' | 'name'>;

export interface Skirmish {
  readonly red: Readonly<Record<string, Fighter>>;
  readonly blue: Readonly<Record<string, Fighter>>;
  /** The first dice that fall, a letter each: c crit, s strike, b block, e expertise, f failure. All later ones fail. */
  readonly attackDice?: string | readonly Face[];
  readonly defenseDice?: string | readonly Face[];
  readonly shuffles?: readonly (readonly string[])[];
  /** Dice and shuffles from a seed instead of a script. */
  readonly chance?: number;
  readonly force?: readonly [number, number];
  readonly sides?: readonly [Partial<SideSetup>, Partial<SideSetup>];
  readonly objectives?: readonly ObjectiveSetup[];
  readonly turn?: number;
  readonly active?: Seat;
  readonly firstPlayer?: Seat;
  /** Whose activation it is; without one the Turn begins. */
  readonly activates?: string;
  readonly moment?: Partial<Extract<TurnMoment, { at: 'activation' }>>;
  readonly score?: Readonly<Record<string, unknown>>;
  readonly missionDeck?: readonly string[];
  readonly tokens?: readonly FaceDown[];
  readonly mission?: string;
  /** Key Operations made up for this test. */
  readonly operations?: NonNullable<Library['operations']>;
  readonly mode?: Mode;
  readonly game?: Partial<Game>;
  /** Abilities made up for this test. */
  readonly abilities?: Readonly<Record<string, MadeUp>>;
}

const LETTERS: Readonly<Record<string, Face>> = {
  c: 'crit',
  s: 'strike',
  b: 'block',
  e: 'expertise',
  f: 'failure',
};

const MOST_DICE = 40;

function faces(script: string | readonly Face[] = ''): Face[] {
  const given = typeof script === 'string' ? [...script].map((letter) => LETTERS[letter] as Face) : script;
  return [...given, ...Array.from({ length: MOST_DICE }, (): Face => 'failure')];
}

/** Only what the cards of this table name, and what was made up: every set-up is hashed as a whole. */
function abilitiesOn(cards: Readonly<Record<string, UnitCard>>, madeUp: Skirmish['abilities'] = {}) {
  const ids = [...Object.values(cards).flatMap((card) => card.abilities), ...Object.keys(madeUp)];
  const find = (id: string): Ability | undefined =>
    madeUp[id] ? { id, name: id, ...madeUp[id] } : library.abilities[id];
  return Object.fromEntries(ids.flatMap((id) => find(id) ?? []).map((ability) => [ability.id, ability]));
}

const straight = (...effects: readonly Stance['tree']['options'][number]['effects'][]): Stance['tree'] => ({
  options: effects.map((icons, i) => ({ id: `n${i + 1}`, column: i + 1, row: 1, start: i === 0, effects: icons })),
  paths: effects.slice(1).map((_, i) => ({ from: `n${i + 1}`, to: `n${i + 2}`, both: false })),
});

/** A tree that is one straight path. */
export const path = straight;

const chartOf = (name: string, results: readonly string[] | undefined) => ({
  name,
  rows: [{ min: 1, max: null, results: (results ?? []) as never[] }],
});

function plainCard(id: string, f: Fighter, bases: number): UnitCard {
  const stance: Stance = {
    id: 'plain',
    name: 'Plain',
    ranged: { range: 4, attack: f.attack ?? 4, defense: f.defense ?? 2 },
    melee: { attack: f.attack ?? 4, defense: f.defense ?? 2 },
    charts: {
      ranged: chartOf('shots', f.chart),
      melee: chartOf('blows', f.chart),
      defense: chartOf('armour', f.armour),
    },
    tree: f.tree ?? straight(['damage'], ['damage'], ['damage'], ['damage']),
  };
  return {
    id,
    name: id,
    uniqueNames: [],
    rank: f.rank ?? 'primary',
    points: 8,
    force: 0,
    stamina: f.stamina ?? 10,
    durability: f.durability ?? 2,
    eras: [],
    tags: f.tags ?? [],
    bases: Array.from({ length: bases }, () => 2000),
    stances: [stance],
    abilities: f.has ?? [],
  };
}

/** A printed card, with other abilities, one other attack chart or more characters where the test says so. */
function realCard(name: string, card: UnitCard, f: Fighter): UnitCard {
  if (!f.has && !f.chart && !f.bases) return card;
  const charts = (stance: Stance): Stance['charts'] =>
    f.chart ? { ...stance.charts, melee: chartOf('blows', f.chart), ranged: chartOf('shots', f.chart) } : stance.charts;
  return {
    ...card,
    id: name,
    abilities: f.has ?? card.abilities,
    bases: f.bases ?? card.bases,
    stances: card.stances.map((stance) => ({ ...stance, charts: charts(stance) })),
  };
}

const placesOf = (f: Fighter): Place[] => {
  const many = (typeof f.at[0] === 'number' ? [f.at] : f.at) as readonly InchPlace[];
  return many.map(([x, y, z]) => [Math.round(x * INCH), Math.round(y * INCH), Math.round((z ?? 0) * INCH)]);
};

/** Sets a table up in a few lines; what the test does not name is plain. */
export function skirmish(setup: Skirmish): Story {
  const cards: Record<string, UnitCard> = {};
  const names = new Map<string, string>();
  const side = (team: Readonly<Record<string, Fighter>>, letter: string): UnitSetup[] =>
    Object.entries(team).map(([name, f], i) => {
      names.set(name, `${letter}${i + 1}`);
      const real = f.is === undefined ? undefined : library.units[f.is];
      const at = placesOf(f);
      const card = real ? realCard(name, real, f) : plainCard(name, f, at.length);
      cards[card.id] = card;
      const {
        is: _is,
        has: _has,
        rank: _r,
        tags: _t,
        stamina: _s,
        durability: _d,
        attack: _a,
        defense: _e,
        tree: _tr,
        chart: _c,
        armour: _ar,
        bases: _b,
        ...state
      } = f;
      return { ...state, card: card.id, at };
    });
  const [red, blue] = [side(setup.red, 'a'), side(setup.blue, 'b')];
  const game = coreGame({
    library: extend(setup.operations ? { ...library, operations: setup.operations } : library, {
      units: Object.values(cards),
      abilities: Object.values(abilitiesOn(cards, setup.abilities)),
    }),
    ...(setup.mode ? { mode: setup.mode } : {}),
    ...setup.game,
  });
  const force = setup.force ?? [3, 3];
  const unit = setup.activates === undefined ? undefined : names.get(setup.activates);
  const cardsOf = (units: readonly UnitSetup[], letter: string): string[] => units.map((_, i) => `${letter}${i + 1}`);
  const sideSetup = (units: UnitSetup[], seat: Seat, letter: string): SideSetup => ({
    units,
    force: { ready: force[seat], pool: force[seat] },
    deck: [...cardsOf(units, letter).filter((card) => card !== unit), SHATTERPOINT],
    discard: cardsOf(units, letter).filter((card) => card === unit),
    ...setup.sides?.[seat],
  });
  const position = {
    sides: [sideSetup(red, 0, 'a'), sideSetup(blue, 1, 'b')] as const,
    objectives: setup.objectives ?? [],
    turn: setup.turn ?? 2,
    active: setup.active ?? 0,
    firstPlayer: setup.firstPlayer ?? 0,
    ...(unit === undefined ? {} : { moment: { at: 'activation', phase: 'main', ...setup.moment, unit } as TurnMoment }),
    ...(setup.score ? { score: setup.score } : {}),
    missionDeck: setup.missionDeck ?? [],
    ...(setup.tokens && { tokens: setup.tokens }),
  };
  const script: ChanceState = {
    kind: 'scripted',
    attack: faces(setup.attackDice),
    defense: faces(setup.defenseDice),
    shuffles: (setup.shuffles ?? []).map((s) => [...s]),
  };
  const chance = setup.chance === undefined ? script : seeded(String(setup.chance), 'fast');
  const mission = setup.mission ?? 'shifting-priorities';
  return new Story(
    Match.begin(game, { kind: 'position', mode: game.mode.id, missions: [mission, mission], position }, chance),
    names,
  );
}
