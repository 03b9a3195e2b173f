import { describe, expect, it } from 'vitest';
import {
  draw,
  findMove,
  type Mark,
  prepare,
  push,
  reachAreas,
  sight,
  TABLES,
  type Table,
  wedgeOf,
} from '../src/index.ts';
import { base, building, field } from './scene.ts';

const count = (svg: string, what: string): number => svg.split(what).length - 1;

/** Every tag that is opened is closed, in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return false;
    } else if (alone !== '/') open.push(name as string);
  }
  return open.length === 0;
}

describe('a drawing', () => {
  const scene = field([building({ name: 'tower <&>', at: [300, 200, 100, 100], top: 90 })]);
  const mover = base(250, 250);
  const other = base(450, 250);
  const move = { mover, kind: 'advance' as const, bases: [mover, other], self: 0 };
  const found = findMove(scene, move, base(250, 350), 0);
  const marks: Mark[] = [
    { draw: 'area', areas: reachAreas(scene, move) },
    { draw: 'base', disc: mover, label: 'Rex' },
    { draw: 'base', disc: other, side: 2, label: 'B1 & co' },
    { draw: 'token', disc: base(200, 200, 0, 12.7) },
    { draw: 'sight', sight: sight(scene, mover, other) },
    { draw: 'ruler', from: mover, to: other, within: false },
    { draw: 'push', mover, push: push(scene, { mover, direction: { dx: 32768, dy: 0 }, range: 2, bases: [] }) },
    { draw: 'wedge', wedge: wedgeOf(mover, other, 'away', 5) },
    { draw: 'parts', names: ['tower <&>'] },
    ...('placement' in found ? [{ draw: 'move' as const, mover, placement: found.placement, legal: true }] : []),
  ];

  it('shows every kind of answer, well formed and without a hole in its numbers', () => {
    const svg = draw(scene, marks, { caption: 'everything "at" once', legend: ['red <1>'] });
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(count(svg, '<path')).toBeGreaterThan(7);
    expect(svg).toContain('160 mm');
    expect(svg).toContain('everything &quot;at&quot; once');
    expect(svg).toContain('tower &lt;&amp;&gt;');
    expect(svg).toContain('>red &lt;1&gt;</text>');
  });

  it('marks the part that blocks the sight', () => {
    const plain = draw(scene, []);
    const seen = draw(scene, [{ draw: 'sight', sight: sight(scene, mover, other) }]);
    expect([count(plain, 'stroke="#c1121f"'), count(seen, 'stroke="#c1121f"')]).toEqual([0, 2]);
  });

  it('shows all parts of every table', () => {
    for (const table of Object.values(TABLES) as Table[]) {
      const svg = draw(prepare(table), []);
      expect(isWellFormed(svg)).toBe(true);
      expect(count(svg, '<g><title>')).toBe(table.parts.length);
    }
  });

  /** Where the height of a block of 100 mm stands when somebody stands on these of its places, in quarters of it. */
  const numberBeside = (...taken: readonly (readonly [number, number])[]) => {
    const block = field([building({ name: 'block', at: [300, 200, 100, 100], top: 90 })]);
    const standing = taken.map(([u, v]) => ({ draw: 'base', disc: base(300 + 25 * u, 200 + 25 * v, 0, 1) }) as const);
    const [, x, y] = draw(block, standing).match(/matrix\(1 0 0 -1 (\S+) (\S+)\)"[^>]*>90</) ?? [];
    const unit = block.table.size / 900;
    const quarters = (at: number) => Math.round(at / 25) / 100;
    return x === undefined ? null : [quarters(Number(x) - 30000), quarters(Number(y) + 4 * unit - 20000)];
  };

  it('writes the height of a top where nobody stands, the middle first', () => {
    const places = [
      [2, 2],
      [1, 2],
      [3, 2],
      [2, 1],
      [2, 3],
      [1, 1],
      [3, 3],
      [1, 3],
      [3, 1],
    ] as const;
    expect(places.map((_, n) => numberBeside(...places.slice(0, n)))).toEqual(places);
    expect(numberBeside(...places)).toBeNull();
  });

  it.each([
    [20, 19, 1],
    [20, 20, 2],
  ])('breaks a line of the legend after forty letters: words of %i and %i', (one, other, lines) => {
    const svg = draw(scene, [], { legend: [`${'a'.repeat(one)} ${'b'.repeat(other)}`] });
    expect(count(svg, '</text>') - count(draw(scene, [], { legend: [] }), '</text>')).toBe(lines);
  });

  it('can look at a corner of the table', () => {
    const y = scene.table.size - 200 - 400;
    const view = { x: 100, y: 200, width: 300, height: 400 };
    expect(draw(scene, [], { view })).toContain(`viewBox="100 ${y} 300 400"`);
  });

  it('has the north above and the south below', () => {
    const svg = draw(scene, [{ draw: 'base', disc: mover, label: 'Rex' }]);
    expect(svg).toContain(`<g transform="matrix(1 0 0 -1 0 ${scene.table.size})"`);
    expect(svg).toMatch(/<text transform="matrix\(1 0 0 -1 25000 \S+"[^>]*>Rex</);
  });
});
