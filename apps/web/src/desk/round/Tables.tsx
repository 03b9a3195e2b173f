import './round.css';
import { type Match, nameOf, type Round, type Stage, whyThesePairings } from '@faultline/events';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../look/Icon.tsx';
import { useDesk } from '../desk.ts';
import { byTable } from '../paper/pairings.ts';
import { roundName } from '../roundName.ts';
import { useDeskWords, useSentences } from '../words.ts';
import { ByHand, VoidRound } from './ByHand.tsx';
import { ResultPad } from './ResultPad.tsx';
import { ResultWords } from './ResultWords.tsx';
import { Squads } from './Squads.tsx';

export interface InRound {
  readonly stage: Stage;
  readonly round: Round;
}

export function Tables({ stage, round }: InRound) {
  const w = useDeskWords();
  const { state } = useDesk().event;
  const [why, setWhy] = useState(false);
  const [sought, setSought] = useState('');
  const [openOnly, setOpenOnly] = useState(false);
  const matches = byTable(round).filter(
    (match) => (!openOnly || match.result === null) && isSought(match, sought, (player) => nameOf(state, player)),
  );
  return (
    <section class="panel" aria-label={w.tables}>
      <header class="desk-head">
        <h2>{round.state === 'prepared' ? w.preparedRound(roundName(stage, round.n, w)) : w.tables}</h2>
        <button type="button" class="desk-why" aria-expanded={why} onClick={() => setWhy(!why)}>
          <Icon name="why" /> {w.whyPairings}
        </button>
      </header>
      {why && <WhyPairings stage={stage} round={round} />}
      {round.matches.length > MANY && (
        <div class="desk-find">
          <input
            type="search"
            aria-label={w.findTable}
            placeholder={w.findTable}
            value={sought}
            onInput={({ currentTarget }) => setSought(currentTarget.value)}
          />
          <label class="desk-switch">
            <input
              type="checkbox"
              checked={openOnly}
              onChange={({ currentTarget }) => setOpenOnly(currentTarget.checked)}
            />
            {w.openOnly}
          </label>
        </div>
      )}
      <ul class="desk-rows desk-tables">
        {matches.map((match) => (
          <TableRow key={match.id} match={match} round={round} />
        ))}
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
      {round.state === 'prepared' && <ByHand round={round} fixed={stage.format === 'elimination'} />}
      {round.state === 'posted' && <VoidRound />}
    </section>
  );
}

/** More tables than this need room, and are looked for rather than scrolled through. */
export const MANY = 8;

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
    <div class="desk-row">
      <span class="desk-table">–</span>
      <span class="desk-row-main">
        <b>{player}</b>
      </span>
      <span class="desk-dim">{says}</span>
    </div>
    {children}
  </li>
);

function WhyPairings({ stage, round }: InRound) {
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

function TableRow({ match, round }: { readonly match: Match; readonly round: Round }) {
  const w = useDeskWords();
  const { event, does } = useDesk();
  const { state } = event;
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const done = () => {
    setOpen(false);
    nextOpen(row.current)?.focus({ preventScroll: true });
  };
  const [a, b] = [nameOf(state, match.a), nameOf(state, match.b)];
  const takes = round.state === 'running' || round.state === 'closed';
  return (
    <li data-match={match.id} ref={row}>
      <div class="desk-row">
        <span class="desk-table numbers">{match.table}</span>
        <span class="desk-row-main">
          <b>
            {a} <i>–</i> {b}
          </b>
          {match.extraMinutes > 0 && <small>{w.extra(match.extraMinutes)}</small>}
        </span>
        {match.result ? (
          <ResultWords match={match} />
        ) : (
          <span class="desk-dim">{match.reports.length > 1 ? w.disputed : w.matchStates[round.state]}</span>
        )}
        {takes && !(match.result && round.state === 'closed' && state.phase === 'finished') && (
          <button
            type="button"
            class={match.result ? 'button quiet' : 'button'}
            data-way={match.result ? 'correct' : 'result'}
            aria-expanded={open}
            aria-label={`${match.result ? w.correct : w.enterResult}: ${a} – ${b}`}
            onClick={() => setOpen(!open)}
          >
            {match.result ? w.correct : w.enterResult}
          </button>
        )}
        {round.state === 'posted' && (
          <button
            type="button"
            class="button"
            disabled={match.seated}
            onClick={() => void does({ kind: 'seat', match: match.id })}
          >
            {match.seated ? w.seated : w.seat}
          </button>
        )}
      </div>
      <Squads players={[match.a, match.b]} round={round} />
      {open && <ResultPad match={match} done={done} />}
    </li>
  );
}

/** Where the keyboard goes on: the next table without a result, or the one just done. */
function nextOpen(row: HTMLLIElement | null): HTMLElement | null {
  const open = [...(row?.parentElement?.querySelectorAll<HTMLElement>('[data-way=result]') ?? [])];
  const after = open.find((button) => row && row.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING);
  return after ?? open.find((button) => !row?.contains(button)) ?? row?.querySelector('[data-way]') ?? null;
}
