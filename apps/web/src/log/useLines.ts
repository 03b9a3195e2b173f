import type { LogLine } from '@faultline/text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { isWhole, useMessages } from '../i18n/language.ts';

type Telling = typeof import('./lines.ts');

let fetched: Telling | null = null;

/** What tells a game: the board stands before it is here. Where it cannot be fetched, the next table tries again. */
function useTelling(): Telling | null {
  const [telling, setTelling] = useState(fetched);
  useEffect(() => {
    let here = true;
    void import('./lines.ts').then(
      (module) => {
        fetched = module;
        if (here) setTelling(module);
      },
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  return telling;
}

/** The game in sentences, as it grows; null until it can be told. */
export function useLines(): readonly LogLine[] | null {
  const { playing, cast, moment, view } = useGame();
  const { words } = useMessages();
  const telling = useTelling();
  const tell = useMemo(
    () => (isWhole(words) ? telling?.lineTeller(playing.cards, words, [cast.player(0), cast.player(1)]) : undefined),
    [playing, words, telling],
  );
  // First the game as the table opened with it: what was done before it could be told is news to those who hear it.
  const [opening, goOn] = useState<typeof moment.story | null>(moment.story);
  useEffect(() => {
    if (tell) goOn(null);
  }, [tell]);
  const story = opening ?? moment.story;
  return useMemo(() => (telling && tell ? telling.withWords(tell(story, view.open.objectives)) : null), [story, tell]);
}
