import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The page as it is delivered, in a folder of its own. */
export async function buildPage(): Promise<{ readonly folder: string; readonly clear: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'faultline-web-'));
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Before the first test file: one build for all of them, unless there is one. */
export async function setup(): Promise<() => void> {
  if (process.env.FAULTLINE_PAGE) return () => {};
  const { folder, clear } = await buildPage();
  process.env.FAULTLINE_PAGE = folder;
  return clear;
}
