import type { Open } from '@faultline/rules';
import type { ReferenceCard } from '../lines.ts';
import { litBy } from '../lit.ts';
import { KEY_OPERATIONS } from './keyOperations.ts';

/** What the reference of a mode has besides the cards of every game, and instead of some of them. */
export interface ModeReference {
  readonly cards: readonly string[];
  readonly instead: readonly string[];
  /** The lines that are about a step of the mode, and those that take the place of lines of every game. */
  readonly lit: readonly (readonly [step: RegExp, line: string])[];
  readonly lines: Readonly<Record<string, string>>;
}

const MODES: Readonly<Record<string, ModeReference>> = { 'key-operations': KEY_OPERATIONS };

/** The cards of a game: those of its mode first. */
export function cardsIn(mode: string, cards: readonly ReferenceCard[]): readonly ReferenceCard[] {
  const own = MODES[mode];
  const everyones = cards.filter(({ key, special }) => !special && !own?.instead.includes(key));
  return own ? [...cards.filter(({ key }) => own.cards.includes(key)), ...everyones] : everyones;
}

/** The lines about what is going on, by the reference of the game's mode. */
export function litIn(open: Open): ReadonlySet<string> {
  const own = MODES[open.score.mode];
  const lit = litBy(open);
  if (!own) return lit;
  const steps = open.frames.flatMap(({ at }) => own.lit.find(([pattern]) => pattern.test(at))?.[1] ?? []);
  return new Set([...lit].map((line) => own.lines[line] ?? line).concat(steps));
}

/** What of the reference is printed apart, by the last word of its address. */
export const PAPERS_APART = { operations: KEY_OPERATIONS } as const;
