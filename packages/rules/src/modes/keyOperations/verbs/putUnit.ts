import type { EffectOf } from '../../../cards/effect.ts';
import type { ObjectiveSelector, Ref } from '../../../cards/selector.ts';
import type { Range } from '../../../cards/unitCard.ts';
import { nameOfCharacter } from '../../../game/find.ts';
import type { Machine, Position } from '../../../game/machine.ts';
import { step } from '../../../kernel/steps.ts';
import { unitMeant } from '../../../queries/context.ts';
import { isBound, type Shown, verb } from '../../../queries/language.ts';
import { found } from '../../../queries/select.ts';
import type { SetLimit } from '../../../state/decision.ts';
import type { CharacterId, Seat } from '../../../state/ids.ts';
import type { Context } from '../../../state/running.ts';
import { advance } from '../../../verbs/running.ts';
import { discsOfObjectives, pieceDisc } from '../pieces.ts';
import { KEY_OPERATIONS } from '../score.ts';
import { measuredFrom, placeFor, type Setting } from '../setting.ts';
import { revealedFor, tokenDisc } from '../tokens.ts';

type NearWhat = ObjectiveSelector | { readonly piece: string } | 'any-edge' | 'revealed-token';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** All characters of a Unit are set down, each near one of these. */
    'put-unit': { who: Ref; within: Range; of: NearWhat };
  }
}

declare module '../../../state/frame.ts' {
  interface Steps {
    /** Those still to be set down, one after the other. */
    'unit.set': { todo: readonly CharacterId[]; range: Range; of: SetLimit['of']; seat: Seat; done: number };
  }
}

function originsOf(p: Position, { of, who }: EffectOf<'put-unit'>, at: Context): SetLimit['of'] {
  if (of === 'any-edge') return 'edge';
  if (of === 'revealed-token') return measuredFrom(revealedFor(p, unitMeant(p, who, at).id).map(tokenDisc));
  if ('piece' in of) {
    const disc = pieceDisc(p, of.piece);
    return disc ? measuredFrom([disc]) : [];
  }
  return measuredFrom(discsOfObjectives(p, found(p, of, at)));
}

const WIDER: readonly Range[] = [1, 2, 3, 4, 5];

/** KO-R-74: without room within the range, the next larger one; null where there is none anywhere near. */
function settingFor(p: Position, name: string, range: Range, of: SetLimit['of'], seat: Seat): Setting | null {
  for (const reach of WIDER.filter((each) => each >= range)) {
    const setting: Setting = { what: 'character', name, limits: [{ how: 'within', range: reach, of }], seat };
    if (placeFor(p, setting) !== null) return setting;
  }
  return null;
}

step('unit.set', (g, { todo: [next, ...todo], range, of, seat, done }) => {
  if (next === undefined) return g.done({ happened: done > 0, amount: done });
  g.next('unit.set', { todo, range, of, seat, done: done + 1 });
  const setting = settingFor(g, nameOfCharacter(g, next), range, of, seat);
  if (setting) g.call('set.down', setting);
});

export const putUnit = verb('put-unit', {
  perform: (g: Machine, f, effect) => {
    const { characters } = unitMeant(g, effect.who, f.context);
    const of = originsOf(g, effect, f.context);
    advance(g, f, false);
    if (of === 'edge' || of.length > 0)
      g.call('unit.set', { todo: characters, range: effect.within, of, seat: f.seat, done: 0 });
  },
  isIdle: (p, effect, at) => {
    if (!isBound(effect.who, at) || effect.of === 'revealed-token') return false;
    const of = originsOf(p, effect, at);
    return of !== 'edge' && of.length === 0;
  },
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'put-unit'> = {
  means: 'all characters of a Unit are set down',
  example: { do: 'put-unit', who: { bound: 'unit' }, within: 1, of: { piece: 'cart' } },
};
