import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';
import { HOST_PAGE_HEADERS, hostPage } from './hostPage.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A program sends the key as it is, a browser as the password of anybody. */
function keyIn(authorization = ''): string | null {
  const bearer = /^Bearer (.+)$/.exec(authorization)?.[1];
  if (bearer) return bearer;
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization)?.[1];
  return basic
    ? Buffer.from(basic, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : null;
}

/** Whoever sits at this machine, or knows the key. Behind a proxy everybody comes from this machine: the key alone counts. */
function isHost({ headers, socket }: IncomingMessage, key: string | undefined): boolean {
  const given = keyIn(headers.authorization);
  if (key) return given !== null && timingSafeEqual(digest(given), digest(key));
  const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  return direct && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

/** For whoever runs the server: is it well, and what does it do. */
export async function hosting(app: FastifyInstance, house: House, key = process.env.FAULTLINE_HOST_KEY): Promise<void> {
  app.get('/host/health', async () => {
    await house.db.reader.selectFrom('games').select('id').limit(1).execute();
    return { well: true };
  });
  await app.register(async (own) => {
    own.addHook('onRequest', async ({ raw }, reply) => {
      if (isHost(raw, key)) return;
      // A browser asks for it; of a server without a key nobody hears that there is anything.
      if (!key) throw new Refused('not-found');
      reply
        .code(401)
        .header('www-authenticate', 'Basic realm="Faultline host", charset="UTF-8"')
        .send({ why: 'nobody' });
      return reply;
    });
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    own.get('/host/metrics', async (_, reply) => {
      reply.header('content-type', house.metrics.registry.contentType);
      return house.metrics.registry.metrics();
    });
    for (const path of ['/host', '/host/'])
      own.get(path, async ({ headers }, reply) => {
        reply.headers(HOST_PAGE_HEADERS);
        return hostPage(house, headers['accept-language']);
      });
    own.get<{ Params: { g: string } }>('/host/games/:g', async ({ params }, reply) => {
      const row = await house.row(params.g);
      if (row.begun === null) throw new Refused('not-begun');
      reply.headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${row.id}.faultline.json"`,
      });
      return house.files.asItStands(row);
    });
    own.post('/host/reports/delete', async ({ body }, reply) => {
      await house.reports.remove(idIn(body, 'id'));
      return back(reply);
    });
    own.post('/host/forget', async ({ body }, reply) => {
      const person = idIn(body, 'person');
      await house.people.forget(person);
      house.tell({ what: 'forgotten', of: person });
      return back(reply);
    });
  });
}

const back = (reply: FastifyReply): FastifyReply => reply.redirect('/host/', 303);

function idIn(body: unknown, name: string): string {
  const value = (body as Readonly<Record<string, unknown>> | null)?.[name];
  if (typeof value !== 'string' || !/^[0-9a-f]{32}$/.test(value)) throw new Refused('malformed');
  return value;
}
