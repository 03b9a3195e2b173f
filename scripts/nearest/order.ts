// Which tests are nearest to what was changed: the changed ones, those of the same chapter, of the same package, the
// rest; of equals the quickest first.

export interface Candidate {
  readonly test: string;
  /** How long it took when it was last run, or what stands for it. */
  readonly milliseconds: number;
}

/** A test that takes longer waits behind all others, unless it is about the very chapter. */
const LONG = 5_000;

export function inOrder(candidates: readonly Candidate[], changed: readonly string[]): Candidate[] {
  const rank = ({ test, milliseconds }: Candidate): number => {
    const distance = Math.min(3, ...changed.map((file) => distanceOf(test, file)));
    return distance > 1 && milliseconds > LONG ? 4 : distance;
  };
  return candidates
    .map((candidate) => ({ candidate, rank: rank(candidate) }))
    .toSorted((a, b) => a.rank - b.rank || a.candidate.milliseconds - b.candidate.milliseconds)
    .map(({ candidate }) => candidate);
}

function distanceOf(test: string, changed: string): number {
  if (test === changed) return 0;
  const [ours, theirs] = [placeOf(test), placeOf(changed)];
  if (ours.home !== theirs.home) return 3;
  const sameChapter = ours.chapter !== '' && ours.chapter === theirs.chapter;
  return sameChapter || ours.name === theirs.name ? 1 : 2;
}

interface Place {
  /** A package, an app, or the tools with their tests. */
  readonly home: string;
  readonly chapter: string;
  readonly name: string;
}

/** `packages/rules/src/attack/pools.ts` is at home in packages/rules, in the chapter attack. */
function placeOf(file: string): Place {
  const parts = file.split('/');
  const name = (parts.at(-1) ?? '').replace(/(?:\.test)?\.\w+$/, '');
  const [top = '', second = ''] = parts;
  if (top === 'scripts' || file.startsWith('tests/tooling/'))
    return { home: 'scripts', chapter: top === 'scripts' && parts.length > 2 ? second : name, name };
  const isNested = top === 'packages' || top === 'apps';
  const inside = parts.slice(isNested ? 3 : 1, -1);
  return { home: isNested ? `${top}/${second}` : top, chapter: inside[0] ?? '', name };
}
