import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line } from '../src/port/line.ts';

/** Sockets that never open: no server is there. */
class Nowhere {
  static readonly OPEN = 1;
  static tries: number[] = [];
  readyState = 0;
  onclose: ((event: { readonly code: number }) => void) | null = null;

  constructor() {
    Nowhere.tries.push(Date.now());
    setTimeout(() => this.onclose?.({ code: 1006 }));
  }

  close(): void {}
}

const follow = () => {
  const states: unknown[] = [];
  const line = new Line('ws://nowhere/live', {
    open: () => undefined,
    hear: () => undefined,
    stands: (state) => states.push(state),
  });
  return { line, states };
};

describe('a line that is broken', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Nowhere);
    const events = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
      vi.stubGlobal(name, events[name].bind(events));
    Nowhere.tries = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is tried again at least every two seconds for a minute', () => {
    const { line } = follow();
    vi.advanceTimersByTime(60_000);
    const waits = Nowhere.tries.slice(1).map((at, i) => at - (Nowhere.tries[i] ?? 0));
    expect(Math.max(...waits)).toBeLessThan(2000);
    expect(Nowhere.tries.length).toBeGreaterThan(25);
    line.end();
  });

  it('is tried less often when nobody answers for long', () => {
    const { line } = follow();
    vi.advanceTimersByTime(10 * 60_000);
    const before = Nowhere.tries.length;
    vi.advanceTimersByTime(60_000);
    expect(Nowhere.tries.length - before).toBeLessThan(15);
    line.end();
  });

  it('is tried at once when the network is back', () => {
    const { line } = follow();
    vi.advanceTimersByTime(10 * 60_000);
    const before = Nowhere.tries.length;
    globalThis.dispatchEvent(new Event('online'));
    expect(Nowhere.tries.length - before).toBe(1);
    line.end();
  });

  it('is tried no more once it was ended', () => {
    const { line } = follow();
    line.end();
    vi.advanceTimersByTime(60_000);
    expect(Nowhere.tries).toHaveLength(1);
  });
});
