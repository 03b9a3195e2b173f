import { readTable, TABLE_IDS, TABLES } from '@faultline/geometry';
import { whyNotMap } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../src/operations.ts';

const cardOf = (id: string) => {
  const found = OPERATIONS.find(({ card }) => card.id === id);
  if (!found) throw new Error(id);
  return found.card;
};

const fitting = (id: string) => TABLE_IDS.filter((table) => whyNotMap(TABLES[table], cardOf(id)).length === 0);

/** A table with one square wall around a point in inches from the south-west corner. */
function walled(x: number, y: number, half = 5000) {
  const [left, top] = [x * 2540 - half, y * 2540 - half];
  const footprint = [[left, top, left + 2 * half, top, left + 2 * half, top + 2 * half, left, top + 2 * half]];
  const wall = { name: 'wall 1', feature: 'wall 1', footprint, bottom: 0, top: 5000 };
  const read = readTable({
    name: 'Walled',
    size: 91440,
    parts: [{ ...wall, blocked: true, impassable: true, walkable: false }],
    ingress: [],
  });
  if ('faults' in read) throw new Error(read.faults.join(' '));
  return read.table;
}

describe('the tables of the game', () => {
  it.each([
    ['explore-the-ruins', ['core-3', 'core-4', 'high-1', 'high-2', 'mixed-1']],
    ['foil-the-heist', [...TABLE_IDS]],
    ['trigger-a-chain-reaction', ['core-3', 'core-4', 'high-2', 'mixed-1']],
    ['extract-the-agent', ['core-1', 'core-2', 'core-3', 'core-4', 'high-1', 'high-2', 'mixed-2']],
    ['jail-break', [...TABLE_IDS]],
    ['crash-landing', ['core-3', 'core-4', 'high-2', 'mixed-1']],
  ])('have room for %s on at least two', (id, tables) => {
    expect(fitting(id)).toEqual(tables);
  });

  it('refuse a map with the objective and the part in its way', () => {
    const [first] = whyNotMap(TABLES['core-1'], cardOf('trigger-a-chain-reaction'));
    expect(first).toMatchObject({ key: 'TR', why: 'half on', part: 'gantry 4' });
  });
});

describe('a table of one’s own', () => {
  it('is refused where an objective would lie in a wall', () => {
    expect(whyNotMap(walled(18, 18), cardOf('trigger-a-chain-reaction'))).toMatchObject([
      { key: 'C', why: 'no room', part: 'wall 1' },
    ]);
  });

  it('is refused where only the map turned half round meets a wall', () => {
    expect(whyNotMap(walled(30, 30), cardOf('crash-landing')).map(({ key }) => key)).toEqual([]);
    expect(whyNotMap(walled(23, 23), cardOf('crash-landing')).map(({ key }) => key)).toEqual(['C1']);
  });

  it('is refused where nobody can deploy around the Security Desk', () => {
    const pit = walled(18, 28, 11500);
    const [wall] = pit.parts;
    if (!wall) throw new Error('no wall');
    const [ring = []] = wall.footprint;
    const hole = [44000, 69400, 47440, 69400, 47440, 72840, 44000, 72840];
    const table = { ...pit, parts: [{ ...wall, footprint: [ring, hole] }] };
    expect(whyNotMap(table, cardOf('jail-break')).find(({ key }) => key === 'security-desk')).toMatchObject({
      why: 'too few bases',
      needed: 8,
    });
  });
});
