import { type GameEvent, glimpseOf, type Seat, type State, type View } from '@faultline/rules';
import { type Change, changeOf, patched } from './difference.ts';

/** Who looks on over a line: a seat, or somebody who sees what both know. */
export type Looker = Seat | 'public';

/** One entry as it goes over the line to one looker. */
export interface ChangeSent {
  readonly version: number;
  /** Of their view; none where it did not change. */
  readonly c?: Change;
  readonly e: readonly GameEvent[];
}

/** A game that is over lies open to everybody. */
const glimpse = (state: State, looker: Looker): View => glimpseOf(state, state.open.result ? 'all' : looker);

/** What each looker hears of an entry. What lies open is the same for everybody, and is compared once. */
export function changesFor(
  version: number,
  before: State,
  after: State,
  events: readonly GameEvent[],
): (looker: Looker) => ChangeSent {
  const open = changeOf(before.open, after.open);
  return (looker) => {
    const { open: _before, ...had } = glimpse(before, looker);
    const { open: _after, ...has } = glimpse(after, looker);
    const rest = changeOf(had, has) as Readonly<Record<string, unknown>> | undefined;
    const c = rest && '=' in rest ? { '=': glimpse(after, looker) } : { ...rest, ...(open !== undefined && { open }) };
    // order: only whether there are any
    return { version, ...(Object.keys(c).length > 0 && { c: c as Change }), e: events };
  };
}

/** The looker's next view. Throws a Misfit where the change is of another one: then the whole is asked for. */
export const viewAfter = (view: View, { c }: ChangeSent): View => (c === undefined ? view : (patched(view, c) as View));
