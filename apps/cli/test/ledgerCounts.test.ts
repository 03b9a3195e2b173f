import { describe, expect, it } from 'vitest';
import { withCounts } from '../src/rules/counts.ts';
import { parseLedger } from '../src/rules/ledger.ts';

const entries = [
  ...parseLedger(
    'docs/rules/core.md',
    '- **R-CAT-1 Boxes.** It fits.\n- **R-CARD-1 A card.** So.\n\n| CR-CAT-01 | Nine. |',
  ),
  ...parseLedger('docs/rules/premier.md', '| PR-CAT-01 | One. |\n| PR-CAT-02 | Two. |'),
];

describe('counts of rules', () => {
  it('follow the ledger, by file', () => {
    const table =
      '| core.md | the core game | 7 | 7 |\n| premier.md | four squads | 7 | 7 |\n| **total** | | **0** | **0** |';
    expect(withCounts(table, entries)).toBe(
      '| core.md | the core game | 1 | 2 |\n| premier.md | four squads | 2 | 0 |\n| **total** | | **3** | **2** |',
    );
  });

  it('follow the ledger, by chapter, with rulings on cards apart', () => {
    expect(withCounts('| CR-CAT | Cats | 0 | 0 |\n| R-CARD | Card rulings | 0 | 0 |', entries)).toBe(
      '| CR-CAT | Cats | 1 | 1 |\n| R-CARD | Card rulings | 0 | 1 |',
    );
  });

  it('leave other rows alone', () => {
    const rows = '| CR-CAT-01 | It has 9 lives. | 000 | 9 |';
    expect(withCounts(rows, entries)).toBe(rows);
  });
});
