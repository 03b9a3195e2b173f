import { join } from 'node:path';
import type { Logger } from 'pino';
import { serve } from '../../../../scripts/serve.mjs';
import type { Database } from '../database/database.ts';
import { PostgresBell } from '../database/postgres/bell.ts';
import { openPostgres } from '../database/postgres/open.ts';
import { openSqlite } from '../database/sqlite/open.ts';
import { House } from '../house.ts';
import { Asker } from '../http/asker.ts';
import { api } from '../http/routes.ts';
import { ringBells } from '../live/clocks.ts';
import { Live } from '../live/live.ts';
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

/** How often clocks are looked at. */
const BELLS = 1000;

/** How often the table is asked for what others have stored, where nobody has said so. */
const LOOK = 5000;

/** How often what nobody needs is let go of. */
const SWEEP = 15_000;

/** The page and the live server, from one process. */
export async function openServer(
  db: Database,
  where: Where,
  log: Logger,
  rates?: House['rates'],
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
  const live = new Live(house, asker);
  const sweep = setInterval(() => house.hall.sweep(house.now()), SWEEP);
  sweep.unref();
  const bells = setInterval(() => {
    for (const game of house.hall.all())
      ringBells(house, game).catch((error) => log.error({ err: error, game: game.g }, 'a bell did not ring'));
  }, BELLS);
  bells.unref();
  const late = setInterval(() => {
    house.latecomers.turn().catch((error) => log.warn({ err: error }, 'a spectator could not be shown'));
  }, BELLS);
  late.unref();
  // Notifications may be lost: games that somebody looks at are looked up besides.
  const look = setInterval(() => {
    for (const game of house.hall.all())
      house.follow(game.g).catch((error) => log.warn({ err: error, game: game.g }, 'a game could not be looked up'));
    house.lookAtMeetings().catch((error) => log.warn({ err: error }, 'a meeting could not be looked up'));
  }, LOOK);
  look.unref();
  const served = await serve(where.folder, where.port, {
    host: where.host,
    origins: where.origins,
    exactly: where.exactly,
    live: {
      takes: (path) => OURS.test(path),
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
      clearInterval(sweep);
      clearInterval(bells);
      clearInterval(late);
      clearInterval(look);
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
