import { describe, expect, it } from 'vitest';
import { packed, runsIn, takenIn, unpacked } from '../src/rules/runs.ts';

const DOCUMENT = `The quick brown fox jumps over the lazy dog, and nobody minds.
Der flinke braune Fuchs springt über den faulen Hund, und niemand stört sich daran.
Anna Berta Cecil Doris Emil Frida Gustav Hanna Ida 12 and 14.`;

const documents = new Set(runsIn(DOCUMENT).map(({ hash }) => hash));
const taken = (text: string) => takenIn('docs/cats.md', text, documents);

describe('nine words in a row of a rule document', () => {
  it('are found whatever stands between them', () => {
    expect(taken('A cat.\n\n> "the **quick** brown\nfox jumps over THE lazy dog"')).toEqual([
      'docs/cats.md:3 has nine words in a row of a rule document: the quick brown fox jumps over THE lazy dog',
    ]);
    expect(taken('der flinke, braune Fuchs springt über den faulen Hund')).toHaveLength(1);
  });

  it('are one fault however long the run is', () => {
    expect(taken(DOCUMENT.split('\n')[0] ?? '')).toHaveLength(1);
  });

  it('are nine: eight are nothing', () => {
    expect(taken('quick brown fox jumps over the lazy dog')).toEqual([]);
    expect(taken('the quick brown fox jumps over the lazy cat')).toEqual([]);
  });

  it('are no list of names and numbers', () => {
    expect(taken('Anna Berta Cecil Doris Emil Frida Gustav Hanna Ida 12 14')).toEqual([]);
  });

  it('come back from the file as they went in', () => {
    const some = [5, 0, 2 ** 39 + 1, 127, 128, 300, 300];
    expect(unpacked(packed(some))).toEqual(new Set([0, 5, 127, 128, 300, 2 ** 39 + 1]));
  });
});
