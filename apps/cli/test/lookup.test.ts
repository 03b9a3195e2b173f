import { describe, expect, it } from 'vitest';
import { checkout } from '../../../tests/tooling/checkout.ts';
import { readCode } from '../src/rules/code.ts';
import { readLedgers } from '../src/rules/ledger.ts';
import { describeEntry, readSources } from '../src/rules/lookup.ts';
import { readTitles } from '../src/rules/titles.ts';

const cats = {
  'docs/rules/cats.md': '| CR-CAT-1 | A cat purrs. |\n\n- **R-CAT-1** Loudly.\n',
  'packages/rules/src/cat.ts': '// CR-CAT-1\nexport const purr = 1;\n// R-CAT-1\n// R-CAT-10\n',
  'packages/rules/test/cat.test.ts': "it('[R-CAT-1] loudly', () => {});\n",
  'packages/rules/node_modules/dog/dog.test.ts': "it('[R-CAT-1] barks', () => {});\n",
  'tests/scenarios/nap.yaml': 'title: "[R-CAT-1] asleep"\n',
};

function shown(id: string, files: Record<string, string> = cats, language: 'en' | 'de' = 'en'): string[] {
  const root = checkout(files);
  const shelf = {
    ledger: readLedgers(root),
    titles: readTitles(root, [id]),
    code: readCode(root),
    sources: readSources(root),
  };
  return describeEntry(id, shelf, language).split('\n');
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

  it('shows as code the places that a test proving it runs, wherever they lie now, and other mentions apart', () => {
    const files = {
      ...cats,
      'docs/rules/code.txt':
        'CR-CAT-1 packages/rules/src/gone.ts#stroke\nR-CAT-1 packages/rules/src/cat.ts#purr packages/rules/src/cat.ts#nap.ask\n',
      'packages/rules/src/cat.ts':
        "// CR-CAT-1\n/** R-CAT-1 */\nexport const purr = () => 1;\nstep('nap', {\n  ask: () => 1, // R-CAT-1\n});\n",
      'packages/rules/src/moved.ts': '// CR-CAT-1 to CR-CAT-3\nexport function stroke() {}\n',
    };
    expect(shown('R-CAT-1', { ...files, 'packages/rules/src/said.ts': "say('R-CAT-1');\n" }).slice(3, -3)).toEqual([
      'Code that a test proving it runs:',
      '  packages/rules/src/cat.ts:3  export const purr = () => 1;',
      '  packages/rules/src/cat.ts:5  ask: () => 1, // R-CAT-1',
      'Also named in:',
      "  packages/rules/src/said.ts:1  say('R-CAT-1');",
    ]);
    expect(shown('CR-CAT-1', files).slice(3, -1)).toEqual([
      'Code that a test proving it runs:',
      '  packages/rules/src/moved.ts:2  export function stroke() {}',
      'Also named in:',
      '  packages/rules/src/cat.ts:1  // CR-CAT-1',
    ]);
  });

  it('is told in German without an English word of ours', () => {
    expect(shown('R-CAT-1', cats, 'de').filter((line) => !line.startsWith('  '))).toEqual([
      'R-CAT-1 (Auslegung, docs/rules/cats.md:3)',
      '',
      'Im Code genannt:',
      'Belegt durch:',
    ]);
    expect(shown('CR-CAT-1', cats, 'de')).toContain('Belegt durch: noch nirgends.');
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
