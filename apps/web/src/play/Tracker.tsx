import './tracker.css';
import { useMessages } from '../i18n/language.ts';
import { useGame } from './game.ts';

const SPACES = 8;

/** The Struggle tracker from the point of view of whoever looks: their side is left. */
export function Tracker({ then }: { readonly then: number | null }) {
  const { play } = useMessages();
  const { view, me } = useGame();
  const { score } = view.open;
  if (score.mode !== 'standard') return null;
  const token = me === 0 ? score.token : -score.token;
  const [mine, theirs] = me === 0 ? score.momentum : [score.momentum[1], score.momentum[0]];
  const where = play.token(play.tokenAt(Math.abs(token), token > 0));
  const planned = then === null || then === score.token ? null : me === 0 ? then : -then;
  const cells = Array.from({ length: 2 * SPACES + 1 }, (_, i) => SPACES - i);
  return (
    <div class="tracker numbers" role="img" aria-label={`${where}. ${play.momentum(mine, theirs)}`}>
      {cells.map((space) => {
        const side = space > SPACES - mine ? ' side-a' : -space > SPACES - theirs ? ' side-b' : '';
        return (
          <span key={space} class={`tracker-cell${side}${space === 0 ? ' middle' : ''}`}>
            <i>{space === token ? <Token /> : space === planned && <GhostToken />}</i>
            <small>{Math.abs(space)}</small>
          </span>
        );
      })}
    </div>
  );
}

const Token = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="9" fill="var(--selected)" />
    <path d="M11 1 7 9l5 2-4 8" fill="none" stroke="var(--bg)" stroke-width="2" />
  </svg>
);

const GhostToken = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="none" stroke="var(--planned)" stroke-width="2" stroke-dasharray="4 3" />
  </svg>
);
