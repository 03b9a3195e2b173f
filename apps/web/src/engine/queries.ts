import {
  type Answer,
  type AnswerSpec,
  areasWithin,
  between,
  type CharacterId,
  characterNamed,
  type Game,
  type Match,
  moveAreas,
  type Open,
  type Option,
  type Place,
  type Position,
  type Seat,
  type State,
  scaled,
  surroundingsOf,
  type Vector,
  type View,
  viewFor,
  whyNot,
  withMoved,
} from '@faultline/rules';
import type { Queries, Preview, ReachArea, Trial } from '../port/queries.ts';
import { moverIn } from '../port/moverIn.ts';

/** Reasons and odds are fetched when they are first asked for: the board stands without them. */
const explained = () => import('./explained.ts');

/** What can be told from the board and the rules alone, wherever the game is played. */
export type BoardAdvice = Omit<Queries, 'suggest' | 'suggestions' | 'report' | 'why' | 'review' | 'keyMoments'>;

/** A game as questions about its board are answered from: how it stands, and how it stood. */
export interface Seen {
  readonly game: Game;
  readonly state: () => State;
  readonly openAt: (version: number) => Open | null;
}

export function boardAdvice({ game, state, openAt }: Seen): BoardAdvice {
  const position = (): Position => ({ game, open: state().open });
  const odds = async () => (await import('./odds.ts')).oddsAdviceOn(game, position, openAt);
  return {
    reach: async (option) => reachOf(position(), neededAsks(position(), option)),
    reachAfter: async (option) => (await import('./reachAfter.ts')).reachAfter(game, state(), option, reachOf),
    tryAt: async (option, x, y, z) => tryAt(position(), option, Math.round(x), Math.round(y), z),
    tryToward: async (option, direction) => tryToward(position(), option, direction),
    prospect: async (character) => prospectOf(position(), character),
    measure: async (from, to) => between(position(), from, to),
    closed: async () => (await explained()).closedNow(position()),
    abilities: async (unit) => (await explained()).abilitiesNow(position(), unit),
    nearness: async () => (await import('@faultline/rules/modes')).howNear(position()),
    attacks: async (...asked) => (await odds()).attacks(...asked),
    compared: async (...asked) => (await odds()).compared(...asked),
    ways: async () => (await odds()).ways(),
  };
}

/** Answers about the open decision, by the rules' own functions; or about an earlier moment of the game. */
export function adviceOn(match: Match, seats: readonly Seat[], state = () => match.state): Queries {
  const { game } = match;
  const board = boardAdvice({ game, state, openAt: (version) => match.stateAt(version)?.open ?? null });
  return {
    ...board,
    suggest: async (option) => {
      const view = seenBy(state(), seats);
      return view && (await import('./suggestion.ts')).suggestionFor(game, view, option);
    },
    suggestions: async () => {
      const view = seenBy(state(), seats);
      const { attacks } = board;
      return view ? (await import('./suggestions.ts')).suggestionsTo({ game, view, preview: prospectOf, attacks }) : [];
    },
    report: async () => (await import('./wholeReport.ts')).wholeReport(match),
    why: async (turn) => (await import('@faultline/ai')).whyOfTurn(match, turn),
    review: async (turn, of) => (await import('@faultline/ai')).reviewOf(match, turn, of),
    keyMoments: async (reviews) => (await import('@faultline/ai')).keyMoments(reviews),
  };
}

/** One of them by its name, and nothing else that an object has. */
export function asked(advice: Partial<Queries>, question: string, about: readonly unknown[]): Promise<unknown> {
  const answers = Object.hasOwn(advice, question) ? advice[question as keyof Queries] : undefined;
  if (!answers) throw new Error(`There is no ${question} to ask.`);
  return (answers as (...about: readonly unknown[]) => Promise<unknown>)(...about);
}

/** What the one who decides may see, where it is one of these. */
function seenBy(state: State, seats: readonly Seat[]): View | null {
  const seat = state.open.decision?.seat;
  return seat === undefined || !seats.includes(seat) ? null : viewFor(state, seat);
}

function neededOption(p: Position, id: string): Option {
  const option = p.open.decision?.options.find((offered) => offered.id === id);
  if (!option) throw new Error(`${id} is not offered now.`);
  return option;
}

function neededAsks(p: Position, id: string): AnswerSpec {
  const { asks } = neededOption(p, id);
  if (!asks) throw new Error(`${id} asks for no place and no direction.`);
  return asks;
}

function idOf(p: Position, name: string): CharacterId {
  const found = characterNamed(p.open, name);
  if (!found) throw new Error(`There is no character ${name}.`);
  return found.id;
}

function reachOf(p: Position, asks: AnswerSpec): readonly ReachArea[] {
  switch (asks.kind) {
    case 'move':
      return moveAreas(p, idOf(p, asks.character), asks.move, asks.axis);
    case 'place': {
      const [x, y, z] = asks.origin.at;
      return areasWithin(p, idOf(p, asks.character), { x, y, z, r: asks.origin.radius }, asks.range);
    }
    case 'deploy':
      return deployAreas(p, asks);
    case 'ingress':
      return exitAreas(p, asks);
    case 'set':
      return setAreas(p, asks);
    case 'walk':
      return moveAreas(p, discAt(asks.from, asks.radius), asks.move, asks.axis);
    case 'direction':
    case 'dice':
      return [];
  }
}

const discAt = ([x, y, z]: Place, r: number) => ({ x, y, z, r });

/** Round whatever it must be near; what it must keep away from is told by the refusal. */
function setAreas(p: Position, { limits, radius }: Extract<AnswerSpec, { kind: 'set' }>): ReachArea[] {
  return limits.flatMap(({ how, range, of }) => {
    if (how === 'outside' || of === 'edge' || range === 'touching') return [];
    const thing = discAt([0, 0, 0], radius);
    return of.flatMap(({ at, radius: r }) => areasWithin(p, thing, discAt(at, r), range));
  });
}

/** Beside the point, and level with it. */
function exitAreas(
  p: Position,
  { character, point: [x, y, z] }: Extract<AnswerSpec, { kind: 'ingress' }>,
): ReachArea[] {
  const point = { x, y, z, r: 0 };
  const areas = areasWithin(p, idOf(p, character), point, 1);
  return areas.filter((area) => p.game.space.sameElevation(p, { ...point, z: area.z }, point));
}

function deployAreas(
  p: Position,
  { character, near, radius, range: reach = 1, beside = [] }: Extract<AnswerSpec, { kind: 'deploy' }>,
): ReachArea[] {
  if (near !== 'edge') {
    const within = (name: string, far: 1 | 2 | 3 | 4 | 5): readonly ReachArea[] => {
      const by = p.open.characters[idOf(p, name)];
      return by ? areasWithin(p, idOf(p, character), by, far) : [];
    };
    return [...within(near, reach), ...beside.flatMap((name) => within(name, 1))];
  }
  const { size, range } = p.game.constants;
  const seat = p.open.decision?.seat ?? 0;
  const far = Math.min(size - radius, range[2] + radius);
  const [low, high] = p.open.seats[seat].edge === 'south' ? [radius, far] : [size - far, size - radius];
  return [{ z: 0, rings: [[radius, low, size - radius, low, size - radius, high, radius, high]] }];
}

const prospectOf = (p: Position, character: string | null): Preview => ({
  ...surroundingsOf(p, character),
  ending: p.game.mode.report.outlook(p),
});

function tryAt(p: Position, option: string, x: number, y: number, z?: number): Trial {
  const { size } = p.game.constants;
  const [inX, inY] = [Math.max(0, Math.min(size, x)), Math.max(0, Math.min(size, y))];
  const heights = p.game.space.heights(p, inX, inY);
  const asks = neededAsks(p, option);
  const attempts = [...heights].reverse().map((height) => attemptAt(p, option, asks, [inX, inY, height]));
  const chosen = z === undefined ? attempts.find(({ refused }) => !refused) : attempts.find(({ to }) => to[2] === z);
  const attempt = chosen ?? attempts.at(0) ?? attemptAt(p, option, asks, [inX, inY, 0]);
  return { ...attempt, heights, stoppedBy: null, prospect: previewAt(p, asks, attempt.to) };
}

type Attempt = Pick<Trial, 'answer' | 'refused' | 'to'>;

function attemptAt(p: Position, option: string, asks: AnswerSpec, to: Place): Attempt {
  const mover = asks.kind === 'move' ? idOf(p, asks.character) : asks.kind === 'walk' && discAt(asks.from, asks.radius);
  const tool = (asks.kind === 'move' || asks.kind === 'walk') &&
    mover !== false && { tool: p.game.space.findTool(p, mover, asks.move, to, asks.axis) };
  return attempt(p, { option, to, ...tool }, to);
}

function tryToward(p: Position, option: string, direction: Vector): Trial {
  const asks = neededAsks(p, option);
  if (asks.kind !== 'direction') throw new Error(`${option} asks for no direction.`);
  const along = scaled(direction);
  const { to, stoppedBy } = p.game.space.push(p, idOf(p, asks.character), along, asks.range);
  const prospect = previewAt(p, asks, to);
  return { ...attempt(p, { option, direction: along }, to), heights: [], stoppedBy, prospect };
}

function attempt(p: Position, answer: Answer, to: Place): Attempt {
  const seat = p.open.decision?.seat ?? 0;
  return { answer, refused: whyNot(p, { seat, version: p.open.version, answer }), to };
}

function previewAt(p: Position, asks: AnswerSpec, to: Place): Preview {
  const mover = moverIn(asks);
  return mover === null ? prospectOf(p, null) : prospectOf(withMoved(p, mover, to), mover);
}
