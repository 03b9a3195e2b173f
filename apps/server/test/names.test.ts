import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameFrom } from '../src/people/name.ts';
import { cookieOf, freshSecret, tokenIn } from '../src/people/secrets.ts';

describe('a name', () => {
  it('is kept composed, and with single blanks', () => {
    expect(nameFrom('  Zoe\u0308   Müller ')).toEqual({ name: 'Zoë Müller' });
  });

  it.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \t\u00A0 ', 'empty'],
    ['no text', 7, 'empty'],
    ['25 characters', 'x'.repeat(25), 'long'],
    ['a book', 'x'.repeat(100_000), 'long'],
    ['a mark that turns the writing round', 'abc\u202Edef', 'unseen'],
    ['a line end', 'one\ntwo', 'unseen'],
    ['a null', 'a\u0000b', 'unseen'],
    ['a joiner of nothing', '\u200B', 'unseen'],
    ['half a character', 'a\uD800', 'unseen'],
  ])('is refused: %s', (_, said, fault) => {
    expect(nameFrom(said)).toEqual({ fault });
  });

  it('counts as a person would: 24 dice are 24 characters', () => {
    expect(nameFrom('\u{1F3B2}'.repeat(24))).toHaveProperty('name');
  });

  it('once kept is kept as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (said) => {
        const kept = nameFrom(said);
        if ('name' in kept) expect(nameFrom(kept.name)).toEqual(kept);
      }),
    );
  });
});

describe('a cookie', () => {
  it('gives back its token', () => {
    const token = freshSecret();
    for (const secure of [true, false]) {
      const [pair = ''] = cookieOf(token, secure).split(';');
      expect(tokenIn(`other=1; ${pair}; more=2`, secure)).toBe(token);
    }
  });

  it('of an open line is none behind TLS', () => {
    const [pair = ''] = cookieOf(freshSecret(), false).split(';');
    expect(tokenIn(pair, true)).toBeNull();
  });

  it.each([undefined, '', 'faultline=', 'faultline=short', `faultline=${'x'.repeat(5000)}`, 'faultline=<script>'])(
    'that is none gives nothing: %s',
    (header) => {
      expect(tokenIn(header, false)).toBeNull();
    },
  );
});
