import { useGame } from '../game/game.ts';
import { useMessages } from '../i18n/language.ts';
import { FIRST_GAME, type StepName } from '../port/lesson.ts';
import { addressOf } from '../shell/route.ts';
import { SettingsButton } from '../shell/SettingsPanel.tsx';
import { partsOf } from '../table/modes/index.ts';
import type { After } from '../table/prospects.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import type { Live } from '../ui/signal.ts';
import { useLesson } from './lesson.ts';
import { numberOf, openStep, skipped } from './place.ts';

/** Where the tracker is part of what is learnt. */
const WITH_TRACKER: readonly StepName[] = ['wound', 'control', 'token', 'win'];

/** Which step it is, how many there are, and the ways out. */
export function LessonTop({ after }: { readonly after: Live<After | null> }) {
  const { shell } = useMessages();
  const { view } = useGame();
  const { words, place, goTo } = useLesson();
  const { step } = openStep(place);
  const number = numberOf(step);
  const Tracker = WITH_TRACKER.includes(step) ? partsOf(view.open)?.Tracker : undefined;
  return (
    <header class="top lesson-top">
      <div class="top-left">
        <a class="top-name" href={addressOf()} aria-label={shell.home}>
          <Mark />
        </a>
        <div class="lesson-where">
          <span class="cap">{words.stepOf(number, FIRST_GAME.length)}</span>
          <h1>{words.steps[step].title}</h1>
          <span class="lesson-count numbers" aria-hidden="true">
            {number} / {FIRST_GAME.length}
          </span>
        </div>
      </div>
      <div class="lesson-middle">
        <Progress number={number} />
        {Tracker && <Tracker after={after} />}
      </div>
      <div class="top-ways">
        <button
          type="button"
          class="button quiet"
          data-way="skip-step"
          aria-label={words.skip}
          onClick={() => goTo(skipped(place))}
        >
          <Icon name="next" /> <span>{words.skip}</span>
        </button>
        <a class="button" data-way="leave" href={addressOf()} aria-label={words.leave} title={words.leave}>
          <Icon name="cancel" /> <span>{words.leave}</span>
        </a>
        <SettingsButton />
      </div>
    </header>
  );
}

function Progress({ number }: { readonly number: number }) {
  const { words } = useLesson();
  return (
    <div class="lesson-progress" role="img" aria-label={words.progress(number, FIRST_GAME.length)}>
      {FIRST_GAME.map((step, i) => (
        <i key={step} class={i + 1 < number ? 'past' : i + 1 === number ? 'now' : ''} />
      ))}
    </div>
  );
}
