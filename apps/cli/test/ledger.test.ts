import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Entry, parseLedger, readLedgers } from '../src/rules/ledger.ts';

const madeUp = `# A ledger

Mentions CR-CAT-01 and **CR-CAT-02** in passing.

| id | statement | where | test observes |
|---|---|---|---|
| CR-CAT-01 | A cat has nine lives. | Book §CATS | lives = 9 |
| CR-CAT-02 | It lands on its feet (see CR-CAT-01). | Book §CATS |  |

**Rulings**

- **R-CAT-1 Boxes.** A cat fits.
- **R-CAT-2** No title.

**G-01 A fall** [CR-CAT-02]
Given a cat on a roof.
Then it lands.

**X-01 Another** [R-CAT-1]
Given a box.

| no. | decision | who |
|---|---|---|
| DP-01 | In or out | the cat |

| thing | owner |
|---|---|
| HI-01 where it slept | unknown |

## GEO-LEAP

How far.

| ID | Question | Reading |
| --- | --- | --- |
| KO-S1-07 | A rule of a mode. | 003 |
| KO-R-01 | What is a lap? | Where it sits. |

### SD-X-02 A day
`;

const entries = parseLedger('docs/rules/cats.md', madeUp);

function entry(id: string): Entry {
  return entries.find((each) => each.id === id)!;
}

describe('a ledger', () => {
  it('defines an ID where it opens a row, a bold line or a heading, and nowhere else', () => {
    expect(entries.map(({ id }) => id)).toEqual([
      'CR-CAT-01',
      'CR-CAT-02',
      'R-CAT-1',
      'R-CAT-2',
      'G-01',
      'X-01',
      'DP-01',
      'HI-01',
      'GEO-LEAP',
      'KO-S1-07',
      'KO-R-01',
      'SD-X-02',
    ]);
  });

  it('tells the kinds apart', () => {
    expect(entries.map(({ kind }) => kind).join(' ')).toBe(
      'statement statement ruling ruling example example decision hidden geometry statement ruling example',
    );
  });

  it('puts a ruling of the core game into the chapter it rules on', () => {
    expect(entry('R-CAT-1').chapter).toBe(entry('CR-CAT-01').chapter);
  });

  it('takes the words of a statement and its further columns from the row', () => {
    expect(entry('CR-CAT-01')).toMatchObject({
      text: 'A cat has nine lives.',
      notes: [
        ['where', 'Book §CATS'],
        ['test observes', 'lives = 9'],
      ],
      file: 'docs/rules/cats.md',
      line: 7,
    });
  });

  it('takes the words that stand beside the ID in the first cell', () => {
    expect(entry('HI-01')).toMatchObject({ text: 'where it slept', notes: [['owner', 'unknown']] });
  });

  it('ends a ruling where the next one begins', () => {
    expect(entry('R-CAT-1').text).toBe('Boxes. A cat fits.');
  });

  it('reads an example to the end of its paragraph', () => {
    expect(entry('G-01').text).toBe('A fall [CR-CAT-02]\nGiven a cat on a roof.\nThen it lands.');
  });
});

describe('the ledgers of the project', () => {
  const ledger = [...readLedgers(fileURLToPath(new URL('../../../', import.meta.url))).values()];
  const counted = (file: string, kind: string) =>
    ledger.filter((each) => each.file === `docs/rules/${file}.md` && each.kind === kind).length;

  it('hold 63 decision points, 12 entries on hidden information and 11 geometry predicates', () => {
    expect([counted('core', 'decision'), counted('core', 'hidden'), counted('core', 'geometry')]).toEqual([63, 12, 11]);
  });

  it('say something under every ID', () => {
    expect(ledger.filter(({ text }) => text.trim() === '').map(({ id }) => id)).toEqual([]);
  });
});
