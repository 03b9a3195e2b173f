import { type Browser, chromium } from 'playwright-core';
import { bringBrowser } from '../../scripts/browser.mjs';

/** A browser of one's own, without a window. */
export const launch = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: bringBrowser(), args: [...ARGUMENTS, ...more] });

let shared: Promise<Browser> | null = null;

/** The browser of all test files that a process runs: it ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

/** A container runs as root and has little shared memory; the rest keeps the browser off the network. */
const ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${features()}`,
];

/**
 * Every window loads two pages for the address bar, which nobody sees and which cost as much as a small page.
 * The switch counts once, so what Playwright switches off with it is named again.
 */
function features(): string {
  const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
  const playwright = [
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ];
  return [...addressBar, ...playwright].join(',');
}
