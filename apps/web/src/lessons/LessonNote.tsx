import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useNewest } from '../game/useAsked.ts';
import { FIRST_GAME } from '../port/lesson.ts';
import { Icon } from '../ui/Icon.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { WithTerms } from '../terms/TermHint.tsx';
import { useLesson } from './lesson.ts';
import { canStepBack, numberOf, openStep, steppedBack, takenBack } from './place.ts';

/** The question of the step, what there is to know, and what came of the answer. */
export function LessonNote() {
  const { moment } = useGame();
  const { words, place, game, goTo, next, tell } = useLesson();
  const { step, said } = openStep(place);
  const begun = said.length;
  const judged = useNewest(`${moment.version} ${step} ${begun}`, async () => ({
    step,
    ...(await game.judge(step, begun)),
  }));
  const verdict = judged?.step === step ? judged : null;
  useEffect(() => {
    if (verdict) tell(verdict);
  }, [verdict]);
  const heading = useRef<HTMLHeadingElement>(null);
  // With the picture: whoever works by keyboard or listens goes on from the new question.
  useLayoutEffect(() => heading.current?.focus(), [step, game]);
  const told = words.steps[step];
  const fell = verdict && verdict.verdict !== 'open' ? verdict : null;
  const isLast = numberOf(step) === FIRST_GAME.length;
  return (
    <section class={`lesson-note${fell ? ` ${fell.verdict}` : ''}`} aria-label={words.firstGame} data-lesson={step}>
      <div class="lesson-question">
        <p class="cap">{fell ? words[fell.verdict === 'reached' ? 'reached' : 'missed'] : words.decide}</p>
        <h2 ref={heading} tabIndex={-1}>
          {told.question}
        </h2>
      </div>
      <p class="lesson-text" aria-live="polite" data-verdict={fell?.verdict ?? 'open'}>
        <WithTerms text={fell ? told[fell.verdict === 'reached' ? 'reached' : 'missed'](fell.facts) : told.text} />
      </p>
      <div class="lesson-ways">
        {fell && (
          <button type="button" class="button filled" data-way="lesson-next" onClick={() => next(fell)}>
            {isLast ? words.finish : fell.verdict === 'missed' ? words.goOn : words.next} <Icon name="next" />
          </button>
        )}
        {fell?.verdict === 'missed' && (
          <button type="button" class="button" data-way="lesson-take-back" onClick={() => goTo(takenBack(place))}>
            <Icon name="undo" /> {words.takeBack}
          </button>
        )}
        <SheetButton
          title={words.why}
          kind="button lesson-sign"
          sheet="lesson-why"
          mark={{ 'data-way': 'lesson-why' }}
          face={
            <>
              <Icon name="why" /> <span>{words.why}</span>
            </>
          }
        >
          <h2>{told.question}</h2>
          <p>
            <WithTerms text={told.why} />
          </p>
        </SheetButton>
        <button
          type="button"
          class="button quiet lesson-sign"
          data-way="step-back"
          disabled={!canStepBack(place)}
          onClick={() => goTo(steppedBack(place))}
        >
          <Icon name="undo" /> <span>{words.stepBack}</span>
        </button>
      </div>
    </section>
  );
}
