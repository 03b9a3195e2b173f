import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';

export function NewNote() {
  const w = useDeskWords();
  const { does, refusal } = useDoing();
  const [text, setText] = useState('');
  const write = async (submit: TargetedSubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (text.trim() !== '' && (await does({ kind: 'note', text: text.trim() }))) setText('');
  };
  return (
    <form class="panel desk-box desk-form" onSubmit={(submit) => void write(submit)}>
      <label>
        {w.note}
        <input value={text} required onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <button type="submit" class="button">
        {w.writeDown}
      </button>
      {refusal}
    </form>
  );
}
