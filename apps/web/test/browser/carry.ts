import type { Answer, Decision, Option } from '@faultline/rules';
import type { Page } from 'playwright-core';
import type { Carry } from './hands.ts';

const SIZE = 91440;
const CONFIRM = '[data-way=confirm]:not([disabled])';

const ofOption = (id: string): string => `[data-option="${id}"]`;

const spatial = ({ options }: Decision): readonly Option[] =>
  options.filter(({ asks }) => asks !== undefined && asks.kind !== 'dice');

function chosenOf({ options }: Decision, { option: id }: Answer): Option {
  const found = options.find((option) => option.id === id);
  if (!found) throw new Error(`${id} is not among the options.`);
  return found;
}

const asksTwice = (decision: Decision, { option }: Answer): boolean =>
  option === 'end' && Number(decision.about?.left ?? 0) > 0;

/** How buttons are pressed where they are, and spots of the table. */
interface Touch {
  readonly press: (page: Page, selector: string) => Promise<void>;
  readonly spot: (page: Page, x: number, y: number) => Promise<void>;
}

const carriedBy =
  ({ press, spot: touch }: Touch): Carry =>
  async (page, decision, answer) => {
    const option = chosenOf(decision, answer);
    if (!option.asks) {
      await press(page, ofOption(option.id));
      if (asksTwice(decision, answer)) await press(page, '[data-way=end]');
      return;
    }
    if (spatial(decision).length > 1) await press(page, ofOption(option.id));
    const spot = spotOf(option, answer);
    if (spot) await touch(page, ...(await onScreen(page, spot)));
    const tried = spot && (await appears(page, `${CONFIRM}, [data-way=nearest], .prompt-refusal`));
    if (tried === '[data-way=nearest]') await press(page, '[data-way=nearest]');
    if (!tried || !(await appears(page, CONFIRM))) await press(page, '[data-way=suggest]');
    await press(page, CONFIRM);
  };

/** With the mouse. */
export const byPointer = carriedBy({
  press: (page, selector) => page.locator(selector).first().click(),
  spot: (page, x, y) => page.mouse.click(x, y),
});

/** With a finger. */
export const byTouch = carriedBy({
  press: (page, selector) => page.locator(selector).first().tap(),
  spot: (page, x, y) => page.touchscreen.tap(x, y),
});

/** Without a mouse: numbers press options, S suggests a place, Enter confirms; Tab goes to what has no key. */
export const byKeys: Carry = async (page, decision, answer) => {
  const option = chosenOf(decision, answer);
  if (!option.asks) {
    const place = decision.options.filter(({ asks }) => !asks).indexOf(option);
    if (place < 9) await page.keyboard.press(String(place + 1));
    else await tabTo(page, ofOption(option.id));
    if (asksTwice(decision, answer)) {
      await page.waitForSelector('[data-way=end]');
      await tabTo(page, '[data-way=end]');
    }
    return;
  }
  if (spatial(decision)[0] !== option) await tabTo(page, ofOption(option.id));
  await page.keyboard.press('s');
  await page.waitForSelector(CONFIRM);
  if (await page.evaluate(() => document.activeElement?.closest('button, a'))) await tabTo(page, CONFIRM);
  else await page.keyboard.press('Enter');
};

/** Where on the table an answer points; null where it is best left to a suggestion. */
function spotOf({ asks }: Option, { to, direction }: Answer): readonly [number, number] | null {
  if (to) return [to[0], to[1]];
  if (!direction || asks?.kind !== 'direction') return null;
  const [x, y] = asks.from;
  const far = 9000 / Math.hypot(...direction);
  const spot = [x + direction[0] * far, y + direction[1] * far] as const;
  return spot.every((each) => each > 0 && each < SIZE) ? spot : null;
}

const onScreen = (page: Page, spot: readonly [number, number]): Promise<[number, number]> =>
  page.evaluate(
    ([x, y, size]) => {
      const ground = document.querySelector('.board-ground');
      if (!ground) throw new Error('No table is drawn.');
      const { left, top, width, height } = ground.getBoundingClientRect();
      const flipped = document.querySelector('.board')?.hasAttribute('data-flipped') ?? false;
      const [east, south] = flipped ? [size - x, y] : [x, size - y];
      return [left + (east / size) * width, top + (south / size) * height] as [number, number];
    },
    [...spot, SIZE] as const,
  );

/** Which of these appears, by its selector; null where none does in a second. */
async function appears(page: Page, selectors: string): Promise<string | null> {
  const found = page.waitForFunction(
    (wanted) => wanted.split(', ').find((each) => document.querySelector(each)),
    selectors,
    { timeout: 1000 },
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
