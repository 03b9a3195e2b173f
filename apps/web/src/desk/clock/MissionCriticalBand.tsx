import './clock.css';
import { currentRound, readClock } from '@faultline/events';
import { Icon } from '../../look/Icon.tsx';
import { useDesk } from '../desk.ts';
import { useDeskWords } from '../words.ts';
import { useNow } from './useNow.ts';

/** Striped under the top bar from the moment Mission Critical begins. */
export function MissionCriticalBand() {
  const w = useDeskWords();
  const { state } = useDesk().event;
  const round = currentRound(state);
  const running = round?.state === 'running';
  const now = useNow(running);
  if (!round || !running || !readClock(round.clock, state.details, now).missionCritical) return null;
  return (
    <div class="desk-critical" role="status">
      <Icon name="momentum" /> <b>Mission Critical</b> <span>{w.criticalSays}</span>{' '}
      <span class="desk-rule">SD-MC-03</span>
    </div>
  );
}
