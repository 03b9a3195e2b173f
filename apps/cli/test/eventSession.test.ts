import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EventTable } from './eventTable.ts';

// The session of docs/showdown.md, typed again.

const page = readFileSync(fileURLToPath(new URL('../../../docs/showdown.md', import.meta.url)), 'utf8');
const table = new EventTable();

const files = [...page.matchAll(/^```text (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', text = '']) => ({
  name,
  text,
}));
const steps = [...page.matchAll(/^```console\n([\s\S]*?)^```$/gm)]
  .flatMap(([, block = '']) => block.replaceAll(/\\\n\s*/g, '').split(/^\$ /m))
  .filter((step) => step.trim() !== '')
  .map((step) => {
    const [line = '', ...answer] = step.trimEnd().split('\n');
    return { line, answer: answer.join('\n') };
  });

/** Words as a shell parts them; files stand in the folder of the test. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare = '']) => quoted ?? bare);
  return words.map((word) => (/^\w+\.(json|txt|csv)$/.test(word) ? table.path(word) : word));
}

/** "…" stands for what differs each time. */
function asPattern(answer: string): RegExp {
  const literal = answer.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('\\S+')}$`);
}

describe('the session of docs/showdown.md', () => {
  it('has its files and a session', () => {
    for (const { name, text } of files) table.written(name, text);
    expect(files.map(({ name }) => name)).toEqual(['names.txt', 'teams.txt']);
    expect(steps.length).toBeGreaterThan(15);
  });

  it.each(steps)('$line', async ({ line, answer }) => {
    const [tool, ...args] = wordsOf(line);
    const { out, err } = await table.says(...args);
    expect(tool).toBe('faultline');
    expect(`${out}${err}`).toMatch(asPattern(answer));
  });
});
