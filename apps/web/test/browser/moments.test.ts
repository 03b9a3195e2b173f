import type { GameFile } from '@faultline/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose, visitDuel } from './duel.ts';
import { goOnWith } from './played.ts';
import { type Scenes, scenes } from './scenes.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let played: Scenes;
beforeAll(async () => {
  played = scenes();
  site = await openSite();
});
afterAll(() => site?.close());

const DESK = { viewport: { width: 1440, height: 900 } };

async function visit(file: GameFile, options: Parameters<Site['visit']>[1], computer = true): Promise<Page> {
  const page = await site.visit('', { ...DESK, ...options });
  await page.waitForSelector('.home');
  await goOnWith(page, 'moments', file, ['person', computer ? 'trooper' : 'person']);
  // Who shows moments comes after the first question.
  await page.waitForSelector('.bands', { state: 'attached' });
  return page;
}

const current = '.turn-frames [aria-current]';

describe('what the computer just did', () => {
  it('stands beside the question, and a button plays it again: held at the roll and at the damage, until a key', async () => {
    const page = await visit(played.attacked, { pace: 'key' });
    await page.waitForSelector('.recap li');
    await page.click('[data-way=again]');
    const seen: string[] = [];
    for (let frame = await page.waitForSelector(current); ; frame = await page.waitForSelector(current)) {
      const kind = (await frame.getAttribute('class')) ?? '';
      seen.push(kind);
      expect(await page.locator('.prompt-options button').count()).toBe(0);
      // The dice lie in the middle of the attack; the text says what happened.
      expect(await page.locator('.attack-view').count()).toBe(kind === 'roll' || kind === 'damage' ? 1 : 0);
      expect(await frame.textContent()).not.toBe('');
      const nth = await page.textContent('.turn-count');
      await page.keyboard.press('x');
      await page.waitForFunction((last) => document.querySelector('.turn-count')?.textContent !== last, nth);
      if ((await page.locator('.turn-count').count()) === 0) break;
    }
    expect(seen.join(' ')).toMatch(/roll.* damage/);
    await page.waitForSelector('.prompt-options button');
    await page.keyboard.press('a');
    await page.waitForSelector(current);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.prompt-options button');
    await page.context().close();
  });
});

describe('a band', () => {
  it('tells a Wound once, aloud, and goes by any key; without motion nothing of it moves', async () => {
    const { file, option } = played.wound;
    const page = await visit(file, { pace: 'key' }, false);
    await page.evaluate(() => {
      const { body } = document;
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const bands = added.filter((node) => node instanceof Element && node.matches('.band')).length;
        body.dataset.bands = String(Number(body.dataset.bands ?? 0) + bands);
      }).observe(body, { childList: true, subtree: true });
    });
    await page.click(`.prompt-options [data-option="${option}"]`);
    while ((await page.locator('.band.wound').count()) === 0) {
      await page.waitForSelector(`.band, ${current}`);
      if (await page.locator('.band.wound').count()) break;
      await page.keyboard.press('x');
    }
    expect(await page.textContent('[role=status][aria-live] .band h2')).toContain('WOUNDED');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.keyboard.press(' ');
    await page.waitForSelector('.prompt-options button');
    expect(await page.getAttribute('body', 'data-bands')).toBe('1');
    await page.context().close();
  });

  it('tells a Struggle won, with the score and the one that is dealt now', async () => {
    const { file, option } = played.won;
    const page = await visit(file, { pace: 'key', reducedMotion: 'no-preference' }, false);
    await page.click(`.prompt-options [data-option="${option}"]`);
    await page.waitForSelector('.band.won .struggle-map');
    expect(await page.textContent('.band-score')).toMatch(/1–0|0–1/);
    await page.click('.band');
    await page.waitForSelector('.band', { state: 'detached' });
    await page.context().close();
  });
});

describe('the dice', () => {
  it.each([[{ width: 1440, height: 900 }], [{ width: 360, height: 780 }]])(
    'lie where their outlines were, and nothing of the attack jumps from step to step: %o',
    async (viewport) => {
      const page = await visitDuel(site, { viewport, reducedMotion: 'no-preference' });
      await choose(page, 'combat');
      await choose(page, 'melee');
      const boxes = new Map<string, Set<string>>();
      for (let step = ''; step !== 'tree'; ) {
        await page.waitForSelector('.attack-view');
        step = (await page.getAttribute('.playground', 'data-step')) ?? '';
        // A phone shows one part at a time.
        await page.evaluate(() => document.querySelector<HTMLElement>('.attack-tabs button')?.click());
        await page.waitForSelector(step === 'tree' ? '.dice.attack .die-place' : '.dice.attack .die');
        await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
        for (const [name, box] of await page.evaluate(partsOfTheAttack))
          boxes.set(name, (boxes.get(name) ?? new Set()).add(box));
        expect(await page.locator('.dice.attack .die').count()).toBeGreaterThan(3);
        // Neither the question nor anything else lies over them.
        expect(await page.locator('.attack-view .dice.attack .die').first().evaluate(isOnTop)).toBe(true);
        if (step !== 'tree') await choose(page, 'pass');
      }
      expect([...boxes].filter(([, places]) => places.size > 1).map(([name, places]) => [name, ...places])).toEqual([]);
      await page.context().close();
    },
  );
});

const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** Where the parts of an attack stand. */
const partsOfTheAttack = (): readonly (readonly [string, string])[] =>
  ['.pool h2', '.pool .dice', '.die', '.pool-sum', '.pool .chart ul', '.attack-pools'].flatMap((part) =>
    [...document.querySelectorAll(`.attack-view ${part}`)].slice(0, part === '.die' ? 3 : 2).map((element, i) => {
      const { left, top } = element.getBoundingClientRect();
      return [`${part} ${i}`, `${Math.round(left)} ${Math.round(top)}`] as const;
    }),
  );
