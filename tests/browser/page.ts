import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { bringBrowser } from '../../scripts/browser.mjs';

/** An empty page in which the exports of a module stand under the name `faultline`. No server, no network. */
export async function openPage(module: URL): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const content = await bundled(module);
  const browser = await chromium.launch({ executablePath: bringBrowser(), args: ARGUMENTS });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content });
    return { browser, page };
  } catch (mistake) {
    await browser.close();
    throw mistake;
  }
}

/** A container runs as root and has little shared memory; the rest keeps the browser off the network. */
const ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function bundled(module: URL): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(module), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', name: 'faultline' });
  await bundle.close();
  return output[0].code;
}
