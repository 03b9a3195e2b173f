import './armor.css';
import { boxesOpen } from '@faultline/rules/armor';
import { useGame } from '../../../game/game.ts';
import { useOperationPageWords } from '../../../i18n/operationWords.ts';
import { type SpaceState, Spaces } from '../../../operations/Spaces.tsx';
import type { TreeWay } from '../../../port/odds.ts';
import type { Fight } from '../../fight.ts';
import { armoredTarget } from './armorChart.ts';

interface FootProps {
  readonly fight: Fight;
  readonly way: TreeWay | null;
}

/** KO-ARM-08 to KO-ARM-12: the boxes of an Armored Target, walked by the options of the tree. */
export default function ArmorFoot({ fight, way }: FootProps) {
  const page = useOperationPageWords();
  const game = useGame();
  const { score } = game.view.open;
  const tracker = typeof fight.target === 'string' ? armoredTarget(game, fight.target) : null;
  if (!page || !tracker || score.mode !== 'key-operations') return null;
  const covered = score.play.covered[tracker.id] ?? [];
  const planned = way?.boxes ?? [];
  const next = boxesOpen({ boxes: tracker.boxes, covered });
  const stateOf = (box: number): SpaceState => {
    if (covered.includes(box)) return 'covered';
    if (planned.includes(box)) return 'planned';
    return next.includes(box) ? 'next' : 'open';
  };
  const now = (fight.covered?.length ?? 0) + planned.length;
  return (
    <footer class="armor-foot">
      <p class={`attack-total${way ? ' planned' : ''}`}>
        <b class="numbers">{now}</b> {page.boxes(now)}
      </p>
      <div>
        <p class="armor-name">
          <b>{game.cast.target(fight.target)}</b> <span>{page.boxesLeft(covered.length, tracker.boxes.length)}</span>
        </p>
        <Spaces spaces={tracker.boxes.map(({ icons }) => icons)} stateOf={stateOf} />
      </div>
    </footer>
  );
}
