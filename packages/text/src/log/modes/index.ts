import type { ModeId, Open } from '@faultline/rules';
import type { Words } from '../../words/words.ts';
import { struggles } from './standard/telling.ts';
import type { Telling } from './telling.ts';

/** How a mode is told, and a language with the words it needs. */
interface Lesson<M extends ModeId> {
  readonly telling: Telling<M>;
  readonly words: <W extends Words>(words: W) => Promise<W>;
}

/** What a game can be told with at once, and what is fetched with a game of that mode. */
const LESSONS: { readonly [M in ModeId]: Telling<M> | (() => Promise<Lesson<M>>) } = {
  standard: struggles,
  'key-operations': () => import('./keyOperations/index.ts'),
};

type ModeTelling = Omit<Telling<ModeId>, 'phrases'> & { readonly phrases: Readonly<Record<string, unknown>> };

/** Those that are there. */
const learned = new Map<string, ModeTelling>([['standard', struggles]]);

/** Whether games of a mode need more words than every game has. */
export const hasLesson = (mode: string): boolean =>
  Object.hasOwn(LESSONS, mode) && typeof LESSONS[mode as ModeId] === 'function';

/** Fetches what is needed to tell games of a mode; the words that come back say its own things too. */
export async function learnMode<W extends Words>(words: W, mode: string): Promise<W> {
  const lesson = Object.hasOwn(LESSONS, mode) ? LESSONS[mode as ModeId] : null;
  if (typeof lesson !== 'function') return words;
  const { telling, words: withItsOwn } = await lesson();
  learned.set(mode, telling);
  return withItsOwn(words);
}

/** Null in a mode that has no words, or whose words nobody has fetched. */
export const tellingOf = ({ score }: Open): ModeTelling | null => learned.get(score.mode) ?? null;

/** What happens in one mode alone; the name of an event belongs to one of them. */
export function modePhrase(event: string): unknown {
  for (const { phrases } of learned.values()) if (Object.hasOwn(phrases, event)) return phrases[event];
  return undefined;
}
