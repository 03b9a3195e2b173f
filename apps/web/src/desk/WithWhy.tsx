import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { useDeskWords } from './words.ts';

interface WithWhyProps {
  readonly title: string;
  readonly way: string;
  /** What is to be typed, where it is not a reason. */
  readonly asks?: string;
  readonly act: (why: string) => Promise<boolean>;
}

/** A button for what needs a reason in words: the first tap asks for it. */
export function WithWhy({ title, way, asks, act }: WithWhyProps) {
  const w = useDeskWords();
  const [why, setWhy] = useState<string | null>(null);
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
  return (
    <form class="desk-inline-form" onSubmit={(event) => void submit(event)}>
      <label>
        {asks ?? w.whyOf(title)}
        <input name="why" value={why} required onInput={({ currentTarget }) => setWhy(currentTarget.value)} />
      </label>
      <button type="submit" class="button">
        {title}
      </button>
      <button type="button" class="button quiet" onClick={() => setWhy(null)}>
        {w.leaveIt}
      </button>
    </form>
  );
}
