import { randomOpponent } from '@faultline/ai';
import {
  type Answer,
  applyInPlace,
  beginGame,
  type Command,
  copyState,
  type Game,
  type GameFile,
  type State,
  viewFor,
} from '@faultline/rules';
import { fileOf, playGame } from '../simulate/playing.ts';
import { chanceOf, type Seating, seat, setupOf } from '../simulate/seating.ts';

/** A command and the state it was given to. */
export interface BenchMoment {
  readonly state: State;
  readonly command: Command;
}

interface Recorded {
  readonly start: State;
  readonly commands: readonly Command[];
}

/**
 * Games played once, so that the same decisions can be taken again and again. Only few states are kept: where most
 * copies live on, the engine puts all copies among the long-lived, and copying looks many times dearer than in play.
 */
export interface Corpus {
  readonly game: Game;
  readonly games: readonly Recorded[];
  /** Some moments with a choice among listed options, and some with a place or a direction. */
  readonly listed: readonly BenchMoment[];
  readonly spatial: readonly BenchMoment[];
  /** The file of a long game. */
  readonly file: GameFile;
}

const isSpatial = (answer: Answer): boolean => answer.to !== undefined || answer.direction !== undefined;

/** Of the listed ones, every twelfth; places and directions are rarer. */
const every = (answer: Answer): number => (isSpatial(answer) ? 3 : 12);

function record(seating: Seating, keep: (moment: BenchMoment) => void): Recorded {
  const { game, seed } = seating;
  const opponents = [randomOpponent(game, `${seed}/a`), randomOpponent(game, `${seed}/b`)] as const;
  const { state } = beginGame(game, setupOf(seating), chanceOf(seating));
  const start = copyState(state);
  const commands: Command[] = [];
  while (state.open.decision) {
    const { decision, version } = state.open;
    const answer = opponents[decision.seat].decide(viewFor(state, decision.seat), decision, { trials: 0 });
    const command = { seat: decision.seat, version, answer };
    if (commands.length % every(answer) === 0) keep({ state: copyState(state), command });
    const taken = applyInPlace(game, state, command);
    if ('refused' in taken) throw new Error(`${decision.step} refused ${JSON.stringify(answer)}.`);
    commands.push(command);
  }
  return { start, commands };
}

/** The seed of a game of more than a hundred Turns. */
const LONG = 'bench 2';

/** Two games from their preparation and two from the middle of the table. */
export function recordCorpus(): Corpus {
  const seatings = [
    seat('bench 1'),
    seat('bench 2'),
    seat('bench 3', undefined, true),
    seat('bench 4', undefined, true),
  ];
  const kept: BenchMoment[] = [];
  const long = seat(LONG);
  const games = seatings.map((seating) => record(seating, (moment) => kept.push(moment)));
  return {
    game: seat('').game,
    games,
    listed: kept.filter(({ command }) => !isSpatial(command.answer)),
    spatial: kept.filter(({ command }) => isSpatial(command.answer)),
    file: fileOf(long, playGame(long, 20_000).entries),
  };
}
