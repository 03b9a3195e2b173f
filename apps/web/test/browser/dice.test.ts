import { REPUBLIC, SHADOW } from '@faultline/cards';
import { type GameFile, Match } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goOnWith } from './played.ts';
import { openSite, type Site, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** A game whose dice people roll by hand. */
function byHand(): GameFile {
  const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  return Match.begin(coreGame(), setup, { ...seeded('by hand'), kind: 'entered' }).file();
}

describe('dice rolled by hand', () => {
  it('are entered one tap each, and taken together', async () => {
    const page = await site.visit('');
    await page.waitForSelector('.home');
    await goOnWith(page, 'by-hand', byHand());
    const confirm = page.getByRole('button', { name: 'Confirm' });
    const strike = page.getByRole('button', { name: 'strike' });
    await strike.waitFor();
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    while (await strike.isEnabled()) await strike.click();
    await confirm.click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.playground')?.dataset.version === '1');
    await expect.poll(() => versionOf(page)).toBe('1');
  });
});
