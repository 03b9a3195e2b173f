import type { Odds } from '@faultline/odds';
import type { CombatTree } from '@faultline/rules';
import { counted, iconName } from '@faultline/text';
import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Goal, goalsOf } from './goals.ts';
import { percent } from './percent.ts';
import { StillTree } from './TreeView.tsx';

/** What the attacker may go for, each with its chance; one opens to the way through the tree. */
export function Goals({ odds, tree }: { readonly odds: Odds; readonly tree: CombatTree }) {
  const { attack, words } = useMessages();
  const [chosen, choose] = useState<Goal['of'] | null>(null);
  const nameOf = ({ of, damage }: Goal): string =>
    of === 'most' ? attack.goalMost(damage ?? 0) : of === 'wound' ? attack.goalWound : iconName(words.terms, of);
  return (
    <div class="goals">
      <h3>{attack.goals}</h3>
      <ul>
        {goalsOf(odds).map((goal) => (
          <li key={goal.of}>
            <button
              type="button"
              data-goal={goal.of}
              aria-expanded={chosen === goal.of}
              onClick={() => choose(chosen === goal.of ? null : goal.of)}
            >
              <Icon name={goal.of === 'most' ? 'damage' : goal.of === 'wound' ? 'wounded' : goal.of} />
              <span>{nameOf(goal)}</span>
              <b class="numbers">{percent(goal.chance, attack)}</b>
            </button>
            {chosen === goal.of && <WayTo goal={goal} tree={tree} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function WayTo({ goal: { way }, tree }: { readonly goal: Goal; readonly tree: CombatTree }) {
  const { attack, words } = useMessages();
  if (!way) return <p class="odds-note">{attack.onlyChart}</p>;
  const steps = way.path.map((id) => tree.options.find((option) => option.id === id)?.effects ?? []);
  return (
    <>
      <p class="odds-note">
        {attack.goalWay(way.successes)}{' '}
        {steps.map((effects) => counted(words.terms, effects) || words.terms.nothing).join(' → ')}
      </p>
      <StillTree tree={tree} along={way.path} />
    </>
  );
}
