import { CONDUCT_REASONS, currentMatchOf, type Command, type CommandOf, type Entrant } from '@faultline/tournament';
import { useState } from 'preact/hooks';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';

type WarningReason = CommandOf<'warn'>['reason'];

/** Warnings, penalties and ejection of one player. */
export function Conduct({ entrant: { player, state: standing } }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const [code, setCode] = useState<WarningReason>('uncivil');
  const [why, setWhy] = useState('');
  const match = currentMatchOf(event.state, player)?.id;
  const act = async (command: Command) => {
    if (await does(command, { why })) setWhy('');
  };
  return (
    <fieldset class="desk-form">
      <legend>{w.conduct}</legend>
      <label>
        {w.reason}
        <select value={code} onChange={({ currentTarget }) => setCode(currentTarget.value as WarningReason)}>
          {CONDUCT_REASONS.map((one) => (
            <option key={one.code} value={one.code}>
              {w.conductReasons[one.code] ?? one.says}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.inWords}
        <input name="why" value={why} onInput={({ currentTarget }) => setWhy(currentTarget.value)} />
      </label>
      <p class="desk-ways">
        <button
          type="button"
          class="button"
          data-way="warn"
          onClick={() => void act({ kind: 'warn', player, reason: code, ...(match === undefined ? {} : { match }) })}
        >
          {w.warn}
        </button>
        {standing !== 'ejected' && (
          <button
            type="button"
            class="button"
            data-way="eject"
            onClick={() => void act({ kind: 'eject', player, reason: code })}
          >
            {w.eject}
          </button>
        )}
        {why.trim() !== '' && (
          <button type="button" class="button" onClick={() => void act({ kind: 'penalise', player, text: why.trim() })}>
            {w.penalise}
          </button>
        )}
      </p>
      {refusal}
    </fieldset>
  );
}
