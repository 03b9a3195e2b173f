import {
  canonical,
  type Entry,
  type Game,
  Match,
  parseGame,
  replay,
  type Sent,
  type State,
  take,
} from '@faultline/rules';

/**
 * A match that proves with every entry what must always hold: the state it was given is unchanged, a game resumed
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
    const sent = this.match.send(entry);
    if (canonical(before) !== text) throw new Error(`${describe(entry)} changed the state it was given.`);
    if ('refused' in sent) return this.stillAt(sent, text);
    const after = textOf(this.match.state);
    const agree = (how: string, state: State): void => {
      if (textOf(state) !== after) throw new Error(`${how} gave another state at entry ${this.match.version}.`);
    };
    this.replayed.send(entry);
    agree('Replaying the file', this.replayed.state);
    if (entry.do !== 'undo') {
      agree('Resuming from JSON', resumed(this.match.game, fromJson(text), entry));
      undoAndRedo(this.match.game, fromJson(text), entry, this.match.state);
    }
    return sent;
  }

  private stillAt(sent: Sent, text: string): Sent {
    if (canonical(this.match.state) !== text) throw new Error('A refused entry changed the game.');
    return sent;
  }
}

/** What the state's hash is made of, compared as it stands: stories are many. */
const textOf = (state: State): string => canonical({ ...state, open: { ...state.open, version: 0 } });

const describe = (entry: Entry): string =>
  entry.do === 'answer' ? `The answer ${entry.answer.option}` : `The entry ${entry.do}`;

const fromJson = (text: string): State => JSON.parse(text) as State;

function resumed(game: Game, state: State, entry: Exclude<Entry, { do: 'undo' }>): State {
  const taken = take(game, state, entry);
  if ('refused' in taken) throw new Error(`${describe(entry)} is refused after resuming from JSON.`);
  return taken.state;
}

/** After a roll the epoch rises, so that nothing seen comes again; only scripted dice fall the same way twice. */
function undoAndRedo(game: Game, before: State, entry: Exclude<Entry, { do: 'undo' }>, after: State): void {
  const again = Match.resume(game, before, before.hidden.chance, []);
  const renumbered = entry.do === 'answer' ? { ...entry, version: 0 } : entry;
  again.send(renumbered);
  if (again.version === 0) throw new Error(`${describe(entry)} is refused after resuming.`);
  again.send({ do: 'undo', to: 0, by: 'arbiter', consent: null });
  const undone = atEpoch(again.state, before.open.epoch);
  if (textOf(undone) !== textOf(before)) throw new Error(`Undoing ${describe(entry)} did not give the state before.`);
  const same = again.state.open.epoch === before.open.epoch || before.hidden.chance.kind === 'scripted';
  if (!same) return;
  again.send(entry.do === 'answer' ? { ...entry, version: 2 } : entry);
  if (textOf(atEpoch(again.state, after.open.epoch)) !== textOf(after))
    throw new Error(`Redoing ${describe(entry)} gave another state.`);
}

const atEpoch = (state: State, epoch: number): State => ({ ...state, open: { ...state.open, epoch } });
