import type { Face } from '../../../cards/dice.ts';
import type { EffectOf } from '../../../cards/effect.ts';
import type { TokenPlace } from '../../../cards/operationRule.ts';
import type { Amount, Ref } from '../../../cards/selector.ts';
import type { Position } from '../../../game/machine.ts';
import { choice } from '../../../kernel/steps.ts';
import { amountOf, facesOf, isNone } from '../../../queries/amount.ts';
import { objectiveMeant } from '../../../queries/context.ts';
import { isBound, type Shown, verb } from '../../../queries/language.ts';
import type { Option } from '../../../state/decision.ts';
import type { Seat } from '../../../state/ids.ts';
import { less } from '../../../state/lists.ts';
import type { Context } from '../../../state/running.ts';
import { openWindow } from '../../../timing/window.ts';
import { advance, seatMeant } from '../../../verbs/running.ts';
import { iconOn } from '../marks.ts';
import type { OperationToken } from '../inPlay.ts';
import { KEY_OPERATIONS } from '../score.ts';
import { layOn, tokensAt } from '../tokens.ts';
import {
  coverSpace,
  emptyOf,
  fitsSpace,
  fullNow,
  isCovered,
  kindOf,
  nextOf,
  oneOfEach,
  type Space,
  spaceName,
  trackersNamed,
} from '../trackers.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** Damage tokens onto spaces: the next ones, those a roll, an objective or a token fits, or as the player likes. */
    cover: {
      tracker: string | readonly string[];
      with:
        | { readonly next: Amount }
        | { readonly roll: string }
        | { readonly markOf: Ref }
        | { readonly token: TokenPlace }
        | { readonly chosen: Amount };
    };
  }
}

/** How many go onto the next spaces or onto any, or the results that look for theirs. */
type Coming =
  | { readonly on: 'next'; readonly left: number }
  | { readonly on: 'any'; readonly left: number }
  | { readonly on: 'fitting'; readonly faces: readonly Face[] };

declare module '../../../state/frame.ts' {
  interface Steps {
    'tracker.cover': { trackers: readonly string[]; coming: Coming; seat: Seat; laid: number };
  }
}

type Cover = EffectOf<'cover'>;

const comingOf = (p: Position, by: Cover['with'], at: Context): Coming => {
  if ('next' in by) return { on: 'next', left: amountOf(p, by.next, at) };
  if ('chosen' in by) return { on: 'any', left: amountOf(p, by.chosen, at) };
  if ('roll' in by) return { on: 'fitting', faces: facesOf(p, { bound: by.roll }, at) };
  const icon = 'markOf' in by ? iconOf(p, by.markOf, at) : openAt(p, by.token, at)[0]?.icon;
  return { on: 'fitting', faces: icon ? [icon] : [] };
};

const openAt = (p: Position, place: TokenPlace, at: Context): OperationToken[] =>
  tokensAt(p, place, at).filter(({ icon }) => icon !== null);

const iconOf = (p: Position, ref: Ref, at: Context): Face | null => {
  const objective = objectiveMeant(p, ref, at);
  return objective && iconOn(p, objective.key);
};

/** One token goes here, for this result where results look for their spaces. */
interface Move {
  readonly at: Space;
  readonly face: Face | null;
}

/** Where the next token may go: one of each kind of space. */
function movesOf(p: Position, trackers: readonly string[], coming: Coming): Move[] {
  if (coming.on === 'next')
    return coming.left > 0 ? trackers.flatMap((id) => nextOf(p, id)).map((at) => ({ at, face: null })) : [];
  const empty = oneOfEach(
    p,
    trackers.flatMap((id) => emptyOf(p, id)),
  );
  if (coming.on === 'any') return coming.left > 0 ? empty.map((at) => ({ at, face: null })) : [];
  const faces = coming.faces.filter((face, i) => coming.faces.indexOf(face) === i);
  return faces.flatMap((face) => empty.filter((at) => fitsSpace(p, at, [face])).map((at) => ({ at, face })));
}

/** A result that fits one kind of space alone, to which no other result could go: nobody need be asked about it. */
const isAlone = (p: Position, move: Move, all: readonly Move[]): boolean =>
  move.face !== null &&
  all.every((other) => other === move || (other.face !== move.face && kindOf(p, other.at) !== kindOf(p, move.at)));

const optionName = ({ at, face }: Move): string => (face === null ? spaceName(at) : `${face}@${spaceName(at)}`);

const optionOf = (move: Move): Option => ({ id: optionName(move), ...(move.face && { icons: [move.face] }) });

/** DP-57: one token after the other, until none is left or none fits. */
choice('tracker.cover', {
  ask: (p, f) => {
    const moves = movesOf(p, f.trackers, f.coming);
    const sure = moves.length < 2 ? moves[0] : moves.find((move) => isAlone(p, move, moves));
    if (sure || moves.length === 0) return { auto: { option: sure ? optionName(sure) : 'none' } };
    return { seat: f.seat, point: 'DP-57', options: moves.map(optionOf), about: { choose: 'cover' } };
  },
  take: (g, f, { option }) => {
    const move = movesOf(g, f.trackers, f.coming).find((each) => optionName(each) === option);
    if (!move) return g.done({ happened: f.laid > 0, amount: f.laid });
    const coming: Coming =
      f.coming.on === 'fitting'
        ? { on: 'fitting', faces: move.face === null ? [] : less(f.coming.faces, move.face) }
        : { on: f.coming.on, left: f.coming.left - 1 };
    g.next('tracker.cover', { ...f, coming, laid: f.laid + 1 });
    coverSpace(g, move.at, f.seat);
    // KO-R-71: what a full tracker does comes at once, and the rest goes on.
    if (isCovered(g, move.at.tracker)) openWindow(g, [fullNow(g, move.at.tracker)]);
  },
});

export const cover = verb('cover', {
  perform: (g, f, { tracker, with: by }) => {
    const coming = comingOf(g, by, f.context);
    const [token] = 'token' in by ? openAt(g, by.token, f.context) : [];
    const trackers = trackersNamed(g, tracker, f.seat);
    advance(g, f, false);
    // The token itself covers the space.
    const [space] = token ? movesOf(g, trackers, coming) : [];
    if (token && space) layOn(g, token.id, space.at.tracker);
    g.call('tracker.cover', { trackers, coming, seat: f.seat, laid: 0 });
  },
  isIdle: (p, { tracker, with: by }, at) => {
    const seat = seatMeant(p, undefined, at);
    if (seat === null) return false;
    const trackers = trackersNamed(p, tracker, seat);
    if (trackers.every((id) => isCovered(p, id))) return true;
    return isSettled(p, by, at) && movesOf(p, trackers, comingOf(p, by, at)).length === 0;
  },
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

/** Whether it is known by now what comes. */
function isSettled(p: Position, by: Cover['with'], at: Context): boolean {
  if ('markOf' in by) return isBound(by.markOf, at);
  if ('token' in by) return false;
  if ('roll' in by) return at.rolls?.[by.roll] !== undefined;
  return isNone(p, 'next' in by ? by.next : by.chosen, at);
}

export const shown: Shown<'cover'> = {
  means: 'Damage tokens on spaces of a tracker',
  example: { do: 'cover', tracker: 'cables', with: { next: 1 } },
};
