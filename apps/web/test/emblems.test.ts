import { figures } from '@faultline/cards';
import { expect, it } from 'vitest';
import { emblemSprite } from '../delivery/emblems.ts';

it('every unit has an emblem, and no two are alike', async () => {
  const sprite = emblemSprite();
  const drawings = (await figures()).map(({ id }) => {
    const [, drawing] = new RegExp(`<symbol id="i-unit-${id}" viewBox="0 0 24 24">(.*)</symbol>`).exec(sprite) ?? [];
    return drawing ?? id;
  });
  expect(drawings.filter((drawing) => !drawing.startsWith('<'))).toEqual([]);
  expect(new Set(drawings).size).toBe(drawings.length);
});
