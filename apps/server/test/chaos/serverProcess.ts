// One server as a process of its own, to be killed: opponents answer faster than people, and come as if from many places.

import pino from 'pino';
import { openDatabase, openServer } from '../../src/site/open.ts';
import { UNHURRIED } from '../live/server.ts';
import { isMutant, MUTANTS } from './mutants.ts';

const mutant = process.env.FAULTLINE_MUTANT;
const opened = await openDatabase(process.env);
const db = isMutant(mutant) ? MUTANTS[mutant](opened) : opened;
const { port } = await openServer(
  db,
  {
    host: '127.0.0.1',
    port: Number(process.argv[2]),
    exactly: process.argv[2] !== '0',
    origins: [],
    proxies: 1,
    folder: '/',
    databaseUrl: process.env.DATABASE_URL,
  },
  pino({ level: 'error' }, pino.destination({ dest: 2, sync: true })),
  UNHURRIED,
);
process.stdout.write(`${port}\n`);
