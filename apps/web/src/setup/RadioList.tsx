interface RadioListProps {
  readonly title: string;
  readonly name: string;
  readonly values: readonly {
    readonly id: string;
    readonly says: string;
    /** Why it cannot be chosen. */
    readonly waits?: string;
  }[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** One of some with long names, all in sight. */
export const RadioList = ({ title, name, values, chosen, choose }: RadioListProps) => (
  <fieldset class="radio-list">
    <legend>{title}</legend>
    {values.map(({ id, says, waits }) => (
      <label key={id} class={id === chosen ? 'chosen' : ''}>
        <input
          type="radio"
          class="unseen"
          name={name}
          value={id}
          checked={id === chosen}
          disabled={waits !== undefined}
          onChange={() => choose(id)}
        />
        {says} {waits !== undefined && <small>({waits})</small>}
      </label>
    ))}
  </fieldset>
);
