import { createRequire } from 'node:module';

/** Required, not imported: an import reads all of its nine megabytes twice. */
export const ts: typeof import('typescript') = createRequire(import.meta.url)('typescript');
