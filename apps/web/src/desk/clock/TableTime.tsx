import { nameOf, type Round, tableReading } from '@faultline/tournament';
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { timeText } from './useNow.ts';

/** More minutes for one table, where that was announced. */
export function TableTime({ round, now }: { readonly round: Round; readonly now: number }) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const [match, setMatch] = useState(round.matches[0]?.id ?? '');
  const [minutes, setMinutes] = useState(5);
  const [why, setWhy] = useState('');
  const extended = round.matches.filter(({ extraMinutes }) => extraMinutes > 0);
  const give = async (submit: TargetedSubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (await does({ kind: 'extendTable', match, minutes }, { why })) setWhy('');
  };
  return (
    <form class="desk-form desk-table-time" onSubmit={(submit) => void give(submit)}>
      <h2>{w.tableTime}</h2>
      <label>
        {w.table}
        <select value={match} onChange={({ currentTarget }) => setMatch(currentTarget.value)}>
          {round.matches.map(({ id, table, a, b }) => (
            <option key={id} value={id}>
              {table}: {nameOf(event.state, a)} – {nameOf(event.state, b)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.minutes}
        <input
          type="number"
          min={1}
          max={120}
          value={minutes}
          onInput={({ currentTarget }) => setMinutes(Math.max(1, Math.trunc(Number(currentTarget.value) || 1)))}
        />
      </label>
      <label>
        {w.inWords}
        <input name="why" value={why} required onInput={({ currentTarget }) => setWhy(currentTarget.value)} />
      </label>
      <button type="submit" class="button">
        {w.giveTime}
      </button>
      {refusal}
      {extended.map(({ id, table, extraMinutes }) => (
        <p key={id} class="numbers">
          {w.tableLeft(table, timeText(tableReading(round.clock, event.state.details, extraMinutes, now).remaining))}
        </p>
      ))}
    </form>
  );
}
