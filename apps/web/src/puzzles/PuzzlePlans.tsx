import type { Part } from '@faultline/odds';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { percent } from '../attack/percent.ts';
import { useGame } from '../game/game.ts';
import { useSpeech } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { goalOf, planOf } from './plan.ts';
import { usePuzzle } from './puzzle.ts';
import { triesAt } from './tries.ts';

/** What is wanted, and every plan so far with its exact chance. */
export function PuzzlePlans() {
  const { words, puzzle } = usePuzzle();
  return (
    <section class="panel puzzle-plans" aria-label={words.plans}>
      <div class="puzzle-goal">
        <p class="cap">{words.goal}</p>
        <Goal />
        <p>{words.facts(puzzle.acts, puzzle.on, puzzle.force)}</p>
      </div>
      <Plans />
    </section>
  );
}

/** Whoever works by keyboard or listens begins with the goal. */
export function Goal() {
  const { words, puzzle, game } = usePuzzle();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [game]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {goalOf(puzzle, words)}
    </h2>
  );
}

/** The plans alone: on a phone they are a sheet. */
export function Plans() {
  const { words, puzzle, kept, judged, show } = usePuzzle();
  const { plans, shown } = triesAt(kept, puzzle.id);
  const open = judged?.attempt.chance === null && judged.attempt.parts.length > 0 ? judged.attempt : null;
  return (
    <>
      <div class="puzzle-plans-head">
        <h3>{words.plans}</h3>
        <small>{words.plansHint}</small>
      </div>
      {plans.length === 0 && !open && <p class="puzzle-none">{words.noPlans}</p>}
      <ul class="puzzle-tried">
        {open && <Plan parts={open.parts} chance={null} />}
        {plans.map(({ parts, chance }) => (
          <Plan key={JSON.stringify([parts, chance])} parts={parts} chance={chance} />
        ))}
        {shown && judged && (
          <Plan parts={judged.best.parts} chance={judged.best.chance} kind="best" label={words.shown} />
        )}
      </ul>
      {!shown && plans.length > 0 && (
        <button type="button" class="button quiet" data-way="show-best" onClick={show}>
          <Icon name="los" /> {words.show}
        </button>
      )}
      <p class="puzzle-judge">
        <Icon name="confirm" /> {words.judge}
      </p>
    </>
  );
}

interface PlanProps {
  readonly parts: readonly Part[];
  readonly chance: number | null;
  readonly kind?: 'best';
  readonly label?: string;
}

function Plan({ parts, chance, kind, label }: PlanProps) {
  const { t } = useSpeech();
  const { cast } = useGame();
  const { words } = usePuzzle();
  return (
    <li class={`puzzle-plan ${kind ?? ''}`} data-plan={kind ?? (chance === null ? 'open' : 'tried')}>
      <span>
        {(label ?? (chance === null && words.now)) && <small>{label ?? words.now}</small>}
        {planOf(parts, cast, words, t.words) || '…'}
      </span>
      <b class="numbers">{chance === null ? '?' : percent(chance, t.attack)}</b>
      <span class="puzzle-bar" aria-hidden="true">
        <i style={{ width: `${100 * (chance ?? 0)}%` }} />
      </span>
    </li>
  );
}
