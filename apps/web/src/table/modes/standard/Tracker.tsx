import './tracker.css';
import { useMessages } from '../../../i18n/language.ts';
import { Explained, RuleText } from '../../../ledger/Rule.tsx';
import { type Live, useLive } from '../../../ui/signal.ts';
import { useGame } from '../../../game/game.ts';
import type { After } from '../../prospects.ts';

const SPACES = 8;

/** The Struggle tracker from the point of view of whoever looks: their side is left. Dashed: after this turn. */
export function Tracker({ after: followed }: { readonly after: Live<After | null> }) {
  const after = useLive(followed, (newest) => newest);
  const { play } = useMessages();
  const { view, me } = useGame();
  const { score } = view.open;
  if (score.mode !== 'standard') return null;
  const mine = (space: number): number => (me === 0 ? space : -space);
  const token = mine(score.token);
  const [own, theirs] = me === 0 ? score.momentum : [score.momentum[1], score.momentum[0]];
  const [gained, lost] = me === 0 ? (after?.gains ?? [0, 0]) : [after?.gains[1] ?? 0, after?.gains[0] ?? 0];
  const then = after && view.open.turn > 0 ? mine(after.token) : token;
  const where = play.token(play.tokenAt(Math.abs(token), token > 0));
  const later = then === token ? '' : ` ${play.tokenThen(play.tokenAt(Math.abs(then), then > 0))}.`;
  const cells = Array.from({ length: 2 * SPACES + 1 }, (_, i) => SPACES - i);
  const side = (space: number): string => {
    if (space > SPACES - own) return ' side-a';
    if (-space > SPACES - theirs) return ' side-b';
    if (space > SPACES - own - gained) return ' side-a gained';
    return -space > SPACES - theirs - lost ? ' side-b gained' : '';
  };
  return (
    <section class="tracker numbers" aria-label={`${where}. ${play.momentum(own, theirs)}.${later}`}>
      {cells.map((space) => (
        <span key={space} class={`tracker-cell${side(space)}${space === 0 ? ' middle' : ''}`} data-space={mine(space)}>
          <i>{space === token ? <TokenHint label={where} /> : space === then && <GhostToken />}</i>
          <small aria-hidden="true">{Math.abs(space)}</small>
        </span>
      ))}
    </section>
  );
}

/** The token tells what moves it. */
const TokenHint = ({ label }: { readonly label: string }) => (
  <Explained kind="tracker-token" face={<Token />} label={label} mark={{ 'data-word': TOKEN }}>
    {(open) => <RuleText id={TOKEN} open={open} />}
  </Explained>
);

const TOKEN = 'CR-STRUG-02';

const Token = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="9" fill="var(--selected)" />
    <path d="M11 1 7 9l5 2-4 8" fill="none" stroke="var(--bg)" stroke-width="2" />
  </svg>
);

const GhostToken = () => (
  <svg class="tracker-ghost" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="none" stroke="var(--planned)" stroke-width="2" stroke-dasharray="4 3" />
  </svg>
);
