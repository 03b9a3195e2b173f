import type { Seat } from '@faultline/rules';
import type { Engine, Start } from './engine.ts';
import type { StepName, Verdict } from './lesson.ts';
import { computersOf, type Playing, type Port, seatsOf } from './port.ts';
import type { Judged } from './puzzle.ts';
import { openThread } from './thread.ts';
import { remote } from './wire.ts';

/** A game on this machine: its table and its opponents run in threads of their own. */
export interface LocalGame {
  readonly playing: Playing;
  readonly port: Port;
  /** Comes true with a sentence when an opponent can no longer play. */
  readonly broken: Promise<string>;
  /** Nobody goes on with it here. */
  readonly looking: boolean;
  /** The game as its file, with all that is hidden in it: for those who play it here. */
  file(): Promise<string>;
  /** The same for others: as long as it runs, without what lies hidden. */
  outward(): Promise<string>;
  /** Saves a game that goes on from a moment of this one; gives its id. */
  branch(version: number, players: Playing['players'], name: string): Promise<string>;
  /** How a step of a lesson stands. */
  judge(step: StepName, begun: number): Promise<Verdict>;
  /** How the try at a puzzle stands. */
  judgePuzzle(): Promise<Judged>;
  /** Ends the threads. The game stays in the saves. */
  leave(): void;
}

/** Slow enough to follow; nobody who wants no motion is kept waiting. */
const pace = (): number =>
  document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 0
    : 400;

/** The computer's threads begin once `ready` has come, so that they take nothing from the first board. */
export async function openLocalGame(start: Start, ready = Promise.resolve()): Promise<LocalGame> {
  const leaving: (() => void)[] = [];
  const thread = (): Engine => {
    const { engine, leave } = openThread();
    leaving.push(leave);
    return engine;
  };
  let hasLeft = false;
  const leave = () => {
    hasLeft = true;
    for (const end of leaving) end();
  };
  try {
    const table = thread();
    const { playing, rules } = await table.open(start);
    const chairFor = async (seats: readonly Seat[]): Promise<MessagePort> => {
      const { port1, port2 } = new MessageChannel();
      leaving.push(() => port1.close());
      await table.sit(seats, port2);
      return port1;
    };
    const broken = Promise.withResolvers<string>();
    const looking = start.kind === 'look' || playing.lookOnly;
    // In a lesson and in a puzzle the table itself replies for the computer.
    const replies = start.kind === 'lesson' || start.kind === 'puzzle';
    for (const seat of looking || replies ? [] : computersOf(playing.players)) {
      const chair = await chairFor([seat]);
      const play = () => thread().runBot(playing.players[seat], seat, rules, pace(), chair);
      ready.then(() => hasLeft || play()).catch((error: Error) => broken.resolve(error.message));
    }
    const seats = seatsOf(playing.players);
    return {
      playing,
      port: remote<Port>(await chairFor(seats)),
      broken: broken.promise,
      looking,
      file: () => table.file(),
      outward: () => table.outward(),
      branch: (version, players, name) => table.branch(version, seats, players, name),
      judge: (step, begun) => table.judge(step, begun),
      judgePuzzle: () => table.judgePuzzle(),
      leave,
    };
  } catch (error) {
    leave();
    throw error;
  }
}
