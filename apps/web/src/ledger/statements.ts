import { useLayoutEffect, useState } from 'preact/hooks';
import type { DrawnPosition, Positions, Told } from './rulebook.ts';

/** What is read first, and the other language's words beside it. */
export interface Words {
  readonly says: string;
  readonly why?: string;
  readonly chapter: string;
  readonly where: string;
  readonly lang: 'en' | 'de';
}

export function wordsOf(told: Told, language: string): readonly [Words, ...Words[]] {
  const { says, why, chapter, where } = told;
  const english: Words = { says, ...(why === undefined ? {} : { why }), chapter, where, lang: 'en' };
  if (!told.german) return [english];
  const german: Words = { ...told.german, lang: 'de' };
  return language === 'de' ? [german, english] : [english, german];
}

/** What a position is called in the language in use, as far as it is told in it. */
export const titleOf = (position: DrawnPosition, language: string) =>
  language === 'de' && position.german
    ? { about: undefined, ...position.german, lang: 'de' }
    : { title: position.title, about: position.about, lang: 'en' };

/** Drawings are made once; heights and the last places of standings are written as the language writes numbers. */
export const drawnIn = (drawing: string, language: string): string =>
  language === 'de' ? drawing.replace(/(>[^<]*\d)\.(\d″|\d{4})/g, '$1,$2') : drawing;

/** Something that those who ask for it fetch, once: null while it is on its way. */
function fetchedBy<T>(load: () => Promise<{ readonly default: T }>): () => T | null {
  let fetched: T | null = null;
  return () => {
    const [, setReady] = useState(false);
    // With the picture, not after it: what another fetches in between would go unnoticed.
    useLayoutEffect(() => {
      if (fetched) return;
      let here = true;
      load().then(
        (module) => {
          fetched = module.default;
          if (here) setReady(true);
        },
        () => {},
      );
      return () => {
        here = false;
      };
    }, []);
    return fetched;
  };
}

/** Every entry of the ledger. */
export const useStatements = fetchedBy<readonly Told[]>(() => import('virtual:rulebook'));

/** Every drawn position by its name. */
export const usePositions = fetchedBy<Positions>(() => import('virtual:positions'));
