import { type Reading, readingOf } from '@faultline/host/wire';
import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useRunning } from './onlineContext.ts';

/** The server's time, as near as this clock knows it, again every second while somebody looks. */
function useNow(): number {
  const { news } = useRunning();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + news.ahead;
}

/** What the clocks of a game show now; what was called stands in the game. */
export function useReading(): Reading {
  const { running } = useRunning();
  const { flags } = useGame().view.open;
  const now = useNow();
  const reading = readingOf(running.head.terms.clock, running.clock, now);
  return {
    ...reading,
    missionCritical: reading.missionCritical || flags.missionCritical,
    timeCalled: reading.timeCalled || flags.timeCalled,
  };
}

const TWO = (n: number): string => String(n).padStart(2, '0');

export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${TWO(minutes)}:${TWO(seconds % 60)}` : `${minutes}:${TWO(seconds % 60)}`;
}
