import { useState } from 'preact/hooks';
import type { LessonsWords } from '../i18n/lessonsWords.ts';
import { FIRST_GAME, type StepName } from '../port/lesson.ts';
import { openLocalGame } from '../port/localGame.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { addressOf, go } from '../shell/route.ts';
import { useSettings } from '../shell/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { again, openStep, type Place, START } from './place.ts';

interface LessonEndProps {
  readonly words: LessonsWords;
  readonly place: Place;
  readonly goTo: (place: Place) => void;
}

/** What came of every step, and what to play next. */
export function LessonEnd({ words, place, goTo }: LessonEndProps) {
  const { choose } = useSettings();
  const [refused, setRefused] = useState(false);
  const { outcomes } = place;
  const count = (outcome: string) => FIRST_GAME.filter((step) => (outcomes[step] ?? 'skipped') === outcome).length;
  const whole = () => {
    choose({ opponent: 'novice' });
    go(['play', 'quick', 'computer']);
  };
  const playOn = () =>
    playedOn(place, words.playedOn).then(
      (id) => go(['play', id]),
      () => setRefused(true),
    );
  return (
    <>
      <PageHead title={words.firstGame} />
      <main class="lesson-end">
        <h2 tabIndex={-1}>{outcomes.win === 'reached' ? words.won : words.over}</h2>
        <p>{words.overHint(count('missed'), count('skipped'))}</p>
        <div class="lesson-end-ways">
          <button type="button" class="button filled" data-way="whole-game" onClick={whole}>
            <Icon name="active" /> {words.wholeGame}
          </button>
          <button type="button" class="button" data-way="play-on" onClick={playOn}>
            <Icon name="next" /> {words.playOn}
          </button>
          <a class="button" data-way="puzzles" href={addressOf('puzzles')}>
            <Icon name="focus" /> {words.puzzles}
          </a>
          <button type="button" class="button quiet" data-way="from-start" onClick={() => goTo(START)}>
            <Icon name="undo" /> {words.fromStart}
          </button>
        </div>
        {refused && <p role="alert">{words.notOpened}</p>}
        <ul class="panel lesson-outcomes">
          {FIRST_GAME.map((step) => {
            const outcome = outcomes[step] ?? 'skipped';
            const { title } = words.steps[step];
            return (
              <li key={step} class={outcome}>
                <Icon name={outcome === 'reached' ? 'confirm' : outcome === 'missed' ? 'focus' : 'next'} />
                <span>
                  <b>{title}</b>
                  <small>{words.outcomes[outcome]}</small>
                </span>
                {outcome !== 'reached' && (
                  <button
                    type="button"
                    class="button"
                    data-way={`again-${step}`}
                    aria-label={words.againStep(title)}
                    onClick={() => goTo(again(place, step))}
                  >
                    {words.again}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </main>
    </>
  );
}

const LAST: StepName = 'win';

/** Saves the game of the last step as one that goes on against the novice, with dice of its own; gives its id. */
async function playedOn(place: Place, name: string): Promise<string> {
  const { from, step } = openStep(place);
  const last = step === LAST ? { from, said: place.said } : { from: LAST, said: [] };
  const game = await openLocalGame({ kind: 'lesson', ...last });
  try {
    const { version } = await game.port.since(-1);
    return await game.branch(version, ['person', 'novice'], name);
  } finally {
    game.leave();
  }
}
