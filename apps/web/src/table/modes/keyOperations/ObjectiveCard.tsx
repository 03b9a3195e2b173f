import '../../figureCard.css';
import './objectiveCard.css';
import type { TrackingCard } from '@faultline/rules';
import { attackTargets } from '@faultline/rules/attackTargets';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { putBeside } from '../../putBeside.ts';
import { TrackerCard } from './TrackerCard.tsx';
import { type OperationNow, useOperation } from './useOperation.ts';

/** An objective in short: what it is to the Stage, whose it is, and the Armored Target that is attacked through it. */
export default function ObjectiveCard({ name }: { readonly name: string }) {
  const now = useOperation();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current) putBeside(card.current, name);
  });
  const objective = now?.open.objectives.find(({ key }) => `@${key}` === name);
  if (!now || !objective) return null;
  const { page, stage, stageText, score, me } = now;
  const { key, control, priority } = objective;
  const mark = stage.active.find((each) => each.key === key)?.mark ?? null;
  const load = score.play.loads[key] ?? 0;
  const holder = control === null ? 'nobody' : control === me ? 'mine' : 'theirs';
  return (
    <div
      ref={card}
      class={`figure-card objective-card${control === null ? '' : ` side-${control === me ? 'a' : 'b'}`}`}
      role="status"
    >
      <header>
        <Icon name={priority ? 'objective-priority' : 'objective-active'} />
        <div>
          <b>{`${stageText.objectives[mark ?? '*'] ?? stageText.objectives['*']} ${key}`}</b>
          <small>
            {[page.holder[holder], priority && page.priority, load > 0 && page.damage(load)]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </div>
      </header>
      {objective.active &&
        armoredBehind(mark, now).map((tracker) => <TrackerCard key={tracker.id} tracker={tracker} now={now} />)}
    </div>
  );
}

/** KO-ARM-01, KO-S1-06: the Armored Targets that rules of the Stage attack through objectives of a mark. */
function armoredBehind(mark: string | null, { played, card, stage }: OperationNow): readonly TrackingCard[] {
  const rules = played.rules.filter(({ id }) => card.rules.includes(id) || stage.rules.includes(id));
  const targets = attackTargets(rules)
    .filter(({ through }) => through.mark === undefined || through.mark === mark)
    .map(({ target }) => target);
  return card.trackers.filter(({ id }) => targets.includes(id));
}
