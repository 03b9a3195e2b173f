import type { EventState } from '@faultline/tournament';
import type { ComponentChildren } from 'preact';
import { CheckLetters } from '../CheckLetters.tsx';

interface HeadedProps {
  readonly state: EventState;
  readonly title: string;
  readonly columns: readonly string[];
  /** How many of the last columns hold figures, set flush right. */
  readonly figures?: number;
  readonly children: ComponentChildren;
}

/** A table whose head is repeated on every page, the event's name in it. */
export const Headed = ({ state, title, columns, figures = 0, children }: HeadedProps) => (
  <table class="paper-table numbers">
    <thead>
      <tr>
        <th colSpan={columns.length} class="paper-head">
          <b>{state.founding.name}</b>
          <span>{title}</span> <CheckLetters />
        </th>
      </tr>
      <tr>
        {columns.map((column, n) => (
          <th key={column} scope="col" class={n >= columns.length - figures ? 'figure' : ''}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
