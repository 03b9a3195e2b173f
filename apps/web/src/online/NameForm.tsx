import { useState } from 'preact/hooks';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import { Icon } from '../ui/Icon.tsx';

interface NameFormProps {
  readonly words: OnlineWords;
  readonly name: string;
  /** On the button. */
  readonly go: string;
  /** Gives what is wrong with it in a sentence; null where it was taken. */
  readonly save: (name: string) => Promise<string | null>;
}

/** How somebody is called. The server says what a name may be. */
export function NameForm({ words: { name: w }, name, go, save }: NameFormProps) {
  const [said, say] = useState(name);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setFault(await save(said));
    setBusy(false);
  };
  return (
    <form class="name-form" onSubmit={submit}>
      <label>
        {w.label}
        <input
          class="field"
          name="name"
          autocomplete="nickname"
          maxLength={60}
          value={said}
          aria-invalid={fault !== null}
          aria-describedby="name-hint"
          onInput={({ currentTarget }) => say(currentTarget.value)}
        />
      </label>
      <p id="name-hint" class="online-hint">
        {w.hint}
      </p>
      {fault !== null && (
        <p class="online-fault" role="alert">
          <Icon name="warning" /> {fault}
        </p>
      )}
      <button type="submit" class="button filled" data-way="name" disabled={busy}>
        {go}
      </button>
    </form>
  );
}
