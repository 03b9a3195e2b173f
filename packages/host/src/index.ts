/** Hosting games for people who are not at one screen: pure; clock, ids and chance come from outside. */
export {
  BUDGETS,
  type Clock,
  type ClockSettings,
  clockFrom,
  FREE,
  outage,
  paused,
  type Reading,
  readingOf,
  resumed,
  ROUND,
  type Tick,
  tickAt,
  ticked,
} from './clock.ts';
export { type Change, changeOf, Misfit, patched } from './difference.ts';
export { type Beginning, Departed, type Heard, HostedGame, type Verdict } from './hostedGame.ts';
export { type ChangeSent, changesFor, type Looker, viewAfter } from './line.ts';
export { jsonOnce } from './once.ts';
export type { NewEntry, Place, Snapshot, Storage, StoredEntry, Told } from './storage.ts';
