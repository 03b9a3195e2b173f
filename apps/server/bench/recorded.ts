import { restlessOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import { HostedGame, type NewEntry, type Place, type Snapshot, type Storage, type StoredEntry } from '@faultline/host';
import type { Team, Terms } from '@faultline/host/wire';
import { type Seat, type Spoken, viewFor } from '@faultline/rules';
import { beginningOf } from '../src/games/head.ts';
import { gameBy, rulesOn } from '../src/games/shelf.ts';

export const TERMS: Terms = { mode: 'standard', table: 'core-1', clock: { kind: 'none' }, watch: { delay: 0 } };
export const TEAMS: readonly [Team, Team] = [REPUBLIC, SHADOW];
export const RULES = rulesOn(TERMS.mode, TABLES['core-1']);
export const GAME = gameBy(RULES);

/** Nobody seals in a benchmark: each recorded game has a key of its own, whatever game on the server plays it. */
export const diceOf = (record: number) => ({
  key: String(record).padStart(64, '0'),
  proof: { game: '', seals: ['', '', ''], openings: ['', '', ''] } as never,
});

/** A whole game: what was said by whom, and what a store has of it. */
export interface Recorded {
  readonly said: readonly { readonly seat: Seat; readonly entry: Spoken }[];
  readonly rows: readonly NewEntry[];
  readonly snapshots: readonly Snapshot[];
}

/** Keeps what it is given, for one game. */
class Notes implements Storage {
  readonly rows: NewEntry[] = [];
  readonly snapshots: Snapshot[] = [];

  async append(_: string, { version }: Place, entry: NewEntry): Promise<{ readonly time: number }> {
    this.rows.push(entry);
    return { time: version };
  }
  async entriesAfter(): Promise<readonly StoredEntry[]> {
    return [];
  }
  async find(): Promise<null> {
    return null;
  }
  async snapshotAt(): Promise<null> {
    return null;
  }
  async keepSnapshot(_: string, snapshot: Snapshot): Promise<void> {
    this.snapshots.push(snapshot);
  }
}

/** Played to its end by chance. */
export async function recorded(record: number): Promise<Recorded> {
  const notes = new Notes();
  const { state } = beginningOf(GAME, TERMS, TEAMS, diceOf(record));
  const hosted = await HostedGame.open('', notes, { game: GAME, segment: 0, state, at: 0 }, () => {});
  const opponent = restlessOpponent(GAME, `bench ${record}`);
  const said: { seat: Seat; entry: Spoken }[] = [];
  for (;;) {
    const { decision, result, version } = hosted.state.open;
    if (result || !decision) return { said, rows: notes.rows, snapshots: notes.snapshots };
    const { seat } = decision;
    const answer = opponent.decide(viewFor(hosted.state, seat), decision, { trials: 0 });
    const entry = { do: 'answer', version, answer } as const;
    const verdict = await hosted.send(`${said.length}`, seat, entry);
    if ('refused' in verdict) throw new Error(`The recorded game is refused: ${verdict.refused.why}`);
    said.push({ seat, entry });
  }
}
