import type { EffectOf } from '../../../cards/effect.ts';
import type { TokenPlace } from '../../../cards/operationRule.ts';
import type { Ref } from '../../../cards/selector.ts';
import type { Range } from '../../../cards/unitCard.ts';
import type { Machine, Position } from '../../../game/machine.ts';
import { choice } from '../../../kernel/steps.ts';
import { discsOf, objectiveMeant } from '../../../queries/context.ts';
import { isBound, type Shown, verb } from '../../../queries/language.ts';
import { anyWithin } from '../../../queries/select.ts';
import type { Seat } from '../../../state/ids.ts';
import type { Context } from '../../../state/running.ts';
import { advance } from '../../../verbs/running.ts';
import type { OperationToken } from '../inPlay.ts';
import { iconOn } from '../marks.ts';
import { KEY_OPERATIONS } from '../score.ts';
import { discard as remove, reveal as turnUp, tokenDisc, tokensAt } from '../tokens.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** Operation tokens are turned up: the next of a row, one, all, those like a token of the event's Unit, or those near. */
    reveal: {
      at: TokenPlace;
      which: 'next' | 'one' | 'all' | 'matching' | { readonly within: Range; readonly of: Ref };
    };
    /** Operation tokens leave the game. */
    discard: { at: TokenPlace; which: 'face-up' | 'one' | 'all' | { readonly markOf: Ref } };
  }
}

declare module '../../../state/frame.ts' {
  interface Steps {
    /** One of these, by the player's choice. */
    'token.one': { among: readonly string[]; does: 'reveal' | 'discard'; seat: Seat };
  }
}

/** DP-57: which of several; those that lie face up are told apart by their icons. */
choice('token.one', {
  ask: (p, { among, seat, does }) => {
    const [only, second] = among;
    if (second === undefined) return { auto: { option: only ?? 'none' } };
    return { seat, point: 'DP-57', options: among.map((id) => ({ id, ...iconsOf(p, id) })), about: { choose: does } };
  },
  take: (g, { does, seat }, { option }) => {
    g.done({ happened: option !== 'none', amount: option === 'none' ? 0 : 1 });
    if (option !== 'none') carryOut(g, does, [option], seat);
  },
});

function iconsOf(p: Position, id: string): { readonly icons?: readonly string[] } {
  const icon = tokenNamed(p, id)?.icon;
  return icon ? { icons: [icon] } : {};
}

const tokenNamed = ({ open }: Position, id: string): OperationToken | undefined =>
  open.score.mode === KEY_OPERATIONS ? open.score.play.tokens.find((token) => token.id === id) : undefined;

function carryOut(g: Machine, does: 'reveal' | 'discard', ids: readonly string[], seat: Seat): void {
  if (does === 'discard') remove(g, ids, seat);
  else for (const id of ids) turnUp(g, id, seat);
}

function isNear(p: Position, token: OperationToken, { within, of }: Near, at: Context): boolean {
  if (typeof token.at !== 'object' || !('x' in token.at)) return false;
  return anyWithin(p, [tokenDisc(token)], discsOf(p, of, at), within);
}

type Near = Extract<EffectOf<'reveal'>['which'], object>;

const faceDown = (p: Position, place: TokenPlace, at: Context): OperationToken[] =>
  tokensAt(p, place, at).filter(({ icon }) => icon === null);

/** Whose face is that of a token which lies open on the Unit of the event. */
function matching(g: Machine, tokens: readonly OperationToken[], at: Context): OperationToken[] {
  const shownBy = tokensAt(g, { unit: 'event-unit' }, at).map(({ icon }) => icon);
  const faces = g.state.hidden.tokens ?? [];
  return tokens.filter(({ id }) => shownBy.some((icon) => faces.find((face) => face.id === id)?.face === icon));
}

export const reveal = verb('reveal', {
  perform: (g, f, { at: place, which }) => {
    const down = faceDown(g, place, f.context);
    const near = typeof which === 'object' ? down.filter((token) => isNear(g, token, which, f.context)) : down;
    const meant = which === 'matching' ? matching(g, near, f.context) : which === 'next' ? near.slice(0, 1) : near;
    const ids = meant.map(({ id }) => id);
    advance(g, f, which !== 'one' && ids.length > 0);
    if (which === 'one') g.call('token.one', { among: ids, does: 'reveal', seat: f.seat });
    else carryOut(g, 'reveal', ids, f.seat);
  },
  isIdle: (p, { at: place }, at) => isMeant(place, at) && faceDown(p, place, at).length === 0,
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

const isMeant = (place: TokenPlace, at: Context): boolean =>
  typeof place !== 'object' || !('unit' in place) || isBound(place.unit, at);

function leaving(p: Position, { at: place, which }: EffectOf<'discard'>, at: Context): string[] {
  const lying = tokensAt(p, place, at);
  const objective = typeof which === 'object' ? objectiveMeant(p, which.markOf, at) : null;
  const icon = objective && iconOn(p, objective.key);
  const fits = (token: OperationToken): boolean => {
    if (which === 'face-up') return token.icon !== null;
    return typeof which === 'string' || (token.icon !== null && token.icon === icon);
  };
  return lying.filter(fits).map(({ id }) => id);
}

export const discard = verb('discard', {
  perform: (g, f, effect) => {
    const ids = leaving(g, effect, f.context);
    const one = effect.which === 'one' || typeof effect.which === 'object';
    advance(g, f, !one && ids.length > 0);
    if (one)
      g.call('token.one', {
        among: ids.slice(0, effect.which === 'one' ? ids.length : 1),
        does: 'discard',
        seat: f.seat,
      });
    else if (ids.length > 0) remove(g, ids, f.seat);
  },
  isIdle: (p, effect, at) => {
    const known = typeof effect.which !== 'object' || isBound(effect.which.markOf, at);
    return known && isMeant(effect.at, at) && leaving(p, effect, at).length === 0;
  },
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: { readonly [V in 'reveal' | 'discard']: Shown<V> } = {
  reveal: {
    means: 'Operation tokens are turned up',
    example: { do: 'reveal', at: { tracker: 'locks' }, which: 'next' },
  },
  discard: {
    means: 'Operation tokens leave the game',
    example: { do: 'discard', at: { tracker: 'locks' }, which: 'face-up' },
  },
};
