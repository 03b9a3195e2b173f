import type { Face } from '../../../cards/dice.ts';
import type { Ref } from '../../../cards/selector.ts';
import type { Position } from '../../../game/machine.ts';
import { choice } from '../../../kernel/steps.ts';
import { facesOf } from '../../../queries/amount.ts';
import { objectiveMeant } from '../../../queries/context.ts';
import { isBound, type Shown, verb } from '../../../queries/language.ts';
import { distinct } from '../../../state/lists.ts';
import type { Context, Running } from '../../../state/running.ts';
import { advance } from '../../../verbs/running.ts';
import { iconOn } from '../marks.ts';
import { KEY_OPERATIONS } from '../score.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** One die of a roll is turned to the mark of an objective, which can be declined. */
    'turn-die': { roll: string; to: { readonly markOf: Ref } };
  }
}

declare module '../../../state/frame.ts' {
  interface Steps {
    'die.turn': { running: Running; roll: string; to: Face };
  }
}

const iconOf = (p: Position, ref: Ref, at: Context): Face | null => {
  const objective = objectiveMeant(p, ref, at);
  return objective && iconOn(p, objective.key);
};

const others = (p: Position, roll: string, to: Face, at: Context): Face[] =>
  distinct(facesOf(p, { bound: roll }, at).filter((face) => face !== to));

export const turnDie = verb('turn-die', {
  perform: (g, f, { roll, to }) => {
    const icon = iconOf(g, to.markOf, f.context);
    if (icon === null) advance(g, f, false);
    else g.next('die.turn', { running: f, roll, to: icon });
  },
  isIdle: (p, { roll, to }, at) => {
    if (!isBound(to.markOf, at)) return false;
    const icon = iconOf(p, to.markOf, at);
    return icon === null || (at.rolls?.[roll] !== undefined && others(p, roll, icon, at).length === 0);
  },
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

/** DP-57: which die, or none. */
choice('die.turn', {
  ask: (p, { running, roll, to }) => {
    const faces = others(p, roll, to, running.context);
    if (faces.length === 0) return { auto: { option: 'no' } };
    const options = [...faces.map((id) => ({ id, icons: [id] })), { id: 'no' }];
    return { seat: running.seat, point: 'DP-57', options, about: { to } };
  },
  take: (g, { running, roll, to }, { option }) => {
    const faces = facesOf(g, { bound: roll }, running.context);
    const at = faces.indexOf(option as Face);
    if (at < 0) return void advance(g, running, false);
    const rolls = { ...running.context.rolls, [roll]: faces.with(at, to) };
    g.emit({ event: 'die-turned', from: option, to, by: running.seat });
    advance(g, { ...running, context: { ...running.context, rolls } }, true);
  },
});

export const shown: Shown<'turn-die'> = {
  means: 'one die of a roll is turned to the mark of an objective, which can be declined',
  example: { do: 'turn-die', roll: 'roll', to: { markOf: { bound: 'pile' } } },
};
