import { useEffect, useState } from 'preact/hooks';
import { firstOf, lastOf, type Moments, stepFrom } from '../game/moments.ts';

export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for a decision at the usual speed. */
const PACE = 1200;

export interface Playback {
  readonly on: boolean;
  readonly toggle: () => void;
  readonly stop: () => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
}

/** Goes from decision to decision by itself; from the end it begins anew. */
export function usePlaying(moments: Moments, version: number, goTo: (version: number) => void): Playback {
  const [on, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = lastOf(moments);
  useEffect(() => {
    if (!on) return;
    if (version >= last) return setOn(false);
    const timer = setTimeout(() => goTo(stepFrom(moments, version, 1)), PACE / speed);
    return () => clearTimeout(timer);
  }, [on, version, speed, last]);
  const toggle = () => {
    if (!on && version >= last) goTo(firstOf(moments));
    setOn(!on);
  };
  return { on, toggle, stop: () => setOn(false), speed, setSpeed };
}
