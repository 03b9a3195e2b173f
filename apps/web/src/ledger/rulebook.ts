/** What the build makes of the ledger for the page and for the plain pages of rules (scripts/rulebook). */

type RuleKind = 'statement' | 'ruling' | 'example' | 'decision' | 'hidden' | 'geometry';

/** A rule document that the words of an entry name by its number. */
interface Cited {
  readonly number: string;
  readonly en: string;
  readonly de: string;
}

/** An entry of the ledger in one language. */
interface Telling {
  readonly says: string;
  /** Why it is ruled so, where it is told apart. */
  readonly why?: string;
  /** The heading of the ledger it stands under. */
  readonly chapter: string;
  /** The document and heading it is taken from; nothing where it is a ruling of ours. */
  readonly where: string;
  /** What an example without a board looks like; in German where words are in it. */
  readonly drawing?: string;
}

export interface Told extends Telling {
  readonly id: string;
  readonly kind: RuleKind;
  /** The documents its words name by number. */
  readonly cites?: readonly Cited[];
  /** The same in German, for as much of the ledger as is told in it. */
  readonly german?: Telling;
  /** The version of Faultline that first had it. */
  readonly since: string;
  /** How many tests name it in their titles. */
  readonly proofs: number;
  /** Entries it names and entries that name it. */
  readonly related: readonly string[];
  /** Positions that show it, by their names. */
  readonly positions: readonly string[];
}

/** A position of a scenario file, drawn. */
export interface DrawnPosition {
  readonly title: string;
  /** What the reader is told besides. */
  readonly about?: string;
  /** The same in German, where it is told. */
  readonly german?: { readonly title: string; readonly about?: string };
  readonly shows: readonly string[];
  readonly board: string;
  /** Who and what stands on it, for those who do not see it. */
  readonly heard: Readonly<Record<'en' | 'de', string>>;
  /** Whether a game can go on from it. */
  readonly plays: boolean;
}

export type Positions = Readonly<Record<string, DrawnPosition>>;
