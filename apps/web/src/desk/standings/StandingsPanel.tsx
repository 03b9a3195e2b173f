import { currentStage, nameOf, posted, standingsChanges, standingsOf } from '@faultline/tournament';
import { useState } from 'preact/hooks';
import { useDesk } from '../desk.ts';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { remarkOn } from './remarks.ts';
import { StandingsTable } from './StandingsTable.tsx';

/** Standings after the last closed round of the stage, or an earlier one. */
export function StandingsPanel() {
  const w = useDeskWords();
  const { state } = useDesk().event;
  const [chosen, setChosen] = useState<number | null>(null);
  const stage = state.phase === 'finished' && state.stages.length > 1 ? state.stages[0] : currentStage(state);
  const closed = stage?.rounds.filter((round) => round.state === 'closed') ?? [];
  const swiss = stage?.format === 'elimination' ? state.stages[0] : stage;
  const rounds = swiss?.rounds.filter((round) => round.state === 'closed') ?? closed;
  const after = rounds.find(({ n }) => n === chosen) ?? rounds.at(-1);
  if (!swiss || !after)
    return (
      <section class="panel desk-box" aria-label={w.standings}>
        <h2>{w.standings}</h2>
        <p class="desk-empty">{w.noStandings}</p>
      </section>
    );
  const rows = standingsOf(state, swiss, after.n);
  const name = (player: string) => nameOf(state, player);
  const remark = (player: string) => remarkOn(state, player, w);
  const changes = standingsChanges(after.posted, posted(rows));
  return (
    <section class="panel" aria-label={w.standings}>
      <header class="desk-head">
        <h2>{w.standingsAfter(after.n)}</h2>
        <span>{w.tapNumbers}</span>
        {rounds.length > 1 && (
          <label class="desk-inline">
            <span class="unseen">{w.afterRound}</span>
            <select value={`${after.n}`} onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}>
              {rounds.map(({ n }) => (
                <option key={n} value={`${n}`}>
                  {w.afterRoundN(n)}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      <StandingsTable rows={rows} name={name} remark={remark} />
      {changes.length > 0 && (
        <details class="desk-more" data-changes={changes.length}>
          <summary>{w.changedSince(changes.length)}</summary>
          <ul class="desk-moves">
            {changes.map(({ player, before, after: is }) => (
              <li key={player}>
                {w.changedRow(
                  nameOf(state, player),
                  before?.rank ?? null,
                  is?.rank ?? null,
                  before?.ep ?? 0,
                  is?.ep ?? 0,
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <footer class="desk-ties">
        <b>{w.ties}</b>
        <ol>
          {w.tiebreakers.map((one, n) => (
            <li key={one}>
              <i>{n + 1}</i> {one}
            </li>
          ))}
        </ol>
      </footer>
    </section>
  );
}
