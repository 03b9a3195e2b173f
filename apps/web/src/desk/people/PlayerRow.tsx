import { type Entrant, leavingAfterRound, type Phase, warningsOf } from '@faultline/tournament';
import type { TargetedSubmitEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { checkedIn } from './checkedIn.ts';
import { CheckList } from './CheckList.tsx';
import { Conduct } from './Conduct.tsx';
import { Drop } from './Drop.tsx';
import { ShownTeam } from './ShownTeam.tsx';
import { TeamFields, useTeamReading } from './TeamFields.tsx';

const ENTRY: readonly Phase[] = ['registration', 'checkIn'];
const CHECKING: readonly Phase[] = ['checkIn', 'running', 'cut'];

export function PlayerRow({ entrant }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { state } = event;
  const { player, name } = entrant;
  const warnings = warningsOf(state, player);
  const remarks = [
    w.entrantStates[entrant.state],
    ...(leavingAfterRound(state).includes(player) ? [w.leavesAfterRound] : []),
    ...(entrant.late ? [w.cameLate] : []),
    ...(warnings > 0 ? [w.warnings(warnings)] : []),
    ...(entrant.fixedTable === null ? [] : [w.fixedAt(entrant.fixedTable)]),
  ];
  return (
    <li class="desk-player" data-player={player}>
      <div class="desk-row">
        <span class="desk-row-main">
          <b>{name}</b>
          <small>{remarks.join(' · ')}</small>
        </span>
        {entrant.seal && (
          <span class="desk-seal numbers" title={w.sealHint}>
            <Icon name="lock" /> {entrant.seal.slice(0, 8)}
          </span>
        )}
        {state.phase === 'checkIn' && entrant.state === 'submitted' && (
          <button type="button" class="button" data-way="checkIn" onClick={() => void does(checkedIn(state, player))}>
            {w.checkIn}
          </button>
        )}
        <button
          type="button"
          class="button quiet square"
          aria-expanded={open}
          aria-controls={panel}
          aria-label={w.moreOf(name)}
          data-way="more"
          onClick={() => setOpen(!open)}
        >
          <Icon name="more" />
        </button>
      </div>
      {refusal}
      {open && (
        <div id={panel} class="desk-inner">
          <Going entrant={entrant} />
          {ENTRY.includes(state.phase) && <TeamForm entrant={entrant} />}
          {state.plan && <ShownTeam entrant={entrant} />}
          {entrant.team && CHECKING.includes(state.phase) && <CheckList entrant={entrant} />}
          {(state.phase === 'running' || state.phase === 'cut') && <Conduct entrant={entrant} />}
          <FixedTable entrant={entrant} />
        </div>
      )}
    </li>
  );
}

/** Leaving and coming back, whichever there is now. */
function Going({ entrant }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const { player, state } = entrant;
  const { phase } = event.state;
  if (ENTRY.includes(phase))
    return (
      <div class="desk-ways">
        <button
          type="button"
          class="button"
          data-way="withdraw"
          onClick={() => void does({ kind: 'withdraw', player })}
        >
          {w.withdraw}
        </button>
        {refusal}
      </div>
    );
  if (phase !== 'running' && phase !== 'cut') return null;
  if (state === 'active') return <Drop entrant={entrant} />;
  if (state !== 'dropped' && state !== 'absent') return null;
  return (
    <div class="desk-ways">
      <button type="button" class="button" data-way="admit" onClick={() => void does({ kind: 'admit', player })}>
        {w.admit}
      </button>
      {refusal}
    </div>
  );
}

function TeamForm({ entrant: { player, seal } }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  const { does, refusal } = useDoing();
  const reading = useTeamReading();
  const handIn = async (submit: TargetedSubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const handedIn = await reading.read();
    if (handedIn && (await does({ kind: 'submitTeam', player, ...handedIn }))) reading.clear();
  };
  return (
    <form class="desk-form" onSubmit={(submit) => void handIn(submit)}>
      <TeamFields reading={reading} />
      <button type="submit" class="button" data-way="team">
        {seal === null ? w.handIn : w.replaceTeam}
      </button>
      {refusal}
    </form>
  );
}

function FixedTable({ entrant: { player, fixedTable } }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  const { does, refusal } = useDoing();
  const fix = (text: string) => {
    const table = Math.trunc(Number(text));
    void does({ kind: 'fixTable', player, table: table >= 1 && table <= 999 ? table : null });
  };
  return (
    <label class="desk-inline">
      {w.fixedTable}
      <input
        type="number"
        min={1}
        max={999}
        defaultValue={fixedTable === null ? '' : `${fixedTable}`}
        onChange={({ currentTarget }) => fix(currentTarget.value)}
      />
      {refusal}
    </label>
  );
}
