// The browser that the tests of the stage `browser` run in: found, or on Debian as root brought.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from './debian.mjs';
import { SetupFailure } from './setup.mjs';

const HOW = `Install Chromium or Google Chrome (on Debian and Ubuntu: apt-get install chromium), or set FAULTLINE_CHROMIUM to the path of one.`;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/**
 * The path of a Chromium on this machine, or null. FAULTLINE_CHROMIUM comes first; a wrong one is a SetupFailure.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string | null}
 */
export function findBrowser(env = process.env, platform = process.platform) {
  const named = env.FAULTLINE_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new SetupFailure(`FAULTLINE_CHROMIUM is ${named}, but there is no such file. ${HOW}`);
  }
  return usualPlaces(env, platform).find((path) => existsSync(path)) ?? null;
}

/** The path of a browser, which is installed where that is possible. Throws SetupFailure where it is not. */
export function bringBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (!canInstall()) throw new SetupFailure(`There is no browser for the tests. ${HOW}`);
  process.stdout.write('Installing Chromium with apt-get … ');
  install('Chromium', ['chromium', 'fonts-dejavu'], HOW);
  const path = findBrowser();
  if (!path) throw new SetupFailure(`apt-get installed chromium, but it is not where it should be. ${HOW}`);
  return path;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function usualPlaces(env, platform) {
  if (platform === 'darwin') {
    const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return ['', env.HOME ?? ''].flatMap((home) =>
      apps.map((app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((folder) => folder);
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return folders.flatMap((folder) => programs.map((program) => `${folder}\\${program}`));
  }
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(env.PATH ?? '').split(delimiter)];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}
