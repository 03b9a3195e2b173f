import type { Effect, EffectOf, Test } from '@faultline/rules';
import type { Speaking } from '../abilities/abilityWords.ts';
import { checkedBy } from '../abilities/lastStep.ts';
import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const check: VerbWords<'check'> = {
  en: ({ test }, s) => `check if ${s.test(test)[0]}`,
  de: ({ test }, s) => `prüfe, ob ${s.test(test)[0]}`,
};

/** A condition that only asks whether there is anybody to choose. */
const isIfAble = ({ test, effects: [first] }: EffectOf<'when'>): boolean =>
  test.test === 'some' &&
  (test.atLeast ?? 1) === 1 &&
  first?.do === 'choose' &&
  JSON.stringify(first.from) === JSON.stringify(test.who);

export const when: VerbWords<'when'> = {
  en: (effect, s) => {
    const { test, effects: inner, otherwise = [] } = effect;
    if (!isIfAble(effect)) return `if ${s.test(test)[0]}, ${en.chain(s.sentences(inner))}${en.elsewise(otherwise, s)}`;
    const told = en.chain(s.sentences(inner));
    return otherwise.length === 0 ? told : `if able, ${told}; if there is none, ${en.chain(s.sentences(otherwise))}`;
  },
  de: (effect, s) => {
    const { test, effects: inner, otherwise = [] } = effect;
    if (!isIfAble(effect)) return de.under(`falls ${s.test(test)[0]}`, inner, otherwise, s);
    if (otherwise.length > 0)
      return `falls möglich: ${de.following(s.sentences(inner))}; falls nicht: ${de.following(s.sentences(otherwise))}`;
    const told = s.sentences(inner);
    return told.length === 1 ? (told[0] ?? '') : de.following(told);
  },
};

/** Whether the step before gives a number of its own that may be nought. */
const isCounted = (before: Effect | undefined): before is EffectOf<'suffer'> =>
  before?.do === 'suffer' && typeof before.amount === 'object';

/** Where a single question is all that hangs on the step before, it is asked in one breath. */
function askedToo({ effects: inner, otherwise = [] }: EffectOf<'if-did'>): EffectOf<'when'> | null {
  const [only, another] = inner;
  if (only?.do !== 'when' || another || otherwise.length > 0 || isIfAble(only)) return null;
  return only.otherwise?.length ? null : only;
}

/** What each was asked, about the one of them who fits. */
const asked = (bind: string, test: Test, s: Speaking): string => s.speaker.about(bind, () => s.test(test)[0]);

function ifDidEnglish(s: Speaking): string {
  const { before } = s.speaker;
  const checked = checkedBy(before);
  if (checked) {
    const holds = asked(checked.each.bind, checked.test, s);
    if (!checked.ofDoers) return `if of any of them ${holds}`;
    return holds.startsWith('it ')
      ? `if any of them did and ${holds.slice('it '.length)}`
      : `if any of them did and then ${holds}`;
  }
  if (before?.do === 'each') return 'if any of them did';
  return isCounted(before) ? `if ${en.theUnit(before.who, s)} suffers any` : 'if so';
}

function ifDidGerman(s: Speaking): string {
  const { before } = s.speaker;
  const checked = checkedBy(before);
  if (checked) {
    const holds = asked(checked.each.bind, checked.test, s);
    return checked.ofDoers
      ? `wenn einer das getan hat und danach ${holds.replace(/^er /, '')}`
      : `wenn für einen davon gilt, dass ${holds}`;
  }
  if (before?.do === 'each') return 'wenn mindestens einer das getan hat';
  return isCounted(before) ? `wenn ${de.theUnit(before.who, s, 'nom')} dabei Schaden nimmt` : 'wenn ja';
}

/** Where the step before came to nothing; `if not` would mean that nobody wanted it. */
function notDoneEnglish(s: Speaking): string {
  const { before } = s.speaker;
  if (before?.do === 'drop-hunker') return `if ${en.theUnit(before.who, s)} had none`;
  return before?.do === 'control' ? 'if none was removed' : 'if not';
}

function notDoneGerman(s: Speaking): string {
  const { before } = s.speaker;
  if (before?.do === 'drop-hunker') return `wenn ${de.theUnit(before.who, s, 'nom')} keinen hatte`;
  return before?.do === 'control' ? 'wenn keiner entfernt wurde' : 'wenn nicht';
}

export const ifDid: VerbWords<'if-did'> = {
  en: (effect, s) => {
    const { effects: inner, otherwise = [] } = effect;
    if (inner.length === 0) return `${notDoneEnglish(s)}, ${en.chain(s.sentences(otherwise))}`;
    const [did, too] = [ifDidEnglish(s), askedToo(effect)];
    if (too) return `${did} and ${s.test(too.test)[0]}, ${en.chain(s.sentences(too.effects))}`;
    return `${did}, ${en.chain(s.sentences(inner))}${en.elsewise(otherwise, s)}`;
  },
  de: (effect, s) => {
    const { effects: inner, otherwise = [] } = effect;
    if (inner.length === 0) return de.under(notDoneGerman(s), otherwise, undefined, s);
    const [did, too] = [ifDidGerman(s), askedToo(effect)];
    if (too) return de.under(`${did} und ${s.test(too.test)[0]}`, too.effects, undefined, s);
    return de.under(did, inner, otherwise, s);
  },
};

const isPlainCount = (n: EffectOf<'repeat'>['times']): n is Exclude<typeof n, number> =>
  typeof n === 'object' && (n.per ?? 1) === 1 && (n.times ?? 1) === 1;

export const repeat: VerbWords<'repeat'> = {
  en: ({ times: n, effects: inner }, s) =>
    isPlainCount(n)
      ? `${en.forEach(n, s)}, ${en.chain(s.sentences(inner))}`
      : `do this ${en.amount(n, en.times, s)}: ${en.chain(s.sentences(inner))}`,
  de: ({ times: n, effects: inner }, s) =>
    isPlainCount(n)
      ? `${de.forEach(n, s)}: ${de.following(s.sentences(inner))}`
      : `${de.amount(n, de.times, s)}: ${de.following(s.sentences(inner))}`,
};
