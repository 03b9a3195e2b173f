/** What a choice may bring more of than another. */
export type Gain =
  | 'won'
  | 'struggles'
  | 'tracker'
  | 'objectives'
  | 'wounds'
  | 'safety'
  | 'way'
  | 'conditions'
  | 'force'
  | 'cards';

export interface WhyWords {
  readonly gains: Readonly<Record<Gain, string>>;
  rather(chosen: string, instead: string, gain: string): string;
  /** Where nothing speaks for the choice, or there was no other. */
  readonly nothing: string;
}
