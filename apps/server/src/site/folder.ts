import { homedir, platform } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKOUT = fileURLToPath(new URL('../../../../', import.meta.url));

const isInside = (folder: string, of: string): boolean => {
  const way = relative(of, folder);
  return way === '' || !(way.startsWith('..') || resolve(way) === way);
};

/** Where programs of this system keep what is a user's own. */
function usualFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (platform() === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Faultline');
  if (platform() === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Faultline');
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'faultline');
}

/** The folder of the embedded database. Never inside the checkout: a checkout is thrown away. */
export function dataFolder(env: Readonly<Record<string, string | undefined>>, checkout = CHECKOUT): string {
  const folder = resolve(env.FAULTLINE_DATA || usualFolder(env));
  if (isInside(folder, checkout))
    throw new Error(
      `FAULTLINE_DATA is ${folder}, inside the checkout, where games would get lost. Name another folder.`,
    );
  return folder;
}
