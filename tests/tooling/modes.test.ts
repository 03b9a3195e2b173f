import { describe, expect, it } from 'vitest';
import { folderOf, missingFolders, namingsIn } from '../../scripts/modes.ts';

const IDS = ['standard', 'key-operations'];
const namings = (text: string, file = 'packages/ai/src/why.ts') => namingsIn(file, text, IDS);

describe('the check of modes', () => {
  it.each([
    ["if (score.mode === 'standard') end();", 'names the mode "standard"'],
    ["const table = { 'key-operations': 1 };", 'names the mode "key-operations"'],
    ["import { claim } from '../modes/standard/tracker.ts';", 'reaches into the folder of the mode standard'],
    ["import { keyOperations } from '@faultline/rules';", 'imports the mode keyOperations'],
    ["import { standard as usual } from '@faultline/rules';", 'imports the mode usual'],
  ])('refuses %s', (text, what) => {
    expect(namings(`\n${text}`)).toEqual([expect.stringContaining(`packages/ai/src/why.ts:2: ${what}`)]);
  });

  it('lets the folders of modes name them, and everybody the table', () => {
    expect(namings("const id = 'standard';", 'packages/ai/src/modes/standard/worth.ts')).toEqual([]);
    expect(namings("import { worthIn } from '../modes/index.ts'; // not 'standard'\nconst standard = 1;")).toEqual([]);
  });

  it('wants a folder for every mode in each package that must know it', () => {
    const there = (place: string): string[] =>
      place === 'packages/text/src/log/modes' ? ['standard'] : ['standard', 'keyOperations'];
    expect(missingFolders(IDS, there)).toEqual([
      'packages/text/src/log/modes has no folder keyOperations for the mode "key-operations".',
    ]);
    expect(folderOf('key-operations')).toBe('keyOperations');
  });
});
