import { hash } from 'node:crypto';
import type { Heard, Looker } from '@faultline/host';
import { type State, stateHash, viewFor } from '@faultline/rules';
import type { House } from '../../src/house.ts';
import { asSent, heardOf, leaks } from '../live/frames.ts';
import { faultsOf } from './checker.ts';
import type { GameRecord, Replayed, Stored } from './record.ts';

export const digestOf = (text: string): string => hash('sha1', text, 'base64');

const LOOKERS: readonly Looker[] = [0, 1, 'public'];

const asSeen = (state: State, looker: Looker): string =>
  JSON.stringify(viewFor(state, state.open.result ? 'all' : looker));

/** Each text is made once, however many lines were sent it. */
function remembered(make: (version: number, looker: Looker) => string | null) {
  const known = new Map<string, string | null>();
  return (version: number, looker: Looker): string | null => {
    const key = `${version} ${looker}`;
    if (!known.has(key)) known.set(key, make(version, looker));
    return known.get(key) ?? null;
  };
}

function replayOf(g: string, all: readonly Heard[]): Replayed {
  const stateAt = (version: number): State | undefined => all[version - 1]?.after ?? all[version]?.before;
  const last = all.at(-1);
  if (!last) throw new Error(`The game ${g} has no entries.`);
  return {
    hashes: all.map(({ after }) => stateHash(after)),
    change: remembered((version, looker) => {
      const heard = all[version - 1];
      return heard ? digestOf(asSent(g, heard, looker)) : null;
    }),
    view: remembered((version, looker) => {
      const state = stateAt(version);
      return state ? digestOf(asSeen(state, looker)) : null;
    }),
    end: JSON.parse(asSeen(last.after, 'public')),
  };
}

async function storedOf({ db }: House, g: string): Promise<readonly Stored[]> {
  const { reader } = db;
  return reader
    .selectFrom('entries')
    .select(['id', 'version', 'hash'])
    .where('game', '=', g)
    .orderBy('segment')
    .orderBy('version')
    .execute();
}

/** Checks one game against what is stored; `scrambling` also looks for what its frames give away. */
export async function checked(
  house: House,
  record: GameRecord,
  scrambling: boolean,
): Promise<{ readonly entries: number; readonly faults: readonly string[] }> {
  const { g } = record;
  const stored = await storedOf(house, g);
  try {
    const all = await heardOf(house, g);
    const faults = [...faultsOf(record, stored, replayOf(g, all))];
    const running = all.filter(({ after }) => !after.open.result);
    const told = scrambling ? LOOKERS.filter((looker) => leaks(g, running, looker, asSent).length > 0) : [];
    // Whose end could not be written down is ended by whoever loads it next.
    await house.game(g);
    const { status } = await house.row(g);
    if (status !== 'over') faults.push(`game ${g} has ended and is kept as ${status}`);
    return {
      entries: stored.length,
      faults: [...faults, ...told.map((looker) => `game ${g}: ${looker} is told what is hidden from them`)],
    };
  } catch (error) {
    return { entries: stored.length, faults: [`game ${g} does not replay: ${(error as Error).message}`] };
  }
}
