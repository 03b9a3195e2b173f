import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './page.ts';
import { ending, quiz } from './questions.ts';

let page: Page;

beforeAll(async () => {
  page = await openPage(new URL('./questions.ts', import.meta.url));
});
afterAll(() => page?.close());

const inBrowser = (call: string): Promise<string> => page.evaluate(`faultline.${call}`);

describe('a browser and Node agree to the last bit', () => {
  it('on 10,000 questions of space', async () => {
    const [here, there] = [quiz(1977, 10000).split('\n'), (await inBrowser('quiz(1977, 10000)')).split('\n')];
    expect(there.length).toBe(10000);
    expect(there.filter((line, i) => line !== here[i])).toEqual([]);
  });

  it.each([
    ['browser 1', 'core-1'],
    ['browser 2', 'mixed-2'],
  ] as const)('on the end of the game "%s" on %s', async (seed, table) => {
    const there = await inBrowser(`ending('${seed}', '${table}')`);
    expect(there).toMatch(/^struggles, \d+ turns/);
    expect(there).toBe(ending(seed, table));
  });
});
