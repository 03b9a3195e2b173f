import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type Plugin, rolldown } from 'rolldown';
import { sharedBrowser } from './launch.ts';

/** An empty page in which the exports of a module stand under the name `faultline`. No server, no network. */
export async function openPage(module: URL): Promise<Page> {
  const content = await bundled(module);
  const page = await (await sharedBrowser()).newPage();
  await page.addScriptTag({ content, type: 'module' });
  await page.waitForFunction(() => 'faultline' in globalThis);
  return page;
}

const ENTRY = 'faultline:entry';
const UNITS = fileURLToPath(new URL('../../packages/cards/units', import.meta.url));

/** A page has no disk: the folders of the units come with the script. */
const folders = (): string => {
  const ids = readdirSync(UNITS)
    .filter((id) => existsSync(join(UNITS, id, 'index.ts')))
    .sort();
  const imports = ids.map((id, n) => `import unit${n} from ${JSON.stringify(join(UNITS, id, 'index.ts'))};`);
  const units = ids.map((id, n) => `[${JSON.stringify(id)}, unit${n}]`);
  return `${imports.join('\n')}
    const units = new Map([${units}]);
    export const source = { scripted: async () => [...units.keys()], load: async (id) => units.get(id) ?? null, cards: async () => [] };`;
};

const inOneScript = (module: URL): Plugin => ({
  name: 'in-one-script',
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load(id) {
    if (id === ENTRY)
      return `import * as all from ${JSON.stringify(fileURLToPath(module))}; globalThis.faultline = all;`;
    return /[\\/]roster[\\/]folders\.ts$/.test(id) ? folders() : null;
  },
});

async function bundled(module: URL): Promise<string> {
  const bundle = await rolldown({ input: ENTRY, platform: 'browser', plugins: [inOneScript(module)] });
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
