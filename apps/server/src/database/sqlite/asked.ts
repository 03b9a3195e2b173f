import type { NewEntryRow, Rows } from '../database.ts';

/** What the writer's thread is asked for: statements that go together, or an entry. */
export type Asked =
  | { readonly do: 'write'; readonly statements: readonly Statement[] }
  | { readonly do: 'append'; readonly row: NewEntryRow; readonly accepts: boolean };

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What came of each; an error of one is its own and leaves the others as they are. */
export type Done =
  | { readonly rows: readonly Rows[] }
  | { readonly time: number | null }
  | { readonly error: string; readonly full: boolean };
