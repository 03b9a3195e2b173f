import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A made-up checkout on disk, gone after the test. Its packages name what they import and are linked, as npm would. */
export function checkout(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'faultline checkout '));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) write(join(root, file), text);
  const packages = new Set(Object.keys(files).flatMap((file) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? []));
  for (const name of packages) {
    const own = `packages/${name}/package.json`;
    if (files[own] === undefined) write(join(root, own), manifest(name, files));
    const link = join(root, 'node_modules/@faultline', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'packages', name), link, 'junction');
  }
  return root;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function manifest(name: string, files: Readonly<Record<string, string>>): string {
  const isSource = (file: string): boolean => file.startsWith(`packages/${name}/`) && !file.includes('/test/');
  const imported = Object.entries(files).flatMap(([file, text]) =>
    isSource(file) ? [...text.matchAll(/(?:@faultline|\.\.\/\.\.)\/(\w+)/g)].map(([, other = '']) => other) : [],
  );
  const dependencies = Object.fromEntries(imported.map((other) => [`@faultline/${other}`, '*']));
  return JSON.stringify({
    name: `@faultline/${name}`,
    type: 'module',
    exports: { '.': './src/index.ts' },
    dependencies,
  });
}
