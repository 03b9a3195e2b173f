/**
 * A sentence whose parts are still apart: a language that turns its words round behind a condition, or behind
 * `you may`, has to know which of them is the verb. A sentence of one part is said as it is.
 */

const APART = '\u001f';

export interface Parts {
  /** Nobody where the sentence tells somebody to do something. */
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
  /** What a verb leaves at the end: `frische … auf`. */
  readonly particle: string;
  /** The verb behind `may`; empty where the sentence already says that somebody may. */
  readonly infinitive: string;
  /** Whether it is theirs to take or leave: nobody may suffer. */
  readonly isWelcome?: boolean;
}

export const apart = ({ subject, verb, rest, particle, infinitive, isWelcome = false }: Parts): string =>
  [subject, verb, rest, particle, infinitive, isWelcome ? 'welcome' : ''].join(APART);

export function partsOf(sentence: string): Parts | null {
  const [subject = '', verb, rest = '', particle = '', infinitive = '', welcome = ''] = sentence.split(APART);
  return verb === undefined ? null : { subject, verb, rest, particle, infinitive, isWelcome: welcome !== '' };
}

/** The parts in their plain order. */
export function whole(sentence: string): string {
  const parts = partsOf(sentence);
  if (!parts) return sentence;
  return [parts.subject, parts.verb, parts.rest, parts.particle].filter(Boolean).join(' ');
}
