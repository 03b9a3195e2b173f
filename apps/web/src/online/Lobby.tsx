import '../setup/setup.css';
import '../setup/teamParts.css';
import type { Meeting } from '@faultline/host/wire';
import { useEffect, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { post } from '../port/api.ts';
import { lazy } from '../ui/lazy.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { go, routeOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { Facts } from './Facts.tsx';
import { invitationOf } from './invitations.ts';
import { Invite } from './Invite.tsx';
import { ToMeet } from './Join.tsx';
import { LineNotes } from './LineNotes.tsx';
import { useOnline } from './onlineContext.ts';
import { Seals } from './Seals.tsx';
import { Told } from './Told.tsx';

const ChooseTeam = lazy(() => import('./ChooseTeam.tsx'));

/** Before a game begins: an invitation, then teams face down, then seals. */
export function Lobby({ meeting }: { readonly meeting: Meeting }) {
  const { words, g } = useOnline();
  const { status, terms, you, seats } = meeting;
  const code = invitationOf(g);
  const { lobby: w } = words;
  const isQuick = routeOf(location.hash)?.[2] === 'quick';
  useSearching(isQuick && status === 'waiting' && you !== null, meeting);
  return (
    <div class="online" data-lobby={status}>
      <PageHead title={words.title} />
      <main class="online-main narrow">
        <LineNotes />
        {status === 'closed' && (
          <Told title={words.faults.closed}>
            <ToMeet words={words} />
          </Told>
        )}
        {status === 'waiting' && you !== null && (
          <section class="panel online-panel">
            <h2>{isQuick ? words.meet.searching : code === null ? w.waitOpen : w.invite}</h2>
            <svg class="running-line" viewBox="0 0 120 24" aria-hidden="true">
              <path d="M0 12H40L48 3 56 21 62 12H120" />
            </svg>
            {code !== null && !isQuick && (
              <>
                <Invite words={words} to={['join', code]} />
                <p class="online-hint">{w.onceOnly}</p>
              </>
            )}
          </section>
        )}
        {status !== 'closed' && <Seats meeting={meeting} />}
        {status === 'choosing' && you !== null && seats[you]?.ready === false && <ChooseTeam meeting={meeting} />}
        {status === 'sealing' && <TeamsShown meeting={meeting} />}
        {status === 'sealing' && <Seals meeting={meeting} />}
        <section class="panel online-panel">
          <h2>{w.facts}</h2>
          <Facts words={words} terms={terms} />
        </section>
        {you !== null && status !== 'closed' && (
          <Leave says={isQuick && status === 'waiting' ? words.meet.stop : w.leave} />
        )}
      </main>
    </div>
  );
}

/** So often somebody who waits for a game at once looks whether another one waits as well. */
const OFTEN = 5000;

function useSearching(searches: boolean, { g, terms }: Meeting): void {
  useEffect(() => {
    if (!searches) return;
    const look = async () => {
      const found = await post('match', { mode: terms.mode, clock: terms.clock.kind, at: g });
      if ('value' in found && found.value.game !== g) go(['online', found.value.game, 'quick'], true);
    };
    const timer = setInterval(() => void look(), OFTEN);
    return () => clearInterval(timer);
  }, [searches, g]);
}

/** What each of them is doing, in a sentence. */
function Seats({ meeting: { seats, you, status } }: { readonly meeting: Meeting }) {
  const { words } = useOnline();
  const { lobby: w } = words;
  if (status === 'waiting') return null;
  return (
    <ul class="panel online-seats" aria-live="polite">
      {seats.map((seat, i) => {
        if (!seat) return null;
        const { name, here, ready } = seat;
        const says = ready
          ? i === you
            ? w.youReady
            : w.otherReady(name)
          : i === you
            ? w.chooseTeam
            : here
              ? w.otherChoosing(name)
              : w.otherGone(name);
        return (
          <li key={i} data-ready={ready}>
            <Icon name={ready ? 'confirm' : 'plan'} /> {says}
          </li>
        );
      })}
    </ul>
  );
}

/** Both teams, once both are ready. */
function TeamsShown({ meeting: { teams, seats } }: { readonly meeting: Meeting }) {
  const { play } = useMessages();
  if (!teams) return null;
  return (
    <ul class="panel online-seats">
      {teams.map((team, i) => (
        <li key={i}>
          <Icon name="stance" /> <b>{seats[i]?.name}</b> {play.teamNamed(team.name)}
        </li>
      ))}
    </ul>
  );
}

/** A game that has not begun can be closed: asked twice, for the other waits. */
function Leave({ says }: { readonly says: string }) {
  const { words, g } = useOnline();
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => setFault(null), [g]);
  const leave = async () => {
    const closed = await post('close', { game: g });
    if ('fault' in closed) setFault(words.faults[closed.fault]);
    else go(['online']);
  };
  return (
    <p class="online-ways">
      <button type="button" class="button" data-way="close-table" onClick={() => void leave()}>
        {says}
      </button>
      {fault !== null && (
        <span class="online-fault" role="alert">
          {fault}
        </span>
      )}
    </p>
  );
}
