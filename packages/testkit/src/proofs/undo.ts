import { canonical, type Entry, type Game, Match, type State } from '@faultline/rules';

/** What the state's hash is made of, compared as it stands. */
export const textOf = (state: State): string => canonical({ ...state, open: { ...state.open, version: 0 } });

const describe = (entry: Entry): string =>
  entry.do === 'answer' ? `The answer ${entry.answer.option}` : `The entry ${entry.do}`;

/**
 * Why an entry taken once more, undone and redone does not come back to the same state; null when it does.
 * After a roll the epoch rises, so that nothing seen comes again; only scripted dice fall the same way twice.
 */
export function whyNotUndone(
  game: Game,
  before: State,
  entry: Exclude<Entry, { do: 'undo' }>,
  after: State,
): string | null {
  const expected = textOf(after);
  const again = Match.resume(game, before, before.hidden.chance, []);
  again.retake(entry.do === 'answer' ? { ...entry, version: 0 } : entry);
  if (again.version === 0) return `${describe(entry)} is refused after resuming from JSON.`;
  if (textOf(again.state) !== expected) return `${describe(entry)} gave another state after resuming from JSON.`;
  again.retake({ do: 'undo', to: 0, by: 'arbiter', consent: null });
  const same = again.state.open.epoch === before.open.epoch || before.hidden.chance.kind === 'scripted';
  const undone = atEpoch(again.state, before.open.epoch);
  // Past a roll or reveal the cards that were seen are laid anew; what lies open is as it was.
  const hidden = same ? undone.hidden : before.hidden;
  if (textOf({ ...undone, hidden }) !== textOf(before))
    return `Undoing ${describe(entry)} did not give the state before.`;
  if (!same) return null;
  again.retake(entry.do === 'answer' ? { ...entry, version: 2 } : entry);
  return textOf(atEpoch(again.state, after.open.epoch)) === expected
    ? null
    : `Redoing ${describe(entry)} gave another state.`;
}

const atEpoch = (state: State, epoch: number): State => ({ ...state, open: { ...state.open, epoch } });
