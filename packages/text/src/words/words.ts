import type { AttackType, Condition, Corrected as Correction, DieKind, MoveKind, Open, Result } from '@faultline/rules';
import type { OperationWords } from '../operations/operationWords.ts';
import type { QuestionWords } from './questionWords.ts';
import type { ReasonWords } from './reasonWords.ts';
import type { Terms } from '../terms.ts';
import type { WhyWords } from './whyWords.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Everything that is said in one language. Each language is loaded by itself: `@faultline/text/en`, `@faultline/text/de`. */
export interface Words {
  readonly language: Language;
  readonly terms: Terms;
  /** Null until it is fetched: a page tells its game after its board is there. */
  readonly log: LogWords | null;
  readonly questions: QuestionWords;
  readonly reasons: ReasonWords;
  /** Fetched with the log. */
  readonly why: WhyWords | null;
  /** Fetched with a game of Key Operations (`learnMode`). */
  readonly operations?: OperationWords;
  /** What the mode of a game calls by ids, by the names people use. */
  readonly names?: (open: Open) => Readonly<Record<string, string>>;
  /** A length in hundredths of a millimetre, told in inches. */
  readonly inches: (length: number) => string;
}

/** With all that any part of it says. */
export type WholeWords = Words & { readonly log: LogWords; readonly why: WhyWords };

/** Somebody who does something: Units of several characters do it together. */
export interface Who {
  readonly name: string;
  readonly many: boolean;
}

/** Something that was corrected, with the name people use for it. */
export type Corrected = Omit<Correction, 'of'> & { readonly name: string };

type Author = { readonly player: string } | 'arbiter';

/** Where somebody goes, by an objective. */
export interface Heading {
  readonly way: 'toward' | 'away';
  readonly objective: string;
}

/** The sentences of the log. What is handed in is already named. */
export interface LogWords {
  firstPlayer(player: string, rolls: readonly string[]): string;
  mission(name: string): string;
  table(name: string): string;
  setUp(player: string, characters: readonly string[]): string;
  card(name: string): string;
  toReserve(force: string): string;
  fetched(name: string): string;
  nextInstead(force: string): string;
  cardLeaves(name: string): string;
  looked(who: string): string;
  shuffledIn(name: string): string;
  newDeck(player: string, force: string): string;
  force(ready: number, pool: number): string;
  forceNow(player: string, force: string): string;
  activates(who: Who, origin: 'deck' | 'reserve' | 'shatterpoint', damage: string): string;
  cutShort(unit: string): string;
  noAttack(character: string): string;
  stays(character: string): string;
  stance(unit: string, stance: string): string;
  stances(each: readonly string[]): string;
  uses(who: Who, ability: string, cost: number, force: string): string;
  damage(now: number, stamina: number): string;

  /** `height` is that of the place where it ends, if it lies higher or lower than the one before; null is the ground. */
  moved(character: string, move: MoveKind, length: string, heading: Heading | null, height?: string | null): string;
  /** `point` stands in the dative. */
  through(character: string, point: string): string;
  placed(character: string, near: string): string;
  /** A place by the objective it lies nearest to. */
  near(objective: string | null): string;
  cannotMove(character: string): string;
  /** `stoppedBy` stands in the dative. */
  pushed(character: string, length: string | null, stoppedBy: string | 'edge' | null, pulled: boolean): string;
  suffers(who: Who, amount: number, from: string | null, damage: string): string;
  heals(who: Who, damage: string): string;
  condition(who: Who, condition: string, gained: boolean): string;
  keyword(who: Who, keyword: string, gained: boolean, until: string): string;
  hunkerGone(who: Who): string;
  hunker(who: Who, tokens: number): string;
  wounded(who: Who): string;
  recovered(who: Who, tokens: number): string;
  injured(who: Who, tokens: number, durability: number): string;
  sheds(who: Who, wounded: number, damage: number): string;
  defeated(who: Who): string;

  attacks(character: string, target: string, type: AttackType): string;
  object(name: string): string;
  pool(die: DieKind, dice: number, sources: readonly string[]): string;
  source(name: string): string;
  roll(die: DieKind, faces: string): string;
  diceChanged(by: string, how: 'add' | 'remove' | 'turn' | 'reroll', from: string, to: string, die: DieKind): string;
  stripped(condition: Condition, removed: number, die: DieKind): string;
  chart(die: DieKind, name: string, expertise: number, results: string): string;
  successes(n: number, blocks: number): string;
  tree(path: readonly string[]): string;
  treeEnds(unused: number): string;
  poolSplit(kept: number, turned: number): string;
  withstood(character: string, keyword: 'protection' | 'steadfast', by: string): string;
  noDamage(target: string): string;

  turn(turn: number, player: string, force: string): string;
  struggle(name: string, objectives: readonly string[]): string;
  control(objective: string, player: string | null): string;
  priorityRoll(player: string, faces: string): string;
  priority(objective: string, marked: boolean): string;
  token(player: string, spaces: number): string;
  momentum(player: string, gained: boolean): string;
  struggleWon(player: string): string;
  corrected(by: Author, what: readonly Corrected[], why: string): string;
  undone(by: Author, to: number): string;
  flag(flag: string): string;
  over(winner: string | null, why: Result['why']): string;
}
