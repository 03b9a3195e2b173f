import type { Ability, Effect, OperationRule, RuleEffect, RuleObjectives } from '@faultline/rules';
import { active, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { type Depot, deed, depot, inState, lying, reasonsOf, ruleOf } from './depot.ts';

describe('the Order Deck', () => {
  it('is shuffled, and nobody knows its order any more', () => {
    const story = deed([{ do: 'shuffle-deck' }], {
      red: { saw: { at: [10, 12], has: ['deed'] }, other: { at: [14, 12] } },
      shuffles: [['shatterpoint', 'a2']],
    });
    expect(story.told('deck-shuffled')).toEqual(['deck-shuffled red']);
    expect(story.match.state.hidden.decks[0]).toEqual(['shatterpoint', 'a2']);
  });
});

describe('what a rule has chosen before', () => {
  const fresh: RuleObjectives = { of: 'objective', fresh: true };
  const twice: readonly RuleEffect[] = [
    { do: 'choose', bind: 'one', from: fresh },
    { do: 'mark', of: { of: 'objective', among: { bound: 'one' } }, priority: true },
  ];

  it('[KO-R-44] is not chosen again by the same rule this Turn, whoever chooses', () => {
    const story = depot({
      rules: {
        it: ruleOf('active', {
          clause: 'on',
          event: { on: 'turn.end', player: 'own' },
          effects: [{ do: 'as', who: 'each-aggressor-first', effects: twice }],
        }),
      },
    }).chooses('end');
    const first = story.offered.find((id) => id.startsWith('it#'));
    if (first !== undefined) story.chooses(first);
    expect([story.asked, story.offered]).toEqual(['red DP-34', ['W', 'E']]);
    story.chooses('W');
    expect(story.told('marked')).toEqual(['marked W', 'marked E']);
    expect(lying(story).chosen).toEqual([]);
  });
});

describe('tests of an activation', () => {
  const noise = (
    where: Extract<OperationRule['clauses'][number], { clause: 'on' }>['where'],
    on: 'activation.end' | 'ability.used',
  ) =>
    ruleOf('aggressor', {
      clause: 'on',
      event: { on, by: { of: 'unit', side: 'allied' } },
      ...(where && { where }),
      effects: [{ do: 'raise', flag: 'noise' }],
    });
  const loud = (story: Story): boolean => lying(story).flags.includes('noise');
  const attacking: Depot = {
    blue: { jyn: { at: [10, 14], stamina: 9 } },
    rules: { it: noise({ test: 'attacked-without-wounding' }, 'activation.end') },
  };

  it('ask whether the Unit attacked and wounded nobody', () => {
    expect(loud(depot(attacking).chooses('end'))).toBe(false);
    const missed = depot(attacking).plays('combat', 'melee');
    expect(loud(missed.chooses('end'))).toBe(true);
    const wounding: Depot = { ...attacking, blue: { jyn: { at: [10, 14], stamina: 1 } }, attackDice: 'ssss' };
    const hit = depot(wounding).plays('combat', 'melee', 'n1', 'stop', 'decline');
    expect(loud(hit.chooses('end'))).toBe(false);
  });

  it('ask which ability was used', () => {
    const used = (ability: string): boolean =>
      loud(
        deed([{ do: 'refresh', amount: 1 }], {
          force: [1, 1],
          rules: {
            it: ruleOf('aggressor', {
              clause: 'on',
              event: { on: 'ability.used', by: { of: 'unit', side: 'allied' } },
              where: { test: 'ability-is', ability },
              effects: [{ do: 'raise', flag: 'noise' }],
            }),
          },
          abilities: { deed: active(1, { do: 'refresh', amount: 1 }) },
        }),
      );
    expect([used('deed'), used('other')]).toEqual([true, false]);
  });
});

describe('Guard Duty', () => {
  const guarding = (
    what: 'no-ranged-attacks' | 'advance-as-dash' | 'no-enemies-beyond-5',
    more: Depot = {},
  ): Depot => ({
    rules: { duty: ruleOf('aggressor', { clause: 'restrict', what, for: { of: 'character', side: 'allied' } }) },
    ...more,
  });

  it('[KO-R-76] allows no ranged attack, and says so', () => {
    expect(depot({ blue: { jyn: { at: [10, 18] } } }).plays('combat').offered).toContain('ranged');
    const story = depot(guarding('no-ranged-attacks', { blue: { jyn: { at: [10, 14] } } })).plays('combat');
    expect(story.offered).toEqual(['melee', 'decline']);
    expect(reasonsOf(story.tries('ranged'))).toEqual(['KO-R-76']);
  });

  it('[KO-R-76] makes an advance a dash', () => {
    expect(depot().plays('move').offered).toEqual(['advance', 'dash', 'climb', 'decline']);
    const story = depot(guarding('advance-as-dash')).plays('move');
    expect(story.offered).toEqual(['dash', 'climb', 'decline']);
    expect(reasonsOf(story.tries('advance'))).toEqual(['KO-R-76']);
  });

  it('[KO-R-76] lets abilities choose no enemy beyond Range 5', () => {
    const effects: Effect[] = [
      { do: 'choose', bind: 'it', from: { of: 'unit', side: 'enemy' } },
      { do: 'gain', who: { bound: 'it' }, condition: 'pinned' },
    ];
    const far: Depot = {
      blue: { jyn: { at: [30, 30] }, cassian: { at: [10, 16] } },
      abilities: { deed: active(0, ...effects) },
    };
    expect(depot(far).chooses('deed').offered).toEqual(['jyn', 'cassian']);
    expect(depot(guarding('no-enemies-beyond-5', far)).chooses('deed').told('condition')).toEqual([
      'condition cassian pinned',
    ]);
    const alone = guarding('no-enemies-beyond-5', { ...far, blue: { jyn: { at: [30, 30] } } });
    expect(depot(alone).offered).not.toContain('deed');
  });
});

describe('abilities that a Stage lends', () => {
  const lent: Readonly<Record<string, Omit<Ability, 'id' | 'name'>>> = {
    help: active(0, { do: 'draw', tokens: 1, to: { tracker: 'locks' } }),
  };
  const lends: Depot = {
    abilities: lent,
    lends: [{ ability: 'help', to: 'aggressor', without: 'asleep' }],
    play: { tokens: [{ id: 't1', at: 'pool', icon: null }] },
    tokens: [{ id: 't1', of: 'operation', face: 'strike', known: [false, false] }],
  };

  it('[KO-ROLE-03] are had by the Units of the role, and used like their own', () => {
    const story = depot(lends);
    expect(story.offered).toContain('help');
    expect(story.chooses('help').told('drawn')).toEqual(['drawn 1 red']);
  });

  it('are had by nobody of the other role, and by nobody in the state that is left out', () => {
    expect(depot({ ...lends, aggressor: 1 }).offered).not.toContain('help');
    const asleep = { ...lends, play: { ...lends.play, ...inState('asleep').play } };
    expect(depot(asleep).offered).not.toContain('help');
  });
});

describe('a Unit that loses its Wounded token', () => {
  const shed: Effect[] = [{ do: 'shed', who: 'self', wounded: 1 }];

  it('[CR-WND-01, KO-R-50] and keeps damage of its Stamina is Wounded again at once, as a new wound', () => {
    const story = deed(shed, { red: { saw: { at: [10, 12], has: ['deed'], stamina: 3, damage: 3, wounded: 1 } } });
    expect(story.unit('saw').wounded).toBe(1);
    expect(story.told('shed', 'wounded').map((line) => line.split(' ')[0])).toEqual(['shed', 'wounded']);
  });

  it('[CR-WND-01] and has less damage is not', () => {
    const story = deed([{ do: 'shed', who: 'self', wounded: 1, damage: 1 }], {
      red: { saw: { at: [10, 12], has: ['deed'], stamina: 3, damage: 3, wounded: 1 } },
    });
    expect([story.unit('saw').wounded, story.unit('saw').damage]).toEqual([0, 2]);
  });
});
