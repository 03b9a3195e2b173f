// What the harness asks of the rules of one checkout, in words of its own. Everything handed over is plain JSON.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Setup } from '@faultline/rules';

/** What games can be made of. */
export interface Offers {
  readonly units: readonly string[];
  readonly missions: readonly string[];
  readonly tables: readonly string[];
  /** The one that is played stands last. */
  readonly sheets: readonly string[];
  readonly options: Readonly<Record<string, readonly (string | boolean)[]>>;
}

/** A game before its first question: all that follows, follows from it. */
export interface Beginning {
  readonly seed: string;
  readonly generator: 'chacha' | 'fast';
  readonly table: string;
  readonly sheet: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly setup: Setup;
}

export interface Question {
  readonly seat: 0 | 1;
  readonly point: string;
  readonly step: string;
  readonly options: readonly { readonly id: string }[];
}

export interface Answer {
  readonly option: string;
  readonly to?: readonly number[];
  readonly direction?: readonly number[];
  readonly [parameter: string]: unknown;
}

export interface Command {
  readonly seat: 0 | 1;
  readonly version: number;
  readonly answer: Answer;
}

export type Viewer = 0 | 1 | 'public' | 'all';

/** A game under way. Versions are counted from where it was begun, opened or last counted from. */
export interface Play {
  /** How a file was opened and what it met, for people; empty for a game that was begun. */
  readonly remark: string;
  readonly version: number;
  countFromHere(): void;
  /** What happened before the first question. */
  begun(): unknown;
  question(): Question | null;
  view(who: Viewer): unknown;
  /** The refusal of a command, null where it would be taken. Nothing is changed. */
  refusal(command: Command): unknown;
  /** What came of a command. */
  take(command: Command): unknown;
  /** What a seeded opponent would answer; asked of one side only. */
  choose(): Answer;
  isInAttack(): boolean;
  hash(): string;
  /** The game's file; a departing one cannot be replayed and is opened from its saved state. */
  file(departing: boolean): string;
}

export interface Side {
  readonly offers: Offers;
  begin(beginning: Beginning): Play;
  open(file: string): Play;
}

/** Speaks for the packages of a checkout: which of their names it needs, and what it makes of them. */
export interface Adapter {
  readonly names: Readonly<Record<string, readonly string[]>>;
  side(packages: Readonly<Record<string, unknown>>): Side;
}

/** The side of a checkout, by the first adapter that finds all its names there; what the last one misses is said. */
export async function loadSide(folder: string, [adapter, ...others]: readonly Adapter[]): Promise<Side> {
  const packages: Record<string, unknown> = {};
  for (const [name, needed] of Object.entries(adapter?.names ?? {})) {
    const loaded = (await import(entryOf(folder, name))) as Readonly<Record<string, unknown>>;
    const missing = needed.filter((each) => !(each in loaded));
    if (missing.length > 0 && others.length > 0) return loadSide(folder, others);
    if (missing.length > 0)
      throw new Error(
        `@faultline/${name} in ${folder} has no ${missing.join(', ')}: it needs an adapter of its own (scripts/same/adapters.ts).`,
      );
    packages[name] = loaded;
  }
  if (!adapter) throw new Error('Nobody speaks for the packages (scripts/same/adapters.ts).');
  return adapter.side(packages);
}

/** The file a package gives to others. */
export function entryOf(folder: string, name: string): string {
  const home = join(folder, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { exports: { '.': string } };
  return pathToFileURL(join(home, exports['.'])).href;
}
