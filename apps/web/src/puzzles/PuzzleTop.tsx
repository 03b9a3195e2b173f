import { useSpeech } from '../i18n/language.ts';
import { addressOf } from '../shell/route.ts';
import { SettingsButton } from '../shell/SettingsPanel.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import { usePuzzle } from './puzzle.ts';
import { isSolved } from './tries.ts';

/** Which puzzle it is, which are solved, and the ways out. */
export function PuzzleTop() {
  const { t, language } = useSpeech();
  const { words, puzzle, all, kept, again } = usePuzzle();
  const number = all.indexOf(puzzle) + 1;
  const solved = all.filter((each) => isSolved(kept, each)).length;
  return (
    <header class="top lesson-top">
      <div class="top-left">
        <a class="top-name" href={addressOf()} aria-label={t.shell.home}>
          <Mark />
        </a>
        <div class="lesson-where">
          <span class="cap">{words.puzzleOf(number, all.length)}</span>
          <h1>{puzzle.title[language]}</h1>
          <span class="lesson-count numbers" aria-hidden="true">
            {number} / {all.length}
          </span>
        </div>
      </div>
      <div class="lesson-middle">
        <div class="lesson-progress" role="img" aria-label={words.progress(solved, all.length)}>
          {all.map((each) => (
            <i key={each.id} class={each === puzzle ? 'now' : isSolved(kept, each) ? 'past' : ''} />
          ))}
        </div>
      </div>
      <div class="top-ways">
        <button type="button" class="button" data-way="start-again" aria-label={words.startAgain} onClick={again}>
          <Icon name="undo" /> <span>{words.startAgain}</span>
        </button>
        <a class="button quiet" data-way="leave" href={addressOf('puzzles')} aria-label={words.leave}>
          <Icon name="cancel" /> <span>{words.leave}</span>
        </a>
        <SettingsButton />
      </div>
    </header>
  );
}
