import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { describe, expect, it } from 'vitest';
import { root, run, runBeside } from '../../scripts/setup.mjs';

describe('running a command', () => {
  it('answers with its exit code', () => {
    expect(run('node', ['-e', 'process.exit(3)'], { capture: true }).code).toBe(3);
  });

  it('puts the right Node first in PATH', () => {
    const ask =
      "console.log(require('node:child_process').execFileSync('node', ['-p', 'process.execPath'], { encoding: 'utf8' }))";
    expect(run('node', ['-e', ask], { capture: true }).output.trim()).toBe(execPath);
  });

  it('says so when there is no such command', () => {
    const { code, output } = run('no-such-command', [], { capture: true });
    expect([code, output]).toEqual([1, expect.stringContaining('no-such-command could not be run')]);
  });

  it('answers the same beside other work', async () => {
    const both = [runBeside('node', ['-e', 'console.log(1); process.exit(3)']), runBeside('no-such-command', [])];
    expect(await Promise.all(both)).toEqual([
      { code: 3, output: '1\n' },
      { code: 1, output: expect.stringContaining('no-such-command could not be run') },
    ]);
  });
});

describe('the npm scripts', () => {
  it('begin with plain JavaScript, which a Node older than ours runs as well', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const begun = Object.values<string>(scripts).filter((script) => script.startsWith('node '));
    expect(begun.filter((script) => !/^node \S+\.mjs( |$)/.test(script))).toEqual([]);
  });
});
