import { type EventState, nameOf, readClock, type Round } from '@faultline/tournament';
import { useState } from 'preact/hooks';
import { useNow } from '../clock/useNow.ts';
import { byName, byTable } from '../paper/pairings.ts';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { ONE_COLUMN, ScreenList } from './ScreenList.tsx';
import { ScreenName } from './ScreenName.tsx';

interface ScreenPairingsProps {
  readonly state: EventState;
  readonly round: Round;
}

/** Who plays where, in letters that are read from afar: the more room the clock takes, the fewer to a page. */
export function ScreenPairings({ state, round }: ScreenPairingsProps) {
  const w = useDeskWords();
  const [sort, setSort] = useState<'name' | 'table'>('name');
  const now = useNow(round.state === 'running');
  const { missionCritical } = readClock(round.clock, state.details, now);
  const most = round.state === 'posted' ? 18 : missionCritical ? 6 : 12;
  const entries =
    sort === 'name'
      ? byName(state, round, w).map(({ player, where, opponent }) => [player, where, opponent] as const)
      : byTable(round).map(({ table, a, b }) => [nameOf(state, a), `${table}`, nameOf(state, b)] as const);
  // So many letters have room on either side of the table's number.
  const fits = entries.length > ONE_COLUMN ? 10 : 22;
  return (
    <section class="screen-pairings" aria-label={w.pairings}>
      <ScreenList
        key={`${round.n} ${round.state} ${sort}`}
        most={most}
        items={entries.map(([first, where, second]) => ({
          key: `${first} ${where}`,
          shown: (
            <>
              <b>
                <ScreenName name={first} fits={fits} />
              </b>{' '}
              <span class="screen-table numbers">{where}</span> <ScreenName name={second} fits={fits} />
            </>
          ),
        }))}
      >
        <fieldset class="segments" aria-label={w.sortBy}>
          <button type="button" aria-pressed={sort === 'name'} onClick={() => setSort('name')}>
            {w.byName}
          </button>
          <button type="button" aria-pressed={sort === 'table'} onClick={() => setSort('table')}>
            {w.byTable}
          </button>
        </fieldset>
      </ScreenList>
    </section>
  );
}
