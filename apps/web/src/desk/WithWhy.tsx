import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { useDeskWords } from '../i18n/deskWords.ts';

interface WithWhyProps {
  readonly title: string;
  readonly way: string;
  /** What is to be typed, where it is not a reason. */
  readonly asks?: string;
  /** It asks at once: the first tap was elsewhere. */
  readonly asked?: boolean;
  readonly act: (why: string) => Promise<boolean>;
  readonly leave?: () => void;
}

/** A button for what needs a reason in words: the first tap asks for it. */
export function WithWhy({ title, way, asks, asked = false, act, leave }: WithWhyProps) {
  const w = useDeskWords();
  const [why, setWhy] = useState<string | null>(asked ? '' : null);
  if (why === null)
    return (
      <button type="button" class="button" data-way={way} onClick={() => setWhy('')}>
        {title}
      </button>
    );
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await act(why)) setWhy(null);
  };
  const stop = () => {
    setWhy(null);
    leave?.();
  };
  return (
    <form class="desk-inline-form" onSubmit={(event) => void submit(event)}>
      <label>
        {asks ?? w.whyOf(title)}
        <input
          name="why"
          value={why}
          required
          ref={focusOnce}
          onInput={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" data-way={`${way}-done`}>
        {title}
      </button>
      <button type="button" class="button quiet" onClick={stop}>
        {w.leaveIt}
      </button>
    </form>
  );
}

const seen = new WeakSet<HTMLInputElement>();

/** What was asked for by a tap opens ready to type. */
export function focusOnce(input: HTMLInputElement | null): void {
  if (!input || seen.has(input)) return;
  seen.add(input);
  input.focus();
}
