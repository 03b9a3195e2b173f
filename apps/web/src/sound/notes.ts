import type { Signal } from './signals.ts';

/** A tone that glides from one pitch to another, or a breath of noise around it. */
export interface Note {
  readonly wave: OscillatorType | 'noise';
  /** In hertz. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the signal begins, and how long it lasts. */
  readonly at: number;
  readonly lasts: number;
  /** At its loudest, of 1. */
  readonly loud: number;
}

const tone = (from: number, at: number, lasts: number, loud: number, to = from): Note => ({
  wave: 'triangle',
  from,
  to,
  at,
  lasts,
  loud,
});

const noise = (from: number, at: number, lasts: number, loud: number, to = from): Note => ({
  ...tone(from, at, lasts, loud, to),
  wave: 'noise',
});

export const NOTES: Readonly<Record<Signal, readonly Note[]>> = {
  step: [noise(500, 0, 0.06, 0.25, 220)],
  card: [noise(2600, 0, 0.07, 0.16, 4200), tone(880, 0.04, 0.07, 0.08)],
  block: [tone(1240, 0, 0.09, 0.2, 1180), tone(1860, 0.01, 0.12, 0.1)],
  hit: [noise(900, 0, 0.09, 0.4, 200), tone(180, 0, 0.14, 0.35, 90)],
  turn: [tone(587, 0, 0.12, 0.18), tone(880, 0.11, 0.2, 0.18)],
  wound: [tone(330, 0, 0.16, 0.28, 220), tone(247, 0.14, 0.3, 0.28, 147)],
  struggle: [tone(392, 0, 0.16, 0.22), tone(494, 0.12, 0.16, 0.22), tone(587, 0.24, 0.4, 0.25)],
};

/** How long a signal lasts, in seconds. */
export const lengthOf = (signal: Signal): number => Math.max(...NOTES[signal].map(({ at, lasts }) => at + lasts));
