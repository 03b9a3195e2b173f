/** What a question is about, by the names people use. */
export interface Subject {
  readonly player: string;
  /** The Unit or character it is about. */
  readonly who: string;
  /** The ability under way, where there is one. */
  readonly ability: string | null;
  /** What a yes would do, or what happens to whoever is chosen. */
  readonly deed: string | null;
  /** Something must be chosen: nobody may pass. */
  readonly forced: boolean;
  readonly about: Readonly<Record<string, string | number>>;
}

export interface QuestionWords {
  /** What is asked, by the step that asks. */
  readonly asks: Readonly<Record<string, (subject: Subject) => string>>;
  /** For a step nobody has words for. */
  readonly other: (subject: Subject) => string;
  /** Options by their id, or by step and id (`order.reserve:reserve`) where the same word means different things. */
  readonly options: Readonly<Record<string, string>>;
  readonly cost: (force: number) => string;
  readonly suffers: (damage: number) => string;
  readonly squad: (number: string) => string;
  readonly map: (number: string, objectives: readonly string[]) => string;
  readonly exit: (point: string) => string;
  readonly take: (what: string, unit: string) => string;
  /** A space of a tracker, counted from one, where a mode has them. */
  readonly space?: (tracker: string, space: number, icons: string) => string;
}
