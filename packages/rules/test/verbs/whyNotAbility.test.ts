import type { Clause, Effect } from '@faultline/rules';
import { SHOWN } from '@faultline/rules/language';
import { describe, expect, it } from 'vitest';
import { VERBS } from '../../src/verbs/index.ts';
import { whyNotAbility } from '../../src/verbs/whyNotAbility.ts';

const why = (...clauses: readonly Clause[]): string | null => whyNotAbility({ id: 'trick', clauses });
const used = (...effects: readonly Effect[]): Clause => ({ clause: 'use', effects });
const moved = (...effects: readonly Effect[]): Clause => ({ clause: 'on', event: { on: 'moved' }, effects });
const REROLL = SHOWN.dice.example;

describe('a verb where it can do nothing', () => {
  it('is refused with the ability, the verb and the moments it works at', () => {
    expect(why(moved(REROLL))).toBe(
      'The ability trick: the verb dice does nothing at moved; it works at attack.modifying.',
    );
    expect(why(used({ do: 'split-pool' }))).toBe(
      'The ability trick: the verb split-pool does nothing when an ability is used; it works at attack.suffering.',
    );
  });

  it('is found inside other verbs', () => {
    const inside: readonly Effect[] = [
      { do: 'may', effects: [REROLL] },
      { do: 'when', test: { test: 'hunkered', who: 'self' }, effects: [], otherwise: [REROLL] },
      { do: 'pick', among: [{ name: 'reroll', effects: [REROLL] }] },
      {
        do: 'each',
        bind: 'one',
        from: { of: 'unit', side: 'any' },
        effects: [{ do: 'repeat', times: 2, effects: [REROLL] }],
      },
      { do: 'if-did', effects: [], otherwise: [REROLL] },
    ];
    for (const effect of inside) expect(why(moved(effect)), effect.do).toContain('the verb dice does nothing');
  });

  it('in a part that waits for the end of an attack, where the dice lie still', () => {
    const rolling = (effect: Effect): Clause => ({
      clause: 'on',
      event: { on: 'attack.modifying' },
      effects: [effect],
    });
    expect(why(rolling(REROLL))).toBeNull();
    expect(why(rolling({ do: 'after-attack', effects: [REROLL] }))).toContain('at attack.resolved');
    expect(why(used({ do: 'next-attack', who: 'self', after: [REROLL] }))).toContain('at attack.resolved');
  });

  it('of an order card that nobody names: only where the event has one', () => {
    expect(why(moved({ do: 'order-card', to: 'discard' }))).toContain('card.revealed');
    expect(why(moved({ do: 'order-card', of: 'self', to: 'discard' }))).toBeNull();
  });

  it('knows a moment for the example of every verb', () => {
    for (const [name, { worksAt }] of Object.entries(VERBS)) {
      const { example } = SHOWN[name as keyof typeof SHOWN];
      const moments = typeof worksAt === 'function' ? worksAt(example as never) : worksAt;
      const on = moments === 'any' || 'notAt' in moments ? 'moved' : moments[0];
      expect(why({ clause: 'on', event: { on } as never, effects: [example] }), name).toBeNull();
    }
  });
});
