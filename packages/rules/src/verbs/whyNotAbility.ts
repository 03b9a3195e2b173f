import type { Ability, Clause } from '../cards/ability.ts';
import type { Effect } from '../cards/effect.ts';
import { type VerbMoment, type Moments, momentsOf, verbNamed } from '../queries/language.ts';

/**
 * Where a verb of an ability can do nothing: a sentence with the ability, the verb and the moments it works at; else null.
 * A rule of a mode may use the verbs of that mode; abilities of Units may not.
 */
export function whyNotAbility(
  { id, clauses }: Pick<Ability, 'id' | 'clauses'>,
  mode: string | null = null,
): string | null {
  for (const clause of clauses) {
    const wrong = momentOf(clause).flatMap((moment) => misplaced(effectsOf(clause), moment, mode))[0];
    if (wrong) return `The ability ${id}: ${wrong}`;
  }
  return null;
}

const momentOf = (clause: Clause): VerbMoment[] => {
  if (clause.clause === 'use') return ['use'];
  return clause.clause === 'on' ? [clause.event.on] : [];
};

const effectsOf = (clause: Clause): readonly Effect[] => ('effects' in clause ? clause.effects : []);

/** What waits for the end of an attack runs when that is resolved. */
const AFTER_ATTACK: VerbMoment = 'attack.resolved';

function misplaced(effects: readonly Effect[], moment: VerbMoment, mode: string | null): string[] {
  return effects.flatMap((effect) => {
    const verb = verbNamed(effect.do);
    return [
      ...whyNotIn(effect, verb.mode ?? mode, mode),
      ...whyNotAt(effect, moment),
      ...misplaced(verb.inside?.(effect) ?? [], moment, mode),
      ...misplaced(verb.later?.(effect) ?? [], AFTER_ATTACK, mode),
    ];
  });
}

const whyNotIn = (effect: Effect, only: string | null, mode: string | null): string[] =>
  only === mode ? [] : [`the verb ${effect.do} works in rules of the mode ${only} alone.`];

function whyNotAt(effect: Effect, moment: VerbMoment): string[] {
  const moments = momentsOf(effect);
  if (worksThere(moments, moment)) return [];
  const here = moment === 'use' ? 'when an ability is used' : `at ${moment}`;
  const elsewhere = moments === 'any' || 'notAt' in moments ? '' : `; it works at ${moments.join(', ')}`;
  return [`the verb ${effect.do} does nothing ${here}${elsewhere}.`];
}

const worksThere = (moments: Moments, moment: VerbMoment): boolean =>
  moments === 'any' || ('notAt' in moments ? !moments.notAt.includes(moment) : moments.includes(moment));
