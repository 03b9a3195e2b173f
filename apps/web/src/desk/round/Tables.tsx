import { type Match, nameOf, openCalls, type Round, type Stage, whyThesePairings } from '@faultline/tournament';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { useDesk } from '../desk.ts';
import { byTable } from '../paper/pairings.ts';
import { roundName } from '../roundName.ts';
import { useDeskWords, useSentences } from '../../i18n/deskWords.ts';
import { ByHand, VoidRound } from './ByHand.tsx';
import { Squads } from './Squads.tsx';
import { TableRow } from './TableRow.tsx';

interface TablesProps {
  readonly stage: Stage;
  readonly round: Round;
  /** Ways to the other rounds. */
  readonly children?: ComponentChildren;
}

/** More tables than this are looked for rather than looked through. */
const MANY = 8;

export function Tables({ stage, round, children }: TablesProps) {
  const w = useDeskWords();
  const { state } = useDesk().event;
  const [why, setWhy] = useState(false);
  const [sought, setSought] = useState('');
  const [missingFirst, setMissingFirst] = useState(true);
  const called = new Set(openCalls(state).map(({ match }) => match));
  const all = byTable(round).filter((match) => isSought(match, sought, (player) => nameOf(state, player)));
  const parts = round.state === 'running' && missingFirst;
  const missing = parts ? calledFirst(all, called) : [];
  const rest = parts ? all.filter(({ confirmed }) => confirmed) : all;
  const { list, goOn } = useNextTable(missing.map(({ id }) => id));
  const rows = (matches: readonly Match[]) =>
    matches.map((match) => (
      <TableRow
        key={match.id}
        match={match}
        round={round}
        correctable={stage.n === state.stages.length && state.phase !== 'finished'}
        called={called.has(match.id)}
        done={() => goOn(match.id)}
      />
    ));
  const reported = round.matches.filter(({ confirmed }) => confirmed).length;
  return (
    <section class="panel desk-tables-panel" aria-label={w.tables}>
      <header class="desk-head">
        <h2>{round.state === 'prepared' ? w.preparedRound(roundName(stage, round.n, w)) : w.tables}</h2>
        {round.state === 'running' && round.matches.length > 0 && (
          <span class="numbers">{w.reported(reported, round.matches.length)}</span>
        )}
        <button type="button" class="desk-why" aria-expanded={why} onClick={() => setWhy(!why)}>
          <Icon name="why" /> <span class="desk-why-words">{w.whyPairings}</span>
        </button>
        <div class="desk-find">
          {round.matches.length > MANY && (
            <input
              type="search"
              aria-label={w.findTable}
              placeholder={w.findTable}
              value={sought}
              onInput={({ currentTarget }) => setSought(currentTarget.value)}
            />
          )}
          {round.state === 'running' && round.matches.length > 1 && (
            <fieldset class="segments" aria-label={w.sortBy}>
              <button type="button" aria-pressed={missingFirst} onClick={() => setMissingFirst(true)}>
                {w.missingFirst}
              </button>
              <button type="button" aria-pressed={!missingFirst} onClick={() => setMissingFirst(false)}>
                {w.byNumber}
              </button>
            </fieldset>
          )}
          {children}
        </div>
      </header>
      {why && <WhyPairings stage={stage} round={round} />}
      {stage.n < state.stages.length && <p class="desk-hint desk-foot">{w.swissStands}</p>}
      <div ref={list} class="desk-tables-box" data-many={round.matches.length > MANY}>
        {missing.length > 0 && (
          <>
            <h3 class="cap">{w.missingCount(missing.length)}</h3>
            <ul class="desk-tables" data-part="missing">
              {rows(missing)}
            </ul>
          </>
        )}
        {parts && rest.length > 0 && <h3 class="cap">{w.reportedCount(rest.length)}</h3>}
        <ul class="desk-tables" data-part="reported">
          {rows(rest)}
          {round.bye !== null && (
            <Alone player={nameOf(state, round.bye)} says={w.bye}>
              <Squads players={[round.bye]} round={round} />
            </Alone>
          )}
          {round.through.map((player) => (
            <Alone key={player} player={nameOf(state, player)} says={w.through} />
          ))}
          {round.unpairedLosses.map((player) => (
            <Alone key={player} player={nameOf(state, player)} says={w.unpairedLoss} />
          ))}
        </ul>
      </div>
      {round.state === 'prepared' && <ByHand round={round} fixed={stage.format === 'elimination'} />}
      {round.state === 'posted' && <VoidRound />}
    </section>
  );
}

/** Where somebody waits for an arbiter, then where two reports differ, then by table. */
function calledFirst(matches: readonly Match[], called: ReadonlySet<string>): readonly Match[] {
  const open = matches.filter(({ confirmed }) => !confirmed);
  const weight = ({ id, reports }: Match) => (called.has(id) ? 0 : reports.length > 1 ? 1 : 2);
  return open.toSorted((one, other) => weight(one) - weight(other) || one.table - other.table);
}

/** The keyboard goes on at the next table without a result; the rows have changed places by then. */
function useNextTable(missing: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const row = list.current?.querySelector(`[data-match="${wanted.current}"]`);
    row?.querySelector<HTMLElement>('[data-way=result], [data-way=correct]')?.focus({ preventScroll: true });
    wanted.current = null;
  });
  const goOn = (from: string) => {
    const at = missing.indexOf(from);
    wanted.current = (at < 0 ? undefined : (missing[at + 1] ?? missing[at - 1])) ?? from;
  };
  return { list, goOn };
}

/** The number of the table, or part of a name. */
function isSought({ table, a, b }: Match, text: string, name: (player: string) => string): boolean {
  const wanted = text.trim().toLowerCase();
  if (/^\d+$/.test(wanted)) return `${table}` === wanted;
  return [a, b].some((player) => name(player).toLowerCase().includes(wanted));
}

interface AloneProps {
  readonly player: string;
  readonly says: string;
  readonly children?: ComponentChildren;
}

const Alone = ({ player, says, children }: AloneProps) => (
  <li data-alone={player}>
    <div class="desk-table-row">
      <span class="desk-table">–</span>
      <span class="desk-seat first">{player}</span>
      <span class="desk-score">{says}</span>
    </div>
    {children}
  </li>
);

function WhyPairings({ stage, round }: Omit<TablesProps, 'children'>) {
  const sentence = useSentences();
  const { state } = useDesk().event;
  return (
    <ol class="desk-inner desk-whys">
      {whyThesePairings(state, stage, round).map((reason, n) => (
        <li key={n}>
          {sentence(reason)} {reason.rule && <span class="desk-rule">{reason.rule}</span>}
        </li>
      ))}
    </ol>
  );
}
