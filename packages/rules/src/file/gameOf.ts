import { extend, type Game, type Library } from '../game/game.ts';
import type { Mode } from '../game/mode.ts';
import { OPTIONS, whyNotOptions } from '../game/options.ts';
import type { Space } from '../game/space.ts';
import { newGame } from '../position/newGame.ts';
import { FileError } from './fileError.ts';
import type { GameFile } from './gameFile.ts';

/** What a file says of the game beside what was played. */
export type GameRules = Pick<GameFile, 'mode' | 'own' | 'options' | 'constants' | 'table'>;

/** The game a file describes, with the cards, modes and space of this program. */
export function gameOf(file: GameRules, library: Library, modes: readonly Mode[], space: Space): Game {
  const mode = modes.find((known) => known.id === file.mode);
  if (!mode) throw new FileError('mode', { mode: file.mode, known: modes.map(({ id }) => id).join(', ') });
  const { constants, table, own } = file;
  const wrong = whyNotOptions(file.options);
  if (wrong) throw new FileError('option', { detail: wrong });
  const options = { ...OPTIONS, ...file.options };
  const cards = own.units.length + own.abilities.length > 0 ? extend(library, own) : library;
  return newGame({ library: cards, mode, space, options, constants, table });
}
