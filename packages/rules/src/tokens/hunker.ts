import { choice, step } from '../kernel/steps.ts';
import { type Seat, type UnitId, unitName } from '../state/ids.ts';
import { raise } from '../timing/resolution.ts';
import { openWindow } from '../timing/window.ts';
import { gainHunker, loseHunker } from './changes.ts';
import { unit } from '../game/find.ts';

/** Gaining a Hunker token, and what answers it. */
declare module '../state/frame.ts' {
  interface Steps {
    'hunker.gain': { unit: UnitId; why: string };
    'hunker.drop': { unit: UnitId; tokens: number | 'all' | 'any'; why: string; seat: Seat };
  }
}

step('hunker.gain', (g, f) => {
  const happened = gainHunker(g, f.unit, f.why);
  g.done({ happened });
  if (happened) openWindow(g, [raise(g, 'hunker.gained', { unit: f.unit })]);
});

/** DP-34: how many, where the text leaves it open. */
choice('hunker.drop', {
  ask: (p, f) => {
    const u = unit(p, f.unit);
    if (f.tokens !== 'any' || u.hunker === 0)
      return { auto: { option: String(f.tokens === 'all' ? u.hunker : f.tokens) } };
    const options = Array.from({ length: u.hunker + 1 }, (_, n) => ({ id: String(n) }));
    return { seat: f.seat, point: 'DP-34', options, about: { unit: unitName(u) } };
  },
  take: (g, f, answer) => {
    const amount = loseHunker(g, f.unit, f.why, Number(answer.option) || 0);
    g.done({ happened: amount > 0, amount });
  },
});
