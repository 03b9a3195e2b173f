import { type Command, type Entrant, type Phase, warningsOf } from '@faultline/events';
import type { TargetedSubmitEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../../look/Icon.tsx';
import { useDesk } from '../desk.ts';
import { useDeskWords } from '../words.ts';
import { checkedIn } from './checkedIn.ts';
import { CheckList } from './CheckList.tsx';
import { Conduct } from './Conduct.tsx';
import { ShownTeam } from './ShownTeam.tsx';
import { TeamFields, useTeamReading } from './TeamFields.tsx';

const ENTRY: readonly Phase[] = ['registration', 'checkIn'];
const CHECKING: readonly Phase[] = ['checkIn', 'running', 'cut'];

export function PlayerRow({ entrant }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  const { event, does } = useDesk();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { state } = event;
  const { player, name } = entrant;
  const warnings = warningsOf(state, player);
  const remarks = [
    w.entrantStates[entrant.state],
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
function Going({ entrant: { player, state } }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  const { event, does } = useDesk();
  const { phase } = event.state;
  const running = phase === 'running' || phase === 'cut';
  const ways: readonly (readonly [string, string, Command])[] = [
    ...(ENTRY.includes(phase) ? [['withdraw', w.withdraw, { kind: 'withdraw', player }] as const] : []),
    ...(running && state === 'active' ? [['drop', w.drop, { kind: 'drop', player }] as const] : []),
    ...(running && (state === 'dropped' || state === 'absent')
      ? [['admit', w.admit, { kind: 'admit', player }] as const]
      : []),
  ];
  if (ways.length === 0) return null;
  return (
    <p class="desk-ways">
      {ways.map(([key, title, command]) => (
        <button key={key} type="button" class="button" data-way={key} onClick={() => void does(command)}>
          {title}
        </button>
      ))}
    </p>
  );
}

function TeamForm({ entrant: { player, seal } }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  const { does } = useDesk();
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
    </form>
  );
}

function FixedTable({ entrant: { player, fixedTable } }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  const { does } = useDesk();
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
    </label>
  );
}
