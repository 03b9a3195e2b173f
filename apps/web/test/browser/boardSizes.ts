import type { Page } from 'playwright-core';

interface Watching {
  boardSizes?: Set<string>;
}

/** Notes every size the board has from now on. */
export const watchBoard = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Set<string>();
    (globalThis as Watching).boardSizes = sizes;
    const board = document.querySelector('.board-table');
    if (!board) throw new Error('There is no board.');
    new ResizeObserver(([entry]) => {
      // The end of a game is a page of its own.
      if (!board.isConnected) return;
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      sizes.add(`${width} ${height}`);
    }).observe(board);
  });

/** Those it has had. */
export const boardSizes = (page: Page) => page.evaluate(() => [...((globalThis as Watching).boardSizes ?? [])]);
