import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, Misfit, patched } from '../src/difference.ts';

/** As it comes out at the other end of a line. */
const sent = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

const arrives = (before: unknown, after: unknown): unknown => {
  const change = changeOf(before, after);
  return change === undefined ? before : patched(before, sent(change));
};

const json = fc.jsonValue({ maxDepth: 4 }).map(sent);
const plain = json.filter((value) => !/"(=|-|#|<|__proto__)":/.test(JSON.stringify(value)));
const signs = fc.dictionary(fc.constantFrom('=', '-', '#', '<', '__proto__', 'a', '0'), fc.jsonValue()).map(sent);

describe('what is different', () => {
  it('makes of the one the other, whatever they are', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(arrives(before, after)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  it('also where fields are called as our own signs', () => {
    fc.assert(
      fc.property(signs, signs, (before, after) => {
        expect(sent(arrives(before, after))).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  it('names changed fields alone', () => {
    const before = {
      units: [
        { id: 0, damage: 1, at: [1, 2] },
        { id: 1, damage: 0, at: [3, 4] },
      ],
      turn: 4,
    };
    const after = { ...before, units: [before.units[0], { ...before.units[1], damage: 5 }] };
    expect(changeOf(before, after)).toEqual({ units: { 1: { damage: 5 } } });
  });

  it('says which fields are gone, and how long a list is now', () => {
    const before = { one: 1, two: 2, three: 3, four: 4, list: [1, 2, 3, 4, 5, 6] };
    expect(changeOf(before, { one: 1, two: 2, three: 3, list: [1, 2, 3, 4, 5] })).toEqual({
      list: { '#': 5 },
      '-': ['four'],
    });
  });

  it('says of a new record in a list what it is like', () => {
    const frame = { seat: 0, cause: { by: 'ability', name: 'force-speed', unit: 3 }, next: 1, at: 'effects.run' };
    expect(changeOf([frame], [frame, { ...frame, next: 2 }])).toEqual({ '#': 2, 1: { '<': 0, next: 2 } });
  });

  it('makes of one list of alike records another', () => {
    const list = fc.array(fc.record({ a: fc.nat(2), b: fc.record({ c: fc.nat(2), d: fc.nat(1) }) }), { maxLength: 8 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(arrives(before, after)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  it('is nothing where nothing is different', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(changeOf(value, sent(value))).toBeUndefined();
      }),
    );
  });

  it('leaves what did not change the very same', () => {
    const before = { kept: { deep: [1] }, changed: 1 };
    const after = patched(before, { changed: 2 }) as typeof before;
    expect(after.kept).toBe(before.kept);
  });
});

describe('a change of another value', () => {
  it.each([
    ['a list', [1, 2], [3]],
    ['a length that is none', [1, 2], { '#': 1e9 }],
    ['a length below zero', [1, 2], { '#': -1 }],
    ['a place far off', [1, 2], { '#': 3, 7: 1 }],
    ['a place that is none', [1, 2], { x: 1 }],
    ['a field of a number', 4, { x: 1 }],
    ['like nothing', [{ x: 1 }], { '#': 2, 1: { '<': 1 } }],
    ['like a number', [4], { '#': 2, 1: { '<': 0 } }],
    ['like a place, where no list is', { x: 1 }, { '<': 0 }],
    ['gone without a list', { x: 1 }, { '-': 'x' }],
    ['a length of a record', { x: 1 }, { '#': 1 }],
  ])('is noticed: %s', (_, before, change) => {
    expect(() => patched(before, change)).toThrow(Misfit);
  });

  it('never makes anything but a value or says that it does not fit', () => {
    fc.assert(
      fc.property(json, json, (before, change) => {
        try {
          patched(before, change);
        } catch (error) {
          expect(error).toBeInstanceOf(Misfit);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('sets no prototype', () => {
    const change = JSON.parse('{"__proto__": {"=": {"evil": 1}}}');
    expect(() => patched({ x: 1 }, change)).toThrow(Misfit);
  });
});
