import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { throwaway } from '../../../../scripts/postgres.mjs';
import { openDatabase } from '../../src/site/open.ts';
import { House } from '../../src/house.ts';
import { randomOf } from '../live/frames.ts';
import type { Mutant } from './mutants.ts';
import { Processes } from './processes.ts';
import type { GameRecord } from './record.ts';
import { checked } from './replay.ts';
import { roughGame, SOON_STUCK, STUCK } from './roughGame.ts';

export interface Options {
  readonly database: 'postgres' | 'sqlite';
  readonly games: number;
  /** Cuts of sockets, in all games together. */
  readonly cuts: number;
  /** Processes killed; half-way the database is killed too, where it is one. */
  readonly kills: number;
  readonly crash: boolean;
  /** A PostgreSQL that is there already, and is left alone; else a throwaway one. */
  readonly url?: string | undefined;
  readonly seed: string;
  /** So many games at once. */
  readonly abreast: number;
  /** Entries after which somebody concedes. */
  readonly most: number;
  /** The servers are wrong in this way, and the checker must find it. */
  readonly mutant?: Mutant | undefined;
}

export interface Outcome {
  readonly games: number;
  readonly entries: number;
  readonly acknowledged: number;
  readonly frames: number;
  readonly cuts: number;
  readonly kills: number;
  readonly crashes: number;
  readonly repeats: number;
  readonly swaps: number;
  readonly refusals: Readonly<Record<string, number>>;
  /** What the servers wrote of what went wrong. */
  readonly said: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

interface Site {
  readonly env: Readonly<Record<string, string>>;
  readonly servers: number;
  readonly crash: (() => Promise<void>) | null;
  readonly remove: () => void;
}

/** Where all is kept, on a disk and thrown away with the run. */
async function siteOf({ database, crash, url }: Options): Promise<Site> {
  if (database === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'faultline-chaos-'));
    const env = { FAULTLINE_DATA: folder, DATABASE_URL: '' };
    return { env, servers: 1, crash: null, remove: () => rmSync(folder, { recursive: true, force: true }) };
  }
  if (url) return { env: { DATABASE_URL: url }, servers: 3, crash: null, remove: () => {} };
  const postgres = await throwaway({ fsync: true });
  const env = { DATABASE_URL: postgres.url };
  return { env, servers: 3, crash: crash ? postgres.crash : null, remove: postgres.stop };
}

/** A game lasts at least so many entries, mostly. */
const USUAL = 300;
/** The last games may end before all their cuts are done. */
const SPARE = 1.02;
/** Of so many games one is also looked at for what its frames give away. */
const SCRAMBLED = 10;

/** Games between opponents while lines break, processes die and messages come twice; then all of it is checked. */
export async function chaos(options: Options, progress: (line: string) => void): Promise<Outcome> {
  const site = await siteOf(options);
  const processes = new Processes(site.servers, { ...site.env, FAULTLINE_MUTANT: options.mutant ?? '' });
  try {
    await processes.start();
    return await ofSite(options, site, processes, progress);
  } finally {
    await processes.stop();
    site.remove();
  }
}

async function ofSite(
  options: Options,
  site: Site,
  processes: Processes,
  progress: (line: string) => void,
): Promise<Outcome> {
  const { games, seed, abreast } = options;
  const patience = options.mutant ? SOON_STUCK : STUCK;
  const random = randomOf(Number.parseInt(hash('sha256', `chaos ${seed}`, 'hex').slice(0, 7), 16));
  const weather = {
    random,
    addresses: () => processes.addresses,
    refusals: new Map<string, number>(),
    repeats: 0,
    swaps: 0,
    cuts: 0,
    cut: (): void => {
      waiting -= 1;
      weather.cuts += 1;
    },
  };
  const faults: string[] = [];
  const records: GameRecord[] = [];
  const blows = blowsOf(options, site, processes, (what) => progress(what));
  let next = 0;
  /** Cuts that games which are played just now still have before them. */
  let waiting = 0;
  /** Games that end before their cuts are done leave them to those that come later. */
  const cutsFor = (number: number): number => {
    const due = Math.ceil(((options.cuts * SPARE) / games) * (number + 1));
    const cuts = Math.max(0, due - weather.cuts - waiting);
    waiting += cuts;
    return cuts;
  };
  const table = async (): Promise<void> => {
    while (next < games) {
      const number = next;
      next += 1;
      const trial = { number, seed, cuts: cutsFor(number), most: options.most, patience, moved: blows.moved };
      const { record, stuck, left } = await roughGame(trial, weather);
      waiting -= left;
      records.push(record);
      if (stuck) faults.push(`game ${record.g} is stuck`);
      progress(
        `${records.length} of ${games} games, ${blows.entries} entries, ${weather.cuts} cuts, ${blows.kills} kills`,
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(abreast, games) }, table));
  await blows.done();
  await processes.stop();
  if (processes.fallen > 0) faults.push(`${processes.fallen} times a server ended by itself`);
  const { entries, found } = await checkAll(records, site, progress);
  const { cuts, repeats, swaps, refusals } = weather;
  return {
    games: records.length,
    entries,
    acknowledged: sum(records.map(({ acknowledged }) => acknowledged.length)),
    frames: sum(records.flatMap(({ lines }) => lines.map(({ frames }) => frames.length))),
    cuts,
    kills: blows.kills,
    crashes: blows.crashes,
    repeats,
    swaps,
    refusals: Object.fromEntries(refusals),
    said: Object.fromEntries(processes.said),
    faults: [...faults, ...found],
  };
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** Kills processes at even distances by what was played, and the database in the middle. */
function blowsOf(
  { games, kills, most }: Options,
  { crash, servers }: Site,
  processes: Processes,
  progress: (line: string) => void,
) {
  const whole = games * Math.min(most, USUAL);
  let crashing: Promise<void> | null = null;
  const blows = {
    entries: 0,
    kills: 0,
    crashes: 0,
    moved: (): void => {
      blows.entries += 1;
      if (blows.kills < kills && blows.entries > (whole * (blows.kills + 1)) / (kills + 1)) {
        processes.kill(blows.kills % servers);
        blows.kills += 1;
      }
      if (crash && !crashing && blows.entries > whole / 2) {
        progress('The database is killed.');
        crashing = crash().then(() => {
          blows.crashes += 1;
          progress('The database is there again.');
        });
      }
    },
    done: async (): Promise<void> => {
      await crashing;
    },
  };
  return blows;
}

async function checkAll(records: readonly GameRecord[], site: Site, progress: (line: string) => void) {
  const db = await openDatabase(site.env);
  try {
    const house = new House(db, pino({ level: 'silent' }));
    const found: string[] = [];
    let entries = 0;
    for (const [n, record] of records.entries()) {
      const { faults, entries: stored } = await checked(house, record, n % SCRAMBLED === 0);
      found.push(...faults);
      entries += stored;
      if (n % 20 === 19) progress(`${n + 1} games checked, ${found.length} faults`);
    }
    return { entries, found };
  } finally {
    await db.close();
  }
}
