import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { launch } from './launch.ts';

/** An empty page in which the exports of a module stand under the name `faultline`. No server, no network. */
export async function openPage(module: URL): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const content = await bundled(module);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content });
    return { browser, page };
  } catch (mistake) {
    await browser.close();
    throw mistake;
  }
}

async function bundled(module: URL): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(module), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', name: 'faultline' });
  await bundle.close();
  return output[0].code;
}
