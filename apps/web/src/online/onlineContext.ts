import type { Someone } from '@faultline/host/wire';
import type { Seat } from '@faultline/rules';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import type { News, OnlineGame, Running } from '../port/online.ts';

/** A game over a line, for every part of the page that shows something of it. */
export interface AtTable {
  readonly g: string;
  readonly words: OnlineWords;
  readonly news: News;
  readonly online: OnlineGame;
  /** Whom the server knows in this browser; null for whoever looks on without a name. */
  readonly person: Someone | null;
  readonly known: (person: Someone) => void;
}

export const OnlineContext = createContext<AtTable | null>(null);

export function useOnline(): AtTable {
  const at = useContext(OnlineContext);
  if (!at) throw new Error('There is no game over a line above this component.');
  return at;
}

/** The same, of a game that has begun. */
export function useRunning(): AtTable & { readonly running: Running; readonly other: Seat } {
  const at = useOnline();
  const { running } = at.news;
  if (!running) throw new Error('The game has not begun.');
  return { ...at, running, other: running.you === 0 ? 1 : 0 };
}
