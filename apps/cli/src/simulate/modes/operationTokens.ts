import type { GameEvent, Open, Position, State } from '@faultline/rules';

type OperationScore = Extract<Open['score'], { readonly play: unknown }>;
type Play = OperationScore['play'];
type Piece = Play['pieces'][number];

const operationIn = (open: Open): OperationScore | null => ('play' in open.score ? open.score : null);

/** All that an operation has on the table, as text: lists whose order means nothing are sorted. */
interface Told {
  momentum: [number, number];
  locked: boolean;
  covered: Map<string, readonly number[]>;
  markers: Map<string, number>;
  loads: Map<string, number>;
  flags: string[];
  states: string[];
  pieces: Piece[];
  pool: number;
}

const numbers = (of: Readonly<Record<string, number>>): Map<string, number> => new Map(Object.entries(of));

const inPool = ({ tokens }: Play): number => tokens.filter(({ at }) => at === 'pool').length;

const read = ({ momentum, locked, play }: OperationScore): Told => ({
  momentum: [momentum[0], momentum[1]],
  locked,
  covered: new Map(Object.entries(play.covered)),
  markers: numbers(play.markers),
  loads: numbers(play.loads),
  flags: [...play.flags],
  states: play.states.map(({ unit, state }) => `${unit} ${state}`),
  pieces: [...play.pieces],
  pool: inPool(play),
});

const filled = <T>(map: Map<string, T>, isNothing: (value: T) => boolean): string[] =>
  [...map].flatMap(([name, value]) => (isNothing(value) ? [] : [`${name} ${JSON.stringify(value)}`])).sort();

/** As text, one line for each kind, so that the first that differs can be named. */
const lines = (told: Told): Readonly<Record<string, string>> => ({
  Momentum: told.momentum.join(' and '),
  'the Struggle token': told.locked ? 'on the centre' : 'off the tracker',
  'covered spaces': filled(told.covered, (spaces) => spaces.length === 0).join('; '),
  markers: filled(told.markers, () => false).join('; '),
  'Damage tokens on objectives': filled(told.loads, (tokens) => tokens === 0).join('; '),
  flags: told.flags.toSorted().join(', '),
  states: told.states.toSorted().join(', '),
  pieces: told.pieces
    .map(({ id, x, y, z, control }) => `${id} ${x} ${y} ${z} ${control}`)
    .toSorted()
    .join('; '),
  'the Operation Pool': String(told.pool),
});

/** Follows the Struggle Tracker and all that lies on the table for an operation by what the game tells. */
export class OperationTokens {
  private told: Told | null;

  constructor(open: Open) {
    const score = operationIn(open);
    this.told = score && read(score);
  }

  /** What is not as told; null where everything is. What was laid before the first Stage nobody tells. */
  follow(events: readonly GameEvent[], open: Open): string | null {
    const score = operationIn(open);
    if (!score || !this.told) return null;
    for (const event of events) this.hear(this.told, event);
    const [lies, told] = [lines(read(score)), lines(this.told)];
    if (score.stage === null || events.some(({ event }) => event === 'stage')) this.told = read(score);
    const wrong = score.stage === null ? undefined : Object.keys(lies).find((kind) => lies[kind] !== told[kind]);
    return wrong === undefined ? null : `${wrong}: ${lies[wrong]}, but the events say ${told[wrong]}`;
  }

  private hear(told: Told, event: GameEvent): void {
    switch (event.event) {
      case 'clock':
        told.momentum[event.seat] += event.added ? 1 : -1;
        return;
      case 'clock-locked':
        told.locked = true;
        return;
      case 'covered':
        told.covered.set(event.tracker, [...(told.covered.get(event.tracker) ?? []), event.space]);
        return;
      case 'uncovered':
        told.covered.set(
          event.tracker,
          (told.covered.get(event.tracker) ?? []).filter((space) => space !== event.space),
        );
        return;
      case 'marker':
        told.markers.set(event.tracker, event.space);
        return;
      case 'loaded':
        told.loads.set(event.objective, event.tokens);
        return;
      case 'raised':
        told.flags.push(event.flag);
        return;
      case 'state':
        told.states = told.states.filter((each) => each !== `${event.unit} ${event.state}`);
        if (event.begins) told.states.push(`${event.unit} ${event.state}`);
        return;
      case 'drawn':
        told.pool -= event.tokens;
        return;
      case 'tokens-returned':
        told.pool += event.tokens;
        return;
      default:
        this.hearPiece(told, event);
    }
  }

  private hearPiece(told: Told, event: GameEvent): void {
    const others = (id: string): Piece[] => told.pieces.filter((piece) => piece.id !== id);
    const known = (id: string): Piece | undefined => told.pieces.find((piece) => piece.id === id);
    if (event.event === 'piece') {
      const [x, y, z] = event.to;
      const control = known(event.piece)?.control ?? null;
      told.pieces = [...others(event.piece), { id: event.piece, x, y, z, control }];
    } else if (event.event === 'piece-removed') told.pieces = others(event.piece);
    else if (event.event === 'piece-controlled') {
      const piece = known(event.piece);
      if (piece) told.pieces = [...others(event.piece), { ...piece, control: event.seat }];
    } else if (event.event === 'stage') told.pieces = told.pieces.map((piece) => ({ ...piece, control: null }));
  }
}

/** What holds at every moment of an operation: the clock within its spaces, every facedown token with one hidden face, pieces on a surface. */
export function operationFaults({ game, open }: Position, { hidden }: Pick<State, 'hidden'>): string[] {
  const score = operationIn(open);
  if (!score) return [];
  const { momentum, play } = score;
  const faults: string[] = [];
  if (momentum.some((side) => side < 0 || side > 8)) faults.push(`the clock stands at ${momentum.join(' and ')}`);
  const down = play.tokens.filter(({ icon }) => icon === null).map(({ id }) => id);
  const faces = (hidden.tokens ?? []).map(({ id }) => id);
  if (down.toSorted().join() !== faces.toSorted().join())
    faults.push(`the tokens ${down.join(', ')} lie face down, and there are faces of ${faces.join(', ')}`);
  if (new Set(play.tokens.map(({ id }) => id)).size !== play.tokens.length)
    faults.push('an Operation token is there twice');
  const { pieces = [] } = game.library.operations?.[score.operation]?.card ?? {};
  for (const { id, x, y, z } of play.pieces) {
    const r = pieces.find((piece) => piece.id === id)?.radius ?? game.constants.objective;
    const [why] = game.space.whyNotLie({ game, open }, { x, y, z, r });
    if (why) faults.push(`the piece ${id} cannot lie where it is (${why.rule})`);
  }
  return faults;
}
