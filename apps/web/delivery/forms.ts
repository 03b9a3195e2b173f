import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { FORMS, SHRINKS } from '../../../scripts/serving/files.mjs';

const SMALLER: Readonly<Record<(typeof FORMS)[number]['coding'], (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** The pages of single rules are hundreds, and small as they are. */
const SMALL = /^rules[\\/].+[\\/]/;

/** Lays the compressed forms beside every file that shrinks: a server sends them as they are. */
export function compressedForms(): Plugin {
  let folder = '';
  return {
    name: 'compressed-forms',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      // Once the service worker is written: it is one of the files, and lists none of these.
      order: 'post',
      sequential: true,
      async handler() {
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && SHRINKS.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .filter((file) => !SMALL.test(relative(folder, file)));
        await Promise.all(files.map(lay));
      },
    },
  };
}

async function lay(file: string): Promise<void> {
  const bytes = readFileSync(file);
  await Promise.all(
    FORMS.map(async ({ coding, ending }) => {
      const smaller = await SMALLER[coding](bytes);
      if (smaller.length < bytes.length) writeFileSync(`${file}${ending}`, smaller);
    }),
  );
}
