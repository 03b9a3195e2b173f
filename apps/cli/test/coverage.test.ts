import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cover } from '../src/rules/coverage.ts';
import { type Ledger, parseLedger } from '../src/rules/ledger.ts';
import { parseNotSoftware } from '../src/rules/notSoftware.ts';
import { asJson, asText } from '../src/rules/report.ts';
import type { Title } from '../src/rules/titles.ts';

const ids = ['CR-CAT-01', 'CR-CAT-02', 'CR-CAT-03', 'CR-CAT-04', 'CR-DOG-01'];
const rows = ids.map((id) => `| ${id} | Words. |`).join('\n');
const ledger: Ledger = new Map(parseLedger('cats.md', `${rows}\n- **R-CAT-1** Words.`).map((each) => [each.id, each]));

function title(text: string): Title {
  return { text, file: 'a.test.ts', line: 7 };
}

describe('coverage', () => {
  it('counts by chapter and kind', () => {
    const { tallies } = cover(ledger, [title('[CR-CAT-01, R-CAT-1] purrs')], []);
    expect(tallies).toEqual([
      { chapter: 'CR-CAT', kind: 'statement', covered: 1, notSoftware: 0, total: 4 },
      { chapter: 'CR-DOG', kind: 'statement', covered: 0, notSoftware: 0, total: 1 },
      { chapter: 'CR-CAT', kind: 'ruling', covered: 1, notSoftware: 0, total: 1 },
    ]);
  });

  it('counts a rule once, however many tests prove it', () => {
    const { tallies } = cover(ledger, [title('[CR-DOG-01] a'), title('[CR-DOG-01] b')], []);
    expect(tallies[1]).toMatchObject({ covered: 1 });
  });

  it('splits the ledger into proved and uncovered, whatever the tests claim', () => {
    fc.assert(
      fc.property(fc.subarray([...ledger.keys()]), (claimed) => {
        const { proofs, uncovered } = cover(
          ledger,
          claimed.map((id) => title(`[${id}] holds`)),
          [],
        );
        expect([...proofs.keys(), ...uncovered.map(({ id }) => id)].sort()).toEqual([...ledger.keys()].sort());
      }),
    );
  });

  it('refuses an ID no ledger knows', () => {
    expect(cover(ledger, [title('[CR-CAT-99] purrs')], []).faults).toEqual([
      'a.test.ts:7 names CR-CAT-99, an unknown rule ID: "[CR-CAT-99] purrs"',
    ]);
  });

  it('allows three IDs in a title', () => {
    expect(cover(ledger, [title('[CR-CAT-01, CR-CAT-02, CR-CAT-03] purrs')], []).faults).toEqual([]);
  });

  it('refuses four', () => {
    const { faults } = cover(ledger, [title('[CR-CAT-01, CR-CAT-02, CR-CAT-03, CR-CAT-04] purrs')], []);
    expect(faults).toEqual([expect.stringContaining('names 4 IDs')]);
  });

  it('refuses the loss of a proof', () => {
    expect(cover(ledger, [], ['CR-CAT-02']).faults).toEqual([
      'CR-CAT-02 was covered before (docs/rules/proved.txt), but no test names it now.',
    ]);
  });

  it('refuses an unknown ID in the list of proved ones', () => {
    expect(cover(ledger, [], ['CR-CAT-99']).faults).toEqual([
      'docs/rules/proved.txt lists an unknown rule ID: CR-CAT-99.',
    ]);
  });

  it('knows what is newly proved', () => {
    const { unlisted } = cover(ledger, [title('[CR-DOG-01, CR-CAT-02] a')], ['CR-CAT-02']);
    expect(unlisted).toEqual(['CR-DOG-01']);
  });
});

describe('rules that only people can keep', () => {
  const people = parseNotSoftware(
    '# People\n\nCR-DOG-01 in passing.\n\n- CR-CAT-03 is manners,\n  at table.\n- CR-CAT-04 too.\n',
  );

  it('are listed with their reasons', () => {
    expect([...people]).toEqual([
      ['CR-CAT-03', 'is manners, at table.'],
      ['CR-CAT-04', 'too.'],
    ]);
  });

  it('are neither proved nor uncovered', () => {
    const { uncovered, notSoftware } = cover(ledger, [title('[CR-CAT-01] purrs')], [], people);
    expect(uncovered.map(({ id }) => id)).toEqual(['CR-CAT-02', 'CR-DOG-01', 'R-CAT-1']);
    expect(notSoftware.map(({ id }) => id)).toEqual(['CR-CAT-03', 'CR-CAT-04']);
  });

  it('are told in the sums', () => {
    const lines = asText(cover(ledger, [title('[CR-CAT-01] purrs')], ['CR-CAT-01'], people), false).split('\n');
    expect(lines.at(-1)).toBe('1 of 6 rules proved, 2 not software');
    expect(lines).toContain('statements           1 of 5, 2 not software');
  });

  it('are refused when a test proves one all the same', () => {
    expect(cover(ledger, [title('[CR-CAT-03] purrs')], [], people).faults).toEqual([
      'docs/rules/not-software.md says that no test can cover CR-CAT-03, but a test names it.',
    ]);
  });

  it('are refused when no ledger knows one', () => {
    expect(cover(ledger, [], [], new Map([['CR-COW-01', 'moos']])).faults).toEqual([
      'docs/rules/not-software.md lists an unknown rule ID: CR-COW-01.',
    ]);
  });
});

describe('the report', () => {
  const coverage = cover(ledger, [title('[CR-CAT-01] purrs')], []);

  it('ends with the sum', () => {
    const listed = cover(ledger, [title('[CR-CAT-01] purrs')], ['CR-CAT-01']);
    expect(asText(listed, false).split('\n').at(-1)).toBe('1 of 6 rules proved');
  });

  it('asks for newly proved rules to be listed', () => {
    expect(asText(coverage, false)).toContain('1 not yet in docs/rules/proved.txt');
  });

  it('lists uncovered IDs only when asked', () => {
    expect([asText(coverage, false), asText(coverage, true)].map((text) => text.includes('CR-CAT-02'))).toEqual([
      false,
      true,
    ]);
  });

  it('says only what is wrong when something is', () => {
    expect(asText(cover(ledger, [], ['CR-CAT-99']), true).split('\n')).toEqual([
      'docs/rules/proved.txt lists an unknown rule ID: CR-CAT-99.',
      '0 of 6 rules proved',
    ]);
  });

  it('is JSON with the documented fields', () => {
    expect(JSON.parse(asJson(coverage))).toMatchObject({
      all: { covered: 1, total: 6 },
      kinds: { statement: { covered: 1, total: 5 }, ruling: { covered: 0, total: 1 } },
      chapters: [{ chapter: 'CR-CAT', kind: 'statement', covered: 1, total: 4 }, {}, {}],
      proofs: { 'CR-CAT-01': [{ text: '[CR-CAT-01] purrs', file: 'a.test.ts', line: 7 }] },
      uncovered: ['CR-CAT-02', 'CR-CAT-03', 'CR-CAT-04', 'CR-DOG-01', 'R-CAT-1'],
      unlisted: ['CR-CAT-01'],
      faults: [],
    });
  });

  it('has the words of every rule in the language that was asked for', () => {
    const german = new Map(parseLedger('de/cats.md', '| CR-CAT-01 | Worte. |').map((each) => [each.id, each]));
    expect(JSON.parse(asJson(coverage, 1, german))).toMatchObject({ german: 1, texts: { 'CR-CAT-01': 'Worte.' } });
  });
});
