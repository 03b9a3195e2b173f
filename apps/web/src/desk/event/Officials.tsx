import { type CommandOf, tidied } from '@faultline/tournament';
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';

type Office = CommandOf<'appoint'>['office'];
const OFFICES: readonly Office[] = ['arbiter', 'leadArbiter', 'scorekeeper'];

export function Officials() {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const { officials, founding } = event.state;
  const [name, setName] = useState('');
  const [office, setOffice] = useState<Office>('arbiter');
  const appoint = async (submit: TargetedSubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const called = tidied(name);
    if (called === '') return;
    if (await does({ kind: 'appoint', person: called, name: called, office, verifies: true })) setName('');
  };
  return (
    <form class="panel desk-box desk-form" onSubmit={(submit) => void appoint(submit)}>
      <h2>{w.officials}</h2>
      <ul class="desk-rows">
        <li class="desk-row">
          <span class="desk-row-main">
            <b>{founding.organiser.name}</b>
            <small>{w.organiser}</small>
          </span>
        </li>
        {officials.map((official) => (
          <li key={official.person} class="desk-row">
            <span class="desk-row-main">
              <b>{official.name}</b>
              <small>{w.offices[official.office]}</small>
            </span>
            <button
              type="button"
              class="button quiet"
              onClick={() => void does({ kind: 'dismiss', person: official.person })}
            >
              {w.dismiss}
            </button>
          </li>
        ))}
      </ul>
      <label>
        {w.name}
        <input value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <label>
        {w.office}
        <select value={office} onChange={({ currentTarget }) => setOffice(currentTarget.value as Office)}>
          {OFFICES.map((one) => (
            <option key={one} value={one}>
              {w.offices[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button">
        {w.appoint}
      </button>
      {refusal}
    </form>
  );
}
