import './screen.css';
import {
  currentRound,
  currentStage,
  type EventState,
  nameOf,
  readClock,
  type Round,
  standingsOf,
  tableReading,
  viewOf,
} from '@faultline/events';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dice } from '../clock/Dice.tsx';
import { timeText, useNow } from '../clock/useNow.ts';
import { useDesk } from '../desk.ts';
import { byName, byTable } from '../paper/pairings.ts';
import { roundName } from '../roundName.ts';
import { FinalRanking } from '../standings/FinalRanking.tsx';
import { StandingsTable } from '../standings/StandingsTable.tsx';
import { remarkOn } from '../standings/StandingsPanel.tsx';
import { type DeskWords, useDeskWords } from '../words.ts';
import { sound, turnSound } from './sound.ts';
import { usePages } from './usePages.ts';

/** For the wall of the hall: what everybody may see, to be read from afar. It follows the desk. */
export function ScreenPage() {
  const w = useDeskWords();
  const state = viewOf(useDesk().event.state, '');
  const round = currentRound(state);
  const live = round !== undefined && round.state !== 'closed';
  return (
    <main class="screen" data-round={round?.n} data-state={round?.state}>
      <header class="screen-top">
        <h1>{state.founding.name}</h1>
        <span>{titleOf(state, w)}</span>
        <SoundButton />
      </header>
      {live && <ScreenClock state={state} round={round} />}
      {live ? <ScreenPairings state={state} round={round} /> : <ScreenStandings state={state} />}
    </main>
  );
}

function titleOf(state: EventState, w: DeskWords): string {
  const [stage, round] = [currentStage(state), currentRound(state)];
  if (!stage || !round || state.phase === 'finished') return w.phases[state.phase];
  return stage.n === 1 ? w.roundOf(round.n, stage.roundsPlanned) : roundName(stage, round.n, w);
}

function SoundButton() {
  const w = useDeskWords();
  const [on, setOn] = useState(false);
  const turn = () => {
    turnSound(!on);
    setOn(!on);
  };
  useEffect(() => () => turnSound(false), []);
  return (
    <button type="button" class="button screen-sound" aria-pressed={on} onClick={turn}>
      {on ? w.soundOn : w.soundOff}
    </button>
  );
}

function ScreenClock({ state, round }: { readonly state: EventState; readonly round: Round }) {
  const w = useDeskWords();
  const now = useNow(round.state === 'running');
  const { phase, paused, remaining, missionCritical } = readClock(round.clock, state.details, now);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== phase && (phase === 'missionCritical' || phase === 'awaitingDice' || phase === 'timeCalled'))
      sound(phase);
    before.current = phase;
  }, [phase]);
  return (
    <section class="screen-clock" aria-label={w.clock} data-phase={phase} data-state={round.state}>
      <p class="screen-time numbers" role="timer">
        {timeText(remaining)}
      </p>
      <p>{paused ? w.paused : w.clockPhases[phase]}</p>
      {round.matches
        .filter(({ extraMinutes, confirmed }) => extraMinutes > 0 && !confirmed)
        .map(({ id, table, extraMinutes }) => (
          <p key={id} class="screen-extra numbers">
            {w.tableLeft(table, timeText(tableReading(round.clock, state.details, extraMinutes, now).remaining))}
          </p>
        ))}
      {(phase === 'awaitingDice' || round.dice.length > 0) && <Dice faces={round.dice} />}
      {missionCritical && (
        <div class="screen-critical" role="status">
          Mission Critical
        </div>
      )}
    </section>
  );
}

function ScreenPairings({ state, round }: { readonly state: EventState; readonly round: Round }) {
  const w = useDeskWords();
  const [sort, setSort] = useState<'name' | 'table'>('name');
  const { list, page, pages } = usePages(`${round.n} ${round.state} ${sort}`);
  return (
    <section class="screen-pairings" aria-label={w.pairings}>
      <fieldset class="segments" aria-label={w.sortBy}>
        <button type="button" aria-pressed={sort === 'name'} onClick={() => setSort('name')}>
          {w.byName}
        </button>
        <button type="button" aria-pressed={sort === 'table'} onClick={() => setSort('table')}>
          {w.byTable}
        </button>
        {pages > 1 && (
          <span class="screen-page numbers" data-page={page}>
            {page} / {pages}
          </span>
        )}
      </fieldset>
      <ul ref={list}>
        {sort === 'name'
          ? byName(state, round, w).map(({ player, where, opponent }) => (
              <li key={player}>
                <b>{player}</b> <span class="screen-table numbers">{where}</span> <span>{opponent}</span>
              </li>
            ))
          : byTable(round).map(({ id, table, a, b }) => (
              <li key={id}>
                <span class="screen-table numbers">{table}</span>{' '}
                <b>
                  {nameOf(state, a)} – {nameOf(state, b)}
                </b>
              </li>
            ))}
      </ul>
    </section>
  );
}

function ScreenStandings({ state }: { readonly state: EventState }) {
  const w = useDeskWords();
  const [stage] = state.stages;
  if (!stage) return <p class="screen-wait">{w.screenWaits}</p>;
  const name = (player: string) => nameOf(state, player);
  return (
    <section class="screen-standings" aria-label={w.standings}>
      {state.ranking && <FinalRanking ranking={state.ranking} name={name} />}
      <h2>{w.standings}</h2>
      <StandingsTable rows={standingsOf(state, stage)} name={name} remark={(player) => remarkOn(state, player, w)} />
    </section>
  );
}
