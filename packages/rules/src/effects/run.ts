import type { Effect } from '../cards/effect.ts';
import type { Machine } from '../machine/machine.ts';
import { type FrameOf, step } from '../machine/steps.ts';
import { replace } from '../timing/replaced.ts';
import { moveCard } from '../turn/orderDeck.ts';
import { gainInjured, refreshForce, suffer } from '../units/changes.ts';
import { cardOf } from '../units/find.ts';
import { grant, lose } from '../units/keywords.ts';
import { changeStance } from '../units/stance.ts';
import { amountOf } from './amount.ts';
import { bindChosen, choose, each, offer, pick } from './choices.ts';
import { unitMeant } from './context.ts';
import { performOnBoard } from './onBoard.ts';
import { advance, type Running } from './running.ts';
import { holds } from './tests.ts';

/** Runs the effects of an ability in order. */
declare module '../machine/steps.ts' {
  interface Steps {
    'effects.run': Running;
  }
}

step('effects.run', (g, f) => {
  const effect = f.effects[f.next];
  const did = f.result?.happened ?? f.did;
  if (!effect) return g.done({ happened: did });
  if (f.result?.chosen !== undefined && effect.do === 'choose') return bindChosen(g, f, effect.bind, f.result.chosen);
  perform(g, { ...f, did }, effect);
});

/** Runs nested effects first, then goes on. */
function inside(g: Machine, f: Running, then: readonly Effect[]): void {
  advance(g, f);
  g.call('effects.run', { ...f, effects: then, next: 0 });
}

function perform(g: Machine, f: FrameOf<'effects.run'>, effect: Effect): void {
  const at = f.context;
  switch (effect.do) {
    case 'suffer': {
      const amount = amountOf(g, effect.amount, at);
      advance(g, f, suffer(g, unitMeant(g, effect.who, at).id, amount, f.cause) > 0);
      return;
    }
    case 'gain':
      advance(g, f, false);
      g.call('condition.gain', {
        unit: unitMeant(g, effect.who, at).id,
        condition: effect.condition,
        cause: f.cause,
        doubled: 'suffered',
      });
      return;
    case 'hunker':
      advance(g, f, false);
      g.call('hunker.gain', { unit: unitMeant(g, effect.who, at).id, why: f.cause.name ?? 'ability' });
      return;
    case 'injure':
      gainInjured(g, unitMeant(g, effect.who, at).id, effect.tokens);
      advance(g, f, true);
      return;
    case 'shed': {
      const { do: _do, who, ...what } = effect;
      advance(g, f, false);
      g.call('tokens.shed', { unit: unitMeant(g, who, at).id, ...what });
      return;
    }
    case 'change-stance':
      advance(g, f, cardOf(g, unitMeant(g, effect.who, at)).stances.length > 1);
      changeStance(g, unitMeant(g, effect.who, at));
      return;
    case 'struggle':
      advance(g, f, true);
      g.game.mode.moveToken(g, f.seat, effect.spaces);
      return;
    case 'refresh':
      refreshForce(g, f.seat, amountOf(g, effect.amount, at));
      advance(g, f, true);
      return;
    case 'choose':
      return choose(g, f, effect);
    case 'each':
      return each(g, f, effect);
    case 'may':
      return offer(g, f, effect);
    case 'pick':
      return pick(g, f, effect);
    case 'grant':
      grant(g, unitMeant(g, effect.who, at).id, effect.keyword, effect.until, f.cause.name ?? 'effect');
      advance(g, f, true);
      return;
    case 'lose': {
      const { id } = unitMeant(g, effect.who, at);
      advance(g, f, lose(g, id, effect.keyword, effect.value, effect.until, f.cause.name ?? 'effect'));
      return;
    }
    case 'dice':
      advance(g, f, false);
      g.call('roll.change', {
        roll: effect.roll,
        change: effect.change,
        seat: f.seat,
        by: f.cause.name ?? 'effect',
        picked: [],
      });
      return;
    case 'split-pool':
      advance(g, f, false);
      g.call('pool.split', { seat: f.seat, cause: f.cause });
      return;
    case 'instead':
      if (at.happening) replace(g, at.happening.id);
      advance(g, f, true);
      return;
    case 'order-card':
      if (at.happening && 'card' in at.happening) moveCard(g, at.happening.seat, at.happening.card, effect.to);
      advance(g, f, true);
      return;
    case 'after-attack':
      delay(g, { ...f, effects: effect.effects, next: 0, did: false });
      advance(g, f, true);
      return;
    case 'when':
      return holds(g, effect.test, at) ? inside(g, f, effect.effects) : void advance(g, f);
    case 'if-did':
      return f.did ? inside(g, f, effect.effects) : void advance(g, f);
    default:
      return performOnBoard(g, f, effect);
  }
}

/** Keeps a part of the ability for step 10 of the attack now going on. */
function delay(g: Machine, part: Running): void {
  const at = g.open.doing.findLastIndex((d) => d.kind === 'attack');
  const attack = g.open.doing[at];
  const { effects, next, context, cause, seat, did } = part;
  if (attack) g.open.doing[at] = { ...attack, later: [...attack.later, { effects, next, context, cause, seat, did }] };
}
