import { type Match, nameOf, openCalls, type Round, scoresOf } from '@faultline/tournament';
import { useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { timeText, useNow } from '../clock/useNow.ts';
import { useDesk } from '../desk.ts';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { ResultPad } from './ResultPad.tsx';
import { Squads } from './Squads.tsx';

interface TableRowProps {
  readonly match: Match;
  readonly round: Round;
  /** Results of this round can still be put right. */
  readonly correctable: boolean;
  /** Somebody there waits for an arbiter. */
  readonly called: boolean;
  readonly done: () => void;
}

/** Table, both players with the winner marked, and the way to the result. */
export function TableRow({ match, round, correctable, called, done }: TableRowProps) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const [open, setOpen] = useState(false);
  const [a, b] = [nameOf(event.state, match.a), nameOf(event.state, match.b)];
  const takes = correctable && (round.state === 'running' || round.state === 'closed');
  const missing = round.state === 'running' && !match.confirmed;
  const close = () => {
    setOpen(false);
    done();
  };
  return (
    <li data-match={match.id} data-called={called} data-missing={missing} data-open={open}>
      <div class="desk-table-row">
        <span class="desk-table numbers">{match.table}</span>
        <Seat match={match} seat={0} name={a} />
        <span class="desk-score numbers">
          <Score match={match} round={round} called={called} />
        </span>
        <Seat match={match} seat={1} name={b} />
        <span class="desk-row-end">
          <Remarks match={match} />
          {takes && (
            <button
              type="button"
              class={match.result ? 'desk-change' : 'button'}
              data-way={match.result ? 'correct' : 'result'}
              aria-expanded={open}
              aria-label={`${match.result ? w.correct : w.enterResult}: ${a} – ${b}`}
              onClick={() => setOpen(!open)}
            >
              {match.result ? w.correct : w.enterResult}
            </button>
          )}
          {round.state === 'posted' && (
            <label class="desk-switch" data-way="seat">
              <input
                type="checkbox"
                aria-label={`${w.seated}: ${a} – ${b}`}
                checked={match.seated}
                disabled={match.seated}
                onChange={() => void does({ kind: 'seat', match: match.id })}
              />
              {w.seated}
            </label>
          )}
        </span>
      </div>
      {refusal}
      <Squads players={[match.a, match.b]} round={round} />
      {open && <ResultPad match={match} done={close} />}
    </li>
  );
}

interface SeatProps {
  readonly match: Match;
  readonly seat: 0 | 1;
  readonly name: string;
}

/** The winner is ticked and bold, the loser stands back. */
function Seat({ match, seat, name }: SeatProps) {
  const w = useDeskWords();
  const verdict = match.result && scoresOf(match, match.result)[seat].verdict;
  const tick = verdict === 'win' && <Icon name="confirm" label={w.verdicts.win} />;
  return seat === 0 ? (
    <span class="desk-seat first" data-verdict={verdict ?? undefined}>
      {tick} <span>{name}</span>
    </span>
  ) : (
    <span class="desk-seat second" data-verdict={verdict ?? undefined}>
      <span>{name}</span> {tick}
    </span>
  );
}

interface ScoreProps {
  readonly match: Match;
  readonly round: Round;
  readonly called: boolean;
}

function Score({ match, round, called }: ScoreProps) {
  const w = useDeskWords();
  if (called && !match.result) return <Waiting match={match} />;
  // What holds for the whole round is said once, above the tables and in the next step.
  if (!match.result && (round.state === 'prepared' || round.state === 'posted'))
    return <small class="desk-versus">–</small>;
  if (!match.result) return <small>{match.reports.length > 1 ? w.disputed : w.matchStates[round.state]}</small>;
  const [first, second] = scoresOf(match, match.result);
  return (
    <b>
      {first.sc}–{second.sc}
    </b>
  );
}

/** How long a table has been waiting for an arbiter. */
function Waiting({ match }: { readonly match: Match }) {
  const w = useDeskWords();
  const now = useNow(true);
  const call = openCalls(useDesk().event.state).find((one) => one.match === match.id);
  return <small class="desk-alarm">{w.arbiterWaits(timeText(Math.max(0, now - (call?.at ?? now))))}</small>;
}

/** Wounds, and how the match ended where it was not played out. */
function Remarks({ match }: { readonly match: Match }) {
  const w = useDeskWords();
  const { result, extraMinutes, corrected } = match;
  const [a, b] = result ? scoresOf(match, result) : [];
  const played = result?.how === 'victory' || result?.how === 'time' || result?.how === 'draw';
  return (
    <span class="desk-remarks numbers">
      {extraMinutes > 0 && <small>{w.extra(extraMinutes)}</small>}
      {result?.woundsOpen && <b class="desk-open">{w.woundsOpen}</b>}
      {a && b && !result?.woundsOpen && (
        <small title={w.wounds}>
          <span class="desk-remark-word">{w.figures.w} </span>
          {a.w}–{b.w}
        </small>
      )}
      {result && !played && <small>{w.endings[result.how]}</small>}
      {corrected && <small>{w.corrected}</small>}
    </span>
  );
}
