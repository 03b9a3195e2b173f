import '../standard/tracker.css';
import './stage.css';
import { Icon } from '../../../ui/Icon.tsx';
import { useOperation } from './useOperation.ts';

const SPACES = 8;

/** The Struggle Tracker as a clock: Momentum of both sides fills it, the looker's from the left. */
export default function Countdown() {
  const now = useOperation();
  if (!now) return null;
  const { score, me, page } = now;
  const [mine, theirs] = me === 0 ? score.momentum : [score.momentum[1], score.momentum[0]];
  const filled = mine + theirs;
  const cells = Array.from({ length: 2 * SPACES + 1 }, (_, i) => SPACES - i);
  const side = (space: number): string => {
    if (space > SPACES - mine) return ' side-a';
    return -space > SPACES - theirs ? ' side-b' : '';
  };
  return (
    <div class="countdown">
      <p class="countdown-sum numbers" aria-hidden="true">
        <span class="cap">{page.countdown}</span>
        <b>{`${filled} / ${2 * SPACES}`}</b>
      </p>
      <div
        class="tracker numbers"
        role="img"
        aria-label={`${page.clock(filled, mine, theirs)}${score.locked ? ` ${page.locked}` : ''}`}
      >
        {cells.map((space) => (
          <span key={space} class={`tracker-cell${side(space)}${space === 0 ? ' middle' : ''}`}>
            <i>{space === 0 && score.locked && <Icon name="lock" />}</i>
            <small>{Math.abs(space)}</small>
          </span>
        ))}
      </div>
    </div>
  );
}
