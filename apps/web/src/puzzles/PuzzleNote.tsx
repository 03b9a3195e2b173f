import type { Attempt } from '@faultline/odds';
import { useEffect } from 'preact/hooks';
import { percent } from '../attack/percent.ts';
import { useGame } from '../game/game.ts';
import { useNewest } from '../game/useAsked.ts';
import { useSpeech } from '../i18n/language.ts';
import type { PuzzlesWords } from '../i18n/puzzlesWords.ts';
import type { PuzzleTold } from '../port/puzzle.ts';
import { addressOf } from '../shell/route.ts';
import { useNarrow } from '../table/useNarrow.ts';
import { WithTerms } from '../terms/TermHint.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { Goal, Plans } from './PuzzlePlans.tsx';
import { usePuzzle } from './puzzle.ts';
import { isSolved, isSolvedBy } from './tries.ts';

/** The goal, and what came of the try. */
export function PuzzleNote() {
  const { t } = useSpeech();
  const { moment } = useGame();
  const narrow = useNarrow();
  const { words, puzzle, all, kept, game, judged, tell, again } = usePuzzle();
  const newest = useNewest(`${moment.version}`, () => game.judgePuzzle());
  useEffect(() => {
    if (newest) tell(newest);
  }, [newest]);
  const chance = judged?.attempt.chance ?? null;
  const attempt = chance === null ? null : (judged?.attempt ?? null);
  const solved = isSolvedBy(chance, puzzle);
  const others = [...all.slice(all.indexOf(puzzle) + 1), ...all.slice(0, all.indexOf(puzzle))];
  const next = others.find((each) => !isSolved(kept, each)) ?? others[0];
  // Beside the table the goal is told already.
  if (!narrow && !attempt) return null;
  return (
    <section
      class={`lesson-note puzzle-note${attempt ? (solved ? ' reached' : ' missed') : ''}`}
      aria-label={words.goal}
      data-judged={attempt ? 'yes' : 'no'}
    >
      {narrow && (
        <div class="lesson-question">
          <p class="cap">{words.goal}</p>
          <Goal />
        </div>
      )}
      <p class="lesson-text" aria-live="polite">
        {attempt && chance !== null ? (
          <>
            <b class="puzzle-chance">{words.chanceOf(percent(chance, t.attack))}</b>{' '}
            {verdictOf(attempt, chance, puzzle, words)}
          </>
        ) : (
          <WithTerms text={words.facts(puzzle.acts, puzzle.on, puzzle.force)} />
        )}
      </p>
      <div class="lesson-ways">
        {attempt && (
          <>
            <button type="button" class={`button${solved ? '' : ' filled'}`} data-way="try-again" onClick={again}>
              <Icon name="undo" /> {words.again}
            </button>
            {next && (
              <a class={`button${solved ? ' filled' : ''}`} data-way="next-puzzle" href={addressOf('puzzles', next.id)}>
                {words.next} <Icon name="next" />
              </a>
            )}
          </>
        )}
        {/* While an attack is under way there is no room beside the table. */}
        {(narrow || attempt) && (
          <SheetButton
            title={words.plans}
            kind="button lesson-sign"
            sheet="puzzle-plans-sheet"
            mark={{ 'data-way': 'plans' }}
            face={
              <>
                <Icon name="plan" /> <span>{words.plans}</span>
              </>
            }
          >
            <Plans />
          </SheetButton>
        )}
      </div>
    </section>
  );
}

/** What a try is worth beside the best that is known, and how its dice fell. */
function verdictOf(
  { reached, over, parts, uncounted }: Attempt,
  chance: number,
  puzzle: PuzzleTold,
  words: PuzzlesWords,
): string {
  const attacks = parts.some(({ did }) => did === 'attack');
  if (chance === 0 && !attacks) return words.wasted;
  const beside =
    100 * chance > puzzle.best + 1
      ? words.beyond
      : isSolvedBy(chance, puzzle)
        ? words.best
        : 100 * chance > puzzle.obvious + 1
          ? words.goodBetter
          : words.better;
  const fell = !attacks ? words.without : reached ? words.reached : over ? words.failed : '';
  return [beside, fell, uncounted.length > 0 ? words.uncounted : ''].filter(Boolean).join(' ');
}
