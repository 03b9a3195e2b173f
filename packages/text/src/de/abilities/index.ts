import { type AbilityWords, capital } from '../../abilities/abilityWords.ts';
import { apart, partsOf } from '../../abilities/sentence.ts';
import { clauses } from './clauses.ts';
import { events } from './events.ts';
import { listed } from './cases.ts';
import { some } from './nouns.ts';
import { tests } from './tests.ts';

export const abilities: AbilityWords = {
  clauses,
  tests,
  events,
  some: (who, s) => some(who, s, 'acc'),
  instead: (sentence) => {
    const parts = partsOf(sentence);
    if (parts) return apart({ ...parts, rest: `stattdessen ${parts.rest}`.trim() });
    return `stattdessen gilt: ${capital(sentence)}`;
  },
  choose: ([first = '', ...others]) =>
    others.length === 0 ? `wähle ${first}` : `wähle zuerst ${first}, dann ${listed(others)}`,
};
