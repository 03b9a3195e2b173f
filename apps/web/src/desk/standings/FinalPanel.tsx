import { nameOf, standingsOf } from '@faultline/tournament';
import { useDesk } from '../desk.ts';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { FinalRanking } from './FinalRanking.tsx';
import { reachedBy, remarkOn } from './remarks.ts';

/** The end of the event at the desk: everybody's place, how far they came, the figures of the Swiss rounds. */
export function FinalPanel() {
  const w = useDeskWords();
  const { state } = useDesk().event;
  const [swiss] = state.stages;
  if (!state.ranking || !swiss) return null;
  return (
    <section class="panel" aria-label={w.finalRanking}>
      <FinalRanking
        ranking={state.ranking}
        name={(player) => nameOf(state, player)}
        rows={standingsOf(state, swiss)}
        remark={(player) => remarkOn(state, player, w)}
        reached={(player) => reachedBy(state, player, w)}
      />
    </section>
  );
}
