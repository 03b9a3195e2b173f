// docs/rules/code.txt: for each proved rule the places that are its code, by file and name. `npm run traces` writes it.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CODE = 'docs/rules/code.txt';

/** A function or step; its line is looked up, so that moving it inside its file changes nothing. */
export interface Spot {
  readonly file: string;
  readonly name: string;
}

export type Code = ReadonlyMap<string, readonly Spot[]>;

export const codeText = (code: Code): string =>
  [...code]
    .map(([id, spots]) => `${id} ${spots.map(({ file, name }) => `${file}#${name}`).join(' ')}`.trimEnd())
    .join('\n')
    .concat('\n');

export function readCode(root: string): Code {
  const file = join(root, CODE);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const [id = '', ...spots] = line.split(' ');
      return [id, spots.map(spotOf)] as const;
    }),
  );
}

function spotOf(text: string): Spot {
  const [file = '', name = ''] = text.split('#');
  return { file, name };
}
