import { FORMAT, type GameFile, sealOf } from './gameFile.ts';

/** A file that is not a game of ours; the sentence is for people. */
export class FileError extends Error {}

const PARTS = [
  'rulesVersion',
  'sheet',
  'dataHash',
  'mode',
  'own',
  'options',
  'constants',
  'table',
  'setup',
  'chance',
  'entries',
  'marks',
  'snapshot',
  'past',
  'seal',
] as const;

/** Reads a game file's text. Nothing of a damaged file is played, and the file itself is never touched. */
export function parseGame(text: string): GameFile {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FileError('This is not a game file: it holds no record.');
  const file = value as GameFile;
  if (file.format === undefined) throw new FileError('This is not a game file: it names no format.');
  if (file.format !== FORMAT) {
    throw new FileError(
      `This game has format ${String(file.format)}; this version reads format ${FORMAT}. A newer version can open it.`,
    );
  }
  const missing = PARTS.find((part) => file[part] === undefined);
  if (missing) throw new FileError(`The game file is incomplete: "${missing}" is missing.`);
  if (!Array.isArray(file.entries)) throw new FileError('The game file is damaged: its entries are no list.');
  if (sealOf(file) !== file.seal)
    throw new FileError(
      'The game file was altered or damaged since it was saved: its contents no longer fit its seal.',
    );
  return file;
}

function parseJson(text: string): unknown {
  if (text.trim() === '') throw new FileError('The game file is empty.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileError(
      `The game file is cut off or damaged: ${error instanceof Error ? error.message : 'it is no JSON'}.`,
    );
  }
}
