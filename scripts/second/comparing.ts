import { library } from '@faultline/cards';
import {
  type Ability,
  applyInPlace,
  beginGame,
  type Clause,
  type Decision,
  type Game,
  type GameEvent,
  type Library,
  type State,
  viewFor,
} from '@faultline/rules';
import { coreGame } from '@faultline/testkit';
import {
  budgetOf,
  chanceOf,
  opponentsOf,
  type Seating,
  seat,
  setupOf,
  tableFor,
} from '../../apps/cli/src/simulate/seating.ts';
import { teamsOfSeed } from '../../apps/cli/src/simulate/teams.ts';

/** What somebody else wrote for the abilities of a Unit, by their ids. */
export type Written = Readonly<Record<string, readonly Clause[]>>;

interface Parting {
  readonly game: number;
  readonly decisions: number;
  readonly what: string;
  readonly first: string;
  readonly second: string;
}

/** How often an ability was used or counted before the two parted, or to the end. */
export interface Compared {
  readonly games: number;
  readonly decisions: number;
  readonly used: Readonly<Record<string, number>>;
  readonly partings: readonly Parting[];
}

const MOST = 3000;

/** The library with these abilities written the other way. */
function rewritten(written: Written): Library {
  const others = Object.entries(written).map(([id, clauses]): [string, Ability] => {
    const ability = library.abilities[id];
    if (!ability) throw new Error(`There is no ability "${id}".`);
    return [id, { ...ability, clauses }];
  });
  return { ...library, abilities: { ...library.abilities, ...Object.fromEntries(others) } };
}

/** Names that a script binds, and the work in progress that holds its nodes, may differ. */
const plain = (key: string, value: unknown): unknown =>
  key === 'frames' || key === 'choose' || key === 'bind' || key === 'effects' || key === 'effect' ? undefined : value;
const asJson = (value: unknown): string => JSON.stringify(value, plain);

const question = (decision: Decision | null): string =>
  asJson(decision && { ...decision, options: decision.options, about: decision.about });

/** The first thing in which two sides differ. */
function differing(first: State, second: State, events: readonly [readonly GameEvent[], readonly GameEvent[]]) {
  const pairs: readonly (readonly [string, string, string])[] = [
    ['what happened', asJson(events[0]), asJson(events[1])],
    ['the question', question(first.open.decision), question(second.open.decision)],
    ['the table', asJson({ ...first.open, decision: null }), asJson({ ...second.open, decision: null })],
    ['what is hidden', asJson(first.hidden), asJson(second.hidden)],
  ];
  return pairs.find(([, one, other]) => one !== other) ?? null;
}

/** Around the first place in which two texts differ. */
function around(one: string, other: string): readonly [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 120);
  return [one.slice(from, at + 200), other.slice(from, at + 200)];
}

function seatingOf(unit: string, seed: string, game: number): Seating {
  const own = `${seed}/${unit}/${game}`;
  // Three of four begin among enemies, where more is used.
  const close = game % 4 !== 0;
  return seat(own, teamsOfSeed(library, own, unit), close, tableFor(own, close, undefined), 'restless');
}

/** How often the abilities in question are named in what happened. */
function count(used: Record<string, number>, written: Written, events: readonly GameEvent[]): void {
  const all = JSON.stringify(events);
  for (const id of Object.keys(written)) used[id] = (used[id] ?? 0) + all.split(`"${id}"`).length - 1;
}

type Found = readonly [what: string, first: string, second: string];

/** Plays one game by both libraries, each answer given to both, until they part or it ends. */
function playBoth(seating: Seating, others: Library, tell: (events: readonly GameEvent[]) => void) {
  const games = [seating.game, coreGame({ table: seating.game.table, library: others })] as const;
  const begin = (game: Game) => beginGame(game, setupOf(seating), chanceOf(seating));
  const [one, two] = [begin(games[0]), begin(games[1])];
  const [first, second] = [one.state, two.state];
  const opponents = opponentsOf(seating);
  let found: Found | null = differing(first, second, [one.events, two.events]);
  let decisions = 0;
  for (; !found && first.open.decision && decisions < MOST; decisions += 1) {
    const { decision, version } = first.open;
    const { seat: asked } = decision;
    const command = {
      seat: asked,
      version,
      answer: opponents[asked].decide(viewFor(first, asked), decision, budgetOf(seating)),
    };
    const taken = [applyInPlace(games[0], first, command), applyInPlace(games[1], second, command)] as const;
    const [a, b] = taken;
    if ('refused' in a || 'refused' in b)
      found = ['a refusal', ...taken.map((each) => ('refused' in each ? each.refused.why : ''))] as unknown as Found;
    else {
      tell(a.events);
      found = differing(first, second, [a.events, b.events]);
    }
  }
  return { found, decisions };
}

/** Plays the same games with both versions of a Unit. */
export function compare(unit: string, written: Written, games: number, seed: string): Compared {
  const others = rewritten(written);
  const used: Record<string, number> = {};
  const partings: Parting[] = [];
  let all = 0;
  for (let game = 1; game <= games; game += 1) {
    const { found, decisions } = playBoth(seatingOf(unit, seed, game), others, (events) =>
      count(used, written, events),
    );
    all += decisions;
    if (!found) continue;
    const [what, one, two] = found;
    const [first, second] = around(one, two);
    partings.push({ game, decisions, what, first, second });
  }
  return { games, decisions: all, used, partings };
}
