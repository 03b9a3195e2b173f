import { afterEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  vi.clearAllMocks();
});

function said(): string {
  return [...out.mock.calls, ...err.mock.calls].flat().join('\n');
}

describe('the command line', () => {
  it('lists the commands on --help', async () => {
    expect(await main(['--help'])).toBe(0);
    expect(said()).toContain('  rules ');
  });

  it('answers an unknown command with a sentence and exit code 2', async () => {
    expect(await main(['dance'])).toBe(2);
    expect(said()).toContain('Unknown command: dance.');
  });

  it('answers an unknown option with a sentence and exit code 2', async () => {
    expect(await main(['rules', '--dance'])).toBe(2);
    expect(said()).toContain("Unknown option '--dance'");
  });

  it('answers --help after a command', async () => {
    expect(await main(['rules', '--help'])).toBe(0);
    expect(said()).toContain('Usage: faultline rules');
  });

  it.each([
    ['draw', 'No file or battlefield'],
    ['scenario', 'No file or folder'],
    ['table check', 'No file or battlefield'],
    ['simulate --games 1 --table', 'No file or battlefield'],
    ['replay', 'cannot be read'],
    ['team check', 'is not a file'],
    ['event status', 'cannot be read'],
    ['odds --cases', 'is not valid JSON'],
  ])('%s answers a name that is too long for any file with a sentence', async (words, sentence) => {
    expect(await main([...words.split(' '), `${'x'.repeat(300)}.json`])).toBeGreaterThan(0);
    expect(said()).toContain(sentence);
  });

  it('shows one rule, however it is spelt', async () => {
    expect(await main(['rules', 'cr-atk-19'])).toBe(0);
    expect(said()).toContain('Blocks never remove criticals.');
  });

  it('says which IDs there are when one is unknown', async () => {
    expect(await main(['rules', 'CR-ATK-99'])).toBe(1);
    expect(said()).toBe('Unknown rule ID: CR-ATK-99. Known: CR-ATK-01 to CR-ATK-30.');
  });
});
