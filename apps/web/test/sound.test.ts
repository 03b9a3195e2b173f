import type { GameEvent } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { lengthOf, NOTES } from '../src/sound/notes.ts';
import { SIGNALS, signalsOf } from '../src/sound/signals.ts';

const at = [0, 0, 0] as const;
const moved = { event: 'placed', character: 0, from: at, to: at } as unknown as GameEvent;
const wounded = { event: 'wounded', unit: 0 } as unknown as GameEvent;
const revealed = { event: 'revealed', seat: 0, card: 'lord-maul' } as unknown as GameEvent;
const attack = (damage: number) => ({ event: 'attack-resolved', attacker: 0, damage }) as unknown as GameEvent;

describe('what can be heard', () => {
  it('is each kind once, in the order in which it happened', () => {
    expect(signalsOf([revealed, moved, moved])).toEqual(['card', 'step']);
  });

  it('tells a hit from a block', () => {
    expect(signalsOf([attack(3)])).toEqual(['hit']);
    expect(signalsOf([attack(0)])).toEqual(['block']);
  });

  it('marks the end of a Struggle, a Stage and the game', () => {
    const ends = ['struggle-won', 'stage-ended', 'over'].map((event) => ({ event }) as unknown as GameEvent);
    expect(ends.map((event) => signalsOf([event]))).toEqual([['struggle'], ['struggle'], ['struggle']]);
  });

  it('is the most telling where much happens at once', () => {
    expect(signalsOf([revealed, moved, attack(2), wounded])).toEqual(['card', 'hit', 'wound']);
  });

  it('is nothing where nothing was seen to happen', () => {
    expect(signalsOf([{ event: 'turn', turn: 2, seat: 0 }])).toEqual([]);
  });

  it('is short: no signal lasts a second', () => {
    expect(SIGNALS.filter((signal) => lengthOf(signal) >= 1)).toEqual([]);
  });

  it('has pitches a glide can reach, and never more than half the loudness', () => {
    const wrong = Object.values(NOTES)
      .flat()
      .filter(({ from, to, loud }) => from <= 0 || to <= 0 || loud > 0.5);
    expect(wrong).toEqual([]);
  });
});
