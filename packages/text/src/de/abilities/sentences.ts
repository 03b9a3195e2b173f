import type { Ref } from '@faultline/rules';
import { capital, type Speaking } from '../../abilities/abilityWords.ts';
import { apart, partsOf, whole } from '../../abilities/sentence.ts';

/** `frische 1 Macht auf`, und hinter „du darfst“: `1 Macht auffrischen`. */
export const order = (verb: string, rest: string, particle: string, infinitive: string): string =>
  apart({ subject: '', verb, rest, particle, infinitive });

/** `diese Einheit erhält 1 Ducken-Marker`. */
export const does = (subject: string, verb: string, rest: string, infinitive = ''): string =>
  apart({ subject, verb, rest, particle: '', infinitive });

/** Was jemand nehmen oder lassen kann: hinter „dürfen“ `diese Einheit darf 1 Ducken-Marker erhalten`. */
export const gets = (subject: string, verb: string, rest: string, infinitive: string): string =>
  apart({ subject, verb, rest, particle: '', infinitive, isWelcome: true });

/** Ein Nebensatz folgt dem Verb: `einen Charakter angreift, der …`. */
export const closing = (whom: string, verb: string): string => {
  const [head = '', ...clauses] = whom.split(/(?=, (?:der|die|um die|durch den) )/);
  return `${head} ${verb}${clauses.join('')}`;
};

/** Ob mehrere gemeint sind: Einheiten, die im Plural heißen, und alle, die auf einmal genannt werden. */
const isMany = (ref: Ref, s: Speaking): boolean =>
  typeof ref === 'object' ? s.speaker.isMany(ref.bound) : ref === 'targets';

/** Das Verb in der Zahl, in der jemand etwas tut. */
export const numbered = (ref: Ref, s: Speaking, one: string, many: string): string => (isMany(ref, s) ? many : one);

/** Hinter einem Nebensatz steht das Verb zuerst: `erhält diese Einheit 1 Ducken-Marker`. */
export function inverted(sentence: string): string {
  const parts = partsOf(sentence);
  if (!parts) return sentence;
  return [parts.verb, parts.subject, parts.rest, parts.particle].filter(Boolean).join(' ');
}

/** `du darfst 1 Macht auffrischen`; wer schon darf, darf; alles andere folgt einem Doppelpunkt. */
export function permitted(sentence: string): string {
  const parts = partsOf(sentence);
  if (parts && parts.subject === '') return does('du', 'darfst', `${parts.rest} ${parts.infinitive}`.trim());
  if (parts && parts.infinitive === '') return sentence;
  if (parts?.isWelcome) {
    const may = parts.subject === 'du' ? 'darfst' : parts.verb.endsWith('en') ? 'dürfen' : 'darf';
    return does(parts.subject, may, `${parts.rest} ${parts.infinitive}`);
  }
  return `du darfst Folgendes abhandeln: ${capital(whole(sentence))}`;
}

/** Ganze Sätze nach einem Doppelpunkt beginnen groß. */
export const following = (sentences: readonly string[]): string =>
  sentences
    .map((sentence, i) => {
      const said = whole(sentence);
      if (i === 0) return capital(said);
      return HANGS_ON.test(said) ? `; ${said}` : `; danach: ${capital(said)}`;
    })
    .join('');

/** Was am Schritt davor hängt. */
const HANGS_ON = /^wenn (?:ja|nicht|mindestens einer|einer das)\b/;
