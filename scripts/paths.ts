import { relative, sep } from 'node:path';
import { root } from './setup.mjs';

/** As git writes it. */
export const pathInRepository = (path: string): string => relative(root, path).split(sep).join('/');
