import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { MOST, type PostKind, POSTS, type Posted, readPost, SPOKEN } from '@faultline/host/wire';
import { RULES_VERSION } from '@faultline/rules';
import { Misfit } from '@faultline/shape';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { NotStored } from '../database/database.ts';
import { isAway } from '../database/postgres/errors.ts';
import type { House } from '../house.ts';
import { cookieOf, noCookie } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import { Allowances } from '../lines/limits.ts';
import type { Asker } from './asker.ts';
import { hosting } from './hosting.ts';
import { fileOf, gamesOf, storyOf } from './gets.ts';
import { type Guest, POST_ANSWERS } from './posts.ts';

/** Requests a second of one address, and so many at once. */
const PER_ADDRESS = [20, 100] as const;
/** What leaves something behind, of one address: a club's evening, not a flood. */
const LASTING: { readonly [K in PostKind]?: readonly [perSecond: number, atOnce: number] } = {
  guest: [0.2, 30],
  create: [0.2, 30],
  match: [0.5, 60],
  report: [0.05, 10],
};

const NOT_KEPT = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** Statuses of refusals that are not simply 400. */
const STATUS: Readonly<Record<string, number>> = {
  nobody: 401,
  'foreign-origin': 403,
  'not-found': 404,
  'no-game': 404,
  'link-unknown': 404,
  'code-unknown': 404,
  'link-used': 410,
  'code-used': 410,
  'code-expired': 410,
  'too-large': 413,
  'slow-down': 429,
  failed: 500,
  'storage-full': 507,
  'storage-away': 503,
  departed: 503,
};

/** The answers under /api. It listens nowhere itself: whoever serves the page hands requests on. */
export async function api(house: House, asker: Asker): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MOST.message,
    logger: false,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, request, reply) => refuse(house, error, request, reply as FastifyReply),
  });
  const rates = new Allowances(...PER_ADDRESS);

  app.addHook('onRequest', async ({ raw, method }, reply) => {
    reply.headers(NOT_KEPT);
    const { address, isOwnOrigin } = asker.of(raw);
    if (!rates.take(address, house.now())) throw new Refused('slow-down');
    if (method !== 'GET' && !isOwnOrigin) throw new Refused('foreign-origin');
    rates.sweep(house.now());
  });
  app.setErrorHandler((error, request, reply) => refuse(house, error, request, reply));
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ why: 'not-found' }));

  // order: each has a path of its own
  for (const kind of Object.keys(POSTS) as PostKind[]) {
    const lasting = LASTING[kind] && new Allowances(...LASTING[kind]);
    app.post(`/api/${kind}`, async (request, reply) => {
      const { address } = asker.of(request.raw);
      lasting?.sweep(house.now());
      if (lasting && !lasting.take(address, house.now())) throw new Refused('slow-down');
      return post(house, kind, request.body, await guestOf(house, asker, request.raw, reply));
    });
  }

  app.get('/api/hello', async ({ raw }) => {
    const { token } = asker.of(raw);
    const person = await house.people.speaking(token);
    const device = person && token ? await house.people.newerDevice(token) : null;
    const who = { person, ...(device !== null && { device }) };
    return { faultline: 'live', speaks: SPOKEN, rules: RULES_VERSION, ...who, now: house.now() };
  });
  app.get('/api/games/mine', async ({ raw }) => {
    const person = await asker.personOf(raw);
    return { games: person ? await gamesOf(house, person) : [] };
  });
  app.get('/api/games/open', async ({ raw }) => {
    const person = await asker.personOf(raw);
    const games = (await house.rows.listed()).map(({ id, name, terms, line, created, here, person: by }) => ({
      game: id,
      by: name,
      terms,
      line,
      since: created,
      own: by === person?.id,
      here,
    }));
    return { games };
  });
  app.get<OfGame>('/api/games/:g', async ({ params, raw }) => {
    const row = await house.row(params.g);
    return house.meetings.of(row, await house.seatOf(params.g, await asker.personOf(raw)));
  });
  app.get<OfGame>('/api/games/:g/story', async ({ params, raw }) => {
    const row = await house.row(params.g);
    const seat = await house.seatOf(params.g, await asker.personOf(raw));
    if (seat === null && row.head.terms.watch === null) throw new Refused('no-spectators');
    return storyOf(house, params.g, seat !== null);
  });
  app.get<OfGame>('/api/games/:g/file', async ({ params, raw }, reply) => {
    const seat = await house.seatOf(params.g, await asker.personOf(raw));
    reply.header('content-type', 'application/json; charset=utf-8');
    return fileOf(house, params.g, seat !== null);
  });
  await hosting(app, house);
  await app.ready();
  return app;
}

interface OfGame {
  Params: { g: string };
}

async function post<K extends PostKind>(house: House, kind: K, body: unknown, guest: Guest): Promise<unknown> {
  const asked: Posted<K> = readPost(kind, body ?? {});
  return POST_ANSWERS[kind](house, guest, asked);
}

async function guestOf(house: House, asker: Asker, raw: IncomingMessage, reply: FastifyReply): Promise<Guest> {
  const { token, secure } = asker.of(raw);
  return {
    person: await house.people.speaking(token),
    token,
    becomes: (arrived) => reply.header('set-cookie', arrived ? cookieOf(arrived.token, secure) : noCookie(secure)),
  };
}

function refuse(house: House, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { why, more } = refusalOf(error);
  const { game, detail, reasons } = more;
  if (why === 'failed') house.log.error({ err: error, path: request.routeOptions.url }, 'a request failed');
  const told = { why, ...(game && { game }), ...(detail && { detail }), ...(reasons && { reasons }) };
  return reply.code(STATUS[why] ?? 400).send(told);
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof NotStored) return new Refused('storage-full');
  if (error instanceof Misfit) return new Refused('malformed', { detail: error.message.slice(0, MOST.text) });
  if (isAway(error)) return new Refused('storage-away');
  const status = (error as { readonly statusCode?: number }).statusCode ?? 500;
  if (status === 413) return new Refused('too-large');
  return status < 500 ? new Refused('malformed', { detail: STATUS_CODES[status] ?? '' }) : new Refused('failed');
}
