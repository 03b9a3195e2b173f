import type { Someone } from '@faultline/host/wire';
import { useEffect, useMemo } from 'preact/hooks';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import type { Company } from '../play/company.ts';
import type { Fault } from '../port/api.ts';
import { Loading } from '../shell/notices.tsx';
import { go } from '../shell/route.ts';
import { lazy } from '../ui/lazy.tsx';
import { Asks } from './Asks.tsx';
import { BarBeside, BarNotes } from './Bar.tsx';
import { forgetInvitation } from './invitations.ts';
import { ToMeet } from './Join.tsx';
import { LineNotes } from './LineNotes.tsx';
import { Lobby } from './Lobby.tsx';
import { namedGame, namedNews } from './named.ts';
import { OnlineContext } from './onlineContext.ts';
import { OnlineEnd } from './OnlineEnd.tsx';
import { Framed } from './Framed.tsx';
import { Told } from './Told.tsx';
import { useDistantGame, useOnlineGame } from './useOnlineGame.ts';

const GameInCompany = lazy(async () => ({ default: (await import('../play/PlayPage.tsx')).GameInCompany }));

const COMPANY: Company = {
  Notes: () => (
    <>
      <BarNotes />
      <LineNotes />
    </>
  ),
  Asks,
  Beside: BarBeside,
  End: OnlineEnd,
};

interface TableProps {
  readonly g: string;
  readonly words: OnlineWords;
  readonly as?: 'spectator';
  readonly person: Someone | null;
  readonly known: (person: Someone) => void;
}

/** A game that the server runs: before it begins, while it is played, and when it is over. */
export function OnlineTable({ g, words, as, person, known }: TableProps) {
  const opened = useOnlineGame(g, as);
  const distant = useDistantGame(opened);
  const game = useMemo(() => distant && namedGame(distant, words), [distant, words]);
  const next = opened?.news.rematch?.next;
  const isRunning = opened?.news.running != null;
  useEffect(() => {
    if (next !== undefined) go([as === 'spectator' ? 'watch' : 'online', next]);
  }, [next]);
  useEffect(() => {
    if (isRunning) forgetInvitation(g);
  }, [isRunning]);
  if (!opened) return <Loading />;
  const { online } = opened;
  const news = namedNews(opened.news, words);
  const { shut, line, meeting } = news;
  const hints: Partial<Record<Fault, string>> = {
    'no-game': words.links.noGameHint,
    'no-spectators': words.links.elsewhereHint,
  };
  if (shut !== null)
    return (
      <Framed title={words.title}>
        <Told
          title={shut === 'no-game' ? words.links.noGame : words.faults[shut]}
          {...(shut in hints && { hint: hints[shut] })}
        >
          {shut === 'other-segment' && (
            <button type="button" class="button filled" onClick={() => location.reload()}>
              {words.line.reload}
            </button>
          )}
          <ToMeet words={words} />
        </Told>
      </Framed>
    );
  if (typeof line === 'object' && !game)
    return (
      <Framed title={words.title}>
        <Told title={words.faults[line.closed]}>
          <button type="button" class="button filled" onClick={() => location.reload()}>
            {words.line.reload}
          </button>
        </Told>
      </Framed>
    );
  return (
    <OnlineContext.Provider value={{ g, words, news, online, person, known }}>
      {game ? <GameInCompany game={game} company={COMPANY} /> : meeting ? <Lobby meeting={meeting} /> : <Loading />}
    </OnlineContext.Provider>
  );
}
