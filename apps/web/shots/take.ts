// `npm run shots`: pictures of every screen into docs/screens, both sizes, both languages, both themes where it matters.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Open } from '@faultline/rules';
import { attackUnderWay } from '@faultline/rules/attacks';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { blockedSight } from '../test/browser/blockedSight.ts';
import { operationUntil } from '../test/browser/operation.ts';
import { goOnWith, openFile, playedOut, playedUntil } from '../test/browser/played.ts';
import { type Scenes, scenes } from '../test/browser/scenes.ts';
import { begun, founded, NAMES, next, outcome, pad, seatsOf } from '../test/browser/showdown.ts';
import { lettersHere, openSite3d, type Site } from '../test/browser/site.ts';

interface Look {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly theme: 'dark' | 'light';
}

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const LOOKS: readonly Look[] = [
  { name: 'desk', options: DESK, theme: 'dark' },
  { name: 'desk-light-de', options: { ...DESK, locale: 'de' }, theme: 'light' },
  { name: 'phone-de', options: { ...PHONE, locale: 'de' }, theme: 'dark' },
];

/** The steps of one attack that ask somebody something. */
const ATTACK = ['attack.type', 'attack.target', 'window.ask', 'attack.tree', 'push.ask'] as const;

type Show = (page: Page, site: Site) => Promise<unknown>;

/** Opens a route anew, so that nothing of the screen before is waited for. */
async function open(page: Page, { address }: Site, route: string, until: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${address}${route}`);
  await page.waitForSelector(until);
}

const dialog = async (page: Page, button: string) => {
  await page.locator(button).filter({ visible: true }).first().click();
  await page.waitForSelector('dialog[open] *');
};

/** What is shown, and how one gets there from the screen before. */
const SCREENS: Readonly<Record<string, Show>> = {
  home: (page, site) => open(page, site, '', '.home'),
  settings: (page) => dialog(page, '.settings-button'),
  setup: (page, site) => open(page, site, '#/new', '[data-way=begin]:not([disabled])'),
  picker: async (page) => {
    await page.click('[data-seat="0"] [data-place="1.secondary"]');
    await page.waitForSelector('.picker .offer');
  },
  'setup-refused': async (page) => {
    await page.click('[data-seat="0"] [data-place="2.primary"]');
    await page.click('.picker [data-unit=general-anakin-skywalker]');
    await page.waitForSelector('.team-reasons li');
  },
  'games-empty': (page, site) => open(page, site, '#/games', '.games-none'),
  deployment: async (page, site) => {
    await open(page, site, '#/play/new/two/shots', '.prompt-options button');
    await page.click('.prompt-options button');
    await page.click('.prompt-options button');
    await page.click('[data-way=suggest]');
    await page.waitForSelector('.board-ghost');
  },
  table: (page, site) => open(page, site, '#/play/quick/two/shots', '.prompt:not(.waiting)'),
  ruler: async (page) => {
    await page.click('[data-way=ruler]');
    const { x, y } = await freeBase(page);
    await page.mouse.click(x, y);
    await page.waitForSelector('.board-rings');
  },
  'take-back': (page) => dialog(page, '[data-way=undo]'),
  struggle: async (page) => {
    await dialog(page, '[data-way=struggle]');
    await page.waitForSelector('.struggle-rules .rule');
  },
  teams: (page) => dialog(page, '[data-way=teams]'),
  card: async (page) => {
    if (isPhone(page)) await dialog(page, '[data-way=teams]');
    await page.locator('[data-card]').filter({ visible: true }).first().click();
    await page.waitForSelector('.unit-card[open] [data-way=price]');
  },
  term: async (page) => {
    if (isPhone(page)) await dialog(page, '[data-way=teams]');
    await page.locator('[data-card]').filter({ visible: true }).first().click();
    await page.locator('.unit-card[open] [data-term]').first().click();
    await page.waitForSelector('.bubble .rule');
  },
  ...Object.fromEntries(
    ATTACK.map((step) => [
      step.replace('.', '-'),
      async (page: Page, { address }: Site) => {
        await page.goto('about:blank');
        await openFile(page, address, fileAt(step));
      },
    ]),
  ),
  table3d: async (page, { address }) => {
    await choose(page, { view: 'table' });
    await page.goto('about:blank');
    await openFile(page, address, fightFile());
    await page.waitForSelector('.table3d[data-shown]');
  },
  'table3d-fight': (page) => page.keyboard.press('h'),
  'table3d-reach': async (page) => {
    const before = await page.evaluate(() => Number(document.querySelector('canvas')?.dataset.triangles));
    await page.hover('[data-option=move]');
    await page.waitForFunction((were) => Number(document.querySelector('canvas')?.dataset.triangles) > were, before);
  },
  'table3d-sight': async (page, { address }) => {
    await page.goto('about:blank');
    await openFile(page, address, sightFile());
    await page.waitForSelector('.table3d[data-shown] .board-tag.blocked');
    await page.keyboard.press('h');
  },
  'table3d-top': async (page) => {
    await page.keyboard.press('0');
    for (let i = 0; i < 8; i += 1) await page.keyboard.press('w');
    await choose(page, { view: 'above' });
  },
  'operation-setup': (page, site) => open(page, site, '#/new/operation/trigger-a-chain-reaction', '.operation-story'),
  operation: async (page, { address }) => {
    await page.goto('about:blank');
    await openFile(page, address, operationFile());
    await page.waitForSelector('.board-mark');
  },
  'operation-table': async (page, { address }) => {
    await choose(page, { view: 'table' });
    await page.goto('about:blank');
    await openFile(page, address, operationFile());
    await page.waitForSelector('.table3d[data-shown] .board-thing');
    await choose(page, { view: 'above' });
  },
  log: (page) => (isPhone(page) ? dialog(page, '[data-way=log]') : page.locator('.log-line.dice').last().hover()),
  'operation-attack': async (page, { address }) => {
    await page.goto('about:blank');
    await openFile(page, address, armorFile());
    await page.waitForSelector('.armor-foot, .attack-view');
  },
  menu: (page) => dialog(page, '[data-way=menu]'),
  over: async (page, { address }) => {
    await page.goto('about:blank');
    await openFile(page, address, finishedFile());
  },
  wound: (page, site) => band(page, site, 'wound'),
  won: (page, site) => band(page, site, 'won'),
  'key-moments': async (page, { address }) => {
    await page.goto('about:blank');
    await openFile(page, address, JSON.stringify(playedOut('time', ({ state }) => state.open.turn === 4).file()));
    await page.click('[data-way=find-moments]');
    await page.locator('.key-moments-found').scrollIntoViewIfNeeded({ timeout: 200_000 });
  },
  games: (page, site) => open(page, site, '#/games', '.game-row'),
  'look-back': async (page) => {
    await page.locator('[data-way=look-back]').first().click();
    await page.waitForSelector('.looking');
    await page.click('[data-way=turn-back]');
    await page.waitForURL(/\/at\/\d+$/);
  },
  'hand-over': async (page, site) => {
    await choose(page, { handOver: 'always' });
    await open(page, site, '#/play/quick/two/shots', '[data-way=take-over]');
    await choose(page, { handOver: 'secrets' });
  },
  rules: (page, site) => open(page, site, '#/rules/pinned', '.rules dd'),
  'event-new': (page, site) => open(page, site, '#/desk/new', '[name=name]'),
  'event-round': async (page) => {
    await founded(page);
    await begun(page, NAMES.slice(0, 7));
    await pad(page, '1.1.1', [9, 4]);
  },
  'event-standings': async (page) => {
    await page.click('[data-match="1.1.1"] [data-way=result]');
    for (const [match] of await seatsOf(page)) {
      await pad(page, match, [9, 4]);
      await outcome(page, match, '2-1');
    }
    await next(page);
    await page.locator('[data-figure=sos]').last().click();
  },
  'event-screen': async (page) => {
    for (const _ of ['pair', 'post']) await next(page);
    await page.goto(page.url().replace(/\/round$/, '/screen'));
    await page.waitForSelector('.screen-pairings');
  },
  recap: async (page, site) => {
    await open(page, site, '', '.home');
    await goOnWith(page, 'recap', played().attacked, ['person', 'trooper']);
    await page.waitForSelector('.recap li');
  },
};

/** From which screen one gets to another. */
const AFTER: Readonly<Record<string, string>> = {
  settings: 'home',
  picker: 'setup',
  'setup-refused': 'picker',
  ruler: 'table',
  'take-back': 'table',
  struggle: 'table',
  teams: 'table',
  card: 'table',
  term: 'table',
  'table3d-fight': 'table3d',
  'table3d-reach': 'table3d-fight',
  'table3d-sight': 'table3d',
  'table3d-top': 'table3d-sight',
  log: 'operation',
  menu: 'operation-attack',
  over: 'operation-attack',
  games: 'table',
  'look-back': 'games',
  'event-round': 'event-new',
  'event-standings': 'event-round',
  'event-screen': 'event-standings',
};

/** A screen and all that come before it. */
const upTo = (screen: string): readonly string[] => [screen, ...(AFTER[screen] ? upTo(AFTER[screen]) : [])];

/** A Wound or a Struggle won, across the screen until a key. */
async function band(page: Page, site: Site, name: 'wound' | 'won'): Promise<void> {
  const { file, option } = played()[name];
  await choose(page, { pace: 'key' });
  await page.goto('about:blank');
  await openFile(page, site.address, JSON.stringify(file));
  await page.waitForSelector('.bands', { state: 'attached' });
  await page.click(`.prompt-options [data-option="${option}"]`);
  await page.waitForSelector(`.band, .turn-frames [aria-current]`);
  while ((await page.locator(`.band.${name}`).count()) === 0) await page.keyboard.press('x');
  await choose(page, { pace: 'instant' });
}

let once: Scenes | null = null;
const played = (): Scenes => (once ??= scenes());

/** The middle of a base that nothing lies over. */
async function freeBase(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const found = await page.waitForFunction(() => {
    const middles = [...document.querySelectorAll('[data-base] .board-ring')].map((ring) => {
      const { x, y, width, height } = ring.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    return middles.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-base]'));
  });
  const middle = await found.jsonValue();
  if (!middle) throw new Error('Something lies over every base.');
  return middle;
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700;

const files = new Map<string, string>();

/** Each game is played once for all looks. */
function fileAt(step: (typeof ATTACK)[number]): string {
  const file =
    files.get(step) ?? playedUntil('ambush', (decision, { frames }) => decision.step === step && isInAttack(frames));
  files.set(step, file);
  return file;
}

/** An operation half-way through its first Stage, and a character at the tree of an Armored Target. */
const operationFile = () => writtenUntil('operation', ({ step }, { turn }) => turn > 8 && step === 'activation.main');
const armorFile = () =>
  writtenUntil(
    'armor',
    ({ step }, open) => step === 'attack.tree' && attackUnderWay(open)?.target.toString().includes('@') === true,
  );

/** How many pairs of enemies stand within four inches of each other. */
const closePairs = ({ characters, units }: Open): number =>
  characters.flatMap((one) =>
    characters.filter(
      (other) =>
        one.onTable &&
        other.onTable &&
        units[one.unit]?.seat === 0 &&
        units[other.unit]?.seat === 1 &&
        Math.hypot(one.x - other.x, one.y - other.y) < 4 * 2540,
    ),
  ).length;

/** Somebody who could attack now, among enemies. */
function fightFile(): string {
  const file =
    files.get('fight') ??
    playedUntil(
      'ambush',
      ({ step, options }, open) =>
        closePairs(open) > 3 && step === 'activation.main' && options.some(({ id }) => id === 'combat'),
    );
  files.set('fight', file);
  return file;
}

/** Who is hidden from somebody about to attack. */
function sightFile(): string {
  const file = files.get('sight') ?? blockedSight('ambush');
  files.set('sight', file);
  return file;
}

/** A game that was played to its end. */
function finishedFile(): string {
  const file = files.get('over') ?? JSON.stringify(playedOut('end').file());
  files.set('over', file);
  return file;
}

function writtenUntil(name: string, asked: Parameters<typeof operationUntil>[2]): string {
  const file =
    files.get(name) ??
    JSON.stringify(operationUntil('trigger-a-chain-reaction', 'shots', asked, { how: 'greedy' }).file());
  files.set(name, file);
  return file;
}

const isInAttack = (frames: readonly { readonly at: string }[]): boolean =>
  frames.some(({ at }) => at.startsWith('attack.'));

/** All of them, or those that are named: `npm run shots -- table card`. */
const wanted = process.argv.slice(2);
const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'screens');
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const site = await openSite3d();
try {
  for (const look of LOOKS) await takeAll(look);
} finally {
  await site.close();
}

/** In the page: it draws as finely as with a graphics card. */
function likeCard(): void {
  const { getParameter } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    const told = getParameter.call(this, name);
    return typeof told === 'string' ? told.replace(/swiftshader/gi, 'card') : told;
  };
}

/** Changes a setting; pages opened from now on have it. */
function choose(page: Page, change: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem('faultline.settings') ?? '{}');
    localStorage.setItem('faultline.settings', JSON.stringify({ ...kept, ...chosen }));
  }, change);
}

async function takeAll({ name, options, theme }: Look): Promise<void> {
  const page = await site.visit('', options);
  // Three dimensions without a graphics card, on a busy machine.
  page.setDefaultTimeout(180_000);
  await page.addInitScript(likeCard);
  await choose(page, { theme });
  await page.reload();
  const opened = wanted.flatMap(upTo);
  for (const [screen, show] of Object.entries(SCREENS)) {
    if (wanted.length > 0 && !opened.includes(screen)) continue;
    if (screen === 'teams' && !isPhone(page)) continue;
    await show(page, site);
    await lettersHere(page);
    if (wanted.length === 0 || wanted.includes(screen))
      await page.screenshot({ path: join(folder, `${screen}-${name}.png`) });
    for (let open = 2; open > 0; open -= 1) await page.keyboard.press('Escape');
  }
  console.log(`${name}: done`);
  await page.context().close();
}
