import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GoingOn, nextFrom, standingAt } from '../../src/state/standing.ts';

/** Null for an entry, else how far back an undo goes. */
const said = fc.array(fc.option(fc.nat(12)), { maxLength: 60 });

it('[DP-59] what stands is what led there: an undo goes back to a moment, whatever was undone before it', () => {
  fc.assert(
    fc.property(said, (entries) => {
      const moments: GoingOn[] = [{ from: 0 }];
      const led: (readonly number[])[] = [[0]];
      for (const back of entries) {
        const version = moments.length;
        const to = back === null ? null : Math.max(0, version - 1 - back);
        moments.push({ from: nextFrom(moments, to) });
        led.push(to === null ? [...(led[version - 1] ?? []), version] : (led[to] ?? []));
      }
      for (const version of moments.keys()) expect(standingAt(moments, version).toReversed()).toEqual(led[version]);
    }),
  );
});
