import { namesIn } from '@faultline/tournament';
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { doubles } from './doubles.ts';

/** A list of names is pasted, one to a line; a name is also the player's id. */
export function AddPlayers() {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const entered = event.state.entrants.filter(({ state }) => state !== 'withdrawn').map(({ name }) => name);
  const add = async (submit: TargetedSubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const names = namesIn(text);
    const twice = doubles(names, entered);
    setFault(names.length === 0 ? w.noNames : twice.length > 0 ? w.twice(twice) : null);
    if (names.length === 0 || twice.length > 0) return;
    if (await does(names.map((name) => ({ kind: 'register', player: name, name }) as const))) setText('');
  };
  return (
    <form class="panel desk-box" onSubmit={(submit) => void add(submit)}>
      <label>
        <b>{w.addPlayers}</b>
        <textarea
          name="names"
          rows={5}
          value={text}
          placeholder={w.onePerLine}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      {fault && (
        <p class="desk-fault" role="alert">
          <Icon name="warning" /> {fault}
        </p>
      )}
      <button type="submit" class="button" data-way="add">
        {w.enter}
      </button>
      {refusal}
    </form>
  );
}
