import './people.css';
import type { Command, EventState } from '@faultline/tournament';
import { useDesk } from '../desk.ts';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { AddPlayers } from './AddPlayers.tsx';
import { checkedIn } from './checkedIn.ts';
import { LateEntry } from './LateEntry.tsx';
import { onPaper } from './paperTeam.ts';
import { PlayerRow } from './PlayerRow.tsx';

export function PlayersChapter() {
  const w = useDeskWords();
  const { state } = useDesk().event;
  const { entrants, phase, details } = state;
  const entering = phase === 'registration' || phase === 'checkIn';
  const late = phase === 'running' && details.lateEntry;
  const here = entrants.filter((entrant) => entrant.state !== 'withdrawn');
  return (
    <main class={entering || late ? 'desk-columns' : 'desk-column'}>
      {(entering || late) && (
        <div class="desk-side">
          {entering && <AddPlayers />}
          {entering && <AllAtOnce />}
          {late && <LateEntry />}
        </div>
      )}
      <section class="panel desk-wide" aria-label={w.playersTitle}>
        <header class="desk-head">
          <h2>{w.players(here.length)}</h2>
          <span>{w.counted(counts(state))}</span>
        </header>
        {here.length === 0 ? (
          <p class="desk-empty">{w.noPlayers}</p>
        ) : (
          <ul class="desk-rows">
            {here.map((entrant) => (
              <PlayerRow key={entrant.player} entrant={entrant} />
            ))}
          </ul>
        )}
      </section>
    </main>
  );
}

const counts = ({ entrants }: EventState) => ({
  teams: entrants.filter(({ team, state }) => team !== null && state !== 'withdrawn').length,
  active: entrants.filter(({ state }) => state === 'active').length,
});

/** What a club night does for everybody in one go. */
function AllAtOnce() {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const { entrants, phase, founding } = event.state;
  const teamless = entrants.filter(({ state, team }) => state === 'registered' && team === null);
  const waiting = entrants.filter(({ state }) => state === 'submitted');
  const teams = teamless.map(({ player }): Command => ({ kind: 'submitTeam', player, ...onPaper(founding.format) }));
  const arrivals = waiting.flatMap(({ player }) => checkedIn(event.state, player));
  if (teamless.length === 0 && (phase !== 'checkIn' || waiting.length === 0)) return null;
  return (
    <section class="panel desk-box" aria-label={w.allAtOnce}>
      <h2>{w.allAtOnce}</h2>
      {teamless.length > 0 && (
        <button type="button" class="button" data-way="paper" onClick={() => void does(teams)}>
          {w.allOnPaper(teamless.length)}
        </button>
      )}
      {phase === 'checkIn' && waiting.length > 0 && (
        <button type="button" class="button" data-way="checkInAll" onClick={() => void does(arrivals)}>
          {w.allHere(waiting.length)}
        </button>
      )}
      {refusal}
      <p class="desk-hint">{w.allHint}</p>
    </section>
  );
}
