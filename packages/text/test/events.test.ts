import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { abilities } from '../src/en/abilities/index.ts';

it('every event abilities can answer is documented, once', () => {
  const page = readFileSync(new URL('../../../docs/events.md', import.meta.url), 'utf8');
  const documented = page.split('\n').flatMap((line) => /^\| `([a-z.]+)`/.exec(line)?.[1] ?? []);
  expect(documented.toSorted()).toEqual(Object.keys(abilities.events).toSorted());
});
