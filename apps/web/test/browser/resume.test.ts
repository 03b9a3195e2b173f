import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFile, playedUntil } from './played.ts';
import { answer, barriers, openSite, type Site, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('a tab closed', () => {
  it('in the middle of a shove comes back to the same question', async () => {
    const page = await site.visit('');
    await openFile(
      page,
      site.address,
      playedUntil('shove', ({ step }) => step === 'push.ask'),
    );
    const [version, question] = [await versionOf(page), await page.textContent('.prompt h2')];
    const address = page.url();
    const again = await page.context().newPage();
    await page.close();
    await again.goto(address);
    await again.waitForSelector('.prompt:not(.waiting)');
    expect([await versionOf(again), await again.textContent('.prompt h2')]).toEqual([version, question]);
    await answer(again);
  });
});

describe('the questions of an attack', () => {
  it.each(['attack.type', 'attack.tree', 'push.ask'])('have no barriers (%s)', async (step) => {
    const page = await site.visit('');
    await openFile(
      page,
      site.address,
      playedUntil('shove', (decision) => decision.step === step),
    );
    expect(await barriers(page)).toEqual([]);
  });
});
