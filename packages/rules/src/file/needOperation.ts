import type { Library } from '../game/game.ts';
import { operationIn, operationNamed } from './fielded.ts';
import { FileError } from './fileError.ts';
import type { GameFile } from './gameFile.ts';

/** Without the card of its operation a game cannot go on, whatever the cards were when it was played. */
export function needOperation({ operations = {} }: Library, { setup, snapshot }: GameFile): void {
  const begun = operationNamed(setup);
  const saved = operationIn(snapshot.state);
  // order: as the library has them
  const known = Object.keys(operations).join(', ');
  for (const operation of [begun, saved])
    if (operation !== null && !Object.hasOwn(operations, operation))
      throw new FileError('operation', { operation: `${operation}`, known });
  if (setup.kind === 'teams' && begun !== saved)
    throw new FileError('impossible', {
      detail: `it begins with ${begun ?? 'no operation'} and ends with ${saved ?? 'none'}`,
    });
}
