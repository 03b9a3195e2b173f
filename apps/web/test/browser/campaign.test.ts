import { readFileSync } from 'node:fs';
import { apply, exportCampaign, foundCampaign } from '@faultline/campaign';
import type { GameFile } from '@faultline/rules';
import { isRefused } from '@faultline/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setupCommands } from '../../src/campaign/setupCommands.ts';
import { byTouch } from './carry.ts';
import { handsOn, keptFile, replaceKept } from './hands.ts';
import { nearItsEnd } from './operation.ts';
import { answer, barriers, lettersHere, openSite, type Site } from './site.ts';

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, locale: 'de' };

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.visit('', PHONE);
});
afterAll(() => site?.close());

const ROLES = ['aggressor', 'sentinel'] as const;

async function bringTeams(): Promise<void> {
  await page.waitForSelector('.campaign-next[data-phase=ready]');
  for (const role of ROLES) {
    await page.click(`[data-way=bring-${role}]:not([disabled])`);
    await page.waitForSelector(`[data-way=bring-${role}]`, { state: 'detached' });
  }
}

/** Begins the operation with one side in a person's hands, who answers once; the file of the game. */
async function begin(person: (typeof ROLES)[number]): Promise<GameFile> {
  const computer = ROLES.find((role) => role !== person) ?? 'sentinel';
  await page.waitForSelector('[data-way=begin-operation]');
  await page.selectOption(`[name=plays-${person}]`, 'person');
  await page.selectOption(`[name=plays-${computer}]`, 'novice');
  await page.click('[data-way=begin-operation]');
  await answer(page);
  return keptFile(page);
}

async function playAndConcede(person: (typeof ROLES)[number]): Promise<GameFile> {
  const file = await begin(person);
  await page.click('[data-way=menu]');
  await page.click('[data-way=concede]');
  await page.click('[data-way=concede-it]');
  await page.click('[data-way=to-campaign]');
  return file;
}

/** Begins the operation as the Aggressor, finds it near its end, and plays it to there: the Sentinel wins. */
async function playToItsEnd(): Promise<void> {
  const { file, last } = nearItsEnd(await begin('aggressor'), 'campaign', 0);
  expect(last.length).toBeGreaterThan(0);
  await replaceKept(page, file);
  await page.reload();
  const { answer: carry } = await handsOn(page);
  for (const each of last) await carry(each, byTouch);
  await page.click('[data-way=to-campaign]');
}

/** What three Advantages do, as somebody wrote it. */
const EFFECTS = {
  format: 'faultline-advantages',
  version: 1,
  advantages: ['strong-with-the-force', 'fight-to-the-last', 'run-out-the-clock'].map((id) => ({
    id,
    abilities: [
      {
        id: 'our-effect',
        name: 'Unsere Wirkung',
        kind: 'active',
        cost: 0,
        clauses: [{ clause: 'use', effects: [{ do: 'move', who: 'self', move: 'dash' }] }],
      },
    ],
  })),
};

const fileOf = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** Enters what came of a real table. */
async function enter(winner: (typeof ROLES)[number]): Promise<void> {
  await page.click('.campaign-by-hand summary');
  await page.locator('.campaign-by-hand .segments').first().locator('button').nth(ROLES.indexOf(winner)).click();
  await page.click('[data-way=enter-result]:not([disabled])');
}

async function unlock(tier: number | null): Promise<void> {
  const asked = await page.textContent('.campaign-next .cap');
  if (tier === null) await page.click('[data-way=skip]');
  else {
    await page.click(`[data-tier="${tier}"]:not([disabled])`);
    await page.waitForSelector('.campaign-dice');
    await page.locator('.campaign-next [data-advantage]').first().click();
  }
  await page.waitForFunction((before) => document.querySelector('.campaign-next .cap')?.textContent !== before, asked);
}

const totals = () =>
  page.locator('.campaign-xp b').evaluateAll((found) => found.map(({ textContent }) => textContent).join('/'));

async function isSound(): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** A campaign before its first operation, of a card sheet that is no longer the newest. */
function ofAnOlderSheet(): string {
  const [ana, ben] = ['Ana', 'Ben'].map((name) => ({ person: name, name })) as [Named, Named];
  const operations = ['crash-landing', 'jail-break', 'foil-the-heist'].map((id) => ({ id, name: id }));
  const founding = { id: 'old', name: 'Alt', organiser: ana, players: [ana, ben] as const, seed: 's', packs: [] };
  const begun = foundCampaign({ ...founding, sheet: '2020-01', lastChanceAfterFinal: true }, 1);
  if (isRefused(begun)) throw new Error('not founded');
  const acts = setupCommands({
    aggressor: 'Ana',
    sentinel: 'Ben',
    operations,
    lastChance: { id: 'explore-the-ruins', name: 'Explore' },
    veterans: [
      { id: 'nobody-prints-me', name: 'Old Hand', type: 'primary' },
      { id: 'general-anakin-skywalker', name: 'General Anakin Skywalker', type: 'primary' },
    ],
  });
  const { campaign } = acts.reduce((so, command) => {
    const next = apply(so.campaign, { by: 'Ana', at: 2, why: '', command });
    if (isRefused(next)) throw new Error(next.refused[0]?.says);
    return next;
  }, begun);
  return exportCampaign(campaign);
}

interface Named {
  readonly person: string;
  readonly name: string;
}

describe('a newer card sheet', () => {
  it('[CP-R-28] is said with the Veteran it lacks, and whoever keeps the record names another', async () => {
    const desk = await site.visit('#/campaign');
    await desk.setInputFiles('.campaign-file input', fileOf('old.json', ofAnOlderSheet()));
    await desk.waitForSelector('[data-way=take-sheet]');
    expect(await desk.textContent('.campaign-cards ul')).toContain('Old Hand: no longer printed');
    await desk.click('[data-way=take-sheet]');
    await desk.waitForSelector('[data-way=replace]');
    await desk.selectOption('[name=veteran]', 'lord-maul');
    await desk.fill('[name=why]', 'no longer printed');
    await desk.click('[data-way=replace]');
    await desk.waitForSelector('[data-way=bring-aggressor]');
    expect(await desk.textContent('.campaign-side.side-a h2')).toBe('Lord Maul');
    expect(await desk.locator('.campaign-cards').count()).toBe(0);
  });
});

describe('a campaign in German on a phone', () => {
  it('is founded from the first page, and its first operation is played here until the Countdown ends it', async () => {
    await page.click('.home-way[href="#/campaign"]');
    await page.waitForSelector('.campaign-empty');
    await page.click('[href="#/campaign/new"]');
    await page.fill('[name=name]', 'Sternenstaub');
    for (const [role, name] of [
      ['aggressor', 'Ana'],
      ['sentinel', 'Ben'],
    ] as const)
      await page.fill(`[name=${role}]`, name);
    await lettersHere(page);
    await isSound();
    await page.click('[data-way=create-campaign]');
    await bringTeams();
    await playToItsEnd();
    await page.waitForSelector('tr.now[data-slot=L]');
    expect(await page.textContent('tr[data-slot="1"]')).toContain('durch den Countdown');
    expect(await totals()).toBe('2/1');
  });

  it('unlocks, reminds of what is not included, and takes the result of a real table', async () => {
    await bringTeams();
    await unlock(2);
    await unlock(null);
    await page.waitForSelector('.campaign-next[data-phase=active]');
    await isSound();
    await page.locator('.campaign-next [data-advantage]').first().click();
    expect(await page.textContent('.campaign-reminder')).toContain('ist nicht enthalten');
    await page.waitForSelector('.campaign-pack td.active');
    await enter('aggressor');
    await page.waitForSelector('tr.now[data-slot="2"]');
    expect(await totals()).toBe('3/3');
  });

  it('[CP-ACT-03] what a file says an Advantage does works in the game that is played here', async () => {
    await page.setInputFiles('.effects-file input', fileOf('bad.json', '{"format":"chess"}'));
    await page.waitForSelector('.campaign-box .campaign-fault');
    await page.setInputFiles('.effects-file input', fileOf('effects.json', JSON.stringify(EFFECTS)));
    await page.getByText('In Partien hier wirken').waitFor();
    await bringTeams();
    await unlock(null);
    await unlock(3);
    await page.click('[data-way=no-active]');
    await page.waitForFunction(() => document.querySelector('.campaign-next .cap')?.textContent?.includes('Ben'));
    await page.locator('.campaign-next [data-advantage]').first().click();
    const reminder = page.locator('.campaign-reminder[data-role=sentinel]');
    expect(await reminder.textContent()).not.toContain('nicht enthalten');
    const { own } = await playAndConcede('sentinel');
    expect(own.units.map(({ id }) => id)).toEqual(['general-anakin-skywalker-sentinel']);
    expect(own.units[0]?.abilities).toContain('our-effect');
    await page.waitForSelector('tr.now[data-slot="3"]');
    expect(await page.textContent('tr[data-slot="2"]')).toContain('aufgegeben');
    expect(await totals()).toBe('4/5');
  });

  it('ends when the Sentinel wins the last one at a table', async () => {
    await bringTeams();
    await unlock(null);
    await unlock(null);
    for (const name of ['Ana', 'Ben']) {
      await page.waitForFunction(
        (asked) => document.querySelector('.campaign-next .cap')?.textContent?.includes(asked),
        name,
      );
      await page.click('[data-way=no-active]');
    }
    await enter('sentinel');
    await page.waitForSelector('[data-victory=lockdown]');
    expect([await page.textContent('[data-victory]'), await totals()]).toEqual([
      'Abriegelungssieg der Wache: Der Aggressor hat zwei Operationen verloren.',
      '6/6',
    ]);
    await isSound();
  });

  it('undoes a result with what depends on it said, and the same again leads to the same end', async () => {
    await page.click('.campaign-log summary');
    await page.click('[data-entry="12"] > button');
    expect(await page.textContent('.campaign-log-refused')).toContain('baut darauf auf');
    await page.click('[data-way=undo]');
    await page.waitForSelector('tr.now[data-slot="3"]');
    await enter('sentinel');
    await page.waitForSelector('[data-victory=lockdown]');
  });

  it('goes on on another device; a file that is none is refused in a sentence', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-way=export]')]);
    const file = readFileSync(await download.path(), 'utf8');
    const letters = (on: Page) => on.getByText(/Prüfbuchstaben/).textContent();
    const other = await site.visit('#/campaign', PHONE);
    const give = (name: string, text: string) => other.setInputFiles('.campaign-file input', fileOf(name, text));
    await give('bad.json', file.slice(0, 900));
    expect(await other.textContent('.campaign-fault p')).toContain('lässt sich nicht als Kampagne lesen');
    await give('campaign.json', file);
    await other.waitForSelector('[data-victory=lockdown]');
    expect(await letters(other)).toBe(await letters(page));
    await other.goto(`${site.address}#/campaign`);
    await other.waitForSelector('.campaign-list a');
    expect(await other.textContent('.campaign-list')).toContain('Abriegelungssieg');
  });

  it('is printed as its sheet', async () => {
    await page.click('[data-way=print]');
    await page.waitForSelector('.record-sheet');
    await isSound();
    expect(await page.locator('.record-mark.filled').count()).toBe(4);
    expect(await page.locator('.record-experience .filled').count()).toBe(12);
  });
});
