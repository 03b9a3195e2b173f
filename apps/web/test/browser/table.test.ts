import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose, visitDuel } from './duel.ts';
import { barriers, openSite, type Site } from './site.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await visitDuel(site, { viewport: DESK, hasTouch: true });
});
afterAll(() => site?.close());

/** What the hint that is open says, with the rule. */
const told = async () => {
  await page.waitForSelector('.bubble .rule');
  return page.textContent('.bubble');
};

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const closed = () => page.waitForSelector('.bubble', { state: 'detached' });

describe('a condition', () => {
  const exposed = '.side-b [data-term=exposed]';

  it('says what it means on hover', async () => {
    await page.hover(exposed);
    await expect.poll(() => told()).toMatch(/Exposed.*expertise.*CR-COND-14/i);
    await page.mouse.move(0, 0);
    await closed();
  });

  it('says so on the keyboard’s focus, until Escape', async () => {
    await page.focus('.side-b [data-card=b1]');
    await page.keyboard.press('Tab');
    await expect.poll(() => told()).toContain('CR-COND-14');
    await page.keyboard.press('Escape');
    await closed();
  });

  it('says so on a tap, until another', async () => {
    await page.tap(exposed);
    await expect.poll(() => told()).toContain('CR-COND-14');
    await page.tap('.prompt h2');
    await closed();
  });
});

describe('Force and the Struggle token', () => {
  it.each([
    ['.side-a .side-force', 'CR-FORCE-01'],
    ['.tracker .tracker-token', 'CR-STRUG-02'],
  ])('%s tells its line and leads to %s', async (token, rule) => {
    await page.hover(token);
    await expect.poll(() => told()).toContain(rule);
    await page.mouse.move(0, 0);
    await closed();
  });
});

describe('beside the table', () => {
  it('says why nothing can be taken back yet', async () => {
    await page.focus('[data-way=undo]');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.textContent('.bubble')).toContain('Nothing to undo');
    await expect.poll(() => page.getAttribute('[data-way=undo]', 'aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
  });

  it('shows where the order cards are, as far as both may know', async () => {
    const orders = (side: string) => page.textContent(`.side-${side} .orders`);
    await expect
      .poll(() => orders('a'))
      .toBe('Still in the deck (1 in 2 each)Bo-KatanShatterpointIn reservenoneUsedAnakin');
    await expect.poll(() => orders('b')).toBe('Still in the deck (1 in 2 each)MaulShatterpointIn reserveDroids');
  });

  it('shows the Struggle card with its map and its rule', async () => {
    await page.click('[data-way=struggle]');
    await page.waitForSelector('.struggle-rules [data-rule]');
    await expect.poll(() => page.locator('.struggle-map .active').count()).toBe(5);
    await expect.poll(() => page.textContent('.struggle-rules')).toContain('MS-PRIO-01');
    expect(await barriers(page)).toEqual([]);
  });

  it('opens the number of a rule to what it says', async () => {
    await page.click('.struggle-rules [data-rule=MS-PRIO-01]');
    await page.waitForSelector('.bubble [lang=en]');
    await expect.poll(() => page.textContent('.bubble')).toMatch(/MS-PRIO-01 .*one Defense Die/);
    await page.click('.struggle-sheet [data-way=close]');
  });

  it('draws what the end of the turn would bring', async () => {
    await page.waitForSelector('.tracker .gained');
  });
});

describe('a card', () => {
  it('opens the price of an ability to its parts', async () => {
    await page.click('[data-card=a1]');
    await page.locator('.unit-card[open] [data-way=price]').first().click();
    await expect.poll(() => told()).toMatch(/printed cost CR-ABIL-12.*\+1 Injured CR-ABIL-16.*= \d Force/);
    await page.keyboard.press('Escape');
    await closed();
    await expect.poll(() => page.locator('.unit-card[open]').count()).toBe(1);
  });

  it('has a switch for each reaction: always ask, or never', async () => {
    await page.locator('.unit-card[open]').getByRole('button', { name: 'Never ask' }).first().click();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('faultline.settings') ?? '{}').neverAsk);
    expect(kept).toEqual([expect.stringMatching(/^0 /)]);
    await page.locator('.unit-card[open]').getByRole('button', { name: 'Always ask' }).first().click();
    expect(await barriers(page)).toEqual([]);
    await page.click('.unit-card[open] [data-way=close]');
  });
});

describe('in the question', () => {
  it('an ability that is offered opens to its text', async () => {
    await page.hover('.prompt [data-ability]');
    await expect.poll(async () => (await page.textContent('.bubble'))?.length).toBeGreaterThan(20);
    await page.mouse.move(0, 0);
    await closed();
  });

  it('its text covers none of the options', async () => {
    await page.hover('.prompt [data-ability]');
    await page.waitForSelector('.bubble');
    const lower = async () => {
      const [options, bubble] = await Promise.all([
        page.locator('.prompt-ways').boundingBox(),
        page.locator('.bubble').boundingBox(),
      ]);
      return (bubble?.y ?? 0) + (bubble?.height ?? 0) - (options?.y ?? 0);
    };
    await expect.poll(lower).toBeLessThan(0);
    await page.mouse.move(0, 0);
    await closed();
  });

  it('it keeps quiet where it comes to lie under a mouse at rest', async () => {
    const { x, y, width, height } = (await page.locator('.prompt [data-ability]').first().boundingBox()) ?? NOWHERE;
    await page.keyboard.press('m');
    await page.waitForSelector('dialog[open]');
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('.prompt [data-ability]:hover'));
    expect(await page.locator('.bubble').count()).toBe(0);
    await page.mouse.move(0, 0);
  });
});

describe('a tag', () => {
  it('shows everybody who has it, on both teams and on the table, until that is enough', async () => {
    await page.click('[data-card=a1]');
    await page.click('.unit-card[open] [data-tag="Force User"]');
    await page.waitForSelector('.tagged-note');
    await expect
      .poll(() => page.textContent('.tagged-note'))
      .toMatch(/Force User.*Player 1: .*Anakin.*Player 2: .*Maul/);
    await expect.poll(() => page.locator('.unit-row.tagged').count()).toBe(2);
    await expect.poll(() => page.locator('.board-selected').count()).toBe(2);
    expect(await barriers(page)).toEqual([]);
    await page.click('[data-way=untag]');
    await expect.poll(() => page.locator('.unit-row.tagged').count()).toBe(0);
  });
});

describe('on a phone', () => {
  beforeAll(() => page.setViewportSize(PHONE));

  it('opens the teams and their cards over the table', async () => {
    await page.tap('[data-way=teams]');
    await page.locator('.teams-sheet').getByRole('button', { name: 'Player 2' }).tap();
    expect(await barriers(page)).toEqual([]);
    await page.tap('.teams-sheet [data-card=b1]');
    await page.waitForSelector('.unit-card[open] .unit-card-stance');
    await expect.poll(() => page.$eval('.unit-card[open]', (card) => card.scrollWidth <= card.clientWidth)).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await page.tap('.unit-card[open] [data-way=close]');
    await page.tap('.teams-sheet > [data-way=close]');
  });

  it('shows a part of the table that can be read, with a map of the whole', async () => {
    const base = await page.locator('[data-base="a1.1"] .board-ring').boundingBox();
    expect(base?.width).toBeGreaterThanOrEqual(28);
    const names = () => page.$$eval('.board-label', (all) => all.map((each) => each.textContent).filter(Boolean));
    await expect.poll(() => names()).toContain('Anakin');
    await page.waitForSelector('.board-map');
  });

  it('shows all of the table where that is asked for', async () => {
    await page.getByRole('button', { name: 'Fit to screen' }).tap();
    await page.waitForSelector('.board-map', { state: 'detached' });
  });

  it('asks twice before an activation ends with actions left, and prefers to go on', async () => {
    await page.tap('[data-option=end]');
    await expect.poll(() => page.textContent('.prompt .filled')).toBe('Keep playing');
    await page.tap('.prompt .filled');
  });

  it('shows the whole tree of an attack, or its dice', async () => {
    await choose(page, 'combat');
    await choose(page, 'melee');
    while ((await page.getAttribute('.playground', 'data-step')) !== 'tree') await choose(page, 'pass');
    await page.waitForSelector('.attack-tree');
    const [tree, prompt] = await Promise.all([
      page.locator('.attack-tree .tree').boundingBox(),
      page.locator('.prompt').boundingBox(),
    ]);
    expect((tree?.y ?? 0) + (tree?.height ?? 999)).toBeLessThanOrEqual(prompt?.y ?? 0);
    await page.locator('.attack-tabs').getByRole('button', { name: 'Dice' }).tap();
    await page.waitForSelector('.attack-pools .dice', { state: 'visible' });
    await page.locator('.attack-tabs').getByRole('button', { name: 'Tree' }).tap();
    expect(await barriers(page)).toEqual([]);
  });

  it('says why an option of the tree is not the next one', async () => {
    await page.locator('.tree-option[aria-disabled=true]:not(.taken)').last().focus();
    await page.waitForFunction(() => /\S/.test(document.querySelector('.attack-verdict')?.textContent ?? ''));
  });

  it('shows the dice of a moment beside its line of the log, and the table above', async () => {
    await page.tap('[data-way=log]');
    await page.locator('.log-sheet .log-line', { hasText: 'melee' }).first().tap();
    await page.waitForSelector('.bubble .moment-dice');
    await expect.poll(() => page.locator('.board-ruler').count()).toBe(1);
    expect(await barriers(page)).toEqual([]);
    await page.tap('.log-sheet [data-way=close]');
  });
});

describe('the rules', () => {
  it('are searched by number or by words, without barriers', async () => {
    const rules = await site.visit('#/rules');
    await rules.fill('.rules input', 'CR-ATK-19');
    await rules.waitForSelector('.rules dd');
    await expect.poll(() => rules.locator('.rules dt').allTextContents()).toEqual(['CR-ATK-19']);
    await rules.fill('.rules input', 'pinned next attempted');
    await expect.poll(() => rules.textContent('.rules dt')).toBe('CR-COND-17');
    expect(await barriers(rules)).toEqual([]);
    await rules.context().close();
  });

  it('speak German to those who do, and English at a tap', async () => {
    const rules = await site.visit('#/rules', { locale: 'de', viewport: { width: 360, height: 780 } });
    await rules.fill('.rules input', 'CR-GEN-11');
    await expect.poll(() => rules.textContent('.rules dd [lang=de]')).toContain('aufgerundet');
    await rules.getByRole('button', { name: 'auf Englisch' }).first().click();
    await expect.poll(() => rules.textContent('.rules dd [lang=en]')).toContain('rounded up');
    await rules.fill('.rules input', 'halbieren');
    await expect.poll(() => rules.locator('.rules dt').allTextContents()).toContain('CR-GEN-11');
    expect(await barriers(rules)).toEqual([]);
    await rules.context().close();
  });
});

describe('without barriers', () => {
  it.each([
    ['the menu', '[data-way=menu]'],
    ['the question whether to take back what was revealed', '[data-way=undo]'],
  ])('%s', async (_, button) => {
    await page.click(button);
    await page.waitForSelector('dialog[open]');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('the settings, and the screen that is handed over', async () => {
    await page.setViewportSize(DESK);
    await page.click('.top-ways > .settings-button');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Always', exact: true }).click();
    await page.reload();
    await page.waitForSelector('[data-way=take-over]');
    await expect.poll(() => page.textContent('h1')).toBe('Pass the device to Player 1');
    await expect.poll(() => page.locator('[data-base]').count()).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await page.click('[data-way=take-over]');
    await page.waitForSelector('.prompt:not(.waiting)');
  });

  it('the end of a game', async () => {
    await page.click('[data-way=menu]');
    await page.click('[data-way=concede]');
    await page.click('[data-way=concede-it]');
    await page.waitForSelector('.end-units table');
    expect(await barriers(page)).toEqual([]);
  });
});
