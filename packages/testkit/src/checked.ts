import { canonical, type Entry, type Game, Match, parseGame, replay, type Sent, type State } from '@faultline/rules';

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
    const agree: Agree = (how, state) => {
      if (textOf(state) !== after) throw new Error(`${how} gave another state at entry ${this.match.version}.`);
    };
    this.replayed.send(entry);
    agree('Replaying the file', this.replayed.state);
    if (entry.do !== 'undo') resumeUndoRedo(this.match.game, fromJson(text), entry, this.match.state, agree);
    return sent;
  }

  private stillAt(sent: Sent, text: string): Sent {
    if (canonical(this.match.state) !== text) throw new Error('A refused entry changed the game.');
    return sent;
  }
}

type Agree = (how: string, state: State) => void;

/** What the state's hash is made of, compared as it stands: stories are many. */
const textOf = (state: State): string => canonical({ ...state, open: { ...state.open, version: 0 } });

const describe = (entry: Entry): string =>
  entry.do === 'answer' ? `The answer ${entry.answer.option}` : `The entry ${entry.do}`;

const fromJson = (text: string): State => JSON.parse(text) as State;

/** After a roll the epoch rises, so that nothing seen comes again; only scripted dice fall the same way twice. */
function resumeUndoRedo(
  game: Game,
  before: State,
  entry: Exclude<Entry, { do: 'undo' }>,
  after: State,
  agree: Agree,
): void {
  const again = Match.resume(game, before, before.hidden.chance, []);
  again.send(entry.do === 'answer' ? { ...entry, version: 0 } : entry);
  if (again.version === 0) throw new Error(`${describe(entry)} is refused after resuming from JSON.`);
  agree('Resuming from JSON', again.state);
  again.send({ do: 'undo', to: 0, by: 'arbiter', consent: null });
  const same = again.state.open.epoch === before.open.epoch || before.hidden.chance.kind === 'scripted';
  const undone = atEpoch(again.state, before.open.epoch);
  // Past a roll or reveal the cards that were seen are laid anew; what lies open is as it was.
  const hidden = same ? undone.hidden : before.hidden;
  if (textOf({ ...undone, hidden }) !== textOf(before))
    throw new Error(`Undoing ${describe(entry)} did not give the state before.`);
  if (!same) return;
  again.send(entry.do === 'answer' ? { ...entry, version: 2 } : entry);
  agree(`Redoing ${describe(entry)}`, atEpoch(again.state, after.open.epoch));
}

const atEpoch = (state: State, epoch: number): State => ({ ...state, open: { ...state.open, epoch } });
