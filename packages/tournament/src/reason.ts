// Why something was refused, or what people should know about something done.

export interface Reason {
  /** A stable word that translations hang on. */
  readonly code: string;
  /** The statement or ruling of the ledger, where one stands behind it. */
  readonly rule?: string;
  /** One English sentence for people. */
  readonly says: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };

export interface Refused {
  readonly refused: readonly Reason[];
}

export function reason(code: string, rule: string | null, says: string, facts: Reason['facts'] = {}): Reason {
  return rule === null ? { code, says, facts } : { code, rule, says, facts };
}

export function refuse(...refused: readonly Reason[]): Refused {
  return { refused };
}

export function isRefused(answer: object): answer is Refused {
  return 'refused' in answer;
}
