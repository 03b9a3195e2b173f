import { type Match, type Open, type Scores, type Seat, seal, stateHash } from '@faultline/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byKeys, byPointer } from './carry.ts';
import { handsOn, keptFile } from './hands.ts';
import { operationUntil, stageHead } from './operation.ts';
import { pick } from './picking.ts';
import { goOnWith, openFile } from './played.ts';
import { answer, barriers, openSite, type Site, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const GERMAN = { locale: 'de' };
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, locale: 'de' };

async function setUp(route = '#/new/operation', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.visit(route, options);
  await page.waitForSelector('[data-way=begin]:not([disabled])');
  await page.waitForSelector('.operation-plan');
  return page;
}

/** The game's thread draws the same key each time: what is asked first, and of whom, goes by it. */
const alwaysTheSame = (page: Page) =>
  page.route(/\/engine\.worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `crypto.getRandomValues = (bytes) => bytes.fill(7);\n${await response.text()}`;
    await route.fulfill({ response, body });
  });

const isReady = (page: Page) => page.locator('[data-way=begin]').isEnabled();

describe('setting up a Key Operation', () => {
  it('leads from the first page to its first Turn, and on after a reload', async () => {
    const page = await site.visit('', GERMAN);
    await alwaysTheSame(page);
    await page.click('[href="#/new/operation"]');
    await page.waitForSelector('.operation-plan');
    await page.check('[name=operation][value=jail-break]', { force: true });
    await page.getByRole('button', { name: 'Zu zweit an einem Bildschirm' }).click();
    await page.getByRole('button', { name: 'Spieler:in 2', exact: true }).click();
    await page.getByRole('button', { name: 'Automatisch' }).click();
    await expect.poll(() => page.textContent('[data-seat="1"] h2')).toContain('Aggressor');
    expect(await page.locator('.team-mission').count()).toBe(0);
    await page.click('[data-way=begin]:not([disabled])');
    await expect.poll(() => page.textContent('.top-where')).toContain('Jail Break!');
    await answer(page);
    const version = await versionOf(page);
    await page.reload();
    await page.waitForSelector('.prompt:not(.waiting)');
    expect(await versionOf(page)).toBe(version);
    await expect.poll(() => page.textContent('.stage-panel')).toContain('Etappe 1 von 2');
    await expect.poll(() => page.textContent('.top-where button')).toContain('Jail Break!');
    await page.waitForSelector('.top .countdown');
    await page.click('[data-way=menu]');
    await page.click('[data-way=look-back]');
    await page.waitForSelector('.looking');
  });

  it('names an operation that there is not, and offers the others', async () => {
    const page = await setUp('#/new/operation/rob-the-bank');
    await expect.poll(() => page.textContent('[role=alert]')).toContain('rob-the-bank');
    await expect.poll(() => page.inputValue('[name=operation]:checked')).toBe('explore-the-ruins');
  });

  it('[KO-CARD-04] says what is in the way on a table without room, and begins no game there', async () => {
    const page = await setUp('#/new/operation/trigger-a-chain-reaction', GERMAN);
    await page.getByText('Grundbox 1').click();
    await expect.poll(() => page.textContent('.tables [role=alert]')).toContain('Trigger a Chain Reaction');
    expect(await isReady(page)).toBe(false);
    await page.check('[name=operation][value=jail-break]', { force: true });
    await expect.poll(() => isReady(page)).toBe(true);
  });

  it('[KO-MODE-02] says what the rules have against a team of either role', async () => {
    const page = await setUp();
    await pick(page, 1, '2.primary', 'asajj-ventress-sith-assassin');
    await expect.poll(() => page.textContent('[data-seat="1"] .team-reasons')).toContain('CR-TEAM');
    await expect.poll(() => page.textContent('[data-seat="1"] h2')).toContain('Sentinel');
    await expect.poll(() => isReady(page)).toBe(false);
  });

  it.each([{}, PHONE])('has no barriers (%j)', async (options) => {
    const page = await setUp('#/new/operation', options);
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

function scoreOf({ score }: Open): Scores['key-operations'] {
  if (score.mode !== 'key-operations') throw new Error('This is no Key Operation.');
  return score;
}

/** It takes few answers. */
const SEED = 'stage 87';

/** Only to end what hangs: some hundred answers are given one by one. */
const LONG = 300_000;

describe('a Stage at the page', () => {
  it('[KO-ARM-09, KO-TURN-16] is played to its end in German, and the next begins', { timeout: LONG }, async () => {
    const begun = operationUntil('trigger-a-chain-reaction', SEED, (_, { turn }) => turn === 1);
    const page = await site.visit('', GERMAN);
    await page.waitForSelector('.home');
    await goOnWith(page, 'stage', begun.file());
    const { match, answer: carry } = await handsOn(page);
    const head = stageHead(match.game, SEED);
    let armored = 0;
    for (let { decision, score } = match.state.open; decision; { decision, score } = match.state.open) {
      if (score.mode === 'key-operations' && score.ended.length > 0) break;
      if (decision.step === 'attack.tree' && armored === 0) {
        armored = await page.locator('.armor-foot .stage-space').count();
        if (armored > 0) expect(await barriers(page)).toEqual([]);
      }
      await carry(head(match.state, decision), byPointer);
    }
    expect(armored).toBe(10);
    expect(scoreOf(match.state.open).ended.map(({ by }) => by)).toEqual(['core-shield-destroyed']);
    await expect.poll(() => page.textContent('.stage-panel')).toContain('Trigger the Reaction');
    await expect.poll(() => page.textContent('.log')).toContain('Kernschild');
    const { snapshot } = await keptFile(page);
    expect(stateHash(snapshot.state)).toBe(match.hash);
    await page.reload();
    await expect.poll(() => page.textContent('.stage-panel')).toContain('Etappe 2 von 2');
    await page.waitForSelector('[data-way=struggle]');
    await page.keyboard.press('c');
    await expect.poll(() => page.textContent('dialog[open] .briefing')).toContain('Kernschild');
    expect(await barriers(page)).toEqual([]);
  });
});

describe('the table of a Key Operation', () => {
  it('is played through its first Turn by keys alone, and C opens the card of the Stage', async () => {
    const page = await site.visit('');
    await page.waitForSelector('.home');
    await goOnWith(page, 'keys', atTurn(1).file());
    const { match, answer: carry } = await handsOn(page);
    const head = stageHead(match.game, SEED);
    for (let { decision, turn } = match.state.open; decision && turn === 1; { decision, turn } = match.state.open)
      await carry(head(match.state, decision), byKeys);
    await page.waitForSelector('[data-way=struggle]');
    await page.keyboard.press('c');
    await expect.poll(() => page.textContent('dialog[open] .briefing')).toContain('Shield Generator');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    expect(await barriers(page)).toEqual([]);
  });

  it('[KO-MOM-01] takes a Turn back with the Momentum it began with, and looks back at it', async () => {
    const later = operationUntil('trigger-a-chain-reaction', 'look', (_, { turn }) => turn === 4);
    const last = later.file().entries.at(-1);
    const before = operationUntil(
      'trigger-a-chain-reaction',
      'look',
      (_, { version }) => version === later.version - 1,
    );
    const page = await site.visit('#/games');
    await openFile(page, site.address, JSON.stringify(before.file()));
    await clockShows(page, '3 / 16');
    const { answer: carry } = await handsOn(page);
    if (last?.do === 'answer') await carry(last.answer, byPointer);
    await clockShows(page, '4 / 16');
    await page.click('[data-way=undo]');
    const agreeing = page.locator('dialog[open] .agreeing input');
    await agreeing.first().check();
    await agreeing.nth(1).check();
    await page.click('dialog[open] [data-way=take-back]');
    await clockShows(page, '3 / 16');
    await page.click('[data-way=menu]');
    await page.click('[data-way=look-back]');
    await page.waitForSelector('.looking .stage-panel');
    await page.keyboard.press('Home');
    await clockShows(page, '0 / 16');
  });

  it('[KO-ARM-01] tells at an objective what it is, and of the Armored Target behind it', async () => {
    const page = await site.visit('#/games', { viewport: { width: 1440, height: 900 } });
    await openFile(page, site.address, JSON.stringify(atTurn(3).file()));
    await page.hover('[data-base="@W"]');
    await expect.poll(() => page.textContent('.objective-card')).toContain('Shield Generator W');
    await expect.poll(() => page.textContent('.objective-card')).toContain('Core Shield');
    await expect.poll(() => page.locator('.objective-card .stage-space').count()).toBe(10);
    const hints = await page.evaluate(
      () =>
        [...document.querySelectorAll(':hover')].filter(
          (each) => each.querySelector(':scope > title') || each.hasAttribute('title'),
        ).length,
    );
    expect([hints, await page.getAttribute('[data-base="@W"]', 'aria-label')]).toEqual([0, 'Shield Generator W']);
    await page.hover('[data-base="@BL"]');
    await expect.poll(() => page.textContent('.objective-card')).toContain('Console BL');
    await expect.poll(() => page.locator('.objective-card .stage-space').count()).toBe(0);
  });

  it.each([{}, PHONE])('has no barriers, and nothing is wider than the screen (%j)', async (options) => {
    const page = await site.visit('#/games', options);
    const begun = operationUntil('crash-landing', SEED, (_, { turn }) => turn === 4);
    await openFile(page, site.address, JSON.stringify(begun.file()));
    await page.waitForSelector('[data-way=struggle]');
    await page.waitForSelector('.board-mark');
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.click('[data-way=struggle]');
    await page.waitForSelector('dialog[open] .stage-ends li');
    expect(await barriers(page)).toEqual([]);
  });
});

/** The first activation of a Turn of the operation with an Armored Target. */
const atTurn = (wanted: number): Match =>
  operationUntil('trigger-a-chain-reaction', 'look', ({ step }, { turn }) =>
    wanted === 1 ? turn === 1 : turn === wanted && step === 'activation.main',
  );

const clockShows = (page: Page, text: string) => expect.poll(() => page.textContent('.countdown-sum b')).toBe(text);

describe('tokens that lie face down', () => {
  it('[KO-OPT-03] never come to the page of a player who may not look', async () => {
    const hidden = operationUntil('explore-the-ruins', 'cipher', ({ seat }, open) => isHiddenFrom(open, seat));
    const page = await site.visit('');
    await page.waitForSelector('.home');
    await page.evaluate(listen);
    await goOnWith(page, 'hidden', hidden.file());
    await page.waitForSelector('.stage-panel');
    const told = await page.evaluate(() => (globalThis as Listening).told ?? []);
    const faces = (hidden.state.hidden.tokens ?? []).filter(
      ({ known }) => !known[hidden.state.open.decision?.seat ?? 0],
    );
    expect(faces.length).toBeGreaterThan(0);
    const lying = told.flatMap(lyingIn);
    expect(lying.length).toBeGreaterThan(0);
    for (const { id } of faces) expect(lying.filter((token) => token.id === id && token.face !== null)).toEqual([]);
    expect(told.filter((message) => JSON.stringify(message).includes('"hidden":'))).toEqual([]);
  });
});

describe('a file of a Key Operation that was altered by hand', () => {
  const file = operationUntil('jail-break', 'altered', (_, { turn }) => turn === 1).file();
  const altered = (plan: unknown): string => JSON.stringify(seal({ ...file, setup: { ...file.setup, plan } } as never));

  it('gets a sentence in German and leaves nothing behind, opened or dropped', async () => {
    const page = await site.visit('#/games', GERMAN);
    await page.waitForSelector('.games-import input', { state: 'attached' });
    const buffer = Buffer.from(altered({ operation: 'jail-break', aggressor: 7 }));
    await page.setInputFiles('.games-import input', { name: 'game.json', mimeType: 'application/json', buffer });
    await expect.poll(() => page.textContent('[role=alert]')).toContain('The Aggressor is player 0 or 1');
    await drop(page, altered({ operation: 'jail-break', aggressor: 0, options: { quietAlarm: 'yes' } }));
    await expect.poll(() => page.textContent('[role=alert]')).toContain('quietAlarm');
    await drop(page, altered({ operation: 'rob-the-bank', aggressor: 0 }));
    await expect
      .poll(() => page.textContent('[role=alert]'))
      .toContain('Die Operation „rob-the-bank“ ist hier unbekannt');
    expect(await page.locator('.game-row').count()).toBe(0);
    await drop(page, JSON.stringify(file));
    await page.waitForSelector('.game-row');
    await expect.poll(() => page.textContent('.game-row')).toContain('Countdown');
  });
});

const drop = (page: Page, text: string) =>
  page.evaluate((contents) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([contents], 'game.json', { type: 'application/json' }));
    document
      .querySelector('.games')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);

/** Whether a Unit of the other player has a token that lies face down. */
const isHiddenFrom = (open: Open, seat: Seat): boolean =>
  scoreOf(open).play.tokens.some(
    ({ at, icon }) => icon === null && typeof at === 'object' && 'unit' in at && open.units[at.unit]?.seat !== seat,
  );

interface Listening {
  told?: unknown[];
}

/** Notes all that the page is told by its threads from now on. */
const listen = (): void => {
  const told: unknown[] = [];
  (globalThis as Listening).told = told;
  const read = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get(this: MessageEvent) {
      const data: unknown = read?.call(this);
      told.push(data);
      return data;
    },
  });
};

/** Every record of a token that lies face down, wherever it stands in a message. */
function lyingIn(value: unknown): readonly { readonly id: string; readonly face: string | null }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'face' in value && 'id' in value ? [value as { id: string; face: string | null }] : [];
  return [...own, ...Object.values(value).flatMap(lyingIn)];
}
