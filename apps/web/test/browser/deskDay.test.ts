// One event on one page, in German, from the first paste to its file and back: what organisers do besides playing rounds.
import { exportEvent, importEvent, isRefused } from '@faultline/tournament';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chapter, entered, founded, next, seatsOf, step, way } from './showdown.ts';
import { openSite, type Site } from './site.ts';

const CODE = 'spt[00010201,00010109,00010106,00010101,00010102,00010105,00010107]';
const TWICE = 'spt[00010201,00010109,00010106,00010101,00010109,00010106,00010101]';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.visit('#/desk/new', { locale: 'de' });
  await page.clock.install();
  await founded(page, (form) => form.check('[name=tableTime]'));
});
afterAll(() => site?.close());

const player = (name: string) => page.locator(`[data-player="${name}"]`);
const told = async (): Promise<string> => (await page.locator('.desk-told-box').allTextContents()).join(' ');
const entries = async (): Promise<number> => Number(await page.locator('.desk').getAttribute('data-entries'));

/** Opens what there is about a player, does something, and closes it again. */
async function about(name: string, act: () => Promise<void>): Promise<void> {
  await way(player(name), 'more').click();
  await act();
  await way(player(name), 'more').click();
}

/** What needs a reason: the way to it, the words, done. */
async function because(name: string, why: string): Promise<void> {
  await way(page, name).click();
  await page.fill('.desk-inline-form [name=why]', why);
  await step(page, () => page.click('.desk-inline-form [type=submit]'));
}

describe('before the first round', () => {
  it('a list with a double name enters nobody and says which', async () => {
    await page.fill('[name=names]', 'Ana\nBen\nana');
    await way(page, 'add').click();
    await expect.poll(() => page.textContent('.desk-fault')).toContain('ana');
    await expect.poll(() => page.inputValue('[name=names]')).toContain('Ben');
    await expect.poll(() => page.locator('.desk-player').count()).toBe(0);
  });

  it('text that is no team is refused in German, a wrong team by its rule, and a code is sealed', async () => {
    await entered(page, ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay']);
    await about('Ana', async () => {
      await page.fill('[name=team]', 'no team at all');
      await way(page, 'team').click();
      await page.waitForSelector('.desk-inner .desk-fault');
      await expect.poll(() => page.textContent('.desk-inner .desk-fault')).toContain('keine Teamdatei');
      await page.fill('[name=team]', TWICE);
      await way(page, 'team').click();
      await page.waitForSelector('.desk-told-box.refused .desk-rule');
      await expect.poll(() => page.locator('.desk-seal').count()).toBe(0);
      await page.fill('[name=team]', CODE);
      await step(page, () => way(page, 'team').click());
      await expect.poll(() => page.locator('.desk-seal').count()).toBe(1);
    });
  });

  it('[SD-MIN-01] [SD-MSR-04] a check-list has a line for every character, is ticked line by line, and stays so', async () => {
    await step(page, () => way(page, 'paper').click());
    await next(page);
    await way(player('Ana'), 'more').click();
    const lines = page.locator('.desk-checks hr ~ label');
    const before = await lines.count();
    await expect.poll(() => lines.filter({ hasText: '501st' }).count()).toBe(2);
    await step(page, () => lines.first().locator('input').check());
    await step(page, () => page.locator('.desk-checks label').nth(1).locator('input').check());
    await expect.poll(() => lines.count()).toBe(before + 1);
    await page.reload();
    await way(player('Ana'), 'more').click();
    await expect.poll(() => lines.locator('input:checked:disabled').count()).toBe(1);
    await way(player('Ana'), 'waive').click();
    await page.waitForSelector('.desk-told-box.refused');
    await expect.poll(() => told()).toContain('SD-MSR-04');
    await step(page, () => lines.last().locator('input').check());
    await step(page, () => way(player('Ana'), 'waive').click());
    await way(player('Ana'), 'more').click();
  });

  it('all are checked in with one tap, and one tap takes all of it back', async () => {
    await step(page, () => way(page, 'checkInAll').click());
    await expect.poll(() => way(page, 'checkIn').count()).toBe(0);
    await step(page, () => way(page, 'undo').click());
    await expect.poll(() => way(page, 'checkIn').count()).toBe(5);
    await step(page, () => way(page, 'checkInAll').click());
  });
});

describe('pairings in the organiser’s hands', () => {
  const pairs = async () => [...(await seatsOf(page)).values()].map((seats) => seats.toSorted().join(' ')).toSorted();
  const exchange = async (one: string, other: string) => {
    const [first, second] = [page.locator('.desk-by-hand select').nth(0), page.locator('.desk-by-hand select').nth(1)];
    await first.selectOption(one);
    await second.selectOption(other);
    await step(page, () => way(page, 'swap').click());
  };

  it('two seats are changed, a match is moved, and the draw comes back from the seed', async () => {
    await next(page);
    const drawn = await pairs();
    const [one, other] = [...(await seatsOf(page)).values()];
    await page.click('.desk-by-hand summary');
    await exchange(one?.[0] ?? '', other?.[0] ?? '');
    await expect.poll(() => pairs()).toContain([one?.[0], other?.[1]].toSorted().join(' '));
    await page.locator('.desk-by-hand select').nth(2).selectOption('1.1.2');
    await page.fill('.desk-by-hand input', '9');
    await step(page, () => way(page, 'move').click());
    await expect.poll(() => page.textContent('[data-match="1.1.2"] .desk-table')).toBe('9');
    await step(page, () => way(page, 'again').click());
    await expect.poll(() => pairs()).toEqual(drawn);
  });

  it('[SD-R-43] a posted round is declared void with a reason, and the log keeps it', async () => {
    await next(page);
    await because('void', 'Ben sucht seine Karten');
    await expect.poll(() => page.locator('[data-match]').count()).toBe(0);
    for (const _ of ['pair', 'post', 'start']) await next(page);
    await expect.poll(() => page.locator('[data-match]').count()).toBe(3);
    await chapter(page, 'event');
    await page.click('details.desk-box summary');
    await expect.poll(() => page.textContent('.desk-log')).toContain('Ben sucht seine Karten');
    await chapter(page, 'round');
  });
});

describe('while the round runs', () => {
  it('[SD-R-13] one table gets more minutes, and the others do not', async () => {
    await way(page, 'clock').click();
    await page.fill('.desk-table-time [name=why]', 'Regelfrage');
    await step(page, () => page.click('.desk-table-time [type=submit]'));
    await expect.poll(() => page.locator('.desk-remarks small', { hasText: '5' }).count()).toBe(1);
    await expect.poll(() => page.textContent('.desk-table-time p')).toMatch(/12[45]:\d\d/);
    await way(page, 'clock').click();
  });

  it('[SD-R-73] teams are open once the event has begun, each with what its seal is made of', async () => {
    await chapter(page, 'players');
    await way(player('Ana'), 'more').click();
    const [team, seal] = [page.locator('.desk-team'), (await player('Ana').locator('.desk-seal').textContent()) ?? ''];
    await expect.poll(() => team.textContent()).toContain('501st Clone Troopers');
    await expect.poll(() => team.locator('code').last().textContent()).toContain(seal.trim());
    await way(player('Ana'), 'more').click();
  });

  it('[SD-ARB-05] [SD-LEAD-04] a call is ruled on, appealed and overruled, all in the log', async () => {
    await chapter(page, 'event');
    await page
      .locator('form', { has: page.locator('select') })
      .locator('input')
      .first()
      .fill('Lea');
    await page.locator('form select').first().selectOption('leadArbiter');
    await step(page, () =>
      page
        .locator('form', { has: page.locator('select') })
        .locator('[type=submit]')
        .first()
        .click(),
    );
    await chapter(page, 'judge');
    await step(page, () => way(page, 'call').click());
    await page.fill('.desk-call input', 'Deckung zählt');
    await step(page, () => way(page, 'rule').click());
    await step(page, () => way(page, 'appeal').first().click());
    await page.fill('.desk-call input', 'Keine Deckung');
    await step(page, () => way(page, 'overruled').click());
    await expect.poll(() => page.textContent('.desk-call')).toContain('Keine Deckung');
    await expect.poll(() => way(page, 'appeal').count()).toBe(0);
  });

  it('[SD-R-68] [SD-X-27] the third warning waits for a decision, and staying needs a reason', async () => {
    await chapter(page, 'players');
    await way(player('Ben'), 'more').click();
    for (const _ of [1, 2, 3]) await step(page, () => way(player('Ben'), 'warn').click());
    await way(player('Ben'), 'more').click();
    await chapter(page, 'judge');
    await because('keepIn', 'hat sich entschuldigt');
    await expect.poll(() => way(page, 'keepIn').count()).toBe(0);
    await page
      .locator('form', { hasNot: page.locator('select') })
      .locator('input')
      .fill('Strom war kurz weg');
    await step(page, () =>
      page
        .locator('form', { hasNot: page.locator('select') })
        .locator('button')
        .click(),
    );
    await expect.poll(() => page.textContent('main')).toContain('Strom war kurz weg');
  });

  it('[SD-DROP-05] who does not come has fifteen minutes, then is out with a loss', async () => {
    await chapter(page, 'round');
    const missing = page.locator('[data-match="1.1.1"]');
    await way(missing, 'result').click();
    await missing.locator('summary').click();
    const gone = (await seatsOf(page)).get('1.1.1')?.[0] ?? '';
    await missing.locator('[data-outcome=absent-a]').click();
    await page.waitForSelector('.desk-told-box.refused');
    await expect.poll(() => told()).toContain('15');
    await page.clock.fastForward('00:16:00');
    await step(page, () => missing.locator('[data-outcome=absent-a]').click());
    await missing.locator('[data-verdict=loss]').waitFor();
    await chapter(page, 'players');
    await expect.poll(() => way(player(gone), 'more').count()).toBe(1);
    await way(player(gone), 'more').click();
    await expect.poll(() => way(player(gone), 'admit').count()).toBe(1);
    await step(page, () => way(player(gone), 'admit').click());
    await expect.poll(() => way(player(gone), 'drop').count()).toBe(1);
  });
});

describe('after the round', () => {
  it('two desks that act at once end with the same event, and no result is lost unsaid', async () => {
    await chapter(page, 'round');
    const second = await page.context().newPage();
    await second.goto(page.url());
    const taps = [
      { at: page, match: '1.1.2' },
      { at: second, match: '1.1.3' },
    ] as const;
    for (const { at, match } of taps) await at.click(`[data-match="${match}"] [data-way=result]`);
    await Promise.all(taps.map(({ at, match }) => at.click(`[data-match="${match}"] [data-outcome="2-0"]`)));
    for (const { at, match } of taps)
      await at.waitForSelector(`[data-match="${match}"] [data-verdict=win], .desk-told-box.notKept`);
    for (const { at, match } of taps) {
      const again = at.locator(`[data-match="${match}"] [data-outcome="2-0"]`);
      if (await again.count()) await step(at, () => again.click());
    }
    for (const { at } of taps) await at.locator('[data-match] [data-verdict=win]').nth(2).waitFor();
    const counts = await Promise.all(taps.map(({ at }) => at.locator('.desk').getAttribute('data-entries')));
    expect(counts[0]).toBe(counts[1]);
    await second.close();
  });

  it('an act is taken back from the log, and one that others depend on is not', async () => {
    await chapter(page, 'event');
    const last = (await entries()) - 1;
    await page.click('details.desk-box summary');
    await step(page, () => page.click(`[data-undo="${last}"]`));
    await page.click('[data-undo="5"]');
    await page.waitForSelector('.desk-told-box.refused');
    await chapter(page, 'round');
    await expect.poll(() => way(page, 'result').count()).toBe(1);
    await way(page, 'result').click();
    await step(page, () => page.click('[data-outcome="2-0"]'));
    await next(page);
  });

  it('[SD-PAIR-09] [SD-R-35] a change that repeats a pairing says so before anything is posted', async () => {
    const met = [...(await seatsOf(page)).values()][1] ?? ['', ''];
    await next(page);
    await page.click('.desk-by-hand summary');
    const seats = [...(await seatsOf(page)).values()];
    const [a, b] = met;
    const partner = seats.find((pair) => pair.includes(a))?.find((name) => name !== a) ?? '';
    await page.locator('.desk-by-hand select').nth(0).selectOption(b);
    await page.locator('.desk-by-hand select').nth(1).selectOption(partner);
    await step(page, () => way(page, 'swap').click());
    await expect.poll(() => told()).toContain('haben schon in Runde 1 gespielt');
    await step(page, () => way(page, 'again').click());
    for (const _ of ['post', 'start']) await next(page);
  });

  it('slips lie six to a sheet, on A4 and on Letter', async () => {
    await page.click('.desk-tools a[href$="/print"]');
    await page.click('.paper-choice a[href$="/slips"]');
    await page.waitForSelector('.paper-slip');
    await expect.poll(() => page.locator('.paper-slip').count()).toBe(3);
    await page.click('.paper-choice a[href$="/blank"]');
    await page.locator('.paper-slip').nth(5).waitFor();
    expect(await sheets()).toEqual(['595 x 842']);
    await page.click('.paper-choice .segments button >> nth=1');
    expect(await sheets()).toEqual(['612 x 792']);
    for (const sort of ['name', 'table'])
      expect([sort, await printedFirst(sort)]).toEqual([sort, sort === 'name' ? 'Ana' : '1']);
    await page.click('.desk-top a.button');
  });
});

/** The sheets a printer gets, in points. */
async function sheets(): Promise<readonly string[]> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...text.matchAll(/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, w, h]) =>
    [w, h].map((size) => Math.round(Number(size))).join(' x '),
  );
}

async function printedFirst(sort: string): Promise<string | null> {
  await page.click(`.paper-choice a[href$="/${sort}"]`);
  await page.waitForSelector(`.paper-choice a[href$="/${sort}"][aria-current]`);
  return page.textContent('.paper-table tbody td');
}

const textOf = async (download: Download): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const saved = async (name: string): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), way(page, name).click()]);
  return textOf(download);
};

describe('the files of the event', () => {
  let file = '';

  it('are the event itself and two tables for a spreadsheet, and every draw comes out again', async () => {
    await chapter(page, 'event');
    file = await saved('export');
    const read = importEvent(file);
    if (isRefused(read)) throw new Error(read.refused[0]?.says);
    expect(read.event.log.length).toBe(await entries());
    expect(exportEvent(read.event)).toBe(file);
    expect((await saved('standingsCsv')).trim().split('\r\n')).toHaveLength(7);
    expect((await saved('pairingsCsv')).trim().split('\r\n').length).toBeGreaterThanOrEqual(7);
    await way(page, 'verify').click();
    await expect.poll(() => page.textContent('main [role=status]')).toContain('alles stimmt');
  });

  it('bring back an event that was deleted, and a file cut off changes nothing', async () => {
    await way(page, 'forget').click();
    await page.fill('.desk-inline-form [name=why]', 'Saturday at the shop');
    await page.click('.desk-inline-form [type=submit]');
    await page.waitForSelector('.desk-file');
    const open = (text: string) =>
      page.setInputFiles('.desk-file input', {
        name: 'e.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await open(file.slice(0, -40));
    await page.waitForSelector('.desk-reasons');
    await expect.poll(() => page.locator('.desk-list').count()).toBe(0);
    await open(file);
    await page.waitForSelector('[data-match]');
    await expect.poll(() => page.locator('.desk-standings tbody tr').count()).toBe(6);
    await chapter(page, 'event');
    expect(await saved('export')).toBe(file);
  });
});
