import { canonical, type Entry, type Match, parseGame, replay, type Sent, type State } from '@faultline/rules';
import { freeze } from './proofs/freeze.ts';
import { textOf, whyNotUndone } from './proofs/undo.ts';
import { say } from './saying.ts';

/**
 * A match that proves with every entry what must always hold: nothing is written into the state it was given, a game resumed
 * from JSON goes the same way, so does a replay of its file, and undo then redo comes back to the same hash.
 */
export class CheckedMatch {
  readonly match: Match;
  /** The same game, read back from its file and fed the same entries. */
  private readonly replayed: Match;

  constructor(match: Match) {
    this.match = match;
    this.replayed = replay(match.game, parseGame(JSON.stringify(match.file()))).match;
    if (this.replayed.hash !== match.hash) throw new Error('Opening the file gave another state.');
  }

  send(entry: Entry): Sent {
    const before = this.match.state;
    const text = canonical(before);
    freeze(before);
    const sent = say(this.match, entry);
    if ('refused' in sent) return this.stillAt(sent, text);
    this.replayed.retake(entry);
    if (textOf(this.replayed.state) !== textOf(this.match.state))
      throw new Error(`Replaying the file gave another state at entry ${this.match.version}.`);
    const why =
      entry.do === 'undo' ? null : whyNotUndone(this.match.game, JSON.parse(text) as State, entry, this.match.state);
    if (why !== null) throw new Error(why);
    return sent;
  }

  private stillAt(sent: Sent, text: string): Sent {
    if (canonical(this.match.state) !== text) throw new Error('A refused entry changed the game.');
    return sent;
  }
}
