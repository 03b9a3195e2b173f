import { type Browser, chromium } from 'playwright-core';
import { bringBrowser } from '../../scripts/browser.mjs';

/** The browser of this machine, without a window. */
export const launch = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: bringBrowser(), args: [...ARGUMENTS, ...more] });

/** A container runs as root and has little shared memory; the rest keeps the browser off the network. */
const ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
