// Which entries of the ledger a test proves, and what is wrong with the claims.

import type { Entry, EntryKind, Ledger } from './ledger.ts';
import { placeOf } from './ledger.ts';
import { NOT_SOFTWARE, type NotSoftware } from './notSoftware.ts';
import { idsIn } from './ids.ts';
import type { Title } from './titles.ts';

export interface Coverage {
  readonly proofs: ReadonlyMap<string, readonly Title[]>;
  readonly uncovered: readonly Entry[];
  /** Rules that only people can keep. */
  readonly notSoftware: readonly Entry[];
  readonly tallies: readonly Tally[];
  /** Proved now, but not in the list of what was proved before. */
  readonly unlisted: readonly string[];
  readonly faults: readonly string[];
}

export interface Tally {
  readonly chapter: string;
  readonly kind: EntryKind;
  readonly covered: number;
  readonly notSoftware: number;
  readonly total: number;
}

export const PROVED = 'docs/rules/proved.txt';

const IDS_PER_TITLE = 3;

/** Joins ledger and titles. `proved` are the IDs that had a proof before and must keep it. */
export function cover(
  ledger: Ledger,
  titles: readonly Title[],
  proved: readonly string[],
  notSoftware: NotSoftware = new Map(),
): Coverage {
  const proofs = proofsIn(ledger, titles);
  const entries = [...ledger.values()];
  const known = new Set(proved);
  return {
    proofs,
    uncovered: entries.filter(({ id }) => !proofs.has(id) && !notSoftware.has(id)),
    notSoftware: entries.filter(({ id }) => notSoftware.has(id)),
    tallies: tally(entries, proofs, notSoftware),
    unlisted: [...proofs.keys()].filter((id) => !known.has(id)).sort(),
    faults: [
      ...titles.flatMap((title) => faultsOf(title, ledger)),
      ...lost(proved, ledger, proofs),
      ...misplaced(notSoftware, ledger, proofs),
    ],
  };
}

function proofsIn(ledger: Ledger, titles: readonly Title[]): Map<string, Title[]> {
  const proofs = new Map<string, Title[]>();
  for (const title of titles) {
    for (const id of idsIn(title.text)) {
      if (ledger.has(id)) proofs.set(id, [...(proofs.get(id) ?? []), title]);
    }
  }
  return proofs;
}

function faultsOf(title: Title, ledger: Ledger): string[] {
  const ids = idsIn(title.text);
  const unknown = ids.filter((id) => !ledger.has(id));
  return [
    ...unknown.map((id) => `${placeOf(title)} names ${id}, an unknown rule ID: "${title.text}"`),
    ...(ids.length > IDS_PER_TITLE
      ? [`${placeOf(title)} names ${ids.length} IDs; a test proves one fact and names at most three: "${title.text}"`]
      : []),
  ];
}

function lost(proved: readonly string[], ledger: Ledger, proofs: ReadonlyMap<string, unknown>): string[] {
  return proved
    .filter((id) => !proofs.has(id))
    .map((id) =>
      ledger.has(id)
        ? `${id} was covered before (${PROVED}), but no test names it now.`
        : `${PROVED} lists an unknown rule ID: ${id}.`,
    );
}

function misplaced(notSoftware: NotSoftware, ledger: Ledger, proofs: ReadonlyMap<string, unknown>): string[] {
  return [...notSoftware.keys()].flatMap((id) => {
    if (!ledger.has(id)) return [`${NOT_SOFTWARE} lists an unknown rule ID: ${id}.`];
    return proofs.has(id) ? [`${NOT_SOFTWARE} says that no test can cover ${id}, but a test names it.`] : [];
  });
}

function tally(entries: readonly Entry[], proofs: ReadonlyMap<string, unknown>, notSoftware: NotSoftware): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { id, chapter, kind } of entries) {
    const key = `${chapter} ${kind}`;
    const before = tallies.get(key) ?? { covered: 0, notSoftware: 0, total: 0 };
    tallies.set(key, {
      chapter,
      kind,
      covered: before.covered + (proofs.has(id) ? 1 : 0),
      notSoftware: before.notSoftware + (notSoftware.has(id) ? 1 : 0),
      total: before.total + 1,
    });
  }
  return [...tallies.values()];
}
