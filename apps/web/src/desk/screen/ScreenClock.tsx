import { type EventState, readClock, type Round, tableReading } from '@faultline/tournament';
import { useEffect, useRef } from 'preact/hooks';
import { Dice } from '../clock/Dice.tsx';
import { timeText, useNow } from '../clock/useNow.ts';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { sound } from './sound.ts';

interface ScreenClockProps {
  readonly state: EventState;
  readonly round: Round;
}

/** Digits a third of the height, and from Mission Critical on a band of a fifth. */
export function ScreenClock({ state, round }: ScreenClockProps) {
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
      <div class="screen-face">
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
      </div>
      {missionCritical && (
        <div class="screen-critical" role="status">
          Mission Critical
        </div>
      )}
    </section>
  );
}
