import { readFileSync } from 'node:fs';
import { REPUBLIC, SHADOW } from '@faultline/cards/page';
import { expect, it } from 'vitest';
import { source } from '../src/engine/units.ts';

const idsIn = (text: string): string[] => [...text.matchAll(/units\/([a-z0-9-]+)\/index/g)].map(([, id = '']) => id);

it('the units of the core box are known at once, all others are fetched by name', () => {
  const text = readFileSync(new URL('../src/engine/units.ts', import.meta.url), 'utf8');
  const fielded = [REPUBLIC, SHADOW].flatMap(({ squads }) =>
    squads.flatMap(({ primary, secondary, supporting }) => [primary, secondary, supporting]),
  );
  expect(idsIn(text).toSorted()).toEqual(fielded.toSorted());
});

it('a unit is loaded by its id, be it of the core box or not', async () => {
  expect((await source.load('lord-maul'))?.card.id).toBe('lord-maul');
  expect((await source.load('aqua-droids'))?.card.id).toBe('aqua-droids');
  expect(await source.load('nobody')).toBeNull();
  expect(await source.scripted()).toContain('aqua-droids');
});
