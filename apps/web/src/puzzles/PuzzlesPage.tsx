import './puzzles.css';
import puzzles from 'virtual:puzzles';
import { percent } from '../attack/percent.ts';
import { useSpeech } from '../i18n/language.ts';
import { type PuzzlesWords, usePuzzlesWords } from '../i18n/puzzlesWords.ts';
import type { PuzzleTold } from '../port/puzzle.ts';
import { Loading } from '../shell/notices.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import type { PageProps } from '../shell/page.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { emblemOf } from '../ui/UnitEmblem.tsx';
import { goalOf } from './plan.ts';
import { PuzzlePlay } from './PuzzlePlay.tsx';
import { bestChance, isSolved, type Kept, keptTries, triesAt } from './tries.ts';

/** `#/puzzles`: all of them, with what is solved. `#/puzzles/NAME`: one of them, to be tried. */
export default function PuzzlesPage({ rest: [id] }: PageProps) {
  const words = usePuzzlesWords();
  if (!words) return <Loading />;
  const puzzle = puzzles.find((each) => each.id === id);
  if (puzzle) return <PuzzlePlay key={puzzle.id} words={words} puzzle={puzzle} all={puzzles} />;
  return <List words={words} isUnknown={id !== undefined} />;
}

function List({ words, isUnknown }: { readonly words: PuzzlesWords; readonly isUnknown: boolean }) {
  const kept = keptTries();
  const solved = puzzles.filter((puzzle) => isSolved(kept, puzzle)).length;
  const next = puzzles.find((puzzle) => !isSolved(kept, puzzle));
  return (
    <>
      <PageHead title={words.puzzles} />
      <main class="puzzles">
        {isUnknown && <p role="alert">{words.unknown}</p>}
        <p>{words.hint}</p>
        <p class="puzzles-solved">
          <b>{words.solved(solved, puzzles.length)}</b> {solved === puzzles.length && words.done}
        </p>
        <ol class="panel puzzle-list">
          {puzzles.map((puzzle, i) => (
            <Row key={puzzle.id} puzzle={puzzle} number={i + 1} words={words} kept={kept} isNext={puzzle === next} />
          ))}
        </ol>
      </main>
    </>
  );
}

interface RowProps {
  readonly puzzle: PuzzleTold;
  readonly number: number;
  readonly words: PuzzlesWords;
  readonly kept: Kept;
  readonly isNext: boolean;
}

function Row({ puzzle, number, words, kept, isNext }: RowProps) {
  const { language } = useSpeech();
  const solved = isSolved(kept, puzzle);
  return (
    <li class={solved ? 'solved' : isNext ? 'next' : ''}>
      <a href={addressOf('puzzles', puzzle.id)} data-puzzle={puzzle.id}>
        <span class="puzzle-number numbers" aria-hidden="true">
          {solved ? <Icon name="confirm" /> : number}
        </span>
        <span class="puzzle-plate" aria-hidden="true">
          <Icon name={emblemOf(puzzle.acts.card)} />
        </span>
        <span class="puzzle-said">
          <b>{puzzle.title[language]}</b>
          <span>{goalOf(puzzle, words)}</span>
          <small>
            {puzzle.acts.name} · <State puzzle={puzzle} words={words} kept={kept} />
          </small>
        </span>
        <Icon name="next" />
      </a>
    </li>
  );
}

function State({ puzzle, words: { states }, kept }: Pick<RowProps, 'puzzle' | 'words' | 'kept'>) {
  const { t } = useSpeech();
  const chance = bestChance(triesAt(kept, puzzle.id));
  if (chance === null) return <>{states.fresh}</>;
  return <>{states[isSolved(kept, puzzle) ? 'solved' : 'tried'](percent(chance, t.attack))}</>;
}
