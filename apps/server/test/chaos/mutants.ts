import type { Database } from '../../src/database/database.ts';
import { GameHere } from '../../src/games/gameHere.ts';
import { GameStorage } from '../../src/games/gameStorage.ts';

/**
 * Servers that are wrong in a way that a first version once was: a run over one of them must find faults
 * (`npm run chaos -- --mutant by-id`).
 */
export const MUTANTS = {
  /** Whether an entry is stored is asked by its id alone: what another game has just stored answers for it. */
  'by-id': (db: Database): Database => {
    const lately = new Map<string, number>();
    return {
      ...db,
      async append(row, accepts) {
        const time = await db.append(row, accepts);
        if (time === null) return lately.get(row.id) ?? null;
        lately.set(row.id, time);
        setTimeout(() => lately.delete(row.id), LATELY).unref();
        return time;
      },
    };
  },
  /** The next entry is worked out while the one before is still on its way: it may stand on what is never stored. */
  'two-in-flight': (db: Database): Database => {
    const flying = new Map<string, ReturnType<GameStorage['append']>>();
    const { append } = GameStorage.prototype;
    GameStorage.prototype.append = async function (game, at, entry) {
      flying.set(`${game} ${entry.id}`, append.call(this, game, at, entry));
      return { time: Date.now() };
    };
    const { send } = GameHere.prototype;
    GameHere.prototype.send = async function (id, ...said) {
      const verdict = await send.call(this, id, ...said);
      const stored = await flying.get(`${this.g} ${id}`);
      flying.delete(`${this.g} ${id}`);
      return stored === 'stale' ? { refused: { why: 'stale', reasons: [] }, version: this.version } : verdict;
    };
    return db;
  },
} as const satisfies Readonly<Record<string, (db: Database) => Database>>;

export type Mutant = keyof typeof MUTANTS;
export const isMutant = (name: string | undefined): name is Mutant =>
  name !== undefined && Object.hasOwn(MUTANTS, name);

const LATELY = 1000;
