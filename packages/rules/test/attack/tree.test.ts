import type { Icon } from '@faultline/rules';
import { expect, it } from 'vitest';
import { commute } from '../../src/attack/tree.ts';

it.each<[Icon, Icon, boolean]>([
  ['pinned', 'strained', true],
  ['shove', 'shove', true],
  ['heal', 'heal', true],
  ['damage', 'shove', true],
  ['damage', 'pinned', true],
  ['active', 'heal', true],
  ['active', 'jump', true],
  ['shove', 'pinned', false],
  ['heal', 'pinned', false],
  ['jump', 'pinned', false],
  ['heal', 'jump', false],
  ['dash', 'jump', false],
  ['shove', 'heal', false],
])('%s and %s of one option come to the same in either order: %s', (a, b, expected) => {
  expect([commute(a, b), commute(b, a)]).toEqual([expected, expected]);
});
