// An organiser at the real pages, and the same event reckoned apart from the project's own code.
import type { Locator, Page } from 'playwright-core';

export interface Played {
  readonly round: number;
  readonly players: readonly [string, string];
  readonly cards: readonly [number, number];
  readonly wounds: readonly [number, number];
  /** The one who gave the match up. */
  readonly conceded?: string;
}

export interface Alone {
  readonly round: number;
  readonly player: string;
  readonly how: 'bye' | 'loss';
}

/** Waits until the page shows more entries than before. */
export async function step(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.locator('.desk').getAttribute('data-entries');
  await act();
  const gone = page.waitForFunction(
    (entries) => document.querySelector('.desk')?.getAttribute('data-entries') !== entries,
    before,
    { timeout: 30_000 },
  );
  await gone.catch(async () => {
    throw new Error(`Nothing was done: ${(await page.locator('.desk-told-box').allTextContents()).join(' ')}`);
  });
}

export const way = (page: Page | Locator, name: string): Locator => page.locator(`[data-way=${name}]`);
export const next = (page: Page): Promise<void> => step(page, () => way(page, 'next').click());

/** Turns to a chapter, and waits until it is shown. */
export async function chapter(page: Page, name: string): Promise<void> {
  const link = `.desk-nav a[href$="/${name}"]`;
  await page.click(link);
  await page.waitForSelector(`${link}[aria-current]`);
}

/** The two players of every table of the round shown, by the match's number. */
export async function seatsOf(page: Page): Promise<ReadonlyMap<string, readonly [string, string]>> {
  const rows = await page.locator('[data-match]').evaluateAll((all) =>
    all.map((row) => {
      const [a = '', b = ''] = [...row.querySelectorAll('.desk-seat')].map((seat) => seat.textContent?.trim() ?? '');
      return [row.getAttribute('data-match') ?? '', [a, b]] as const;
    }),
  );
  return new Map(rows.toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })));
}

export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou'];

/** As many as fill a hall; no name lies in another, so a row is found by what it says. */
export const MANY = [
  ...NAMES,
  'Mia',
  'Nils',
  'Ole',
  'Pia',
  'Quin',
  'Rosa',
  'Sami',
  'Tara',
  'Uwe',
  'Anna-Lena Böttcher',
  'Maximilian Schwarzenberger',
  'Xenia',
  'Yara',
  'Zoe',
];

/** Words that end in one line and go on in the next. */
export const brokenWords = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) => {
    const texts = all.flatMap((one) => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found;
    });
    return texts.flatMap((text) =>
      [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      }),
    );
  });

/** An event with registration open. */
export async function founded(
  page: Page,
  details: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.fill('[name=name]', 'Saturday at the shop');
  await page.fill('[name=organiser]', 'Olga');
  await page.click('summary');
  await details(page);
  await page.click('[type=submit]');
  await page.waitForSelector('[name=names]');
}

export async function entered(page: Page, names: readonly string[]): Promise<void> {
  await page.fill('[name=names]', names.join('\n'));
  await step(page, () => way(page, 'add').click());
}

/** Everybody is here, with a list on paper, and round 1 is running. */
export async function begun(page: Page, names: readonly string[]): Promise<void> {
  await entered(page, names);
  await step(page, () => way(page, 'paper').click());
  await next(page);
  await step(page, () => way(page, 'checkInAll').click());
  for (const _ of ['pair', 'post', 'start']) await next(page);
}

export async function pad(page: Page, match: string, wounds: readonly [number, number]): Promise<void> {
  await page.click(`[data-match="${match}"] [data-way=result], [data-match="${match}"] [data-way=correct]`);
  await page.fill(`[data-match="${match}"] fieldset [name=figure-a]`, `${wounds[0]}`);
  await page.fill(`[data-match="${match}"] fieldset [name=figure-b]`, `${wounds[1]}`);
}

export const outcome = (page: Page, match: string, name: string): Promise<void> =>
  step(page, () => page.click(`[data-match="${match}"] [data-outcome="${name}"]`));

/** Gives every open table this result, tapped by the page itself: how people tap is not what is asked here. */
export async function allEndedIn(page: Page, result: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const found = async <T>(look: () => T | null | false): Promise<T> => {
      for (let tries = 0; tries < 5000; tries += 1) {
        const seen = look();
        if (seen) return seen;
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
      throw new Error(document.querySelector('.desk-told-box')?.textContent ?? 'Nothing was done.');
    };
    const entries = () => document.querySelector('.desk')?.getAttribute('data-entries');
    for (;;) {
      const open = document.querySelector<HTMLElement>('[data-way=result]');
      if (!open) return;
      const [match, before] = [open.closest<HTMLElement>('[data-match]')?.dataset.match, entries()];
      open.click();
      const tap = `[data-match="${match}"] [data-outcome="${wanted}"]`;
      (await found(() => document.querySelector<HTMLElement>(tap))).click();
      await found(() => entries() !== before);
    }
  }, result);
}

interface Line {
  readonly points: number;
  readonly cards: number;
  readonly wounds: number;
  readonly opponent: string | null;
}

/** Points, cards, strength of schedule to four places and Wounds of everybody, as the packet has them. */
export function reckoned(matches: readonly Played[], alone: readonly Alone[]): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, Line[]>();
  const add = (player: string, line: Line) => lines.set(player, [...(lines.get(player) ?? []), line]);
  for (const { players, cards, wounds, conceded } of matches) {
    for (const seat of [0, 1] as const) {
      const [me, other] = [players[seat], players[1 - seat] ?? ''];
      const ahead = cards[seat] - (cards[1 - seat] ?? 0) || wounds[seat] - (wounds[1 - seat] ?? 0);
      const won = conceded === undefined ? ahead > 0 : conceded === other;
      const drawn = conceded === undefined && ahead === 0;
      const least = conceded === other ? { cards: 2, wounds: 3 } : { cards: 0, wounds: 0 };
      add(me, {
        points: won ? 3 : drawn ? 1 : 0,
        cards: Math.max(least.cards, cards[seat]),
        wounds: Math.max(least.wounds, wounds[seat]),
        opponent: other,
      });
    }
  }
  for (const { player, how } of alone)
    add(player, how === 'bye' ? { points: 3, cards: 2, wounds: 3, opponent: null } : NOTHING);
  const total = (player: string, of: 'points' | 'cards' | 'wounds'): number =>
    (lines.get(player) ?? []).reduce((sum, line) => sum + line[of], 0);
  return new Map(
    [...lines].map(([player, own]) => {
      const met = own.flatMap(({ opponent }) => (opponent === null ? [] : [opponent]));
      const shares = met.map((other) => total(other, 'points') / (lines.get(other)?.length ?? 1));
      const schedule = shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
      const figures = [total(player, 'points'), total(player, 'cards'), schedule.toFixed(4), total(player, 'wounds')];
      return [player, figures.map(String)];
    }),
  );
}

const NOTHING: Line = { points: 0, cards: 0, wounds: 0, opponent: null };
