import type { Part } from '@faultline/odds';
import { isRecord, isText } from '@faultline/shape/guards';
import type { PuzzleTold } from '../port/puzzle.ts';

/** A plan that was tried, and its exact chance. */
export interface Tried {
  readonly parts: readonly Part[];
  readonly chance: number;
}

/** What somebody has tried at one puzzle, the newest first, and whether the best plan was shown to them. */
export interface Tries {
  readonly plans: readonly Tried[];
  readonly shown: boolean;
}

export type Kept = Readonly<Record<string, Tries>>;

const NONE: Tries = { plans: [], shown: false };
/** As many plans as are kept of a puzzle. */
const MOST = 12;
const MOST_PARTS = 30;

export const triesAt = (kept: Kept, id: string): Tries => (Object.hasOwn(kept, id) ? (kept[id] ?? NONE) : NONE);

export const bestChance = ({ plans }: Tries): number | null =>
  plans.length === 0 ? null : Math.max(...plans.map(({ chance }) => chance));

/** A whole percent is as near as chances are shown. */
const NEAR = 0.01;

export const isSolvedBy = (chance: number | null, { best }: Pick<PuzzleTold, 'best'>): boolean =>
  chance !== null && chance > best / 100 - NEAR;

export const isSolved = (kept: Kept, puzzle: PuzzleTold): boolean =>
  isSolvedBy(bestChance(triesAt(kept, puzzle.id)), puzzle);

const nameOf = ({ parts }: Tried): string => JSON.stringify(parts);

/** With one more plan; the same one once more is told once. */
export function withTry(kept: Kept, id: string, tried: Tried): Kept {
  const { plans, shown } = triesAt(kept, id);
  const others = plans.filter((plan) => nameOf(plan) !== nameOf(tried) || Math.abs(plan.chance - tried.chance) > 1e-9);
  return { ...kept, [id]: { plans: [tried, ...others].slice(0, MOST), shown } };
}

export const withShown = (kept: Kept, id: string): Kept => ({ ...kept, [id]: { ...triesAt(kept, id), shown: true } });

const KEY = 'faultline.puzzles';
const DID: readonly string[] = ['action', 'flip', 'move', 'ability', 'attack'] satisfies readonly Part['did'][];
const WORDS = ['action', 'stance', 'move', 'ability', 'type', 'target'] as const;

const isPart = (value: unknown): value is Part =>
  isRecord(value) &&
  isText(value.did) &&
  DID.includes(value.did) &&
  WORDS.every((word) => value[word] === undefined || isText(value[word]));

const isTried = (value: unknown): value is Tried =>
  isRecord(value) &&
  typeof value.chance === 'number' &&
  value.chance >= 0 &&
  value.chance <= 1 &&
  Array.isArray(value.parts) &&
  value.parts.length <= MOST_PARTS &&
  value.parts.every(isPart);

/** Whatever stands in the storage, what comes out are tries. */
export function triesFrom(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([id, value]) => {
        if (!isRecord(value) || !Array.isArray(value.plans)) return [];
        return [[id, { plans: value.plans.filter(isTried).slice(0, MOST), shown: value.shown === true }]];
      }),
    );
  } catch {
    return {};
  }
}

/** A browser may keep nothing; what was tried then lasts as long as the page. */
let unkept: Kept = {};

export function keptTries(): Kept {
  try {
    return triesFrom(localStorage.getItem(KEY));
  } catch {
    return unkept;
  }
}

export function keepTries(kept: Kept): void {
  unkept = kept;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing is lost but what was tried.
  }
}
