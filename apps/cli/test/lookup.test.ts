import { describe, expect, it } from 'vitest';
import { checkout } from '../../../tests/tooling/checkout.ts';
import { readLedgers } from '../src/rules/ledger.ts';
import { describeEntry } from '../src/rules/lookup.ts';
import { readTitles } from '../src/rules/titles.ts';

const cats = {
  'docs/rules/cats.md': '| CR-CAT-1 | A cat purrs. |\n\n- **R-CAT-1** Loudly.\n',
  'packages/rules/src/cat.ts': '// CR-CAT-1\nexport const purr = 1;\n// R-CAT-1\n// R-CAT-10\n',
  'packages/rules/test/cat.test.ts': "it('[R-CAT-1] loudly', () => {});\n",
  'packages/rules/node_modules/dog/dog.test.ts': "it('[R-CAT-1] barks', () => {});\n",
  'tests/scenarios/nap.yaml': 'title: "[R-CAT-1] asleep"\n',
};

function shown(id: string, files: Record<string, string> = cats): string[] {
  const root = checkout(files);
  return describeEntry(root, id, readLedgers(root), readTitles(root)).split('\n');
}

describe('one rule', () => {
  it('is shown with its words, its code and its proofs in tests and scenarios', () => {
    expect(shown('R-CAT-1')).toEqual([
      'R-CAT-1 (ruling, docs/rules/cats.md:3)',
      '  Loudly.',
      '',
      'Named in the code:',
      '  packages/rules/src/cat.ts:3  // R-CAT-1',
      'Proved by:',
      '  packages/rules/test/cat.test.ts:1  [R-CAT-1] loudly',
      '  tests/scenarios/nap.yaml:1  [R-CAT-1] asleep',
    ]);
  });

  it('says so when nothing proves it', () => {
    expect(shown('CR-CAT-1')).toContain('Proved by: nowhere yet.');
  });

  it('cannot be defined twice', () => {
    const twice = { ...cats, 'docs/rules/dogs.md': '| CR-CAT-1 | A dog barks. |\n' };
    expect(() => shown('CR-CAT-1', twice)).toThrow(
      'CR-CAT-1 is defined twice: docs/rules/cats.md:1 and docs/rules/dogs.md:1',
    );
  });
});
