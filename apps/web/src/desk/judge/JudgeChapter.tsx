import './judge.css';
import { nameOf, openCalls, watchList } from '@faultline/tournament';
import { useDesk } from '../desk.ts';
import { useDeskSpeech } from '../../i18n/deskWords.ts';
import { CallCard } from './CallCard.tsx';
import { NewCall } from './NewCall.tsx';
import { NewNote } from './NewNote.tsx';
import { OpenDecisions } from './OpenDecisions.tsx';

/** Calls, rulings and appeals; warnings and ejections; what the desk wrote down. */
export function JudgeChapter() {
  const { words: w, language } = useDeskSpeech();
  const { state } = useDesk().event;
  const running = state.phase === 'running' || state.phase === 'cut';
  const time = (at: number) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  const name = (player: string) => nameOf(state, player);
  const open = openCalls(state);
  const closed = state.calls.filter((call) => !open.includes(call));
  const watched = watchList(state);
  return (
    <main class="desk-columns">
      <div class="desk-side">
        {running && <NewCall />}
        <NewNote />
      </div>
      <div class="desk-wide">
        <OpenDecisions />
        <section class="panel" aria-label={w.calls}>
          <header class="desk-head">
            <h2>{w.calls}</h2>
          </header>
          {state.calls.length === 0 && <p class="desk-empty">{w.noCalls}</p>}
          <ul class="desk-rows">
            {[...open, ...closed].map((call) => (
              <CallCard key={call.n} call={call} />
            ))}
          </ul>
        </section>
        <section class="panel" aria-label={w.warningsTitle}>
          <header class="desk-head">
            <h2>{w.warningsTitle}</h2>
          </header>
          {state.warnings.length === 0 && <p class="desk-empty">{w.noWarnings}</p>}
          <ul class="desk-rows">
            {state.warnings.map(({ n, player, reason, at, why, decision }) => (
              <li key={n} class="desk-row">
                <span class="desk-row-main">
                  <b>{name(player)}</b>
                  <small>
                    {[time(at), w.conductReasons[reason], why, w.decisions[decision]].filter(Boolean).join(' · ')}
                  </small>
                </span>
              </li>
            ))}
            {state.entrants.flatMap(({ player, penalties }) =>
              penalties.map(({ text, at }) => (
                <li key={`${player} ${at}`} class="desk-row">
                  <span class="desk-row-main">
                    <b>{name(player)}</b>
                    <small>{[time(at), w.penalty, text].join(' · ')}</small>
                  </span>
                </li>
              )),
            )}
          </ul>
        </section>
        {watched.length > 0 && (
          <section class="panel desk-box" aria-label={w.watchList}>
            <h2>{w.watchList}</h2>
            <ul>
              {watched.map(({ match, players: [a, b], how, times }) => (
                <li key={match}>
                  {name(a)} – {name(b)}: {w.endings[how]} ({times})
                </li>
              ))}
            </ul>
          </section>
        )}
        {state.notes.length > 0 && (
          <section class="panel desk-box" aria-label={w.notes}>
            <h2>{w.notes}</h2>
            <ul>
              {state.notes.map(({ n, at, text }) => (
                <li key={n}>
                  <span class="desk-dim numbers">{time(at)}</span> {text}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}
