import './clock.css';
import { type Command, currentRound, type EventState, readClock, type Round } from '@faultline/tournament';
import { Icon } from '../../ui/Icon.tsx';
import { useDesk } from '../desk.ts';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { useNow } from './useNow.ts';

/** Striped under the top bar from the moment Mission Critical begins; what the clock asks for stands in it. */
export function ClockBand() {
  const { state } = useDesk().event;
  const round = currentRound(state);
  const running = round?.state === 'running';
  const now = useNow(running);
  if (!round || !running || !readClock(round.clock, state.details, now).missionCritical) return null;
  return <Band round={round} phase={readClock(round.clock, state.details, now).phase} />;
}

type Phase = ReturnType<typeof readClock>['phase'];

function Band({ round, phase }: { readonly round: Round; readonly phase: Phase }) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const done = (kind: string) => round.clock.some((act) => act.kind === kind);
  const act = (title: string, way: string, command: Command, by?: string) => (
    <button type="button" class="button" data-way={way} onClick={() => void does(command, by ? { by } : {})}>
      {title}
    </button>
  );
  return (
    <div class="desk-critical">
      <p role="status">
        <Icon name="momentum" /> <b>{phase === 'missionCritical' ? 'Mission Critical' : w.clockPhases[phase]}</b>{' '}
        <span>{w.criticalSays}</span> <span class="desk-rule">SD-MC-03</span>
      </p>
      {phase === 'missionCritical' &&
        !done('missionCritical') &&
        act(w.announceCritical, 'critical', { kind: 'announceMissionCritical' }, announcer(event.state))}
      {phase === 'awaitingDice' && act(w.rollDice, 'dice', { kind: 'rollExtension' })}
      {phase === 'timeCalled' && !done('time') && act(w.callTime, 'time', { kind: 'callTime' })}
      {refusal}
    </div>
  );
}

/** The Lead Arbiter; without one an Arbiter, without any the organiser (SD-R-11). */
const announcer = ({ officials }: EventState): string | undefined =>
  (officials.find(({ office }) => office === 'leadArbiter') ?? officials.find(({ office }) => office === 'arbiter'))
    ?.person;
