import './bar.css';
import type { Seat } from '@faultline/rules';
import { useNarrow } from '../table/useNarrow.ts';
import { Icon } from '../ui/Icon.tsx';
import { SheetButton, SignSheet } from '../ui/SheetButton.tsx';
import { useRunning } from './onlineContext.ts';
import { Heard, Here, People, Said } from './People.tsx';
import { timeText, useReading } from './reading.ts';

/** Beside the table: brief, for both teams and the log are there too. */
export function BarBeside() {
  const { words } = useRunning();
  const { people } = words.people;
  return (
    <section class="panel people">
      <Clocks />
      <Here />
      <Said most={2} />
      <SheetButton title={people} kind="button" face={people} mark={{ 'data-way': 'people' }} sheet="people-sheet">
        <People />
      </SheetButton>
    </section>
  );
}

/** On a phone it lies over the table's upper rim, with the way to the people. */
export function BarNotes() {
  const { words } = useRunning();
  if (!useNarrow()) return null;
  return (
    <>
      <div class="online-bar">
        <Clocks />
        <SignSheet title={words.people.people} sign="character" way="people" sheet="people-sheet">
          <People />
        </SignSheet>
      </div>
      <Heard />
    </>
  );
}

const LAST_MINUTE = 60_000;

/** Nothing where the game has no clock. */
function Clocks() {
  const { words, running } = useRunning();
  const { left, round, missionCritical } = useReading();
  const { names } = running.head;
  const { asked, stopped } = running.clock;
  const me = running.you ?? 0;
  const order: readonly Seat[] = me === 0 ? [0, 1] : [1, 0];
  if (!left && round === null) return null;
  return (
    <div class="clocks" role="timer">
      {round !== null && (
        <span class="clock numbers" data-clock="round">
          <span class="unseen">{words.clock.round(timeText(round))}</span>
          <span aria-hidden="true">{timeText(round)}</span>
        </span>
      )}
      {left &&
        order.map((seat) => (
          <span
            key={seat}
            class={`clock numbers side-${seat === me ? 'a' : 'b'}${asked === seat && stopped === null ? ' runs' : ''}${left[seat] < LAST_MINUTE ? ' short' : ''}`}
            data-clock={seat}
          >
            <i class="clock-shape" aria-hidden="true" />
            <span class="unseen">{words.clock.left(names[seat], timeText(left[seat]))}</span>
            <span aria-hidden="true">{timeText(left[seat])}</span>
          </span>
        ))}
      {missionCritical && <Icon name="warning" label={words.clock.critical} />}
      {stopped !== null && <Icon name="pause" label={words.clock.stopped} />}
    </div>
  );
}
