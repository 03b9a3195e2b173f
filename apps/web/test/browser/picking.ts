import type { Page } from 'playwright-core';

/** A place of a team, such as `2.primary`. */
export const place = (seat: 0 | 1, where: string): string => `[data-seat="${seat}"] [data-place="${where}"]`;

/** The same with somebody in it. */
export const placed = (seat: 0 | 1, where: string, unit: string): string =>
  `${place(seat, where)}[data-unit="${unit}"]`;

/** Opens the list of Units for a place. */
export async function openPicker(page: Page, seat: 0 | 1, where: string): Promise<void> {
  await page.click(place(seat, where));
  await page.waitForSelector('.picker[open] .offer');
}

export async function pick(page: Page, seat: 0 | 1, where: string, unit: string): Promise<void> {
  await openPicker(page, seat, where);
  await page.click(`.picker [data-unit="${unit}"]`);
  await page.waitForSelector(placed(seat, where, unit));
}

/** Chooses a whole team by its name. */
export async function chooseTeam(page: Page, seat: 0 | 1, name: string): Promise<void> {
  await page.click(`[data-seat="${seat}"] [data-way=change-team]`);
  await page.locator(`[data-seat="${seat}"] dialog[open] [data-way=open-team]`, { hasText: name }).click();
}
