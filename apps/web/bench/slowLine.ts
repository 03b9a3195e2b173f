import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

interface Line {
  /** Bits a second, shared by everything that comes over it. */
  readonly bits: number;
  /** Milliseconds from a question to the first of its answer; a new connection takes as long again. */
  readonly delay: number;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const PIECE = 4096;

/** A server of this machine behind a slow line: for every thread of a page alike, which a browser's own brake is not. */
export async function slowLine(port: number, { bits, delay }: Line): Promise<{ address: string; close: () => void }> {
  let free = 0;
  /** When so many bytes have come through, each after those asked for before. */
  const through = async (bytes: number): Promise<void> => {
    const now = performance.now();
    free = Math.max(free, now) + (bytes * 8 * 1000) / bits;
    await wait(free - now);
  };
  const opened = new WeakMap<Socket, Promise<void>>();
  const server = createServer(async (asked, answered) => {
    await opened.get(asked.socket);
    await wait(delay);
    const { origin: _, ...headers } = asked.headers;
    const passed = request(
      {
        port,
        host: '127.0.0.1',
        path: asked.url,
        method: asked.method,
        headers: { ...headers, host: `127.0.0.1:${port}` },
      },
      async (found) => {
        answered.writeHead(found.statusCode ?? 500, found.headers);
        for await (const part of found as AsyncIterable<Buffer>) {
          for (let at = 0; at < part.length; at += PIECE) {
            const piece = part.subarray(at, at + PIECE);
            await through(piece.length);
            answered.write(piece);
          }
        }
        answered.end();
      },
    );
    passed.on('error', () => answered.destroy());
    asked.pipe(passed);
  });
  server.on('connection', (socket) => opened.set(socket, wait(delay)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${taken}/`, close: () => server.close() };
}
