import { useLayoutEffect, useState } from 'preact/hooks';
import { type Language, useSpeech } from './language.ts';

/** Words that only those who ask for them fetch: a hook that gives them in the language in use, null while the first come; after a change of language the former stay until then. */
export function lateWords<T>(loaders: Readonly<Record<Language, () => Promise<T>>>): () => T | null {
  const fetched = new Map<Language, T>();
  return () => {
    const { language } = useSpeech();
    const [newest, setNewest] = useState<T | null>(null);
    // With the picture, not after it: what another fetches in between would go unnoticed.
    useLayoutEffect(() => {
      if (fetched.has(language)) return;
      let here = true;
      loaders[language]().then(
        (words) => {
          fetched.set(language, words);
          if (here) setNewest(() => words);
        },
        () => {},
      );
      return () => {
        here = false;
      };
    }, [language]);
    return fetched.get(language) ?? newest;
  };
}
