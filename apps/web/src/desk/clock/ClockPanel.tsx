import { type Command, readClock, type Round } from '@faultline/events';
import { useState } from 'preact/hooks';
import { useDesk } from '../desk.ts';
import { useDeskWords } from '../words.ts';
import { WithWhy } from '../WithWhy.tsx';
import { Dial } from './Dial.tsx';
import { Dice } from './Dice.tsx';
import { TableTime } from './TableTime.tsx';
import { timeText, useNow } from './useNow.ts';

/** One clock for all tables: the acts are the event's, the time is this device's. */
export function ClockPanel({ round }: { readonly round: Round }) {
  const w = useDeskWords();
  const { event, does } = useDesk();
  const { details, officials, founding } = event.state;
  const now = useNow(round.state === 'running');
  const [more, setMore] = useState(false);
  const reading = readClock(round.clock, details, now);
  const { phase, paused, remaining, elapsed } = reading;
  const announced = round.clock.some(({ kind }) => kind === 'missionCritical');
  const called = round.clock.some(({ kind }) => kind === 'time');
  const announcer =
    officials.find(({ office }) => office === 'leadArbiter') ?? officials.find(({ office }) => office === 'arbiter');
  const act = (title: string, way: string, command: Command, by: string = founding.organiser.person) => (
    <button type="button" class="button" data-way={way} onClick={() => void does(command, { by })}>
      {title}
    </button>
  );
  return (
    <section class="panel desk-clock" aria-label={w.clock} data-phase={phase}>
      <header class="desk-head">
        <h2>{w.clock}</h2>
        <span>{paused ? w.paused : w.clockPhases[phase]}</span>
      </header>
      <Dial reading={reading} base={details.baseMinutes} left={timeText(remaining)} played={timeText(elapsed)} />
      {details.variableLength && <Dice faces={round.dice} />}
      {round.state === 'running' && (
        <div class="desk-ways">
          {reading.missionCritical &&
            !announced &&
            act(w.announceCritical, 'critical', { kind: 'announceMissionCritical' }, announcer?.person)}
          {phase === 'awaitingDice' && act(w.rollDice, 'dice', { kind: 'rollExtension' })}
          {phase === 'timeCalled' && !called && act(w.callTime, 'time', { kind: 'callTime' })}
          {paused
            ? act(w.resume, 'resume', { kind: 'resumeClock' })
            : !called && <WithWhy title={w.pause} way="pause" act={(why) => does({ kind: 'pauseClock' }, { why })} />}
          {details.tableTime && (
            <button type="button" class="button" aria-expanded={more} onClick={() => setMore(!more)}>
              {w.tableTime}
            </button>
          )}
        </div>
      )}
      {more && <TableTime round={round} now={now} />}
    </section>
  );
}
