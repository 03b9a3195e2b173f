import { describe, expect, it } from 'vitest';
import { whyStale } from '../src/rules/stale.ts';

const sources = new Map([
  ['packages/rules/src/attack/roll.ts', "step('attack.roll', () => 1);\nexport const facesOf = () => 2;"],
  ['packages/rules/src/turn/turn.ts', 'function begin() {}'],
]);
const proved = Array.from({ length: 20 }, (_, n) => `CR-ATK-${n}`);
const codeWith = (name: string) =>
  new Map(proved.map((id, n) => [id, [{ file: 'packages/rules/src/attack/roll.ts', name: n < 4 ? name : 'facesOf' }]]));

describe('the list of the code of rules', () => {
  it.each(['attack.roll', 'begin'])('fits while places like %s are declared, be it in another file', (name) => {
    expect(whyStale(codeWith(name), proved, sources)).toBeNull();
  });

  it('is out of date when too many of its places are gone', () => {
    expect(whyStale(codeWith('gone'), proved, sources)).toContain('4 of 20 places no longer exist');
  });

  it('is out of date when too many of the proved rules are missing', () => {
    const more = [...proved, 'CR-ATK-96', 'CR-ATK-97', 'CR-ATK-98', 'CR-ATK-99'];
    expect(whyStale(codeWith('begin'), more, sources)).toContain('4 of 24 proved rules are missing');
  });
});
