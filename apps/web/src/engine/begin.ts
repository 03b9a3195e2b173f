import type { Start } from '../port/engine.ts';
import { CORE_BOX, freshId, keyFrom, newGame, quickGame, type TableOfOne } from './start.ts';

/** What opens files is fetched by those who have one: a new game begins without it. */
export async function begin(start: Start): Promise<TableOfOne> {
  switch (start.kind) {
    case 'quick':
      return quickGame(start.players, keyFrom(start.seed));
    case 'new':
      return newGame(start.players, start.chosen ?? CORE_BOX, keyFrom(start.seed));
    case 'operation':
      return (await import('./campaign.ts')).campaignGame(start);
    case 'continue':
    case 'look':
      return (await import('./savedTable.ts')).savedTable(start.id, start.kind === 'look');
    case 'file':
      return (await import('./openedFile.ts')).fileGame(start.text, start.players, start.as ?? freshId());
    case 'lesson':
      return (await import('./lessons/lessonTable.ts')).lessonTable(start);
    case 'puzzle':
      return (await import('./lessons/puzzleTable.ts')).puzzleTable(start.id);
    case 'position':
      return (await import('./openedFile.ts')).positionGame(start.text, start.players, start.name);
  }
}
