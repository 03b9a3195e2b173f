import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { codeText, readCode } from '../../apps/cli/src/rules/code.ts';
import { headOf, placesAt, placesIn } from '../../apps/cli/src/rules/places.ts';
import { codeOf } from '../../scripts/traces/code.ts';
import { marked, placesOf } from '../../scripts/traces/marks.ts';
import { checkout } from './checkout.ts';

const SOURCE = `// Cats (R-CAT-9).

import { step } from './steps.ts';

/** R-CAT-1 */
export const purr = (n: number): string => ['r'].map((x) => x.repeat(n)).join('');

class Cat {
  /** R-CAT-2 */
  nap(): string {
    return purr(2);
  }
}

/** R-CAT-3 */
step('cat.wake', {
  ask: () => ({ wake: true }),
  /** R-CAT-4 */
  take: (answer: string) => answer,
});
`;
const FILE = 'packages/rules/src/cat.ts';
const places = placesIn(FILE, SOURCE);
const at = (words: string): string[] => placesAt(places, SOURCE.indexOf(words), headOf(SOURCE)).map(({ name }) => name);

describe('the places of a source', () => {
  it('are its functions, methods and steps by name', () => {
    expect(places.map(({ name, line }) => `${line} ${name}`)).toEqual([
      '6 purr',
      '10 Cat.nap',
      '17 cat.wake.ask',
      '19 cat.wake.take',
    ]);
  });

  it.each([
    ['R-CAT-1', ['purr']],
    ['purr(2)', ['Cat.nap']],
    ['R-CAT-2', ['Cat.nap']],
    ['R-CAT-3', ['cat.wake.ask', 'cat.wake.take']],
    ['R-CAT-4', ['cat.wake.take']],
    ['R-CAT-9', ['purr', 'Cat.nap', 'cat.wake.ask', 'cat.wake.take']],
    ['import', []],
  ])('are meant by words above or inside them: %s', (words, names) => {
    expect(at(words)).toEqual(names);
  });

  it('leave a mark when they are entered, and do what they did', () => {
    const ran = new Uint8Array(places.length);
    Object.assign(globalThis, { __ran: ran });
    const text = marked(
      SOURCE,
      places.map((place, number) => ({ ...place, number })),
    );
    const code = stripTypeScriptTypes(text)
      .replace(/^import .*$/m, '')
      .replaceAll('export ', '');
    const slept: unknown = new Function('step', `${code}; return new Cat().nap();`)(() => {});
    expect([slept, [...ran]]).toEqual(['rr', [1, 1, 0, 0]]);
  });
});

describe('the code of a rule', () => {
  const all = places.map((place, number) => ({ ...place, number, file: FILE }));
  const [purr, nap, ask, take] = [0, 1, 2, 3];
  const codeFrom = (...traces: readonly (readonly [id: string, ...ran: number[]])[]) =>
    codeOf(
      all,
      new Map([[FILE, SOURCE]]),
      traces.map(([id, ...ran]) => ({ ids: [id], ran })),
    );
  const names = (code: ReturnType<typeof codeFrom>, id: string) => code.get(id)?.map(({ name }) => name);

  it('is looked for everywhere but in the test kit', () => {
    const root = checkout({ [FILE]: SOURCE, 'packages/testkit/src/kit.ts': 'export const kit = () => 1;\n' });
    expect(placesOf(root)).toEqual(all);
  });

  it('is what names it and is run by a test that proves it', () => {
    expect(names(codeFrom(['R-CAT-3', purr, nap, take]), 'R-CAT-3')).toEqual(['cat.wake.take']);
  });

  it('is what its tests run and few others do where nothing that ran names it, the closest first', () => {
    const code = codeFrom(['R-CAT-1', nap, take], ['R-CAT-7', nap, ask], ['R-CAT-8', nap]);
    expect(names(code, 'R-CAT-7')).toEqual(['cat.wake.ask', 'Cat.nap']);
    expect(names(code, 'R-CAT-1')).toEqual(['cat.wake.take', 'Cat.nap']);
  });

  it('is what of a file ran whose head names it', () => {
    expect(names(codeFrom(['R-CAT-9', purr, nap]), 'R-CAT-9')).toEqual(['Cat.nap', 'purr']);
  });

  it('is read as it was written', () => {
    const code = codeFrom(['R-CAT-1', purr], ['R-CAT-7', nap, ask]);
    const written = checkout({ 'docs/rules/code.txt': codeText(code) });
    const spots = [...code].map(([id, own]) => [id, own.map(({ file, name }) => ({ file, name }))]);
    expect([...readCode(written)]).toEqual(spots);
  });
});
