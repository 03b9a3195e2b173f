import { attackAt } from '../queries/attack.ts';
import { changeAttack } from '../state/change.ts';
import type { Effect } from '../cards/effect.ts';
import type { Machine } from '../game/machine.ts';
import { amountOf } from '../queries/amount.ts';
import { charactersOf } from '../queries/context.ts';
import { advance, part, sourceOf } from './running.ts';
import type { Running } from '../state/running.ts';

/** Effects on the attack now going on, or on the next one. */
export type AttackEffect = Extract<Effect, { do: 'dice' | 'add-dice' | 'split-pool' | 'next-attack' }>;

export function performInAttack(g: Machine, f: Running, effect: AttackEffect): void {
  const by = sourceOf(f);
  switch (effect.do) {
    case 'dice': {
      const { roll, change } = effect;
      const most = effect.most === undefined ? null : amountOf(g, effect.most, f.context);
      advance(g, f, false);
      const limited = change.how === 'reroll' && most !== null ? { ...change, most } : change;
      g.call('roll.change', { roll, change: limited, seat: f.seat, by, picked: [] });
      return;
    }
    case 'add-dice': {
      const forming = attackAt(g, 'pools');
      const dice = amountOf(g, effect.dice, f.context);
      advance(g, f, forming !== null && dice !== 0);
      if (forming)
        changeAttack(g, forming.attack, { extra: [...forming.extra, { roll: effect.roll, dice, from: by }] });
      return;
    }
    case 'split-pool':
      advance(g, f, false);
      g.call('pool.split', { seat: f.seat, cause: f.cause });
      return;
    case 'next-attack':
      return waitForNext(g, f, effect);
  }
}

/** CR-ACT-16: it ends with the activation. */
function waitForNext(g: Machine, f: Running, effect: Extract<Effect, { do: 'next-attack' }>): void {
  const { activation } = g.open;
  const who = charactersOf(g, effect.who, f.context);
  advance(g, f, activation !== null && who.length > 0);
  const { dice = 0, pool = 0, type = null, after } = effect;
  const whole = effect.span === 'action';
  const later = after ? part({ ...f, did: false }, after) : null;
  const fresh = who.map(({ id: character }) => ({
    character,
    type,
    dice,
    pool,
    source: sourceOf(f),
    whole,
    after: later,
  }));
  if (activation) activation.bonuses = [...activation.bonuses, ...fresh];
}
