import './choice.css';

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly values: readonly T[];
  readonly names: Readonly<Partial<Record<T, string>>>;
  readonly chosen: T;
  readonly choose: (value: T) => void;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ title, values, names, chosen, choose }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      <div class="segments">
        {values.map((value) => (
          <button key={value} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
            {names[value] ?? value}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
