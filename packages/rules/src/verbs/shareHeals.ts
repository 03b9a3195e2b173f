import type { Amount, Ref } from '../cards/selector.ts';
import { basesOf, characterNamed, nameOfCharacter, unit } from '../game/find.ts';
import { choice } from '../kernel/steps.ts';
import { amountOf, isNone } from '../queries/amount.ts';
import { unitMeant } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import type { UnitId } from '../state/ids.ts';
import { distinct } from '../state/lists.ts';
import type { Running } from '../state/running.ts';
import { canHeal } from '../tokens/heal.ts';
import { advance, part } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** So many heals for the characters of a Unit, one of them each time; then effects for each that has healed (R-CARD-19). */
    'share-heals': { who: Ref; times: Amount; bind: string; effects: readonly Effect[] };
  }
}

declare module '../state/frame.ts' {
  interface Steps {
    'effects.shareHeals': {
      unit: UnitId;
      left: number;
      bind: string;
      /** Who heals now, and who has. */
      healer: string | null;
      healers: readonly string[];
      running: Running;
    };
  }
}

export const shareHeals = verb('share-heals', {
  perform: (g, f, { who, times, bind, effects }) => {
    const { id } = unitMeant(g, who, f.context);
    const left = amountOf(g, times, f.context);
    advance(g, f, false);
    const running = part({ ...f, did: false }, effects);
    g.call('effects.shareHeals', { unit: id, left, bind, healer: null, healers: [], running });
  },
  isIdle: idleOnceBound(
    (p, { who, times }, at) => isNone(p, times, at) || !basesOf(p, unitMeant(p, who, at)).some((c) => canHeal(p, c.id)),
  ),
  commutesWith: [],
  /** No damage lies on the table yet. */
  worksAt: { notAt: ['setup.struggle', 'setup.end'] },
  inside: ({ effects }) => effects,
});

choice('effects.shareHeals', {
  ask: (p, f) => {
    const able = f.left > 0 ? basesOf(p, unit(p, f.unit)).filter((c) => canHeal(p, c.id)) : [];
    const names = able.map((c) => nameOfCharacter(p, c.id));
    const [only, second] = names;
    if (second === undefined) return { auto: { option: only ?? 'none' } };
    const { seat, point = 'DP-34' } = f.running;
    return { seat, point, options: [...names.map((id) => ({ id, character: id })), { id: 'none' }] };
  },
  take: (g, { unit: id, left, bind, healer, healers: before, running, result }, answer) => {
    const healers = healer !== null && result?.happened ? distinct([...before, healer]) : before;
    const next = characterNamed(g.open, answer.option);
    if (!next) return void g.next('effects.each', { bind, left: healers, most: null, running });
    g.next('effects.shareHeals', { unit: id, left: left - 1, bind, healer: answer.option, healers, running });
    g.call('heal.ask', { character: next.id, times: 1 });
  },
});

export const shown: Shown<'share-heals'> = {
  means: 'heals shared by a Unit, then something for each who healed',
  example: {
    do: 'share-heals',
    who: 'target',
    times: 2,
    bind: 'healer',
    effects: [{ do: 'move', who: { bound: 'healer' }, move: 'dash' }],
  },
};
