import type { Cause, Place } from '@faultline/rules';
import { iconName, type Terms } from '../terms.ts';
import { headingOf } from './heading.ts';
import type { Phrases, Teller } from './teller.ts';

/** Where damage comes from, when it is not plain from the attack around it. */
function source(t: Teller, { by, name }: Cause): string | null {
  if (by === 'condition' && name) return iconName(t.terms, name);
  return by === 'ability' && name ? t.cast.ability(name) : null;
}

const keywordName = (terms: Terms, keyword: string): string => {
  const names: Readonly<Record<string, string>> = terms.keywords;
  return names[keyword] ?? iconName(terms, keyword);
};

/** A character, the edge, or else a part of the terrain. */
const stopper = (t: Teller, by: string | null): string | null =>
  by === null || by === 'edge' ? by : t.cast.named(by, 'dat');

const travelled = (from: Place, to: Place): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Less than this, a twentieth of an inch, would be told as none. */
const LEAST_TOLD = 127;

/** What happens to people on the table. */
export const boardPhrases: Phrases<
  | 'moved'
  | 'ingress'
  | 'placed'
  | 'pinned-down'
  | 'pushed'
  | 'suffered'
  | 'healed'
  | 'condition'
  | 'keyword'
  | 'hunker'
  | 'wounded'
  | 'injured'
  | 'recovered'
  | 'shed'
  | 'defeated'
> = {
  moved: (t, e) => {
    const length = t.words.inches(travelled(e.from, e.to));
    const height = e.from[2] === e.to[2] ? undefined : e.to[2] > 0 ? t.words.inches(e.to[2]) : null;
    const heading = headingOf(t.facts.objectives, e.from, e.to);
    t.say(t.log.moved(t.cast.character(e.character), e.move, length, heading, height), 3);
  },
  ingress: (t, e) => t.say(t.log.through(t.cast.character(e.character), t.cast.named(e.point, 'dat')), 3),
  placed: (t, e) => t.say(t.log.placed(t.cast.character(e.character), t.near(e.to)), 3),
  'pinned-down': (t, e) => t.say(t.log.cannotMove(t.cast.character(e.character)), 3),
  pushed: (t, e) => {
    const length = travelled(e.from, e.to);
    const told = length < LEAST_TOLD ? null : t.words.inches(length);
    t.say(t.log.pushed(t.cast.character(e.character), told, stopper(t, e.stoppedBy), e.pulled === true), 3);
  },
  suffered: (t, e) => {
    t.facts.damage[e.unit] = (t.facts.damage[e.unit] ?? 0) + e.amount;
    t.say(t.log.suffers(t.cast.who(e.unit), e.amount, source(t, e.cause), t.damageOf(e.unit)), 3);
  },
  // A condition that is taken off has its own event.
  healed: (t, e) => {
    if (e.what !== 'damage') return;
    t.facts.damage[e.unit] = (t.facts.damage[e.unit] ?? 0) - 1;
    t.say(t.log.heals(t.cast.who(e.unit), t.damageOf(e.unit)), 3);
  },
  condition: (t, e) => t.say(t.log.condition(t.cast.who(e.unit), t.terms.conditions[e.condition], e.gained), 3),
  keyword: (t, e) => t.say(t.log.keyword(t.cast.who(e.unit), keywordName(t.terms, e.keyword), e.value > 0, e.until), 3),
  hunker: (t, e) => {
    const who = t.cast.who(e.unit);
    t.say(e.tokens === 0 ? t.log.hunkerGone(who) : t.log.hunker(who, e.tokens), 3);
  },
  wounded: (t, e) => t.say(t.log.wounded(t.cast.who(e.unit)), 3, 'wound'),
  recovered: (t, e) => t.say(t.log.recovered(t.cast.who(e.unit), e.tokens), 2, 'wound'),
  injured: (t, e) => {
    t.facts.damage[e.unit] = 0;
    t.say(t.log.injured(t.cast.who(e.unit), e.tokens, t.cast.card(e.unit).durability), 2, 'wound');
  },
  shed: (t, e) => {
    t.facts.damage[e.unit] = Math.max(0, (t.facts.damage[e.unit] ?? 0) - e.damage);
    t.say(t.log.sheds(t.cast.who(e.unit), e.wounded, e.damage), 3);
  },
  defeated: (t, e) => t.say(t.log.defeated(t.cast.who(e.unit)), 1, 'wound'),
};
