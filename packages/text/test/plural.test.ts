import { describe, expect, it } from 'vitest';
import * as de from '../src/de/plural.ts';
import * as en from '../src/en/plural.ts';

describe('plurals', () => {
  it('are for every number but one', () => {
    expect([0, 1, 2].map((n) => en.counted(n, 'strike'))).toEqual(['0 strikes', '1 strike', '2 strikes']);
    expect([0, 1, 2].map((n) => de.counted(n, 'Feld'))).toEqual(['0 Felder', '1 Feld', '2 Felder']);
  });

  it('know English words that take no s, of several words the last', () => {
    expect([en.counted(2, 'success'), en.counted(3, 'attack die'), en.plural(2, 'is')]).toEqual([
      '2 successes',
      '3 attack dice',
      'are',
    ]);
  });
});
