import '../lessons/lessons.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PuzzlesWords } from '../i18n/puzzlesWords.ts';
import type { Guide } from '../play/guide.ts';
import { type LocalGame, openLocalGame } from '../port/localGame.ts';
import type { Judged, PuzzleTold } from '../port/puzzle.ts';
import { Failed, Loading } from '../shell/notices.tsx';
import { lazy } from '../ui/lazy.tsx';
import { PuzzleContext } from './puzzle.ts';
import { PuzzleNote } from './PuzzleNote.tsx';
import { PuzzlePlans } from './PuzzlePlans.tsx';
import { PuzzleTop } from './PuzzleTop.tsx';
import { keepTries, keptTries, withShown, withTry } from './tries.ts';

const GuidedGame = lazy(async () => ({ default: (await import('../play/PlayPage.tsx')).GuidedGame }));

interface PuzzlePlayProps {
  readonly words: PuzzlesWords;
  readonly puzzle: PuzzleTold;
  readonly all: readonly PuzzleTold[];
}

/** A puzzle on the table: every try is laid out anew, with dice of its own. */
export function PuzzlePlay({ words, puzzle, all }: PuzzlePlayProps) {
  const [kept, setKept] = useState(keptTries);
  const [laid, setLaid] = useState(0);
  const { game, failure } = useTable(puzzle.id, laid);
  const [judged, setJudged] = useState<{ readonly game: LocalGame; readonly judged: Judged } | null>(null);
  const keep = (to: typeof kept) => {
    keepTries(to);
    setKept(to);
  };
  const guide = useMemo((): Guide => ({ Top: PuzzleTop, Note: PuzzleNote, Beside: PuzzlePlans, secret: true }), []);
  const again = () => setLaid(laid + 1);
  if (failure !== null) return <Failed why={failure} again={again} />;
  if (!game) return <Loading />;
  const tell = (now: Judged) => {
    const { chance, parts } = now.attempt;
    const before = judged?.game === game ? judged.judged.attempt.chance : null;
    setJudged({ game, judged: now });
    // A try is kept when its dice fall, once.
    if (chance !== null && before === null) keep(withTry(kept, puzzle.id, { parts, chance }));
  };
  const value = {
    words,
    puzzle,
    all,
    kept,
    game,
    judged: judged?.game === game ? judged.judged : null,
    tell,
    show: () => keep(withShown(kept, puzzle.id)),
    again,
  };
  return (
    <PuzzleContext.Provider value={value}>
      <GuidedGame key={laid} game={game} guide={guide} />
    </PuzzleContext.Provider>
  );
}

/** The table of a puzzle; laid out anew for every try. */
function useTable(id: string, laid: number) {
  const [game, setGame] = useState<LocalGame | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    setGame(null);
    setFailure(null);
    let here = true;
    const opened = openLocalGame({ kind: 'puzzle', id });
    opened.then(
      (local) => here && setGame(local),
      (error: Error) => here && setFailure(error.message),
    );
    return () => {
      here = false;
      opened.then(
        (local) => local.leave(),
        () => {},
      );
    };
  }, [id, laid]);
  return { game, failure };
}
