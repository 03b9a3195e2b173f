import { join } from 'node:path';
import { NotUnderstood, Unreadable } from '../command.ts';
import { filesIn, lookAt } from '../files.ts';

/** The scenario files that a path means: itself, or those in a folder but for what is broken on purpose. */
export function scenariosAt(path: string): string[] {
  const found = lookAt(path);
  if (!found) throw new NotUnderstood(`No file or folder named ${path}.`);
  if (!found.isDirectory()) return [path];
  const files = filesIn(path, ['**/*.scenario.yaml']).filter((file) => !file.split('/').includes('broken'));
  if (files.length === 0) throw new Unreadable(`The folder ${path} contains no *.scenario.yaml.`);
  return files.map((file) => join(path, file));
}
