// The one JSON file of an event. It is replaced as a whole or not at all, and only if nobody else has changed it since.
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type Event, exportEvent, importEvent, isRefused } from '@faultline/tournament';
import { NotUnderstood, Unreadable } from '../command.ts';
import { textUpTo, wordsOf } from '../filing.ts';

export interface OpenFile {
  readonly path: string;
  readonly text: string;
  readonly event: Event;
}

export function openEvent(path: string): OpenFile {
  const text = readText(path);
  const read = importEvent(text);
  if (isRefused(read)) throw new Unreadable(`${path}: ${read.refused[0]?.says}`);
  return { path, text, event: read.event };
}

/** Text of a file, or what is piped in for "-"; a missing file is a mistake of the command line. */
export function readText(path: string, kind: 'event' | 'campaign' = 'event'): string {
  try {
    return textUpTo(path, kind);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new NotUnderstood(`There is no file ${path}.`);
    if (code === 'EISDIR') throw new NotUnderstood(`${path} is a folder, not a file.`);
    throw new Unreadable(`${path} cannot be read: ${wordsOf(error)}.`);
  }
}

export const createEvent = (path: string, event: Event): void => createRecord(path, exportEvent(event));

/** A record that is not there yet: of an event, of a campaign. */
export function createRecord(path: string, text: string): void {
  try {
    writeNew(path, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new NotUnderstood(`${path} already exists. Choose another file name.`);
    throw new Unreadable(`${path} cannot be written: ${wordsOf(error)}.`);
  }
}

export const saveEvent = ({ path, text }: OpenFile, event: Event): void => saveRecord(path, text, exportEvent(event));

export function saveRecord(path: string, before: string, after: string): void {
  if (readText(path) !== before)
    throw new Unreadable(`${path} was just changed by another program. Nothing was written; try again.`);
  replaceFile(realpathSync(path), after);
}

/** Writes beside the file and renames, so that the file is always either the old one or the new one. */
export function replaceFile(path: string, text: string): void {
  const beside = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    const old = statSync(path, { throwIfNoEntry: false });
    if (old !== undefined) accessSync(path, constants.W_OK);
    writeNew(beside, text, old?.mode);
    renameSync(beside, path);
  } catch (error) {
    forget(beside);
    throw new Unreadable(`${path} cannot be written: ${wordsOf(error)}.`);
  }
}

/** What is half written goes; where nothing can be, nothing is left. */
function forget(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The sentence is about why it could not be written.
  }
}

/** A file that is not there yet, whole and on the disk, or none. */
function writeNew(path: string, text: string, mode?: number): void {
  const file = openSync(path, 'wx', mode);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } catch (error) {
    forget(path);
    throw error;
  } finally {
    closeSync(file);
  }
}
