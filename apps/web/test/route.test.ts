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

  it.each(['#/%zz', '#/desk/view/abc%', '#/%c3%28'])('that cannot be read is none: %s', (hash) => {
    expect(routeOf(hash)).toBeNull();
  });
});
