import { currentRound, currentStage, type Round, type Stage } from '@faultline/events';
import { useEffect, useState } from 'preact/hooks';
import { ClockPanel } from '../clock/ClockPanel.tsx';
import { useDesk } from '../desk.ts';
import { roundName } from '../roundName.ts';
import { StandingsPanel } from '../standings/StandingsPanel.tsx';
import { useDeskWords } from '../words.ts';
import { Bracket } from './Bracket.tsx';
import { NextStep } from './NextStep.tsx';
import { MANY, Tables } from './Tables.tsx';

/** The round that is played, or an earlier one to look at and correct; the standings beside it. */
export function RoundChapter() {
  const w = useDeskWords();
  const { state } = useDesk().event;
  const [chosen, setChosen] = useState<string | null>(null);
  const all = state.stages.flatMap((stage) =>
    stage.rounds.map((round) => ({ stage, round, key: keyOf(stage, round) })),
  );
  const newest = all.at(-1)?.key;
  useEffect(() => setChosen(null), [newest]);
  const now = currentRound(state);
  const shown = all.find(({ key }) => key === chosen) ?? all.at(-1);
  const stage = currentStage(state);
  // The wide column is for what is long: many tables, or the tables as long as there are no standings.
  const hasStandings = all.some(({ round }) => round.state === 'closed');
  const isWide = shown !== undefined && (shown.round.matches.length > MANY || !hasStandings);
  const tables = shown && <Tables key={shown.key} stage={shown.stage} round={shown.round} />;
  return (
    <main class={`desk-columns desk-round${isWide ? ' wide-tables' : ''}`}>
      <div class="desk-side">
        <NextStep />
        {now && now.state !== 'prepared' && now.state !== 'closed' && <ClockPanel round={now} />}
        {all.length > 1 && (
          <fieldset class="segments desk-rounds" aria-label={w.rounds}>
            {all.map(({ stage: of, round, key }) => (
              <button key={key} type="button" aria-pressed={key === shown?.key} onClick={() => setChosen(key)}>
                {roundName(of, round.n, w)}
              </button>
            ))}
          </fieldset>
        )}
        {!isWide && tables}
      </div>
      <div class="desk-wide">
        {isWide && tables}
        {stage?.format === 'elimination' && <Bracket stage={stage} />}
        <StandingsPanel />
      </div>
    </main>
  );
}

const keyOf = (stage: Stage, round: Round): string => `${stage.n}.${round.n}`;
