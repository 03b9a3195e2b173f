import type { Answer } from '@faultline/rules';
import { isRecord, isText } from '@faultline/shape/guards';
import { FIRST_GAME, type LessonMoment, type StepName, type Verdict } from '../port/lesson.ts';

/** What came of a step. */
const OUTCOMES = ['reached', 'missed', 'skipped'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** A step that was begun: the position it goes on from, and what had been answered there by then. */
interface Begun extends LessonMoment {
  readonly step: StepName;
}

/** Where somebody is in the first game. */
export interface Place {
  /** The steps so far; the last one is open. */
  readonly trail: readonly [Begun, ...Begun[]];
  /** The answers since the open position was laid out. */
  readonly said: readonly Answer[];
  readonly outcomes: Readonly<Partial<Record<StepName, Outcome>>>;
  readonly done: boolean;
}

const fresh = (step: StepName): Begun => ({ step, from: step, said: [] });

export const START: Place = { trail: [fresh('reach')], said: [], outcomes: {}, done: false };

export const openStep = ({ trail }: Place): Begun => trail[trail.length - 1] ?? trail[0];

export const numberOf = (step: StepName): number => FIRST_GAME.indexOf(step) + 1;

const begun = (place: Place, step: Begun): Place => ({
  ...place,
  trail: [...place.trail, step],
  said: step.said,
  done: false,
});

/** To the next step: in the same game where it goes on there, else in a position of its own. */
export function goneOn(place: Place, { verdict, goesOn, said }: Verdict): Place {
  const { step, from } = openStep(place);
  const outcome = verdict === 'open' ? 'skipped' : verdict;
  const outcomes = { ...place.outcomes, [step]: outcome };
  const next = FIRST_GAME[numberOf(step)];
  // Whoever has been through all of it and tries one again is through with that one.
  const isThrough = FIRST_GAME.every((each) => place.outcomes[each] !== undefined);
  if (!next || isThrough) return { ...place, said, outcomes, done: true };
  return begun({ ...place, outcomes }, goesOn && verdict !== 'open' ? { step: next, from, said } : fresh(next));
}

export const skipped = (place: Place): Place =>
  goneOn(place, { verdict: 'open', facts: {}, goesOn: false, said: place.said });

/** Back to where the open step began. */
export const takenBack = (place: Place): Place => ({ ...place, said: openStep(place).said, done: false });

/** One answer back, or to the step before. */
export function steppedBack(place: Place): Place {
  const { said } = openStep(place);
  if (place.said.length > said.length) return { ...place, said: place.said.slice(0, -1), done: false };
  const [first, ...others] = place.trail.slice(0, -1);
  return first ? takenBack({ ...place, trail: [first, ...others] }) : place;
}

export const canStepBack = (place: Place): boolean =>
  place.trail.length > 1 || place.said.length > openStep(place).said.length;

/** One step once more, from a position of its own. */
export const again = (place: Place, step: StepName): Place => begun(place, fresh(step));

const KEY = 'faultline.firstGame';
/** More than anybody can have answered. */
const MOST = 200;

const isStep = (value: unknown): value is StepName => FIRST_GAME.some((step) => step === value);

const isAnswers = (value: unknown): value is readonly Answer[] =>
  Array.isArray(value) && value.length <= MOST && value.every((each) => isRecord(each) && isText(each.option));

const isBegun = (value: unknown): value is Begun =>
  isRecord(value) && isStep(value.step) && isStep(value.from) && isAnswers(value.said);

/** Whatever stands in the storage, what comes out is a place; null where there is none. */
export function placeFrom(text: string | null): Place | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || !Array.isArray(kept.trail) || kept.trail.length > MOST || !isAnswers(kept.said)) return null;
    const [first, ...others] = kept.trail.filter(isBegun);
    if (!first) return null;
    const told = isRecord(kept.outcomes) ? kept.outcomes : {};
    const outcomes = Object.fromEntries(
      FIRST_GAME.flatMap((step) => {
        const outcome = OUTCOMES.find((each) => each === told[step]);
        return outcome ? [[step, outcome]] : [];
      }),
    );
    return { trail: [first, ...others], said: kept.said, outcomes, done: kept.done === true };
  } catch {
    return null;
  }
}

/** A browser may keep nothing; the place then lasts as long as the page. */
export function keptPlace(): Place | null {
  try {
    return placeFrom(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function keepPlace(place: Place): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Nothing is lost but the place.
  }
}
