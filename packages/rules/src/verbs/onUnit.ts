import type { Effect } from '../cards/effect.ts';
import type { Machine } from '../game/machine.ts';
import { defeat, gainInjured, suffer } from '../tokens/changes.ts';
import { cardOf } from '../game/find.ts';
import { grant, grantTag, lose } from '../queries/keywords.ts';
import { changeStance } from '../tokens/stance.ts';
import { amountOf } from '../queries/amount.ts';
import { unitMeant } from '../queries/context.ts';
import { advance, sourceOf } from './running.ts';
import type { Running } from '../state/running.ts';

/** Effects on a Unit as a whole: damage, conditions, tokens, keywords, tags, stance. */
export type UnitEffect = Extract<
  Effect,
  {
    do:
      | 'suffer'
      | 'gain'
      | 'hunker'
      | 'drop-hunker'
      | 'injure'
      | 'shed'
      | 'change-stance'
      | 'defeat'
      | 'grant'
      | 'lose'
      | 'tag';
  }
>;

export function performOnUnit(g: Machine, f: Running, effect: UnitEffect): void {
  const u = unitMeant(g, effect.who, f.context);
  const source = sourceOf(f);
  switch (effect.do) {
    case 'suffer':
      advance(g, f, suffer(g, u.id, amountOf(g, effect.amount, f.context), f.cause) > 0);
      return;
    case 'gain':
      advance(g, f, false);
      g.call('condition.gain', { unit: u.id, condition: effect.condition, cause: f.cause, doubled: 'suffered' });
      return;
    case 'hunker':
      advance(g, f, false);
      g.call('hunker.gain', { unit: u.id, why: source });
      return;
    case 'drop-hunker':
      advance(g, f, false);
      g.call('hunker.drop', { unit: u.id, tokens: effect.tokens, why: source, seat: f.seat });
      return;
    case 'injure':
      gainInjured(g, u.id, effect.tokens);
      return void advance(g, f, true);
    case 'shed': {
      const { do: _do, who: _who, ...what } = effect;
      advance(g, f, false);
      g.call('tokens.shed', { unit: u.id, ...what });
      return;
    }
    case 'change-stance':
      advance(g, f, cardOf(g, u).stances.length > 1);
      changeStance(g, u);
      return;
    case 'defeat':
      advance(g, f, !u.defeated);
      if (!u.defeated) defeat(g, u.id);
      return;
    case 'grant':
      grant(g, u.id, effect.keyword, effect.until, source);
      return void advance(g, f, true);
    case 'lose':
      advance(g, f, lose(g, u.id, effect.keyword, effect.value, effect.until, source));
      return;
    case 'tag': {
      const tag = typeof effect.tag === 'string' ? effect.tag : f.context.bound[effect.tag.bound];
      if (tag !== undefined) grantTag(g, u.id, tag, effect.until, source);
      advance(g, f, tag !== undefined);
    }
  }
}
