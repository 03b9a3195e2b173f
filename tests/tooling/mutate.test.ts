import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { Library } from '../../scripts/mutate/effects.ts';
import { faultsIn } from '../../scripts/mutate/faults.ts';
import { testsOf } from '../../scripts/mutate/reach.ts';
import { marked, switched } from '../../scripts/mutate/switches.ts';

const SOURCE = `interface Shape { readonly sides: 4 }
export function grow(list: number[], n: number): boolean {
  if (n < 3) return true;
  list.push(n + 1);
  list.sort();
  return list.some((x) => x === n);
}
`;
const FILE = 'packages/rules/src/turn/grow.ts';
const faults = faultsIn(FILE, SOURCE);
const applied = ({ start, end, to }: (typeof faults)[number]): string =>
  SOURCE.slice(0, start) + to + SOURCE.slice(end);

/** What `grow` of this text answers, and what becomes of the list. */
function answer(source: string, fault: number, n: number): string {
  Object.assign(globalThis, { __fault: fault });
  const code = stripTypeScriptTypes(source).replace('export ', '');
  const given = [9, 3];
  const grown: unknown = new Function('list', 'n', `${code}; return grow(list, n);`)(given, n);
  return JSON.stringify([grown, given]);
}

const MACHINE = `class Machine {
  emit(event) { this.events.push(event); }
  done() { this.frames.pop(); }
  next(frame) { this.frames[0] = frame; }
  call(frame) { this.frames.push(frame); }
}
const put = (g, place) => { g.places[0] = place; };
function lay(g, place) { put(g, place); g.emit({ place }); }
function putAll(g, how) { [1, 2].forEach((place) => how(g, place)); }
function fill(list) { list.push(1); }
function handOn(list) { fill(list); }
`;

describe('small faults', () => {
  it.each([
    ['comparison', 'n <= 3'],
    ['comparison', 'x !== n'],
    ['off by one', 'n < (3 + 1)'],
    ['off by one', 'n - 1'],
    ['constant', 'return false'],
    ['dropped statement', 'return true;\n  ;\n  list.sort();'],
    ['swapped neighbours', 'list.sort();\n  list.push(n + 1);'],
  ])('a %s is found: %s', (kind, text) => {
    expect(
      faults
        .filter((fault) => fault.kind === kind)
        .map(applied)
        .join('\n'),
    ).toContain(text);
  });

  it.each([
    ['a = 1; b = 2;', 0],
    ['p.x = q.y; p.z = Math.max(q.w, 1);', 0],
    ['a = 1; b = a;', 1],
    ['a = b; b = 2;', 1],
    ['p.x = 1; q.x = 2;', 1],
    ['a = f(); b = 2;', 1],
    ['a[k] = Math.min(a[k], x); b[k] = x;', 0],
    ['a[k] = x; b[k] = a[k];', 1],
    ['a.fill(1, k); b.fill(2, k);', 0],
    ['a.fill(1, k); a.fill(2, k);', 1],
    ['a.push(k); b = k;', 0],
    ['a.push(k); b = a.length;', 1],
    ['a.push(k); b.push(f());', 1],
    ['g.emit({ x }); g.done();', 0],
    ['g.unsettled = true; g.emit({ x: u.y });', 0],
    ['u.y = 1; g.emit({ x: u.y });', 1],
    ['g.next(a); g.call(b);', 1],
    ['unknown(g); g.emit({ x });', 1],
    ['put(g, k); g.emit({ x });', 0],
    ['put(g, k); g.emit({ x: g.places });', 1],
    ['lay(g, k); g.emit({ x });', 1],
    ['put(g, k); g.done();', 0],
    ['putAll(g, put); g.emit({ x: g.places });', 1],
    ['fill(a); b = a.length;', 1],
    ['fill(a); b = c;', 0],
    ['handOn(a); b = a.length;', 1],
    ['const c = g.frames; c.push(k); g.done();', 1],
    ['a = 1; unknown();', 1],
  ])('neighbours are swapped only where it could matter: %s', (body, swaps) => {
    const found = faultsIn(FILE, `function f() { ${body} }`, new Library([MACHINE]));
    expect(found.filter(({ kind }) => kind === 'swapped neighbours')).toHaveLength(swaps);
  });

  it.each([
    ['disc.x < wall.left', 'disc.x >= wall.left'],
    ['gap >= 0', 'gap < 0'],
    ['gap <= most + eps', 'gap < most + eps'],
    ['gap > constants.eps', 'gap >= constants.eps'],
    ['list.length > 1', 'list.length >= 1'],
    ['i < gap', 'i <= gap'],
    ['a === b', 'a !== b'],
  ])('lengths are turned round, but a count or the tolerance is met: %s', (from, to) => {
    const [fault] = faultsIn('packages/geometry/src/gap.ts', `for (let i = k; i; f()) if (${from}) f();`);
    expect(fault).toMatchObject({ kind: 'comparison', from, to });
  });

  it('nought beside a length is a sign, which is turned but not moved', () => {
    const kinds = (file: string) => faultsIn(file, 'f(gap > 0, list.length > 0, k + 0);').map(({ kind }) => kind);
    expect(kinds('packages/geometry/src/gap.ts').filter((kind) => kind === 'off by one')).toHaveLength(3);
    expect(kinds(FILE).filter((kind) => kind === 'off by one')).toHaveLength(4);
  });

  it('types are left alone', () => {
    expect(faults.filter(({ line }) => line === 1)).toEqual([]);
  });

  it('are tried with the tests that reach their place, the nearest and quickest first', () => {
    const reach = [
      { test: 'packages/odds/test/slow.test.ts', milliseconds: 900, places: [3, 4] },
      { test: 'packages/odds/test/quick.test.ts', milliseconds: 5, places: [4] },
      { test: 'packages/rules/test/turn/turn.test.ts', milliseconds: 60, places: [4] },
      { test: 'packages/rules/test/cover/cover.test.ts', milliseconds: 1, places: [3] },
    ];
    const fault = faults.find(({ from }) => from === 'x === n');
    expect(testsOf(reach, [4, fault!], 1).map(({ test }) => test)).toEqual([
      'packages/rules/test/turn/turn.test.ts',
      'packages/odds/test/quick.test.ts',
      'packages/odds/test/slow.test.ts',
    ]);
  });

  it('are tried with as many tests as fit in the time, with one at least', () => {
    const reach = [100, 700, 600].map((milliseconds) => ({ test: `${milliseconds}`, milliseconds, places: [0] }));
    const tests = (seconds: number) => testsOf(reach, [0, faults[0]!], seconds).map(({ test }) => test);
    expect([tests(0.05), tests(0.7), tests(2)]).toEqual([['100'], ['100', '600'], ['100', '600', '700']]);
  });

  it('wait behind switches: each alone does what the changed text does, and none changes nothing', () => {
    const numbered = faults.map((fault, number) => [number, fault] as const);
    const all = switched(SOURCE, numbered);
    for (const n of [2, 3, 5]) {
      expect(answer(all, -1, n)).toBe(answer(SOURCE, -1, n));
      for (const [number, fault] of numbered)
        expect(answer(all, number, n), fault.to).toBe(answer(applied(fault), -1, n));
    }
  });

  it('leave marks where they could have been', () => {
    const numbered = faults.map((fault, number) => [number, fault] as const);
    const reached = new Uint8Array(faults.length);
    Object.assign(globalThis, { __reached: reached });
    answer(marked(SOURCE, numbered), -1, 2);
    const unreached = faults.filter((_, number) => reached[number] === 0).map(({ from }) => from);
    expect(unreached).toEqual([
      'list.push(n + 1);',
      'list.push(n + 1);\n  list.sort();',
      'list.sort();',
      'n + 1',
      '1',
      'x === n',
    ]);
  });
});
