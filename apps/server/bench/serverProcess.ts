// The server that is measured, or a bare echo of `ws` in its place, as a process of its own.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import '../src/site/quicker.ts';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import pino from 'pino';
import { WebSocketServer } from 'ws';
import { openDatabase, openServer } from '../src/site/open.ts';
import { recordIn } from './filled.ts';
import { diceOf } from './recorded.ts';

/** Clients come from one address, and some send faster than people. */
const UNHURRIED = { messages: 1e6, burst: 1e6 };

async function live(): Promise<number> {
  const { port, house } = await openServer(
    await openDatabase(process.env),
    {
      host: '127.0.0.1',
      port: 0,
      exactly: false,
      origins: [],
      proxies: 1,
      folder: '/',
      databaseUrl: process.env.DATABASE_URL,
    },
    pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true })),
    UNHURRIED,
  );
  house.sealing.opened = async (g) => diceOf(recordIn(g));
  return port;
}

function echo(): Promise<number> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) =>
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary })),
  );
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

const port = await (process.argv[2] === 'echo' ? echo() : live());
process.stdout.write(`${port}\n`);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
/** The longest that the collection of garbage kept everybody waiting, in milliseconds. */
let collected = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collected = Math.max(collected, duration);
}).observe({ entryTypes: ['gc'] });

// What the process has taken of time, and then, without what nobody needs any more, of memory; asked for by a line.
process.stdin.on('data', () => {
  const cpu = cpuNow();
  const waited = { stall: delay.max / 1e6, collected };
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  setTimeout(() => {
    delay.reset();
    collected = 0;
    process.stdout.write(`${JSON.stringify({ cpu, after: cpuNow(), rss, heapUsed, ...waited })}\n`);
  }, 50);
});

process.on('SIGINT', () => process.exit(0));
// Whoever measures is gone.
process.stdin.on('end', () => process.exit(0));

function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
