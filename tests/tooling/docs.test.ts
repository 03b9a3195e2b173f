import { describe, expect, it } from 'vitest';
import { lostIn } from '../../scripts/docs.ts';

const FILES = ['packages/rules/src/attack/tree.ts', 'docs/odds.md', 'README.md'];
const lost = (text: string): string[] => lostIn('docs/page.md', text, FILES);

describe('paths in documents', () => {
  it('may leave out the folders in front, and may be folders', () => {
    expect(lost('See `attack/tree.ts`, `tree.ts:12` and `packages/rules/src`.')).toEqual([]);
  });

  it('are told with their line where nothing is', () => {
    expect(lost('Here.\nSee `attack/fork.ts` and `packages/weather/`.')).toEqual([
      'docs/page.md:2 names attack/fork.ts, which is not there.',
      'docs/page.md:2 names packages/weather, which is not there.',
    ]);
  });

  it('with a placeholder, and examples of files, are not looked at', () => {
    expect(lost('Write `packages/cards/units/<unit>/index.ts` and `npx faultline event new cup.json`.')).toEqual([]);
  });

  it('are links too, seen from the document', () => {
    expect(lost('[odds](odds.md#how), [start](../README.md), [site](https://example.org)')).toEqual([]);
    expect(lost('[odds](../odds.md)')).toEqual(['docs/page.md:1 names ../odds.md, which is not there.']);
  });
});
