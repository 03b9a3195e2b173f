import { join } from 'node:path';
import type { Logger } from 'pino';
import { serve } from '../../../../scripts/serve.mjs';
import type { Database } from '../database/database.ts';
import { PostgresBell } from '../database/postgres/bell.ts';
import { openPostgres } from '../database/postgres/open.ts';
import { openSqlite } from '../database/sqlite/open.ts';
import { House, type Rates } from '../house.ts';
import { Asker } from '../http/asker.ts';
import { api } from '../http/routes.ts';
import { Live } from '../live/live.ts';
import { Working } from '../live/working.ts';
import { dataFolder } from './folder.ts';

export interface Where {
  readonly host: string;
  readonly port: number;
  readonly exactly: boolean;
  readonly origins: readonly URL[];
  /** How many proxies of our own stand in front. */
  readonly proxies: number;
  /** Where several processes serve the same games: they wake each other through it. */
  readonly databaseUrl?: string | undefined;
  /** Games that are over are deleted after so many days; without it they stay. */
  readonly keepDays?: number | undefined;
  /** The built page. */
  readonly folder: string;
}

export interface Opened {
  readonly port: number;
  readonly here: string;
  readonly addresses: readonly string[];
  readonly house: House;
  /** Nothing more is taken, what is under way is finished, everybody is told. */
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** PostgreSQL where DATABASE_URL names one, else a file of our own. */
export const openDatabase = (env: Environment): Promise<Database> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openSqlite(join(dataFolder(env), 'faultline.sqlite'));

const OURS = /^\/(api|live|host)(\/|\?|$)/;

/** Two lines for each of so many games, and some; each person and address has bounds of its own (wire/bounds.ts). */
const CONNECTIONS = 20_000;

/** How often what is due is looked at. */
const BELLS = 1000;

/** How often the table is asked for what others have stored, where nobody has said so. */
const LOOK = 5000;

/** How often this process says that it is there. */
const PULSE = 5000;

/** How often what nobody needs is let go of. */
const SWEEP = 15_000;

/** The page and the live server, from one process. */
export async function openServer(
  db: Database,
  where: Where,
  log: Logger,
  rates?: Rates,
  now?: House['now'],
): Promise<Opened> {
  const house = new House(db, log, rates, now);
  if (where.databaseUrl) {
    const bell = new PostgresBell(where.databaseUrl, (news) => house.rung(news), log);
    house.bell = bell;
    await bell.listen();
  }
  const asker = new Asker(house, where.origins, where.proxies);
  const app = await api(house, asker);
  /** Again and again; one that takes longer is not begun a second time, and one that fails is tried again. */
  const every = (time: number, act: () => Promise<void>, failed: string): NodeJS.Timeout => {
    let busy = false;
    const turn = async (): Promise<void> => {
      if (busy) return;
      busy = true;
      await act().catch((error) => log.warn({ err: error }, failed));
      busy = false;
    };
    return setInterval(() => void turn(), time).unref();
  };
  const live = new Live(house, asker);
  await house.beat();
  const working = new Working(house, where.keepDays ?? null);
  await working.planPurge();
  const clockwork = [
    every(SWEEP, async () => house.sweep(), 'what nobody needs could not be let go of'),
    every(BELLS, () => working.turn(), 'what is due could not be looked up'),
    every(BELLS, () => house.latecomers.turn(), 'a spectator could not be shown'),
    every(PULSE, () => house.beat(), 'the pulse of this process could not be stored'),
    // Notifications may be lost: what somebody looks at is looked up besides.
    ...(where.databaseUrl ? [every(LOOK, () => house.lookAtGames(), 'a game could not be looked up')] : []),
    every(LOOK, () => house.lookAtMeetings(), 'a meeting could not be looked up'),
  ];
  const served = await serve(where.folder, where.port, {
    host: where.host,
    origins: where.origins,
    exactly: where.exactly,
    live: {
      takes: (path) => OURS.test(path),
      connections: CONNECTIONS,
      request: (request, response) => app.server.emit('request', request, response),
      upgrade: (request, socket, head) => {
        live.upgrade(request, socket, head).catch((error) => {
          log.error({ err: error }, 'a line could not be opened');
          socket.destroy();
        });
      },
    },
  });
  return {
    ...served,
    house,
    async close() {
      for (const each of clockwork) clearInterval(each);
      served.close();
      live.close();
      // What has been taken is stored; the next program may have other rules, and goes on from here.
      await Promise.all(house.hall.all().map((game) => game.keep()));
      await house.bell.close();
      await app.close();
      await db.close();
    },
  };
}
