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

/** What an activation is for: the objective with its name, and who controls it without that. */
export interface GoalWords {
  take(objective: string, holder: Holder): string;
  drive(target: string, objective: string): string;
  attack(target: string): string;
  toward(objective: string, holder: Holder): string;
  hold(objective: string): string;
  readonly care: string;
}

/** Seen by whoever acts. */
export type Holder = 'nobody' | 'enemy' | 'own';

export interface WhyWords {
  readonly gains: Readonly<Record<Gain, string>>;
  readonly goals: GoalWords;
  rather(chosen: string, instead: string, gain: string): string;
  /** With the chances of both, in whole percent. */
  likelier(chosen: string, chance: number, instead: string, other: number): string;
  /** What the Master would have done instead, with the chances of both or with what it would have gained; or the same. */
  readonly master: {
    likelier(played: string, chance: number, better: string, other: number): string;
    rather(played: string, better: string, gain: string): string;
    better(played: string, better: string): string;
    same(played: string): string;
  };
  /** Where nothing speaks for the choice, or there was no other. */
  readonly nothing: string;
}
