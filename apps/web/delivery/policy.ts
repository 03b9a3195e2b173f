import type { Plugin } from 'vite';
import { PAGE_POLICY } from '../../../scripts/serving/policy.mjs';

/** Writes into the built page what it may load: it then holds wherever the folder is served from. */
export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
