import {
  type Applied,
  applyInPlace,
  type Command,
  drawing,
  fast,
  parseGame,
  replay,
  sha256,
  type State,
} from '@faultline/rules';
import { illegalCommand, sameText, whyIdleUse, whyLeaking, whyNotRefused, whyNotUndone } from '@faultline/testkit';
import type { AbilityCount } from './abilities.ts';
import { faultsIn, strugglesOf } from './invariants.ts';
import { Broken, fileOf, type Played, type Witness, witnessed } from './playing.ts';
import type { Seating } from './seating.ts';
import { Tokens } from './tokens.ts';

/** Opponents who move by chance are done long before; the longest of thousands took 300 Turns. */
export const MOST_TURNS = 400;
/** A game of that many Turns has far fewer. */
const MOST_DECISIONS = 50_000;
/** The dear proofs are made at every tenth command. */
const EVERY = 10;

/**
 * Plays a seeded game and proves on the way what must always hold. After every command: tokens and cards, bases, a
 * question or an end, an ability that was used has done something, and the same outcome from JSON. At every tenth: undo and redo, nothing hidden shows, an illegal
 * command is refused. At the end: its file replays to the same hashes.
 */
export function proveGame(seating: Seating, count?: AbilityCount): Played {
  const played = witnessed(seating, MOST_DECISIONS, new Prover(seating, count));
  const departure = departureOf(seating, played);
  if (departure !== null) throw new Broken('fault', `the file departs: ${departure}`, played.entries);
  return played;
}

/** The game's file read back and replayed, with every hash compared. */
function departureOf(seating: Seating, { entries }: Played): string | null {
  const file = parseGame(JSON.stringify(fileOf(seating, entries)));
  return replay(seating.game, file).departure?.why ?? null;
}

class Prover implements Witness {
  private readonly game: Seating['game'];
  private readonly count: AbilityCount | undefined;
  private readonly random;
  private tokens: Tokens | null = null;
  /** The state before the command as JSON, for the way from there. */
  private text = '';
  private commands = 0;
  private struggles = 0;
  /** Whether the game began with its preparation. */
  private readonly whole: boolean;

  constructor({ game, seed, close }: Seating, count: AbilityCount | undefined) {
    this.whole = !close;
    this.game = game;
    this.count = count;
    this.random = drawing(fast(sha256(`${seed}/proofs`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  }

  begin(state: State): void {
    this.tokens = new Tokens(state.open);
    this.text = JSON.stringify(state);
  }

  before(state: State, command: Command): string | null {
    this.commands += 1;
    this.count?.asked(this.game, state);
    if (this.commands % EVERY !== 0) return null;
    const illegal = illegalCommand(command, this.random);
    return whyNotRefused(this.game, state, illegal) ?? whyLeaking(this.game, state, command, [illegal], this.random);
  }

  after(state: State, taken: Applied, command: Command): string | null {
    this.count?.happened(this.game, state, taken);
    if (this.count?.compares)
      this.count.compared(this.game, {
        before: JSON.parse(this.text) as State,
        command,
        after: state,
        events: taken.events,
      });
    return (
      this.tokens?.follow(taken.events, state.open) ??
      faultsIn(this.game, state)[0] ??
      this.struggleLost(state) ??
      whyIdleUse(this.game, this.text, command, state, taken.events) ??
      this.otherwiseFromJson(state, command) ??
      (state.open.turn > MOST_TURNS ? `more than ${MOST_TURNS} Turns` : null)
    );
  }

  /** Once all are laid out there are always as many; a game begun in the middle has no undrawn ones. */
  private struggleLost(state: State): string | null {
    const lying = strugglesOf(state).length;
    if (this.whole && this.struggles === 0) this.struggles = lying;
    return this.struggles === 0 || lying === this.struggles
      ? null
      : `there are ${lying} Struggle Cards instead of ${this.struggles}`;
  }

  /** The state before, read from its JSON, must lead to the same; at every tenth command also back and here again. */
  private otherwiseFromJson(state: State, command: Command): string | null {
    const before = JSON.parse(this.text) as State;
    const undone =
      this.commands % EVERY === 0 ? whyNotUndone(this.game, before, { do: 'answer', ...command }, state) : null;
    if (undone !== null) return undone;
    const taken = applyInPlace(this.game, before, command);
    this.text = JSON.stringify(state);
    if ('refused' in taken) return 'resumed from JSON, the command is refused';
    return JSON.stringify(before) === this.text || sameText(before, state)
      ? null
      : 'resumed from JSON, the game goes another way';
  }
}
