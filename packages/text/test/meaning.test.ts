import { coreGame } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { abilityText } from '../src/cardTexts/abilityText.ts';
import { versions } from './versions.ts';

const abilities = Object.values(coreGame().library.abilities);

/** A sentence that two abilities share would leave open which of them it means. */
describe.each(['en', 'de'] as const)('the texts in %s', (language) => {
  it('differ where an ability is changed in who, how many, optional, cost, instead or once', () => {
    const alike: string[] = [];
    let tried = 0;
    for (const ability of abilities) {
      const said = abilityText(language, ability).join(' ');
      for (const [what, clauses] of versions(ability)) {
        tried += 1;
        if (abilityText(language, { ...ability, clauses }).join(' ') === said) alike.push(`${ability.id}, ${what}`);
      }
    }
    expect(alike).toEqual([]);
    expect(tried).toBeGreaterThan(5000);
  });
});
