import type { AbilityWords } from '../../abilities/abilityWords.ts';
import { clauses } from './clauses.ts';
import { events } from './events.ts';
import { one, some } from './nouns.ts';
import { tests } from './tests.ts';

export const abilities: AbilityWords = {
  clauses,
  tests,
  events,
  some: (who, s) => some(who, s),
  instead: (sentence) => (/ instead$/.test(sentence) ? sentence : `${sentence} instead`),
  choose: (whom) => `choose ${whom.map(one).join(', then ')}`,
};
