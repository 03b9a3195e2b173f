import type { Face } from '../../../cards/dice.ts';
import type { EffectOf } from '../../../cards/effect.ts';
import type { ObjectiveSelector } from '../../../cards/selector.ts';
import type { Range } from '../../../cards/unitCard.ts';
import type { Machine, Position } from '../../../game/machine.ts';
import { chance, choice } from '../../../kernel/steps.ts';
import { type Shown, verb } from '../../../queries/language.ts';
import { found } from '../../../queries/select.ts';
import type { Seat } from '../../../state/ids.ts';
import type { Context } from '../../../state/running.ts';
import { advance } from '../../../verbs/running.ts';
import { markOn } from '../marks.ts';
import { discsOfObjectives, liesAt, putPiece as put } from '../pieces.ts';
import { KEY_OPERATIONS } from '../score.ts';
import { within as withinOf } from '../setting.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** A piece is set down near one of these, touching it or on it; by chance an Attack Die chooses by the marks. */
    'put-piece': { piece: string; within: Range | 'touching' | 'at'; of: ObjectiveSelector; by?: 'chance' };
  }
}

declare module '../../../state/frame.ts' {
  interface Steps {
    /** On one of these. */
    'piece.on': { piece: string; among: readonly string[]; seat: Seat };
    /** On the one that a die shows. */
    'piece.roll': { piece: string; among: readonly string[]; seat: Seat };
  }
}

choice('piece.on', {
  ask: (_p, { among, seat, piece }) => {
    const [only, second] = among;
    if (second === undefined) return { auto: { option: only ?? 'none' } };
    return { seat, point: 'DP-57', options: among.map((id) => ({ id })), about: { choose: 'put-piece', thing: piece } };
  },
  take: (g, { piece, seat }, { option }) => {
    g.done({ happened: isElsewhere(g, piece, option) });
    putOn(g, piece, option, seat);
  },
});

chance('piece.roll', {
  wants: (_p, { seat }) => [{ want: 'dice', die: 'attack', count: 1, purpose: 'effect', seat }],
  take: (g, { among, piece, seat }, [fell = []]) => {
    const faces = fell as readonly Face[];
    g.emit({ event: 'rolled', die: 'attack', seat, faces });
    const shown = among.filter((key) => faces.some((face) => face === markOn(g, key)));
    g.next('piece.on', { piece, among: shown, seat });
  },
});

const objectiveNamed = ({ open }: Position, name: string) => open.objectives.find(({ key }) => key === name);

function isElsewhere(p: Position, piece: string, key: string): boolean {
  const objective = objectiveNamed(p, key);
  return objective !== undefined && !liesAt(p, piece, objective);
}

function putOn(g: Machine, piece: string, key: string, seat: Seat): void {
  const objective = objectiveNamed(g, key);
  if (objective && !liesAt(g, piece, objective)) put(g, piece, [objective.x, objective.y, objective.z], seat);
}

const spotsOf = (p: Position, { of }: EffectOf<'put-piece'>, at: Context): string[] => found(p, of, at);

export const putPiece = verb('put-piece', {
  perform: (g, f, effect) => {
    const { piece, within, by } = effect;
    const among = spotsOf(g, effect, f.context);
    advance(g, f, false);
    if (among.length === 0) return;
    if (within !== 'at') {
      const limits = [withinOf(within, discsOfObjectives(g, among))];
      return void g.call('set.down', { what: 'piece', name: piece, limits, seat: f.seat });
    }
    g.call(by === 'chance' ? 'piece.roll' : 'piece.on', { piece, among, seat: f.seat });
  },
  isIdle: (p, effect, at) => spotsOf(p, effect, at).length === 0,
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'put-piece'> = {
  means: 'a piece is set down near an objective or on it',
  example: { do: 'put-piece', piece: 'cart', within: 1, of: { of: 'objective', controlledBy: 'own' } },
};
