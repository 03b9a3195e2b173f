import type {
  Clause,
  Effect,
  EventPattern,
  Keyword,
  MoveKind,
  ObjectiveSelector,
  Ref,
  Selector,
  Test,
} from '@faultline/rules';
import { whole } from './sentence.ts';
import type { Speaker } from './speaker.ts';

export type ClauseOf<K extends Clause['clause']> = Extract<Clause, { clause: K }>;
type Trigger = EventPattern['on'];
type TestOf<K extends Test['test']> = Extract<Test, { test: K }>;

/** One template for each node of the language of abilities, but for verbs, whose words lie in verbs/. A node without words does not compile. */
export interface AbilityWords {
  readonly clauses: { readonly [K in Clause['clause']]: (clause: ClauseOf<K>, s: Speaking) => string };
  readonly tests: { readonly [K in Test['test']]: (test: TestOf<K>, s: Speaking) => Said };
  readonly events: { readonly [K in Trigger]: (event: EventPattern, s: Speaking) => string };
  /** What is done in place of something else. */
  readonly instead: (sentence: string) => string;
  readonly choose: (whom: readonly string[]) => string;
  /** Somebody chosen, as the object of `choose`. */
  readonly some: (who: Selector | ObjectiveSelector, s: Speaking) => string;
}

/** What follows `if` or `while`: where the test holds, and where it fails. */
export type Said = readonly [holds: string, fails: string];

/** Somebody speaking one ability: the templates, and whom they have named. */
export interface Speaking {
  readonly speaker: Speaker;
  readonly sentences: (effects: readonly Effect[]) => readonly string[];
  readonly effect: (effect: Effect) => string;
  readonly test: (test: Test) => Said;
  readonly event: (event: EventPattern) => string;
  /** A stance by its printed name. */
  readonly stance: (id: string) => string;
  /** A tracker, a piece or a state of an operation by its name. */
  readonly part: (id: string) => string;
  /** Keywords that the next clauses give under the same conditions: they are said with the first. */
  readonly besides: readonly Keyword[];
  /** Moves that the next clauses exchange for the same one. */
  readonly moves: readonly MoveKind[];
  /** Whether nobody chooses to use it: what it answers holds as long as it stands. */
  readonly isStanding: boolean;
}

export const capital = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

/** A relative clause is closed by a comma, unless the sentence ends there; a whole sentence after a colon is begun large in German. */
const tidy = (sentence: string): string => sentence.replace(/,(?=[.,:;!?])/g, '').replace(/,$/, '');

export const finished = (sentence: string): string => {
  const said = tidy(capital(whole(sentence)));
  return /[.!?]$/.test(said) ? said : `${said}.`;
};

/** A condition that its event already says. */
export const goesWithoutSaying = (event: EventPattern, where: Test): boolean =>
  event.on === 'attack.suffering' && where.test === 'would-suffer';

/** Whether a condition speaks of the one that a standing clause is asked about. */
export const isAboutIt = (where: Test): boolean => JSON.stringify(where).includes('"it"');

/** Sentences one after the other, each with its capital and its full stop. */
export const paragraph = (sentences: readonly string[]): string => sentences.map(finished).join(' ');

/** On whose side somebody is of whom that was already said. */
const sideOf = (who: Ref, { speaker }: Speaking): Selector['side'] | null => {
  const known = typeof who === 'object' ? speaker.selector(who.bound) : who === 'event-unit' ? speaker.happensTo : null;
  return known && known.of !== 'objective' ? known.side : null;
};

/** What is asked of somebody, without the side that they are known to be on. */
export function plainSide(who: Ref, a: Selector, s: Speaking): Selector {
  const known = who === 'self' ? a.side === 'self' || a.side === 'allied' : sideOf(who, s) === a.side;
  const isTheirs = known || (a.side === 'allied' && sideOf(who, s) === 'other-allied');
  return { ...a, ...(isTheirs ? { side: 'any' } : {}), ...(isCharacter(who, s) ? { of: 'character' } : {}) };
}

/** Whether one character is meant, who is asked as one and not as a Unit. */
const isCharacter = (who: Ref, { speaker }: Speaking): boolean =>
  typeof who === 'object' ? speaker.selector(who.bound)?.of === 'character' : who === 'attacker' || who === 'wounder';

/** The Unit of the target, or of whoever inflicted the Wound: there is nothing to choose. */
export const givenBy = (who: Selector | ObjectiveSelector): 'target' | 'wounder' | null =>
  who.of === 'unit' && (who.among === 'target' || who.among === 'wounder') ? who.among : null;

/** Whether all are done to the same one. */
export const areOfOne = (effects: readonly Effect[]): boolean =>
  new Set(effects.map((effect) => ('who' in effect ? JSON.stringify(effect.who) : ''))).size === 1;

/** Whether somebody else than this Unit is meant; around somebody who was chosen that one would be the other. */
export const isBesidesSelf = ({ besides, within }: Selector): boolean =>
  besides === 'self' && typeof within?.from !== 'object';

/** Whether those around somebody who was chosen are meant, and not that one: `each other character within Range 2 of it`. */
export const isAround = ({ besides, within }: Selector): boolean =>
  typeof besides === 'object' && typeof within?.from === 'object' && besides.bound === within.from.bound;

/** Where those of a kind are counted beside all of them: the kind. No more of all than of these means that every one is. */
export function kindAsked(all: Selector | ObjectiveSelector, some: Selector | ObjectiveSelector): Selector | null {
  if (all.of === 'objective' || some.of === 'objective') return null;
  const { tag, ...rest } = some;
  return tag !== undefined && JSON.stringify(rest) === JSON.stringify(all) ? { of: all.of, side: 'any', tag } : null;
}

/** The one thing a selector asks, whoever's somebody is. */
export function onlyFilter({ of: _of, side, ...filters }: Selector): keyof typeof filters | null {
  const [only, another] = Object.keys(filters) as (keyof typeof filters)[]; // order: one alone
  return side === 'any' && only !== undefined && another === undefined ? only : null;
}
