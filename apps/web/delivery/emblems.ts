import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const UNITS = resolve(import.meta.dirname, '../../../packages/cards/units');
const NAME = 'virtual:emblems';

/** The emblem in each unit's folder as a sign of one file, called by the unit's id. */
export const emblemSprite = (): string => {
  const signs = readdirSync(UNITS).sort().map(symbolOf);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${signs.join('\n')}\n</svg>\n`;
};

const symbolOf = (unit: string): string =>
  readFileSync(join(UNITS, unit, 'emblem.svg'), 'utf8')
    .trim()
    .replace(/^<svg [^>]*viewBox/, `<symbol id="i-unit-${unit}" viewBox`)
    .replace(/<\/svg>$/, '</symbol>');

/** `import url from 'virtual:emblems'`: the address of the file with all emblems. */
export function emblems(): Plugin {
  let file: string | null = null;
  return {
    name: 'emblems',
    buildStart() {
      if (this.meta.watchMode || this.environment?.mode !== 'build') return;
      file = this.emitFile({ type: 'asset', name: 'emblems.svg', source: emblemSprite() });
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => {
      if (id !== `\0${NAME}`) return null;
      return `export default ${file === null ? "''" : `import.meta.ROLLUP_FILE_URL_${file}`};`;
    },
  };
}
