/** What one of the answers to a question is told by. */
export interface Chosen {
  /** Whom the question is about, by the name people use. */
  readonly who: string;
  /** What happens where it is left, if the text says so. */
  readonly otherwise: string | null;
  /** It has a price. */
  readonly priced: boolean;
  /** More of the same text follows whatever is answered. */
  readonly goesOn: boolean;
}

/** What an answer does, in a sentence: by step and option (`effects.may:no`), else by the option alone. */
export type ChoiceWords = Readonly<Record<string, (chosen: Chosen) => string>>;
