import type { Effect } from '../cards/effect.ts';
import type { Face } from '../cards/dice.ts';
import type { Machine } from '../game/machine.ts';
import { chance, step } from '../kernel/steps.ts';
import type { FrameOf } from '../state/frame.ts';
import { waitForTheEnd } from '../timing/doing.ts';
import { replace } from '../timing/replaced.ts';
import { amountOf } from '../queries/amount.ts';
import { bindChosen, choose, chooseTag, each, offer, pick } from './choices.ts';
import { performForPlayer, type PlayerEffect } from './forPlayer.ts';
import { type AttackEffect, performInAttack } from './inAttack.ts';
import { type BoardEffect, performOnBoard } from './onBoard.ts';
import { performOnUnit, type UnitEffect } from './onUnit.ts';
import { advance, part } from './running.ts';
import type { Running } from '../state/running.ts';
import { holds } from '../queries/tests.ts';

/** Runs the effects of an ability in order. What each family does stands in a file of its own. */
declare module '../state/frame.ts' {
  interface Steps {
    'effects.run': Running;
    'effects.roll': { running: Running; effect: Extract<Effect, { do: 'roll' }>; dice: number };
  }
}

step('effects.run', (g, f) => {
  const effect = f.effects[f.next];
  const did = f.result?.happened ?? f.did;
  if (!effect) return g.done({ happened: did });
  if (!f.result) return perform(g, f, effect);
  const { result, ...running } = f;
  if (result.chosen !== undefined && (effect.do === 'choose' || effect.do === 'choose-tag'))
    return bindChosen(g, running, effect.bind, result.chosen);
  const context = result.amount === undefined ? f.context : { ...f.context, done: result.amount };
  perform(g, { ...running, context, did }, effect);
});

/** Runs nested effects first, then goes on. */
function inside(g: Machine, f: Running, then: readonly Effect[] = []): void {
  advance(g, f);
  if (then.length > 0) g.call('effects.run', part(f, then));
}

function perform(g: Machine, f: Omit<FrameOf<'effects.run'>, 'result'>, effect: Effect): void {
  const at = f.context;
  switch (effect.do) {
    case 'choose':
      return choose(g, f, effect);
    case 'choose-tag':
      return chooseTag(g, f, effect);
    case 'each':
      return each(g, f, effect);
    case 'may':
      return offer(g, f, effect);
    case 'pick':
      return pick(g, f, effect);
    case 'repeat': {
      const times = Math.max(0, amountOf(g, effect.times, at));
      return inside(g, f, Array.from({ length: times }, () => effect.effects).flat());
    }
    case 'roll':
      g.next('effects.roll', { running: f, effect, dice: amountOf(g, effect.dice, at) });
      return;
    case 'check':
      advance(g, f, holds(g, effect.test, at));
      return;
    case 'when':
      return inside(g, f, holds(g, effect.test, at) ? effect.effects : effect.otherwise);
    case 'if-did':
      return inside(g, f, f.did ? effect.effects : effect.otherwise);
    case 'after-attack':
      waitForTheEnd(g, part({ ...f, did: false }, effect.effects));
      return void advance(g, f, true);
    case 'instead':
      if (at.happening) replace(g, at.happening.id);
      advance(g, f, true);
      return;
    default:
      return performOn(g, f, effect);
  }
}

/** Hands an effect to its family. */
function performOn(g: Machine, f: Running, effect: BoardEffect | UnitEffect | PlayerEffect | AttackEffect): void {
  switch (effect.do) {
    case 'dice':
    case 'add-dice':
    case 'split-pool':
    case 'next-attack':
      return performInAttack(g, f, effect);
    case 'refresh':
    case 'struggle':
    case 'momentum':
    case 'lose-momentum':
    case 'control':
    case 'order-card':
    case 'refresh-deck':
      return performForPlayer(g, f, effect);
    case 'move':
    case 'place':
    case 'heal':
    case 'push':
    case 'pull':
    case 'shove':
    case 'attack':
    case 'action':
      return performOnBoard(g, f, effect);
    default:
      return performOnUnit(g, f, effect);
  }
}

/** Dice outside an attack, rolled by the ability's player. */
chance('effects.roll', {
  wants: (_p, { running, effect, dice }) => [
    { want: 'dice', die: effect.die, count: dice, purpose: 'effect', seat: running.seat },
  ],
  take: (g, { running, effect }, [fell = []]) => {
    const faces = fell as readonly Face[];
    g.emit({ event: 'rolled', die: effect.die, seat: running.seat, faces });
    const rolls = { ...running.context.rolls, [effect.bind]: faces };
    advance(g, { ...running, context: { ...running.context, rolls } }, true);
  },
});
