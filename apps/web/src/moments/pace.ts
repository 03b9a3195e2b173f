import type { Settings } from '../shell/settings.ts';
import { type Frame, type FrameKind, isBand } from './frames.ts';

export type Pace = Settings['pace'];

/** Milliseconds at the usual pace. */
const LASTS: Readonly<Record<FrameKind, number>> = {
  card: 900,
  activation: 800,
  ability: 1000,
  action: 800,
  move: 1000,
  aim: 900,
  roll: 2500,
  dice: 1000,
  damage: 2500,
  effect: 1000,
  score: 1200,
  wound: 1400,
  won: 2400,
  over: 2400,
};

const TIMES: Readonly<Record<Exclude<Pace, 'key'>, number>> = { instant: 1, quick: 0.5, normal: 1, slow: 2 };

/** Dice lie after this; each change takes its time on the die it touches. */
const FALL = 800;
const CHANGE = 250;
/** A band that does not move. */
const STILL_BAND = 2500;

/** How long a frame is shown; null until somebody goes on. */
export function lastsFor(frame: Frame, pace: Pace, still: boolean): number | null {
  if (pace === 'key') return null;
  if (still && isBand(frame)) return STILL_BAND * TIMES[pace];
  const read = frame.kind === 'roll' && !still ? FALL + CHANGE * changesIn(frame) + 1000 : 0;
  return Math.max(LASTS[frame.kind] * TIMES[pace], read);
}

const changesIn = ({ events }: Frame): number =>
  events.filter(({ event }) => event === 'dice' || event === 'chart' || event === 'stripped').length;
