import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Alone,
  allEndedIn,
  begun,
  chapter,
  entered,
  founded,
  NAMES,
  next,
  outcome,
  pad,
  type Played,
  reckoned,
  seatsOf,
  step,
  way,
} from './showdown.ts';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('the desk', () => {
  it('runs an event of thirteen without a network, through a killed page, to the printed standings', async () => {
    let page = await site.visit('#/desk/new', { serviceWorkers: 'allow' });
    const context = page.context();
    await page.waitForSelector('[data-offline=ready]');
    await context.setOffline(true);
    await founded(page, (form) => form.check('[name=lateEntry]'));
    await begun(page, NAMES);
    const matches: Played[] = [];
    const alone: Alone[] = [];
    const noteAlone = async (round: number) => {
      for (const text of await page.locator('[data-alone]').allTextContents()) {
        const player = [...NAMES, 'Max'].find((name) => text.includes(name)) ?? '';
        alone.push({ round, player, how: text.includes('bye') ? 'bye' : 'loss' });
      }
    };
    let wrong = { match: '', n: 0 };
    for (const round of [1, 2, 3, 4]) {
      if (round > 1) for (const _ of ['pair', 'post', 'start']) await next(page);
      const seats = [...(await seatsOf(page))];
      for (const [n, [match, players]] of seats.entries()) {
        const wounds = [5 + ((n * 3 + round) % 7), 2 + ((n + round * 2) % 5)] as const;
        await pad(page, match, wounds);
        if (round === 2 && n === 0) {
          await page.click(`[data-match="${match}"] .desk-pad summary`);
          await outcome(page, match, 'concedes-a');
          matches.push({ round, players, cards: [0, 0], wounds, conceded: players[0] });
        } else if (round === 3 && n === 1) {
          await page.fill(`[data-match="${match}"] fieldset [name=figure-a]`, '6');
          await page.fill(`[data-match="${match}"] fieldset [name=figure-b]`, '6');
          await outcome(page, match, '1-1');
          matches.push({ round, players, cards: [1, 1], wounds: [6, 6] });
        } else {
          const cards = (
            [
              [2, 0],
              [2, 1],
              [1, 2],
            ] as const
          )[(n + round) % 3] ?? [2, 0];
          if (round === 1 && n === 2) wrong = { match, n: matches.length };
          await outcome(page, match, cards.join('-'));
          matches.push({ round, players, cards, wounds });
        }
        if (round === 1 && n === 2) {
          await expect.poll(() => way(page, 'next').isDisabled()).toBe(true);
          const named = /tables \d+, \d+ and \d+\.$/;
          await expect.poll(() => page.textContent('.desk-waits')).toMatch(named);
          await page.close();
          page = await context.newPage();
          await page.goto(`${site.address}#/desk`);
          await page.click('.desk-list a');
          await page.waitForSelector(`[data-part=reported] [data-match="${match}"]`);
        }
      }
      if (round === 1) {
        await chapter(page, 'players');
        await page.fill('[name=late]', 'Max');
        await step(page, () => way(page, 'late').click());
        await chapter(page, 'round');
        await page.locator('[data-alone]', { hasText: 'Max' }).waitFor();
      }
      await noteAlone(round);
      await next(page);
      if (round === 2) {
        await chapter(page, 'players');
        await page.click('[data-player="Gus"] [data-way=more]');
        await step(page, () => way(page, 'drop').click());
        await chapter(page, 'round');
      }
      if (round === 3) {
        await page.click('.desk-rounds button >> nth=0');
        const found = matches[wrong.n];
        if (!found) throw new Error('No wrong result was noted.');
        await pad(page, wrong.match, [4, 9]);
        await page.fill(`[data-match="${wrong.match}"] [name=why]`, 'slip was read upside down');
        await outcome(page, wrong.match, '0-2');
        matches[wrong.n] = { ...found, cards: [0, 2], wounds: [4, 9] };
        await expect.poll(() => page.locator('.desk-notes .desk-moves li').count()).toBeGreaterThan(0);
      }
    }
    await next(page);
    await page.click('.desk-tools a[href$="/print"]');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('.desk-top').isVisible()).toBe(false);
    const printed = await page
      .locator('.paper-table tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('td')].map((cell) => (cell.querySelector('b') ?? cell).textContent ?? ''),
        ),
      );
    expect(new Map(printed.map(([, name = '', , ...figures]) => [name, figures.slice(0, 4)]))).toEqual(
      new Map([...reckoned(matches, alone)]),
    );
    const keys = printed.map(([, , , ...figures]) => figures.map(Number));
    expect(keys).toEqual([...keys].sort(byPlace));
    expect(printed.map(([place]) => place)).toEqual(printed.map((_, n) => `${n + 1}`));
  });
});

/** Points, cards, schedule, Wounds downwards; lots upwards. */
function byPlace(one: readonly number[], other: readonly number[]): number {
  const n = one.findIndex((figure, index) => figure !== other[index]);
  const difference = (other[n] ?? 0) - (one[n] ?? 0);
  return n === 4 ? -difference : difference;
}

describe('at the desk', () => {
  it('a result takes two taps, the keyboard goes on at the next table, and Wounds not typed are marked until noted', async () => {
    const page = await site.visit('#/desk/new');
    await founded(page);
    await begun(page, NAMES.slice(0, 4));
    await page.evaluate(() => {
      document.addEventListener('click', () => {
        const { dataset } = document.documentElement;
        dataset.taps = `${Number(dataset.taps ?? 0) + 1}`;
      });
    });
    await page.click('[data-way=result] >> nth=0');
    await page.keyboard.type('9');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4');
    await step(page, () => page.click('[data-outcome="2-0"]'));
    await expect.poll(() => page.locator('.desk-remarks', { hasText: 'Wounds' }).textContent()).toBe('Wounds 9–4');
    await page.waitForSelector('[data-way=result]:focus');
    await page.keyboard.press('Enter');
    await page.click('[data-outcome="1-1"]');
    await page.waitForSelector('.desk-told-box.refused');
    await step(page, () => page.click('[data-outcome="2-0"]'));
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.taps)).toBe('5');
    await expect.poll(() => page.textContent('.desk-open')).toBe('Wounds not entered');
    await expect.poll(() => page.locator('.desk-warns li').count()).toBe(1);
    await next(page);
    await expect.poll(() => page.locator('[data-figure=w]', { hasText: '?' }).count()).toBe(2);
    const lacking = page.locator('[data-match]', { has: page.locator('.desk-open') });
    await way(lacking, 'correct').click();
    await page.fill('.desk-pad [name=figure-a]', '3');
    await page.fill('.desk-pad [name=figure-b]', '5');
    await step(page, () => page.click('[data-outcome="2-0"]'));
    await expect.poll(() => page.locator('.desk-open').count()).toBe(0);
    await expect.poll(() => page.locator('[data-figure=w]', { hasText: '?' }).count()).toBe(0);
  });
});

describe('a cut', () => {
  it('[SD-R-61] goes on from the standings to a final, after a draw with the better seed, and the winner stands first', async () => {
    const page = await site.visit('#/desk/new', { viewport: { width: 360, height: 740 } });
    await founded(page, async (form) => {
      await form.selectOption('[name=swissRounds]', '1');
      await form.selectOption('[name=cut]', '4');
    });
    await begun(page, NAMES.slice(0, 6));
    await allEndedIn(page, '2-0');
    await next(page);
    await next(page);
    await expect.poll(() => page.locator('.desk-bracket-round').first().locator('[data-player]').count()).toBe(4);
    for (const round of ['semifinal', 'final']) {
      for (const _ of ['pair', 'post', 'start']) await next(page);
      if (round === 'semifinal') {
        await pad(page, '2.1.1', [3, 3]);
        await outcome(page, '2.1.1', '1-1');
      }
      await allEndedIn(page, '2-1');
      await next(page);
    }
    const semifinal = page.locator('.desk-bracket-round').first();
    await expect.poll(() => semifinal.locator('.won').allTextContents()).toContainEqual(expect.stringMatching(/^1 /));
    const winner = await page.locator('.desk-bracket-round').last().locator('.won').getAttribute('data-player');
    await next(page);
    await expect.poll(() => page.locator('.desk-final [data-rank="1"]').getAttribute('data-player')).toBe(winner);
    const wall = await page.context().newPage();
    await wall.goto(page.url().replace(/\/round$/, '/screen'));
    await expect.poll(() => wall.textContent('.screen-rows [data-rank="1"] th span')).toBe(winner);
    await wall.close();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

describe('a Premier event', () => {
  it('[PR-PICK-07] shows the squads of a match when both have chosen, and lets the player with the bye choose', async () => {
    const page = await site.visit('#/desk/new');
    await founded(page, async (form) => {
      await form.selectOption('[name=format]', 'premier');
    });
    await entered(page, NAMES.slice(0, 5));
    await step(page, () => way(page, 'paper').click());
    await next(page);
    await step(page, () => way(page, 'checkInAll').click());
    for (const _ of ['pair', 'post']) await next(page);
    const match = page.locator('[data-match="1.1.1"]');
    const choose = async (where = match) => {
      const form = where.locator('.desk-squads fieldset').first();
      await form.locator('input').nth(0).check();
      await form.locator('input').nth(2).check();
      await step(page, () => form.locator('button').click());
    };
    await expect.poll(() => match.locator('[data-unused]').first().textContent()).toBe('not played yet: 1, 2, 3, 4');
    const waits = () => page.textContent('.desk-waits');
    for (const name of NAMES.slice(0, 5)) await expect.poll(waits).toContain(name);
    await choose();
    await expect.poll(() => match.textContent()).toContain('has chosen');
    await expect.poll(() => match.textContent()).not.toContain('plays squads');
    await choose();
    await expect.poll(() => match.textContent()).toContain('plays squads 1 and 3');
    const alone = page.locator('[data-alone] .desk-squads fieldset');
    await alone.locator('input').nth(1).check();
    await alone.locator('input').nth(3).check();
    await step(page, () => alone.locator('button').click());
    await expect.poll(() => way(page, 'next').isDisabled()).toBe(true);
    const late = (await seatsOf(page)).get('1.1.2') ?? ['', ''];
    await expect.poll(waits).toBe(`Not all players have chosen their two squads: ${late.join(', ')}.`);
    await choose(page.locator('[data-match="1.1.2"]'));
    await step(page, () => way(page, 'anyway').click());
    await expect.poll(() => page.textContent('[data-match="1.1.2"]')).toContain(`${late[1]} plays squads 1 and 2`);
    await expect.poll(() => page.textContent('[data-alone]')).toContain('plays squads 2 and 4');
  });
});

describe('the big screen', () => {
  it('follows the desk without a network and shows Mission Critical after 90 minutes', async () => {
    const page = await site.visit('#/desk/new');
    await founded(page);
    const screen = await page.context().newPage();
    await screen.goto(page.url().replace('/players', '').concat('/screen'));
    await screen.waitForSelector('.screen-early h2');
    await page.context().setOffline(true);
    await page.bringToFront();
    await begun(page, NAMES.slice(0, 5));
    await screen.waitForSelector('.screen[data-state=running]');
    await expect.poll(() => screen.locator('.screen-pairings li').count()).toBe(5);
    await expect.poll(() => screen.locator('.screen-critical').count()).toBe(0);
    const notes = await notesOf(screen);
    await screen.click('.screen-sound');
    await expect.poll(() => notes()).toBe(1);
    await screen.clock.install({ time: Date.now() + 91 * 60_000 });
    await screen.clock.runFor(1000);
    await screen.waitForSelector('.screen-critical');
    await expect.poll(() => screen.textContent('.screen-time')).toMatch(/^2[89]:/);
    await expect.poll(() => notes()).toBe(7);
    expect(await barriers(screen)).toEqual([]);
    await screen.click('.segments button >> nth=1');
    await expect.poll(() => screen.locator('.screen-pairings li').count()).toBe(2);
  });
});

/** How many notes the page has played since; silence is counted too. */
async function notesOf(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      const { dataset } = document.documentElement;
      dataset.notes = `${Number(dataset.notes ?? 0) + 1}`;
      return createOscillator.call(this);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0));
}

describe('the round clock', () => {
  it('goes through a reload, a pause, the five dice and the call of time', async () => {
    const page = await site.visit('#/desk/new');
    await page.clock.install();
    await founded(page);
    await begun(page, NAMES.slice(0, 4));
    await page.clock.fastForward('01:31:00');
    await page.reload();
    await page.waitForSelector('.desk-critical');
    await expect.poll(() => page.textContent('.desk-clock-left')).toMatch(/^28:/);
    await page.click('text=Pause');
    await page.fill('.desk-clock [name=why]', 'fire alarm');
    await step(page, () => way(page, 'pause-done').click());
    await page.clock.fastForward('00:20:00');
    await expect.poll(() => page.textContent('.desk-clock-left')).toMatch(/^28:/);
    await step(page, () => way(page, 'resume').click());
    await page.clock.fastForward('00:30:00');
    await step(page, () => way(page, 'dice').click());
    await way(page, 'undo').click();
    await expect.poll(() => page.textContent('.desk-top .desk-told-box')).toMatch(/extra-time dice .* SD-R-03$/);
    await way(page, 'clock').click();
    await expect.poll(() => page.locator('.desk-dice-row [role=img]').count()).toBe(5);
    await page.keyboard.press('Escape');
    await page.clock.fastForward('00:06:00');
    await step(page, () => way(page, 'time').click());
    await expect.poll(() => page.locator('.desk-clock').getAttribute('data-phase')).toBe('timeCalled');
  });
});

describe('the shared page', () => {
  it('shows pairings and standings from the link alone', async () => {
    const page = await site.visit('#/desk/new');
    await founded(page);
    await begun(page, NAMES.slice(0, 5));
    for (const [match] of await seatsOf(page)) {
      await pad(page, match, [7, 3]);
      await outcome(page, match, '2-1');
    }
    await next(page);
    await page.click('.desk-tools a[href$="/share"]');
    await page.waitForSelector('.desk-qr');
    const link = (await page.getAttribute('[data-way=open]', 'href')) ?? '';
    const guest = await site.visit(link.slice(link.indexOf('#')));
    await guest.waitForSelector('[data-snapshot]');
    await expect.poll(() => guest.locator('.desk-standings tbody tr').count()).toBe(5);
    await expect.poll(() => guest.locator('[data-figure=ep]').first().textContent()).toBe('3');
    const broken = await site.visit(link.slice(link.indexOf('#'), -9));
    await expect.poll(() => broken.textContent('[role=alert]')).toContain('incomplete');
  });
});

describe('the pages of the desk', () => {
  it.each(['en', 'de'])('have no barriers at 360 px, %s', async (locale) => {
    const page = await site.visit('#/desk/new', { locale, viewport: { width: 360, height: 740 } });
    await founded(page);
    expect(await barriers(page)).toEqual([]);
    await begun(page, NAMES.slice(0, 5));
    await pad(page, '1.1.1', [5, 3]);
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const name of ['players', 'judge', 'event']) {
      await chapter(page, name);
      await page.waitForSelector(`.desk-nav a[href$="/${name}"][aria-current]`);
      expect(await barriers(page)).toEqual([]);
    }
  });
});
