// What the tests need of the system is installed where that is possible: on Debian, as root.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { SetupFailure } from './setup.mjs';

export const canInstall = () => isDebian() && process.getuid?.() === 0;

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8')) && existsSync('/usr/bin/apt-get');
  } catch {
    return false;
  }
}

/**
 * Throws SetupFailure where it cannot be had.
 * @param {string} name
 * @param {string[]} packages
 * @param {string} how what somebody may do instead
 */
export function install(name, packages, how) {
  for (const args of [
    ['update'],
    ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...packages],
  ]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8', stdio: 'pipe' });
    if (status !== 0)
      throw new SetupFailure(`${name} could not be installed with apt-get. ${how}\n${stderr ?? ''}`.trim());
  }
}
