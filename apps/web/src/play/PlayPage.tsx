import { useEffect, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import type { Start } from '../port/engine.ts';
import { type LocalGame, openLocalGame } from '../port/localGame.ts';
import { firstBoard } from '../shell/line.ts';
import { Failed, Loading } from '../shell/notices.tsx';
import type { PageProps } from '../shell/page.ts';
import { go } from '../shell/route.ts';
import { useSettings } from '../shell/settings.ts';
import { takeChosen } from '../setup/chosen.ts';
import { ModeSpeech } from '../game/ModeSpeech.tsx';
import type { Company } from './company.ts';
import type { Guide } from './guide.ts';
import { Playground } from './Playground.tsx';

/** `#/play/quick/computer` and `two`, `#/play/new/…` with all set-up, or `#/play/<id>` of a saved game;
 *  `#/play/<id>/at/12` looks back at it as it stood after twelve entries, `#/play/<id>/end` at what it came to.
 *  A word more is the seed: `#/play/quick/two/friday` is the same game for everybody. */
export default function PlayPage({ rest }: PageProps) {
  const [game, setGame] = useState<LocalGame | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { settings } = useSettings();
  const id = rest[0] === 'new' || rest[0] === 'quick' ? null : rest[0];
  const at = momentIn(rest);
  const wanted = rest.join('/');
  useEffect(() => {
    // A new game gets its address once it stands: that is no other game.
    if (game && game.playing.id === id && (at !== null || !game.looking)) return;
    game?.leave();
    setGame(null);
    setFailure(null);
    let here = true;
    openLocalGame(startOf(rest, settings.opponent), firstBoard).then(
      (opened) => {
        if (!here) return opened.leave();
        setGame(opened);
        if (at === null) go(['play', opened.playing.id, ...(opened.playing.lookOnly ? ['at'] : [])], true);
      },
      (error: Error) => here && setFailure(error.message),
    );
    return () => {
      here = false;
    };
  }, [wanted, attempt]);
  useEffect(() => () => game?.leave(), [game]);
  const { shell } = useMessages();
  if (failure !== null) return <Failed why={failure || shell.failed} again={() => setAttempt(attempt + 1)} />;
  if (!game) return <Loading />;
  return (
    <ModeSpeech mode={game.playing.mode}>
      <Playground game={game} at={at} />
    </ModeSpeech>
  );
}

/** A game that somebody shows. */
export const GuidedGame = ({ game, guide }: { readonly game: LocalGame; readonly guide: Guide }) => (
  <ModeSpeech mode={game.playing.mode}>
    <Playground game={game} at={null} guide={guide} />
  </ModeSpeech>
);

/** A game between people who are not at one screen. */
export const GameInCompany = ({ game, company }: { readonly game: LocalGame; readonly company: Company }) => (
  <ModeSpeech mode={game.playing.mode}>
    <Playground game={game} at={null} company={company} />
  </ModeSpeech>
);

/** The moment an address looks back at; null where it plays. */
function momentIn([, at, version]: readonly string[]): number | 'newest' | 'end' | null {
  if (at === 'end') return at;
  if (at !== 'at') return null;
  return version !== undefined && /^\d{1,9}$/.test(version) ? Number(version) : 'newest';
}

function startOf([first, second, third]: readonly string[], opponent: string): Start {
  const players = second === 'two' ? (['person', 'person'] as const) : (['person', opponent] as const);
  const seed = third === undefined ? {} : { seed: third };
  if (first === 'quick') return { kind: 'quick', players, ...seed };
  if (first !== 'new' && first !== undefined)
    return { kind: second === 'at' || second === 'end' ? 'look' : 'continue', id: first };
  return (second === 'chosen' && takeChosen()) || { kind: 'new', players, ...seed };
}
