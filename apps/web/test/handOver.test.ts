import { describe, expect, it } from 'vitest';
import { hasSecrets } from '../src/engine/gameHost.ts';
import { mustHandOver } from '../src/play/handOver.ts';

const passing = { atScreen: 0, asked: 1, secret: true, turned: true, handOver: 'secrets' } as const;

describe('two people at one screen', () => {
  it('hand it over where one of them knows something alone', () => {
    expect(mustHandOver(passing)).toBe(true);
    expect(mustHandOver({ ...passing, secret: false })).toBe(false);
  });

  it('hand it over to nobody who looks at it already', () => {
    expect(mustHandOver({ ...passing, atScreen: 1 })).toBe(false);
  });

  it('are told once a Turn, if they like, and at every secret', () => {
    const each = { ...passing, secret: false, handOver: 'turns' } as const;
    expect(mustHandOver(each)).toBe(true);
    expect(mustHandOver({ ...each, turned: false })).toBe(false);
    expect(mustHandOver({ ...each, turned: false, secret: true })).toBe(true);
  });

  it('are told always, or never, if they like', () => {
    expect(mustHandOver({ ...passing, secret: false, handOver: 'always' })).toBe(true);
    expect(mustHandOver({ ...passing, handOver: 'never' })).toBe(false);
  });

  it('know the same as long as nobody has looked at a card alone', () => {
    const same = [
      [[true], [false]],
      [[true], [false]],
    ] as const;
    expect(hasSecrets({ known: structuredClone(same) as never })).toBe(false);
    expect(hasSecrets({ known: [same[0], [[false], [false]]] as never })).toBe(true);
  });
});
