import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PuzzlesWords } from '../i18n/puzzlesWords.ts';
import type { LocalGame } from '../port/localGame.ts';
import type { Judged, PuzzleTold } from '../port/puzzle.ts';
import type { Kept } from './tries.ts';

/** A puzzle being tried, as its parts of the page see it. */
export interface PuzzleTry {
  readonly words: PuzzlesWords;
  readonly puzzle: PuzzleTold;
  readonly all: readonly PuzzleTold[];
  readonly kept: Kept;
  readonly game: LocalGame;
  /** How the try stands; null until that is known. */
  readonly judged: Judged | null;
  readonly tell: (judged: Judged) => void;
  /** Shows the best plan that is known. */
  readonly show: () => void;
  /** Lays the table out anew. */
  readonly again: () => void;
}

export const PuzzleContext = createContext<PuzzleTry | null>(null);

export function usePuzzle(): PuzzleTry {
  const puzzle = useContext(PuzzleContext);
  if (!puzzle) throw new Error('There is no puzzle above this component.');
  return puzzle;
}
