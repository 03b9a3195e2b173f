import { nameOf, type Round } from '@faultline/tournament';
import { useState } from 'preact/hooks';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { WithWhy } from '../WithWhy.tsx';

/** Seats and tables changed before the round is posted; what the change means is told below. */
export function ByHand({ round, fixed }: { readonly round: Round; readonly fixed: boolean }) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const { state } = event;
  const players = [...round.matches.flatMap(({ a, b }) => [a, b]), ...(round.bye === null ? [] : [round.bye])];
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const [match, setMatch] = useState('');
  const [table, setTable] = useState('');
  const choose = (title: string, value: string, set: (player: string) => void) => (
    <label>
      {title}
      <select value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        <option value="">–</option>
        {players.map((player) => (
          <option key={player} value={player}>
            {nameOf(state, player)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <details class="desk-more desk-by-hand">
      <summary>{w.byHand}</summary>
      {!fixed && (
        <div class="desk-inline-form">
          {choose(w.swap, one, setOne)}
          {choose(w.swapWith, other, setOther)}
          <button
            type="button"
            class="button"
            data-way="swap"
            disabled={one === '' || other === '' || one === other}
            onClick={() => void does({ kind: 'swapSeats', players: [one, other] })}
          >
            {w.doSwap}
          </button>
        </div>
      )}
      <div class="desk-inline-form">
        <label>
          {w.moveMatch}
          <select value={match} onChange={({ currentTarget }) => setMatch(currentTarget.value)}>
            <option value="">–</option>
            {round.matches.map(({ id, a, b }) => (
              <option key={id} value={id}>
                {nameOf(state, a)} – {nameOf(state, b)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {w.toTable}
          <input
            type="number"
            min={1}
            max={999}
            value={table}
            onInput={({ currentTarget }) => setTable(currentTarget.value)}
          />
        </label>
        <button
          type="button"
          class="button"
          data-way="move"
          disabled={match === '' || !(Number(table) >= 1)}
          onClick={() => void does({ kind: 'moveTable', match, table: Math.trunc(Number(table)) })}
        >
          {w.doMove}
        </button>
      </div>
      <button type="button" class="button" data-way="again" onClick={() => void does({ kind: 'prepareRound' })}>
        {w.prepareAgain}
      </button>
      {refusal}
    </details>
  );
}

export function VoidRound() {
  const w = useDeskWords();
  const { does, refusal } = useDoing();
  return (
    <div class="desk-foot">
      <WithWhy title={w.voidRound} way="void" act={(why) => does({ kind: 'voidRound' }, { why })} />
      {refusal}
    </div>
  );
}
