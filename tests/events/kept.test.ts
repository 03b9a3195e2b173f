import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importEvent, isRefused, verifyEvent } from '@faultline/events';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

function opened(name: string) {
  const read = importEvent(readFileSync(`${folder}${name}`, 'utf8'));
  if (isRefused(read)) throw new Error(read.refused[0]?.says);
  return read.event;
}

describe('event files of earlier versions', () => {
  it('are here', () => {
    expect(files.length).toBeGreaterThan(2);
  });

  it.each(files)('%s opens, and every draw comes out again', (name) => {
    const { checked, differences } = verifyEvent(opened(name));
    expect(differences).toEqual([]);
    expect(checked).toBeGreaterThan(7);
  });
});
