// What was compared, written down as it goes: a run that was stopped goes on, a longer one adds to it.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Compared } from './comparing.ts';

export class Kept {
  readonly #file: string | null;
  readonly all: Compared[] = [];

  /** @param file null for a run that is not kept */
  constructor(file: string | null) {
    this.#file = file;
    if (file === null) return;
    mkdirSync(dirname(file), { recursive: true });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    this.all.push(...lines.flatMap(readLine));
    writeFileSync(file, this.all.map(lineOf).join(''));
  }

  add(compared: readonly Compared[]): void {
    this.all.push(...compared);
    if (this.#file !== null) appendFileSync(this.#file, compared.map(lineOf).join(''));
  }
}

const lineOf = (one: Compared): string => `${JSON.stringify(one)}\n`;

/** A line that was cut off when the run was stopped is compared anew. */
function readLine(line: string): Compared[] {
  try {
    return [JSON.parse(line) as Compared];
  } catch {
    return [];
  }
}
