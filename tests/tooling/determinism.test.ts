import { describe, expect, it } from 'vitest';
import { findingsIn } from '../../scripts/determinism.ts';

function offencesOf(code: string, file = 'packages/geometry/src/reach.ts'): string[] {
  return findingsIn(file, code).map(({ what }) => what);
}

describe('the determinism check refuses', () => {
  it.each([
    ['Math.sin(x)', 'Math.sin'],
    ['Math.PI', 'Math.PI'],
    ['Math.hypot(x, y)', 'Math.hypot'],
    ['Math.random()', 'Math.random'],
    ['Math.imul(a, b)', 'Math.imul outside a folder named chance'],
    ["Math['random']()", 'Math under another name'],
    ['const { sin } = Math', 'Math under another name'],
    ['const m = Math', 'Math under another name'],
    ['Date.now()', 'Date'],
    ['new Date()', 'Date'],
    ['let when: Date', 'Date'],
    ['new Intl.NumberFormat()', 'Intl'],
    ['let f: Intl.NumberFormat', 'Intl'],
    ['performance.now()', 'performance'],
    ['crypto.randomUUID()', 'crypto'],
    ["fetch('x')", 'fetch'],
    ['process.env', 'process'],
    ['const o = { process }', 'process'],
    ['setTimeout(f, 1)', 'setTimeout'],
    ['globalThis.Date', 'globalThis'],
    ['new WeakRef(a)', 'WeakRef'],
    ['n.toLocaleString()', '.toLocaleString()'],
    ['a.localeCompare(b)', '.localeCompare()'],
    ['for (const k in o) f(k)', 'for … in'],
    ['Object.keys(o).map(f)', 'Object.keys'],
    ['Object.values(o)', 'Object.values'],
    ['for (const [k, v] of Object.entries(o)) f(k, v)', 'Object.entries'],
    ['const { keys } = Object', 'Object under another name'],
    ['a.sort()', '.sort() without comparator'],
    ['a?.toSorted()', '.toSorted() without comparator'],
    ['x ** 2', '**'],
    ['x **= 2', '**'],
    ["import { readFileSync } from 'node:fs'", 'import of node:fs'],
    ["import type { Stats } from 'node:fs'", 'import of node:fs'],
    ["export * from 'node:path'", 'import of node:path'],
    ["const fs = await import('node:fs')", 'import of node:fs'],
  ])('%s', (code, what) => {
    expect(offencesOf(code)).toContain(what);
  });

  it.each([
    ['async function f() {}', 'async function'],
    ['const f = async () => 1', 'async function'],
    ['function* f() {}', 'generator function'],
    ['const o = { *f() {} }', 'generator function'],
  ])('in the rules: %s', (code, what) => {
    expect(offencesOf(code, 'packages/rules/src/turn.ts')).toEqual([what]);
    expect(offencesOf(code, 'packages/tournament/src/turn.ts')).toEqual([]);
  });

  it('an excuse without a reason', () => {
    expect(offencesOf('// order:\nObject.keys(o)')).toEqual(['Object.keys']);
  });

  it('an excuse that stands too far away', () => {
    expect(offencesOf('// order: counted only\n\nObject.keys(o)')).toEqual(['Object.keys']);
  });
});

describe('the determinism check allows', () => {
  it.each([
    'Math.sqrt(Math.abs(Math.min(Math.max(Math.floor(a), Math.round(b)), Math.trunc(c))))',
    'Object.keys(o).sort((a, b) => (a < b ? -1 : 1))',
    'Object.entries(o).toSorted(byName)',
    'a.sort(byName)',
    'new Map([[1, 2]]).forEach(f)',
    'for (const each of new Set(a)) f(each)',
    'Object.freeze(o)',
    "'Math.random and Date.now()'",
    '// Math.random()',
    'const o = { Date: 1, process: 2 }; o.Date; o.process',
    'interface Step { performance: number }',
    'function run(process: Step) { return process.next }',
    "import { fetch } from './cards.ts'; fetch()",
    'state.sort',
  ])('%s', (code) => {
    expect(offencesOf(code)).toEqual([]);
  });

  it('object keys with a reason in the line above', () => {
    expect(offencesOf('  // order: only counted\n  const n = Object.keys(o).length')).toEqual([]);
  });

  it('Math.imul in a folder named chance', () => {
    expect(offencesOf('Math.imul(a, b)', 'packages/rules/src/chance/mix.ts')).toEqual([]);
  });
});

it('the determinism check says where, what and what to use instead', () => {
  expect(findingsIn('packages/rules/src/a.ts', 'const a = 1;\nconst b = a ** 2;\n')).toEqual([
    { file: 'packages/rules/src/a.ts', line: 2, what: '**', instead: 'multiply' },
  ]);
});
