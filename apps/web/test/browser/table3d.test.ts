import { restlessOpponent } from '@faultline/ai';
import { TABLES } from '@faultline/geometry';
import { viewFor } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byPointer, carriedBy, POINTER, type TableSpot } from './carry.ts';
import { crowdedGame } from './crowd.ts';
import { type Carry, handsOn } from './hands.ts';
import { goOnWith, playedUntil } from './played.ts';
import { lookOf, type Look, seenAt } from './seenFrom.ts';
import { openSite3d, type Site } from './site.ts';
import { everyHeight, isOpen, surfaceSpots, untaken } from './surfaceSpots.ts';

// One page for all, for a page that draws without a graphics card is slow to come: each test goes on where the one before left it.
let site: Site;
let page: Page;
const { file, open } = crowdedGame();
const table = TABLES['high-2'];
const figures = open.characters
  .filter(({ onTable }) => onTable)
  .map(({ x, y, z, r, unit, number }) => ({ x, y, z, r, name: `${unitName(open.units[unit] as never)}.${number}` }));

beforeAll(async () => {
  site = await openSite3d();
  // A quarter of the pixels: each is worked out by the processor.
  page = await site.visit('', { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 0.5 });
  await page.waitForSelector('.home');
  await goOnWith(page, 'crowd', file);
  await page.locator('[data-way=view]').waitFor();
  wasFetched = await isFetched();
});
afterAll(() => site?.close());

/** Whether the page has fetched what draws in space, and whether it had before anybody asked for it. */
const isFetched = (): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('Table3d')));
let wasFetched: boolean;

/** `FAULTLINE_SWITCHES=50 FAULTLINE_GAMES=10` goes to and fro more often, and through more games, and tells what it took. */
const SWITCHES = Number(process.env.FAULTLINE_SWITCHES ?? 0);
const GAMES = Number(process.env.FAULTLINE_GAMES ?? 1);
const isLong = SWITCHES > 0;
const PATIENCE = isLong ? { timeout: 3_600_000 } : {};

const IN_SPACE = '.table3d[data-shown]';

// Not by handles: they would keep the elements they point at.
const toTable = async () => {
  await page.click('[data-way=view]');
  await page.locator(IN_SPACE).waitFor();
};
const toAbove = async () => {
  await page.click(`${IN_SPACE} [data-way=view]`);
  await page.locator('.table3d').waitFor({ state: 'detached' });
};

/** Another game, from one that is shown in space: the view is remembered. */
async function goOnInSpace(id: string, game: typeof file): Promise<void> {
  await page.evaluate(() => document.querySelector('canvas')?.toggleAttribute('data-old'));
  await goOnWith(page, id, game);
  await page.locator(`${IN_SPACE} canvas:not([data-old])`).waitFor();
}

const told = (...names: readonly string[]) =>
  page.evaluate((wanted) => {
    const { dataset } = document.querySelector('canvas') as HTMLCanvasElement;
    return wanted.map((name) => Number(dataset[name]));
  }, names);

/** After so many chances to draw. */
const afterFrames = (count: number) =>
  page.evaluate(async (frames) => {
    for (let i = 0; i < frames; i += 1) await new Promise(requestAnimationFrame);
  }, count);

/** What the tab key stops at, in order, by what it does. */
const stops = () =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.playground :is(button, a[href], summary, [tabindex]):not([tabindex="-1"])',
      ),
    ]
      .filter((each) => each.checkVisibility())
      .map(({ dataset, role, classList, firstElementChild }) => {
        const sign = firstElementChild?.querySelector('use')?.getAttribute('href');
        return dataset.way ?? dataset.option ?? role ?? sign ?? classList.value;
      }),
  );

/** Where a spot is seen in three dimensions; null under a panel. */
async function seenIn(_page: Page, spot: TableSpot): Promise<readonly [number, number] | null> {
  const at = seenAt(await lookOf(page), spot);
  return (await isBare(...at)) ? at : null;
}

const byPointerInSpace = carriedBy({ ...POINTER, place: seenIn });

/** The same page with nothing of before, but for what is kept. */
async function openAnew(route: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${site.address}${route}`);
}

/** The entries that came of the answers of a seed, given one by one until the first Turn is over. */
async function entriesOfTurn(seed: string, how: Carry, first: () => Promise<void>) {
  await openAnew(`#/play/quick/two/${seed}`);
  const { match, answer } = await handsOn(page);
  await first();
  const head = restlessOpponent(match.game, seed);
  const { turn } = match.state.open;
  for (let { decision } = match.state.open; decision && match.state.open.turn === turn; { decision } = match.state.open)
    await answer(head.decide(viewFor(match.state, decision.seat), decision, { trials: 0 }), how);
  // When it was answered is no part of it.
  return match.file().entries.map(({ time: _, ...entry }) => entry);
}

/** Where the flat board has the middles of bases. */
const middles = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('[data-base]')].flatMap((base) => {
      const box = base.querySelector('.board-ring')?.getBoundingClientRect();
      return box ? [[base.dataset.base ?? '', box.x + box.width / 2, box.y + box.height / 2] as const] : [];
    }),
  );

/** Keeps how the first picture in space looked at the table. */
const keepFirstLook = () =>
  page.evaluate(() => {
    const kept = globalThis as unknown as { firstLook?: unknown };
    kept.firstLook = undefined;
    new MutationObserver((_, observer) => {
      const canvas = document.querySelector('canvas');
      if (!canvas?.dataset.frames) return;
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const numbers = Object.entries(canvas.dataset).map(([name, value]) => [name, Number(value)]);
      kept.firstLook = { ...Object.fromEntries(numbers), left, top, width, height };
      observer.disconnect();
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-frames'] });
  });

/** The near rim of a base. */
function rimOf({ x, y, z, r }: (typeof figures)[number], { yaw }: Look): readonly [number, number, number] {
  return [x + 0.8 * r * Math.sin(yaw), y - 0.8 * r * Math.cos(yaw), z + 300];
}

/** How high a figure is at most, and half as wide. */
const TALL = 2.6 * 2540;
const WIDE = 1.2 * 2540;

/** Nobody else stands where he could hide the near rim of a figure's base. */
function isFree(look: Look, at: (typeof figures)[number]): boolean {
  const [sin, cos] = [Math.sin(look.yaw), Math.cos(look.yaw)];
  const [x, y] = rimOf(at, look);
  const long = TALL / Math.tan(look.pitch);
  // Straight from above there is nothing of it but its base.
  const wide = ({ r }: { readonly r: number }) => (look.pitch > 1.5 ? r : WIDE);
  return figures.every((other) => {
    const [east, south] = [other.x - x, y - other.y];
    const [toward, aside] = [east * sin + south * cos, Math.abs(east * cos - south * sin)];
    return other === at || toward < -other.r || toward > other.r + long || aside > wide(other);
  });
}

/** What the page took the last tap for. */
const aimed = () =>
  page.evaluate(() =>
    (document.querySelector<HTMLElement>('.table3d .board-table')?.dataset.aimed ?? '').split(' ').map(Number),
  );

/** Whether the table, and no panel, is at a spot of the screen. */
const isBare = (x: number, y: number): Promise<boolean> =>
  page.evaluate(([atX, atY]) => document.elementFromPoint(atX, atY)?.closest('.table3d .board-table') != null, [
    x,
    y,
  ] as const);

/** Once more: the card of whoever was pointed at before may have come between. */
async function withoutCard<T>(again: () => Promise<T>): Promise<T> {
  await page.mouse.move(1, 1);
  await page.locator('.figure-card').waitFor({ state: 'detached' });
  return again();
}

/** Points at the near rim of each of these figures' bases that can be seen; whom the page takes it for. */
async function pointedAt(
  wanted: readonly (typeof figures)[number][],
): Promise<Readonly<Record<string, string | null>>> {
  const look = await lookOf(page);
  const found: Record<string, string | null> = {};
  for (const figure of wanted.filter((each) => isFree(look, each))) {
    const [x, y] = seenAt(look, rimOf(figure, look));
    if (!(await isBare(x, y))) continue;
    const met = async () => {
      await page.mouse.move(x, y);
      return page.evaluate(() => document.querySelector<HTMLElement>('.table3d .board-table')?.dataset.pointed ?? null);
    };
    const who = await met();
    found[figure.name] = who ?? (await withoutCard(met));
  }
  return found;
}

/** How much the page holds once what nobody needs is gone. */
async function heapOf(): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
}

const inKilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;

describe('the fullest table in three dimensions', () => {
  it('begins with every base on the flat board’s pixels, however near that is', async () => {
    expect(figures).toHaveLength(24);
    await page.keyboard.press('+');
    await afterFrames(2);
    const flat = await middles();
    expect(flat).toHaveLength(24);
    const before = await stops();
    await keepFirstLook();
    await page.keyboard.press('o');
    // The part is fetched, and all its pictures drawn, for the first time.
    await page.locator(IN_SPACE).waitFor({ timeout: 120_000 });
    // The keyboard finds the same, in the same order, and one camera more.
    expect((await stops()).filter((stop) => !stop.includes('character'))).toEqual(before);
    const look = await page.evaluate(() => (globalThis as unknown as { firstLook: Look }).firstLook);
    for (const [name, x, y] of flat) {
      const figure = figures.find((each) => each.name === name);
      const [seenX, seenY] = seenAt(look, [figure?.x ?? 0, figure?.y ?? 0, figure?.z ?? 0]);
      expect(Math.hypot(seenX - x, seenY - y), name).toBeLessThan(2);
    }
  });

  it('is fetched when it is first asked for', async () => {
    expect([wasFetched, await isFetched()]).toEqual([false, true]);
  });

  it('costs at most 150 draw calls and 200,000 triangles', async () => {
    const [most, triangles] = await told('most', 'triangles');
    if (isLong) console.log(`${most} draw calls, ${triangles} triangles`);
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(150);
    expect(triangles).toBeLessThanOrEqual(200_000);
  });

  it('draws nothing while nothing changes, and shadows only when somebody has moved', async () => {
    await afterFrames(4);
    const before = await told('frames');
    await afterFrames(8);
    expect(await told('frames')).toEqual(before);
    const shadows = await told('shadows');
    await page.keyboard.press('q');
    await expect.poll(() => told('frames')).not.toEqual(before);
    // Whoever looks from elsewhere has moved nobody.
    expect(await told('shadows')).toEqual(shadows);
  });

  it('knows each of 24 figures by the spot that it is seen at', async () => {
    await page.focus('.table3d .board-table');
    const seen: Record<string, string | null> = {};
    for (const keys of ['0', 'ww', 'f', 'ww', 'wwww---', 'f']) {
      for (const key of keys) await page.keyboard.press(key);
      await afterFrames(4);
      const found = await pointedAt(figures.filter(({ name }) => !(name in seen)));
      for (const [name, who] of Object.entries(found)) expect(who, `${name} after ${keys}`).toBe(name);
      Object.assign(seen, found);
    }
    expect(figures.filter(({ name }) => !(name in seen))).toEqual([]);
  });

  it('knows 40 spots of every height by where they are seen', async () => {
    await page.focus('.table3d .board-table');
    for (const key of '0ww') await page.keyboard.press(key);
    await page.click('[data-way=ruler]');
    await afterFrames(4);
    const look = await lookOf(page);
    const spots = surfaceSpots(table).filter((spot) => isOpen(table, look, spot));
    const tried = await untaken(
      page,
      spots.map((spot) => ({ spot, at: seenAt(look, spot) })),
    );
    const some = everyHeight(tried);
    expect(some).toHaveLength(40);
    for (const { spot, at } of some) {
      await page.mouse.click(...at);
      const [x = 0, y = 0, z] = await aimed();
      expect(z, `${spot}`).toBe(spot[2]);
      // Within three pixels.
      expect(Math.hypot(x - spot[0], y - spot[1]), `${spot}`).toBeLessThan((3 * 2540) / look.scale);
    }
    await page.click('[data-way=ruler]');
  });

  it('goes back to the view before with one key', async () => {
    await page.focus('.table3d .board-table');
    await page.keyboard.press('0');
    await afterFrames(2);
    const whole = await lookOf(page);
    await page.keyboard.press('h');
    await expect.poll(() => lookOf(page)).not.toEqual(whole);
    await page.keyboard.press('v');
    await expect.poll(() => lookOf(page)).toEqual(whole);
  });

  it('gives all of it back when it is left, and takes as much for another game', PATIENCE, async () => {
    const heap = await heapOf();
    const first = await told('geometries', 'textures');
    const before = await heap();
    for (let i = 0; i < SWITCHES; i += 1) {
      await toAbove();
      await toTable();
      await expect.poll(() => told('geometries', 'textures')).toEqual(first);
    }
    const switched = (await heap()) - before;
    for (let i = 0; i < GAMES; i += 1) {
      await goOnInSpace(`crowd ${i}`, file);
      await expect.poll(() => told('geometries', 'textures')).toEqual(first);
    }
    const grown = (await heap()) - before;
    if (isLong)
      console.log(`${SWITCHES} switches: ${inKilobytes(switched)} more; ${GAMES} games: ${inKilobytes(grown)}`);
    // Fifty tables that stayed, or ten games, would be far more than this.
    expect(grown).toBeLessThan(6_000_000);
  });

  it('shows an earlier moment of the game too', async () => {
    await page.click('[data-way=menu]');
    await page.click('[data-way=look-back]');
    await page.locator(`.looking ${IN_SPACE}`).waitFor();
    expect(await page.locator('.looking .board-ground').count()).toBe(0);
  });

  it('comes back when its context was lost', async () => {
    await page.evaluate(() => {
      const lose = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(globalThis, { lose });
      lose?.loseContext();
    });
    await page.waitForSelector('.board-ground');
    await page.evaluate(() => (globalThis as unknown as { lose: WEBGL_lose_context }).lose.restoreContext());
    await page.waitForSelector(IN_SPACE);
    await expect.poll(() => page.locator('.board-ground').count()).toBe(0);
  });
});

describe('the same game in either view', () => {
  it('takes a Turn by pointer: the same entries', async () => {
    await page.evaluate(() => localStorage.setItem('faultline.settings', JSON.stringify({ pace: 'instant' })));
    const flat = await entriesOfTurn('dimension', byPointer, async () => {});
    expect(flat.some((entry) => JSON.stringify(entry).includes('"to"'))).toBe(true);
    const inSpace = await entriesOfTurn('dimension', byPointerInSpace, async () => {
      await toTable();
      for (let i = 0; i < 4; i += 1) await page.keyboard.press('w');
    });
    expect(inSpace).toEqual(flat);
  });

  it('rolls the dice of an attack before the table is covered, and makes nobody wait', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const asked = playedUntil('ambush', ({ step }, { frames }) => step === 'attack.type' && frames.length > 0);
    await goOnInSpace('roll', JSON.parse(asked));
    // As long as a slow look at it takes.
    await page.evaluate(() => document.documentElement.style.setProperty('--motion-dice', '60s'));
    const triangles = async () => (await told('triangles'))[0];
    // Shadows count too, in the first pictures: one without them is to be held against the dice.
    const drawn = await told('frames');
    await page.keyboard.press('q');
    await expect.poll(() => told('frames')).not.toEqual(drawn);
    const before = (await triangles()) ?? 0;
    await page.locator('.prompt-options [data-option]').first().click();
    await page.locator('.attack-view[data-thrown]').waitFor();
    await expect.poll(triangles).toBeGreaterThan(before + 100);
    await page.keyboard.press('Shift');
    expect(await page.locator('.attack-view[data-thrown]').count()).toBe(0);
    expect(await page.locator('.die').count()).toBeGreaterThan(2);
  });

  it('is not offered where nothing can draw it', async () => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await openAnew('#/play/quick/two/none');
    await page.waitForSelector('[data-way=ruler]');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('[data-way=view]').count()).toBe(0);
    // Though it was the view of before.
    await page.locator('.board-ground').waitFor();
  });
});
