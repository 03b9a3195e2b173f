import { type Match, scoresOf } from '@faultline/events';
import { Icon } from '../../look/Icon.tsx';
import { useDeskWords } from '../words.ts';

/** Cards, Wounds and how it ended, in the order of the seats. */
export function ResultWords({ match }: { readonly match: Match }) {
  const w = useDeskWords();
  const { result } = match;
  if (result === null) return null;
  const [a, b] = scoresOf(match, result);
  const special = result.how !== 'victory' && result.how !== 'time';
  return (
    <span class="desk-result numbers">
      <Icon name={match.confirmed ? 'confirm' : 'clock'} /> {a.sc}–{b.sc}
      <small>
        {result.woundsOpen ? <b class="desk-open">{w.woundsOpen}</b> : w.woundsOf(a.w, b.w)}
        {special && ` · ${w.endings[result.how]}`}
        {match.corrected && ` · ${w.corrected}`}
      </small>
    </span>
  );
}
