import './clock.css';
import { type ClockReading, currentRound, MINUTE, readClock, type Round } from '@faultline/tournament';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useDesk } from '../desk.ts';
import { useDoing } from '../Told.tsx';
import { WithWhy } from '../WithWhy.tsx';
import { type DeskWords, useDeskWords } from '../../i18n/deskWords.ts';
import { Dice } from './Dice.tsx';
import { TableTime } from './TableTime.tsx';
import { timeText, useNow } from './useNow.ts';

/** The round's clock, folded into the top bar; a tap opens what can be done with it. */
export function ClockBar() {
  const round = currentRound(useDesk().event.state);
  if (round?.state !== 'posted' && round?.state !== 'running') return null;
  return <Folded round={round} />;
}

type OpenPart = 'all' | 'pause' | null;

function Folded({ round }: { readonly round: Round }) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const { details } = event.state;
  const now = useNow(round.state === 'running');
  const [opened, setOpened] = useState<OpenPart>(null);
  const panel = useId();
  const reading = readClock(round.clock, details, now);
  const { phase, paused, remaining, elapsed } = reading;
  const runs = round.state === 'running' && !round.clock.some(({ kind }) => kind === 'time');
  const turn = (next: OpenPart) => setOpened(opened === next ? null : next);
  useEffect(() => setOpened(null), [paused]);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened === null) return;
    const away = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && bar.current?.contains(target))) setOpened(null);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [opened]);
  return (
    <section
      ref={bar}
      class="desk-clock"
      aria-label={w.clock}
      data-phase={phase}
      onKeyDown={({ key }) => key === 'Escape' && setOpened(null)}
    >
      <button
        type="button"
        class="desk-clock-face"
        data-way="clock"
        aria-expanded={opened === 'all'}
        aria-controls={panel}
        title={w.clockOpen}
        onClick={() => turn('all')}
      >
        <Strip reading={reading} base={details.baseMinutes} />
        <span class="unseen">{w.clock}</span>
        <b class="desk-clock-left numbers">{timeText(remaining)}</b>
        <span class="desk-clock-phase">{phaseText(reading, w)}</span>
      </button>
      {paused ? (
        <button type="button" class="button" data-way="resume" onClick={() => void does({ kind: 'resumeClock' })}>
          {w.resume}
        </button>
      ) : (
        runs && (
          <button
            type="button"
            class="button desk-clock-pause"
            aria-expanded={opened === 'pause'}
            aria-controls={panel}
            onClick={() => turn('pause')}
          >
            {w.pause}
          </button>
        )
      )}
      <div id={panel} class="desk-clock-panel" data-open={opened !== null}>
        {opened !== null && (
          <>
            <p class="numbers">
              {w.clockPhases[phase]} · {w.played(timeText(elapsed), Math.round(reading.endsAt / MINUTE))}
            </p>
            {details.variableLength && opened === 'all' && <Dice faces={round.dice} />}
            {runs && !paused && (
              <WithWhy
                key={opened}
                title={w.pause}
                way="pause"
                asked={opened === 'pause'}
                act={(why) => does({ kind: 'pauseClock' }, { why })}
                leave={() => setOpened(null)}
              />
            )}
            {details.tableTime && runs && opened === 'all' && <TableTime round={round} now={now} />}
          </>
        )}
        {refusal}
      </div>
    </section>
  );
}

function phaseText({ phase, paused, criticalFrom, elapsed }: ClockReading, w: DeskWords): string {
  if (paused) return w.paused;
  return phase === 'normal' ? w.criticalIn(timeText(criticalFrom - elapsed)) : w.clockPhases[phase];
}

/** The base length from left to right; what is played is filled, the last half hour is hatched. */
const Strip = ({ reading, base }: { readonly reading: ClockReading; readonly base: number }) => {
  const whole = Math.max(1, base * MINUTE);
  const share = (time: number) => `${(100 * Math.min(1, time / whole)).toFixed(1)}%`;
  return (
    <span class="desk-strip" aria-hidden="true">
      <i class="desk-strip-critical" style={{ left: share(reading.criticalFrom) }} />
      <i class="desk-strip-played" style={{ width: share(reading.elapsed) }} />
    </span>
  );
};
