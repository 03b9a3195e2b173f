import type { ComponentChildren } from 'preact';

interface ToldProps {
  readonly title: string;
  readonly hint?: string;
  /** What to do now. */
  readonly children?: ComponentChildren;
}

/** Something to be told on a page of its own, and what to do. */
export const Told = ({ title, hint, children }: ToldProps) => (
  <section class="panel online-panel told" role="status">
    <h2>{title}</h2>
    {hint !== undefined && <p>{hint}</p>}
    <p class="online-ways">{children}</p>
  </section>
);
