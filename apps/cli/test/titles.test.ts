import { describe, expect, it } from 'vitest';
import { idsIn } from '../src/rules/ids.ts';
import { titleOfScenario, titlesOfTests } from '../src/rules/titles.ts';

function titles(code: string): string[] {
  return titlesOfTests('a.test.ts', code).map(({ text }) => text);
}

describe('test titles', () => {
  it('are those of it and test, after those of the groups around them', () => {
    const code = `
      describe('cats', () => {
        it('purr', () => {});
        describe('at night', () => { test("hunt", () => {}); });
      });
      it('dogs bark', () => {});`;
    expect(titles(code)).toEqual(['cats purr', 'cats at night hunt', 'dogs bark']);
  });

  it('are found behind it.each, it.only and describe.each', () => {
    const code = `
      it.each([1, 2])('a %i', () => {});
      it.only('b', () => {});
      describe.each\`x\`('c', () => { it('d', () => {}); });`;
    expect(titles(code)).toEqual(['a %i', 'b', 'c d']);
  });

  it('keep the fixed words of a template', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the snippet is code.
    expect(titles('it(`a ${name} b`, () => {});')).toEqual(['a … b']);
  });

  it('leave out what does not run', () => {
    const code = `
      it.skip('a', () => {});
      it.todo('b');
      describe.skip('c', () => { it('d', () => {}); });`;
    expect(titles(code)).toEqual([]);
  });

  it('are not found in comments, strings or other calls', () => {
    const code = `
      // it('a', () => {});
      const b = "it('b')";
      expect('c');`;
    expect(titles(code)).toEqual([]);
  });

  it('know their line', () => {
    expect(titlesOfTests('a.test.ts', "\n\nit('a', () => {});")).toEqual([{ text: 'a', file: 'a.test.ts', line: 3 }]);
  });
});

describe('scenario titles', () => {
  it('are the title at the top of the file', () => {
    const scenario = 'table: small\ntitle: "a: cat"\nsteps:\n  - title: not this\n';
    expect(titleOfScenario('a.yaml', scenario)).toMatchObject([{ text: 'a: cat' }]);
  });

  it('are missing from a file without one', () => {
    expect(titleOfScenario('a.yaml', 'table: small\n')).toEqual([]);
  });

  it('of a file that is no YAML are refused with its name', () => {
    expect(() => titleOfScenario('a.yaml', 'title: [')).toThrow('a.yaml is no YAML');
  });
});

describe('claimed IDs', () => {
  it.each([
    ['in brackets', '[CR-CAT-01] purrs', ['CR-CAT-01']],
    ['several, with commas', '[CR-CAT-01, R-CAT-2] purrs', ['CR-CAT-01', 'R-CAT-2']],
    ['in several brackets', '[KO-S1-07] purrs [GEO-LEAP]', ['KO-S1-07', 'GEO-LEAP']],
    ['once when named twice', '[G-01] falls [G-01]', ['G-01']],
    ['not outside brackets', 'IG-11 and CR-CAT-01', []],
    ['not other words in brackets', '[D] Sharpshooter [2] in [Cover]', []],
  ])('%s', (_, title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});
