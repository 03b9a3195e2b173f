import type { EffectOf } from '../cards/effect.ts';
import type { Ref } from '../cards/selector.ts';
import type { MoveKind } from '../cards/unitCard.ts';
import { placeOf, unit } from '../game/find.ts';
import type { Machine } from '../game/machine.ts';
import { axisOf } from '../movement/axis.ts';
import { bind, charactersOf, discsOf } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import { isAnyOpen } from '../queries/moveKinds.ts';
import type { Vector } from '../state/decision.ts';
import type { Running } from '../state/running.ts';
import type { Character } from '../state/unit.ts';
import { advance, decider } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Optional: a move carries its own decline, unless it must be made (R-CARD-17). Toward or Away of somebody it stays inside the wedge (R-MOVE-5). */
    move: {
      who: Ref;
      move: MoveKind | readonly MoveKind[];
      by?: 'opponent';
      toward?: Ref;
      away?: Ref;
      must?: true;
      /** R-CARD-27: it may not end Engaged. */
      unengaged?: true;
      /** A name for the height it begins at. */
      began?: string;
    };
  }
}

export const move = verb('move', {
  perform: (g, f, effect) => {
    const who = charactersOf(g, effect.who, f.context)[0];
    const noted = who && effect.began ? { ...f, context: bind(f.context, effect.began, String(who.z)) } : f;
    advance(g, noted, false);
    if (!who) return;
    g.call('move.offer', {
      character: who.id,
      kinds: kindsOf(effect),
      point: 'DP-30',
      seat: decider(f, effect.by),
      ...heading(g, f, who, effect),
      ...(effect.must && { must: effect.must }),
      ...(effect.unengaged && { unengaged: effect.unengaged }),
    });
  },
  /** CR-MOVE-15: nor does somebody move who may only climb, and is Engaged. */
  isIdle: idleOnceBound((p, effect, at) => {
    const [who] = charactersOf(p, effect.who, at);
    return who === undefined || !isAnyOpen(p, who, kindsOf(effect), unit(p, who.unit).seat);
  }),
  commutesWith: [],
  worksAt: 'any',
});

const kindsOf = ({ move: kinds }: EffectOf<'move'>): readonly MoveKind[] =>
  typeof kinds === 'string' ? [kinds] : kinds;

/** R-MOVE-5: the wedge of a move Toward or Away; nobody there, or the same centre, leaves every direction open. */
function heading(g: Machine, f: Running, who: Character, { toward, away }: EffectOf<'move'>): { axis?: Vector } {
  const ref = toward ?? away;
  const other = ref && discsOf(g, ref, f.context)[0];
  const axis = other && axisOf(placeOf(who), [other.x, other.y, other.z], toward !== undefined, g.game.constants.eps);
  return axis ? { axis } : {};
}

export const shown: Shown<'move'> = {
  means: 'a move, which can be declined',
  example: { do: 'move', who: { bound: 'ally' }, move: 'jump' },
};
