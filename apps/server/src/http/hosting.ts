import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whoever sits at this machine, or knows the key. Behind a proxy everybody comes from this machine: the key alone counts. */
function isHost({ headers, socket }: IncomingMessage, key: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (key) return given !== undefined && timingSafeEqual(digest(given), digest(key));
  const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  return direct && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

/** For whoever runs the server: is it well, and what does it do. */
export function hosting(app: FastifyInstance, house: House, key = process.env.FAULTLINE_HOST_KEY): void {
  app.get('/host/health', async () => {
    await house.db.reader.selectFrom('games').select('id').limit(1).execute();
    return { well: true };
  });
  app.get('/host/metrics', async ({ raw }, reply) => {
    if (!isHost(raw, key)) throw new Refused('not-found');
    reply.header('content-type', house.metrics.registry.contentType);
    return house.metrics.registry.metrics();
  });
}
