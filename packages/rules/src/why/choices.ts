import { whyNotHeal } from '../tokens/heal.ts';
import { type Reason, reason } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import type { FrameOf } from '../state/frame.ts';
import { nameOfCharacter, unit, unitNamed } from '../game/find.ts';
import { whyNotMeant } from './meant.ts';

/** Why somebody or something is not among what an ability, an action or a heal lets a player choose. */

/** The effects whose choice is open: they wait beneath it. */
export const waiting = ({ open }: Position): FrameOf<'effects.run'> | null => {
  const below = open.frames.at(-2);
  return below?.at === 'effects.run' ? below : null;
};

const by = ({ cause }: FrameOf<'effects.run'>, reasons: readonly Reason[]): readonly Reason[] =>
  cause.name === null ? reasons : reasons.map((why) => ({ ...why, source: cause.name ?? '' }));

export function whyNotChoose(p: Position, option: string): readonly Reason[] {
  const run = waiting(p);
  const effect = run?.effects[run.next];
  return run && effect?.do === 'choose' ? by(run, whyNotMeant(p, effect.from, option, run.context)) : [];
}

/** R-ABIL-7: each one once; the loop beneath has moved on already. */
export function whyNotEach(p: Position, option: string): readonly Reason[] {
  const run = waiting(p);
  const effect = run?.effects[run.next - 1];
  if (!run || effect?.do !== 'each' || option === 'none') return [];
  const why = whyNotMeant(p, effect.from, option, run.context);
  return by(run, why.length > 0 || !isSomebody(p, option) ? why : [reason('R-ABIL-7')]);
}

const isSomebody = ({ open }: Position, name: string): boolean => unitNamed(open, name.split('.')[0] ?? '') !== null;

/** R-ABIL-4: one of the ways that would come to nothing. */
export function whyNotPick(p: Position, option: string): readonly Reason[] {
  const run = waiting(p);
  const effect = run?.effects[run.next - 1];
  const known = effect?.do === 'pick' && effect.among.some(({ name }) => name === option);
  return run && known ? by(run, [reason('R-ABIL-4')]) : [];
}

/** CR-ACT-23, CR-ACT-24: a character of another Unit, or one that has had its part. */
export function whyNotPart(p: Position, f: FrameOf<'action.parts'>, option: string): readonly Reason[] {
  const own = unit(p, f.unit).characters.some((id) => nameOfCharacter(p, id) === option);
  if (own) return [reason('CR-ACT-24')];
  return isSomebody(p, option) ? [reason('CR-ACT-23')] : [];
}

export function whyNotHealed(p: Position, f: FrameOf<'heal.resolve'>, option: string): readonly Reason[] {
  const [name = '', what = ''] = option.split(':');
  const u = unitNamed(p.open, name);
  return u && what !== '' ? whyNotHeal(p, f.character, u, what, f.range) : [];
}
