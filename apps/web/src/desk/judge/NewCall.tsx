import { CALL_REASONS, type CommandOf, currentRound, nameOf } from '@faultline/tournament';
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';

type CallReason = CommandOf<'call'>['reason'];

/** A player calls for an arbiter; the desk writes it down in the player's name. */
export function NewCall() {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const { state } = event;
  const round = currentRound(state);
  const matches = round && round.state !== 'prepared' ? round.matches.filter(({ confirmed }) => !confirmed) : [];
  const [chosen, setMatch] = useState('');
  const match = matches.find(({ id }) => id === chosen) ?? matches[0];
  const [caller, setCaller] = useState('');
  const [code, setCode] = useState<CallReason>('dispute');
  const [text, setText] = useState('');
  if (!match) return null;
  const by = caller === match.b ? match.b : match.a;
  const call = async (submit: TargetedSubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (await does({ kind: 'call', match: match.id, reason: code, text }, { by })) setText('');
  };
  return (
    <form class="panel desk-box desk-form" onSubmit={(submit) => void call(submit)}>
      <h2>{w.newCall}</h2>
      <label>
        {w.table}
        <select value={match.id} onChange={({ currentTarget }) => setMatch(currentTarget.value)}>
          {matches.map(({ id, table, a, b }) => (
            <option key={id} value={id}>
              {table}: {nameOf(state, a)} – {nameOf(state, b)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.calledBy}
        <select value={by} onChange={({ currentTarget }) => setCaller(currentTarget.value)}>
          {[match.a, match.b].map((player) => (
            <option key={player} value={player}>
              {nameOf(state, player)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.reason}
        <select value={code} onChange={({ currentTarget }) => setCode(currentTarget.value as CallReason)}>
          {CALL_REASONS.map((one) => (
            <option key={one.code} value={one.code}>
              {w.callReasons[one.code] ?? one.says}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.inWords}
        <input value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <button type="submit" class="button" data-way="call">
        {w.writeDown}
      </button>
      {refusal}
    </form>
  );
}
