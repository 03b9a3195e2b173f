import { isText } from '@faultline/shape/guards';
import { oneOf, record, type Shape, shape, textOf, whole } from '@faultline/shape';
import { MOST } from './bounds.ts';

const matching = (expected: string, pattern: RegExp): Shape<string> =>
  shape(expected, (value): value is string => isText(value) && pattern.test(value));

/** Of games, entries, offers and words: 128 random bits. */
export const id = matching('an id of 32 hexadecimal digits', /^[0-9a-f]{32}$/);
/** The secret of a link: 256 random bits. */
export const code = matching('the code of a link', /^[A-Za-z0-9_-]{43}$/);
export const bytes = matching('32 bytes as 64 hexadecimal digits', /^[0-9a-f]{64}$/);
export const named = textOf(MOST.name);
export const seat = oneOf([0, 1] as const);

/** Where a game stands: a segment begins anew under other rules or cards. */
export const place = record({ segment: whole(0, 10_000), version: whole(0, 1_000_000) });
