import { describe, expect, it } from 'vitest';
import { derived, signal, keepIfEqual } from '../src/ui/signal.ts';

describe('something live', () => {
  it('tells those who follow it, until they no longer do', () => {
    const place = signal(1);
    const heard: number[] = [];
    const leave = place.follow(() => heard.push(place.now()));
    place.set(2);
    leave();
    place.set(3);
    expect([heard, place.now()]).toEqual([[2], 3]);
  });

  it('is worked out once for each value, and only when somebody asks', () => {
    const place = signal(1);
    let times = 0;
    const doubled = derived(place, (at) => {
      times += 1;
      return at * 2;
    });
    place.set(2);
    expect([doubled.now(), doubled.now(), times]).toEqual([4, 4, 1]);
  });

  it('stays the same record for as long as it says the same', () => {
    const kept = keepIfEqual<{ readonly held: number }>();
    const first = kept({ held: 1 });
    expect(kept({ held: 1 })).toBe(first);
    expect(kept({ held: 2 })).toEqual({ held: 2 });
  });
});
