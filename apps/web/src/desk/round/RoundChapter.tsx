import './round.css';
import { currentRound, currentStage, openCalls, type Round, type Stage } from '@faultline/tournament';
import { useEffect, useState } from 'preact/hooks';
import { useDesk } from '../desk.ts';
import { CallCard } from '../judge/CallCard.tsx';
import { roundName } from '../roundName.ts';
import { FinalPanel } from '../standings/FinalPanel.tsx';
import { StandingsPanel } from '../standings/StandingsPanel.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { Bracket } from './Bracket.tsx';
import { Tables } from './Tables.tsx';

/** The tables of the round that is played, or of an earlier one to correct; calls and standings beside them. */
export function RoundChapter() {
  const w = useDeskWords();
  const { state } = useDesk().event;
  const [chosen, setChosen] = useState<string | null>(null);
  const all = state.stages.flatMap((stage) =>
    stage.rounds.map((round) => ({ stage, round, key: keyOf(stage, round) })),
  );
  const newest = all.at(-1)?.key;
  useEffect(() => setChosen(null), [newest]);
  const shown = all.find(({ key }) => key === chosen) ?? all.at(-1);
  const stage = currentStage(state);
  const finished = state.phase === 'finished';
  const tables = (
    <>
      {!shown && <p class="panel desk-empty">{w.noRound}</p>}
      {shown && (
        <Tables key={shown.key} stage={shown.stage} round={shown.round}>
          {all.length > 1 && (
            <fieldset class="segments desk-rounds" aria-label={w.rounds}>
              {all.map(({ stage: of, round, key }) => (
                <button key={key} type="button" aria-pressed={key === shown.key} onClick={() => setChosen(key)}>
                  {roundName(of, round.n, w)}
                </button>
              ))}
            </fieldset>
          )}
        </Tables>
      )}
    </>
  );
  const bracket = stage?.format === 'elimination' && <Bracket stage={stage} />;
  // Between two rounds people come for the standings, while one is played for the tables.
  const over = !finished && currentRound(state)?.state === 'closed';
  return (
    <main class="desk-round" data-over={over}>
      <div class="desk-round-main">
        {finished && <FinalPanel />}
        {!finished && tables}
        {bracket}
      </div>
      <div class="desk-round-side">
        <Calls />
        <StandingsPanel />
        {finished && tables}
      </div>
    </main>
  );
}

const keyOf = (stage: Stage, round: Round): string => `${stage.n}.${round.n}`;

/** Tables that wait for an arbiter. */
function Calls() {
  const w = useDeskWords();
  const open = openCalls(useDesk().event.state);
  if (open.length === 0) return null;
  return (
    <section class="panel" aria-label={w.openCalls}>
      <header class="desk-head">
        <h2>{w.openCalls}</h2>
        <b class="desk-alarm numbers">{open.length}</b>
      </header>
      <ul class="desk-rows">
        {open.map((call) => (
          <CallCard key={call.n} call={call} />
        ))}
      </ul>
    </section>
  );
}
