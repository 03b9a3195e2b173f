import { describe, expect, it } from 'vitest';
import { addressOf, routeOf } from '../src/shell/route.ts';

describe('an address', () => {
  it('is read part by part', () => {
    expect(routeOf('#/play/new/computer')).toEqual(['play', 'new', 'computer']);
    expect(routeOf('')).toEqual([]);
  });

  it('carries any text and gives it back', () => {
    expect(routeOf(addressOf('play', 'a/b ü'))).toEqual(['play', 'a/b ü']);
  });
});
