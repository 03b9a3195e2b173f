// The ledger in two languages: every German entry stands beside the English one it was written for.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishIn, type Glossary, germanIn, parseGlossary, whyNotTold } from './glossary.ts';
import type { Entry, Ledger } from './ledger.ts';
import { placeOf, wordsOf } from './ledger.ts';

/** Both texts of every entry as they last belonged together. */
export const TWINS = 'docs/rules/de/twins.txt';

interface Pair {
  readonly english: string;
  readonly german: string;
}

type Pairs = ReadonlyMap<string, Pair>;

export interface Twins {
  /** How many entries have a German text. */
  readonly told: number;
  readonly faults: readonly string[];
  /** Every entry whose two texts belong together, new ones too. */
  readonly pairs: Pairs;
}

const digest = (entry: Entry): string => createHash('sha256').update(wordsOf(entry)).digest('hex').slice(0, 8);

export function readTwins(root: string): Pairs {
  const file = join(root, TWINS);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const [id = '', english = '', german = ''] = line.split(' ');
      return [id, { english, german }];
    }),
  );
}

export const twinsAsText = (pairs: Pairs): string =>
  [...pairs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { english, german }]) => `${id} ${english} ${german}\n`)
    .join('');

/** Holds the two ledgers against each other and against how they stood together. `paired` were read again by somebody. */
export function twinsOf(
  english: Ledger,
  german: Ledger,
  known: Pairs,
  {
    paired = [],
    glossary = parseGlossary(''),
  }: { readonly paired?: readonly string[]; readonly glossary?: Glossary } = {},
): Twins {
  const pairs = new Map<string, Pair>();
  const faults: string[] = [];
  for (const [id, entry] of german) {
    const twin = english.get(id);
    if (!twin) {
      faults.push(`${placeOf(entry)} tells ${id}, which the English ledger does not have.`);
      continue;
    }
    const now = { english: digest(twin), german: digest(entry) };
    const before = paired.includes(id) ? undefined : known.get(id);
    pairs.set(id, now);
    faults.push(...whyNotTold(twin, entry, glossary), ...englishIn(entry, glossary), ...germanIn(twin, glossary));
    if (before && (before.english === now.english) !== (before.german === now.german))
      faults.push(whyApart(twin, entry, before.english === now.english));
  }
  return { told: pairs.size, faults: [...faults, ...missing(english, german)], pairs };
}

function whyApart(twin: Entry, entry: Entry, isGerman: boolean): string {
  const [changed, other] = isGerman ? [entry, twin] : [twin, entry];
  return (
    `${twin.id} was changed in ${placeOf(changed)} and not in ${placeOf(other)}. ` +
    `Change both, or say that they still belong together: faultline rules --paired ${twin.id}`
  );
}

/** A chapter that is begun is told to its end. */
function missing(english: Ledger, german: Ledger): string[] {
  const begun = new Set([...german.values()].map(({ chapter, kind }) => `${chapter} ${kind}`));
  return [...english.values()]
    .filter(({ id, chapter, kind }) => begun.has(`${chapter} ${kind}`) && !german.has(id))
    .map((entry) => `${placeOf(entry)}: ${entry.id} has no German text, but others of its chapter do.`);
}
