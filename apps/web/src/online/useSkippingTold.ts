import { useEffect, useRef } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { yieldOf } from '../game/passing.ts';
import { useSettings } from '../shell/settings.ts';
import { useRunning } from './onlineContext.ts';

/** Whoever lets all reactions of a Turn pass tells the other: both know why nothing is answered. */
export function useSkippingTold(): void {
  const { running, online } = useRunning();
  const { playing, view } = useGame();
  const { yielded } = useSettings().settings;
  const skips = running.you !== null && yielded.includes(yieldOf(playing.id, view.open.turn, running.you));
  // After a reload it was told already.
  const told = useRef(skips);
  useEffect(() => {
    if (skips && !told.current) void online.ask({ t: 'say', phrase: 'skipping' });
    told.current = skips;
  }, [skips]);
}
