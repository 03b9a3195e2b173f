import type { Answer, Decision, Option } from '@faultline/rules';
import type { Page } from 'playwright-core';
import type { Carry } from './hands.ts';
import { OFTEN, takeSuggested, versionOf } from './site.ts';

const SIZE = 91440;
const CONFIRM = '[data-way=confirm]:not([disabled])';
const NEAREST = '[data-way=nearest]';

const ofOption = (id: string): string => `[data-option="${id}"]`;

const spatial = ({ options }: Decision): readonly Option[] =>
  options.filter(({ asks }) => asks !== undefined && asks.kind !== 'dice');

function chosenOf({ options }: Decision, { option: id }: Answer): Option {
  const found = options.find((option) => option.id === id);
  if (!found) throw new Error(`${id} is not among the options.`);
  return found;
}

/** Whether the page asks once more, before what wastes something: else the game goes on. */
const asksTwice = async (page: Page, version: string | undefined): Promise<boolean> => {
  const then = await page.waitForFunction(
    (before) =>
      document.querySelector('[data-way=end]')
        ? 'asked'
        : document.querySelector<HTMLElement>('.playground')?.dataset.version !== before && 'gone',
    version,
    OFTEN,
  );
  return (await then.jsonValue()) === 'asked';
};

/** How buttons are pressed where they are, and spots of the table. */
interface Touch {
  readonly press: (page: Page, selector: string) => Promise<void>;
  readonly spot: (page: Page, x: number, y: number) => Promise<void>;
  /** Where a spot of the table is on the screen; null where something lies over it, or it is off the screen. */
  readonly place?: (page: Page, spot: TableSpot) => Promise<readonly [number, number] | null>;
  /** What is done where a place cannot be touched: the page suggests one. */
  readonly suggested?: (page: Page) => Promise<void>;
}

/** By its height too where an answer names one. */
export type TableSpot = readonly [x: number, y: number, z: number];

export const carriedBy =
  ({
    press,
    spot: touch,
    place = onScreen,
    suggested = (page) => takeSuggested(page, (selector) => press(page, selector)),
  }: Touch): Carry =>
  async (page, decision, answer) => {
    const option = chosenOf(decision, answer);
    if (!option.asks) {
      const version = await versionOf(page);
      await press(page, ofOption(option.id));
      if (await asksTwice(page, version)) await press(page, '[data-way=end]');
      return;
    }
    if (spatial(decision).length > 1) await press(page, ofOption(option.id));
    const wanted = spotOf(option, answer);
    const spot = wanted && (await place(page, wanted));
    if (spot) await touch(page, ...spot);
    const tried = spot && (await appears(page, `${CONFIRM}, ${NEAREST}, .prompt-refusal`));
    if (tried === NEAREST) await press(page, NEAREST);
    if (tried === CONFIRM || (tried === NEAREST && (await appears(page, CONFIRM)))) return press(page, CONFIRM);
    await suggested(page);
  };

export const POINTER: Touch = {
  press: (page, selector) => page.locator(selector).first().click(),
  spot: (page, x, y) => page.mouse.click(x, y),
};

export const FINGER: Touch = {
  press: (page, selector) => page.locator(selector).first().tap(),
  spot: (page, x, y) => page.touchscreen.tap(x, y),
};

/** With the mouse. */
export const byPointer = carriedBy(POINTER);

/** With a finger. */
export const byTouch = carriedBy(FINGER);

/** Without a mouse: numbers press options, S suggests a place, Enter confirms; Tab goes to what has no key. */
export const byKeys: Carry = async (page, decision, answer) => {
  const option = chosenOf(decision, answer);
  if (!option.asks) {
    const version = await versionOf(page);
    const place = decision.options.filter(({ asks }) => !asks).indexOf(option);
    if (place < 9) await page.keyboard.press(String(place + 1));
    else await tabTo(page, ofOption(option.id));
    if (await asksTwice(page, version)) await tabTo(page, '[data-way=end]');
    return;
  }
  if (spatial(decision)[0] !== option) await tabTo(page, ofOption(option.id));
  await takeSuggested(page, (selector) => pressByKey(page, selector));
};

async function pressByKey(page: Page, selector: string): Promise<void> {
  if (selector === '[data-way=suggest]') return page.keyboard.press('s');
  await page.waitForSelector(selector);
  const isOnButton = await page.evaluate(() => document.activeElement?.closest('button, a') !== null);
  if (selector === CONFIRM && !isOnButton) return page.keyboard.press('Enter');
  await tabTo(page, selector);
}

/** Where on the table an answer points; null where it is best left to a suggestion. */
function spotOf({ asks }: Option, { to, direction }: Answer): TableSpot | null {
  if (to) return to;
  if (!direction || asks?.kind !== 'direction') return null;
  const [x, y, z] = asks.from;
  const far = 9000 / Math.hypot(...direction);
  const spot = [x + direction[0] * far, y + direction[1] * far] as const;
  return spot.every((each) => each > 0 && each < SIZE) ? [...spot, z] : null;
}

/** Null where something lies over it, or it is off the screen. */
async function onScreen(page: Page, [east, north]: TableSpot): Promise<readonly [number, number] | null> {
  const ground = await page.waitForSelector('.board-ground');
  return ground.evaluate(
    (ground, [x, y, size]) => {
      const { left, top, width, height } = ground.getBoundingClientRect();
      const flipped = document.querySelector('.board')?.hasAttribute('data-flipped') ?? false;
      const [east, south] = flipped ? [size - x, y] : [x, size - y];
      const [atX, atY] = [left + (east / size) * width, top + (south / size) * height];
      return document.elementFromPoint(atX, atY)?.closest('.board-table') ? ([atX, atY] as [number, number]) : null;
    },
    [east, north, SIZE] as const,
  );
}

/** However busy the machine is: only a touch that meant something else brings none of what is waited for. */
const LONG = 10_000;

/** Which of these appears, by its selector; null where none does. */
async function appears(page: Page, selectors: string): Promise<string | null> {
  const found = page.waitForFunction(
    (wanted) => wanted.split(', ').find((each) => document.querySelector(each)),
    selectors,
    { timeout: LONG, ...OFTEN },
  );
  return found.then((handle) => handle.jsonValue() as Promise<string>).catch(() => null);
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 250; n += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error(`No key leads to ${selector}.`);
}
