import type { Ability, Effect, Selector, Test } from '@faultline/rules';
import { coreGame } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { abilityText } from '../src/cardTexts/abilityText.ts';

const { abilities } = coreGame().library;
const text = (ability: Pick<Ability, 'clauses'>): readonly [string, string] => [
  abilityText('en', ability).join(' '),
  abilityText('de', ability).join(' '),
];
const using = (...effects: readonly Effect[]): readonly [string, string] =>
  text({ clauses: [{ clause: 'use', effects }] });

describe('the text of an ability', () => {
  it('introduces whom it chooses by what they do', () => {
    const ally = { of: 'character', side: 'allied', tag: 'Mandalorian', besides: 'self' } as const;
    expect(
      using({ do: 'choose', bind: 'ally', from: ally }, { do: 'move', who: { bound: 'ally' }, move: 'jump' }),
    ).toEqual([
      'Another allied Mandalorian character may jump.',
      'Ein anderer verbündeter Mandalorianer-Charakter darf springen.',
    ]);
  });

  it('[R-CARD-15] tells another character from a character of another Unit', () => {
    const chosen = (side: 'allied' | 'other-allied', more: Partial<Selector> = {}) =>
      using({ do: 'choose', bind: 'ally', from: { of: 'character', side, tag: 'Mandalorian', ...more } });
    expect([chosen('allied', { besides: 'self' }), chosen('other-allied', { rank: ['supporting'] })]).toEqual([
      ['Choose another allied Mandalorian character.', 'Wähle einen anderen verbündeten Mandalorianer-Charakter.'],
      [
        'Choose a character in another allied Supporting Mandalorian Unit.',
        'Wähle einen Charakter einer anderen verbündeten Mandalorianer-Support-Einheit.',
      ],
    ]);
  });

  it.each([
    [
      'each',
      'Each character in other allied Units may heal.',
      'Jeder Charakter anderer verbündeter Einheiten darf heilen.',
    ],
    [
      'all',
      'Characters in other allied Units have Protection.',
      'Charaktere anderer verbündeter Einheiten haben Schutz.',
    ],
  ] as const)('[R-CARD-15] says so of %s of them', (which, ...said) => {
    const others = { of: 'character', side: 'other-allied' } as const;
    const heal = { do: 'heal', who: { bound: 'ally' } } as const;
    expect(
      which === 'each'
        ? using({ do: 'each', bind: 'ally', from: others, effects: [heal] })
        : text({ clauses: [{ clause: 'always', keyword: { name: 'protection' }, for: others }] }),
    ).toEqual(said);
  });

  it('tells two who were chosen apart', () => {
    const [push] = text(abilities['force-push'] as Ability);
    expect(push).toBe(
      'Choose a character of this Unit, then an enemy character within Range 3 of it. Push the enemy Range 3 away from your character.',
    );
  });

  it('puts German nouns into their cases', () => {
    const enemy = { of: 'character', side: 'enemy', engagedWith: 'self' } as const;
    const [, pushed] = using(
      { do: 'choose', bind: 'enemy', from: enemy },
      { do: 'push', who: { bound: 'enemy' }, range: 2, origin: 'self' },
    );
    expect(pushed).toBe(
      'Schiebe einen feindlichen Charakter im Handgemenge mit dieser Einheit um Reichweite 2 von dieser Einheit weg.',
    );
  });

  it('turns a condition round where it must not hold', () => {
    const test = { test: 'not', that: { test: 'wounded', who: 'self' } } as const;
    expect(using({ do: 'when', test, effects: [{ do: 'refresh', amount: 1 }] })).toEqual([
      'If this Unit is not Wounded, refresh 1 Force.',
      'Falls diese Einheit nicht angeschlagen ist, frische 1 Macht auf.',
    ]);
  });

  it('gives several keywords under one condition in one sentence', () => {
    const [purpose] = text(abilities['some-of-us-serve-a-higher-purpose'] as Ability);
    expect(purpose).toMatch(/ have Protection and Steadfast[.]$/);
  });

  it('lets several German sentences follow their condition', () => {
    const effects: readonly Effect[] = [
      { do: 'refresh', amount: 1 },
      { do: 'hunker', who: 'self' },
    ];
    expect(using({ do: 'may', effects })[1]).toBe(
      'Du darfst Folgendes abhandeln: Frische 1 Macht auf; danach: Diese Einheit erhält 1 Ducken-Marker.',
    );
  });

  it('leaves out a condition that the event already says', () => {
    const [split] = text(abilities['whats-the-matter-too-fast-for-you'] as Ability);
    expect(split).toMatch(/^When a melee attack would deal damage to this Unit: Split the Damage Pool/);
  });

  it('says whether an order, somebody’s deed or somebody’s choice is optional', () => {
    const optional = (effect: Effect, by?: 'opponent') =>
      using({ do: 'may', effects: [effect], ...(by ? { by } : {}) })[0];
    const refresh: Effect = { do: 'refresh', amount: 1 };
    expect(optional(refresh)).toBe('You may refresh 1 Force.');
    expect(optional({ do: 'hunker', who: 'self' })).toBe('You may have this Unit gain a Hunker token.');
    expect(optional({ do: 'move', who: 'mover', move: 'dash' })).toBe('You may have the moving character dash.');
    expect(optional(refresh, 'opponent')).toBe('Your opponent may have you refresh 1 Force.');
  });

  it('takes a condition into the only sentence, and says it before several', () => {
    const after = (...effects: readonly Effect[]) =>
      text({
        clauses: [{ clause: 'on', event: { on: 'moved' }, where: { test: 'wounded', who: 'self' }, effects }],
      })[0];
    const refresh: Effect = { do: 'refresh', amount: 1 };
    expect(after(refresh)).toBe('After a character moves: If this Unit is Wounded, refresh 1 Force.');
    expect(after(refresh, refresh)).toBe(
      'After a character moves, if this Unit is Wounded: Refresh 1 Force. Refresh 1 Force.',
    );
  });

  it('counts faces, and says that somebody is somewhere', () => {
    const under = (test: Test) => using({ do: 'when', test, effects: [{ do: 'refresh', amount: 1 }] })[0];
    expect(under({ test: 'roll-has', roll: 'attack', face: 'failure', atLeast: 2 })).toBe(
      'If the attack roll contains 2 or more failures, refresh 1 Force.',
    );
    const ally = { of: 'character', side: 'allied', besides: 'self', within: { range: 2, from: 'self' } } as const;
    expect(under({ test: 'some', who: ally })).toBe(
      'If another allied character is within Range 2 of this Unit, refresh 1 Force.',
    );
    expect(under({ test: 'not', that: { test: 'some', who: ally } })).toBe(
      'If no other allied character is within Range 2 of this Unit, refresh 1 Force.',
    );
  });

  const dashes: Effect = {
    do: 'each',
    bind: 'mover',
    from: { of: 'character', side: 'self' },
    effects: [{ do: 'move', who: { bound: 'mover' }, move: 'dash' }],
  };
  const focus: Effect = { do: 'action', who: 'self', action: 'focus' };

  it('asks of several whether any did', () => {
    expect(using(dashes, { do: 'if-did', effects: [focus] })).toEqual([
      'Each character of this Unit may dash. If any of them did, this Unit makes a Focus action.',
      'Jeder Charakter dieser Einheit darf spurten. Wenn mindestens einer das getan hat, macht diese Einheit eine Fokusaktion.',
    ]);
  });

  it('tells what each is asked by what hangs on it', () => {
    const near = { of: 'character', side: 'enemy', within: { range: 4, from: { bound: 'mover' } } } as const;
    const check: Effect = { do: 'if-did', effects: [{ do: 'check', test: { test: 'some', who: near } }] };
    const asked: Effect = { ...dashes, effects: [...(dashes.do === 'each' ? dashes.effects : []), check] } as Effect;
    expect(using(asked, { do: 'if-did', effects: [focus] })[0]).toBe(
      'Each character of this Unit may dash. If any of them did and then an enemy character is within Range 4 of it, this Unit makes a Focus action.',
    );
  });

  it('says of a die that everybody has in each roll that they have it', () => {
    const aura = (kind: Ability['kind']) =>
      abilityText('en', {
        kind,
        clauses: [
          {
            clause: 'on',
            event: { on: 'attack.modifying', roll: 'defense', to: { of: 'character', side: 'allied', tag: 'Jedi' } },
            where: { test: 'not', that: { test: 'wounded', who: 'self' } },
            effects: [{ do: 'dice', roll: 'defense', change: { how: 'add', face: 'expertise' } }],
          },
        ],
      })[0];
    expect(aura('innate')).toBe(
      'Unless this Unit is Wounded, allied Jedi characters add 1 expertise to their defense rolls.',
    );
    expect(aura('reactive')).toMatch(/^While dice are modified in an attack against an allied Jedi character: /);
  });

  it('names once whom there may be nobody of to choose', () => {
    const ally = { of: 'unit', side: 'other-allied', tag: 'Jedi' } as const;
    const gain: Effect = { do: 'hunker', who: { bound: 'ally' } };
    const chosen = [{ do: 'choose', bind: 'ally', from: ally } as const, gain];
    const asked = (otherwise?: readonly Effect[]): Effect => ({
      do: 'when',
      test: { test: 'some', who: ally },
      effects: chosen,
      ...(otherwise ? { otherwise } : {}),
    });
    expect(using(asked())[0]).toBe('Another allied Jedi Unit gains a Hunker token.');
    expect(using(asked([focus]))[0]).toBe(
      'If able, another allied Jedi Unit gains a Hunker token; if there is none, this Unit makes a Focus action.',
    );
  });

  it('leaves somebody out behind the place where the others are', () => {
    const others = { of: 'unit', side: 'enemy', engagedWith: 'attacker', besides: 'target' } as const;
    const hurt: Effect = { do: 'suffer', who: { bound: 'enemy' }, amount: 2 };
    expect(using({ do: 'each', bind: 'enemy', from: others, effects: [hurt] })).toEqual([
      'Each enemy Unit Engaged with the attacker other than the target suffers 2 damage.',
      'Jede feindliche Einheit im Handgemenge mit dem angreifenden Charakter außer dem Ziel nimmt 2 Schaden.',
    ]);
  });

  it('means again neither kind alone where one of several was chosen', () => {
    const from = { of: 'unit', side: 'self', or: { of: 'unit', side: 'allied', tag: 'Jedi' } } as const;
    const [en, de] = using(
      { do: 'choose', bind: 'unit', from },
      { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', engagedWith: { bound: 'unit' } } },
      { do: 'gain', who: { bound: 'unit' }, condition: 'exposed' },
    );
    expect([en, de]).toEqual([
      'Choose an allied Jedi Unit or this Unit, then an enemy character Engaged with it. The chosen Unit gains Exposed.',
      'Wähle zuerst diese Einheit oder eine verbündete Jedi-Einheit, dann einen feindlichen Charakter im Handgemenge mit ihr. Die gewählte Einheit erhält Ungeschützt.',
    ]);
  });

  it('asks each of several for itself', () => {
    const fights = { of: 'character', side: 'enemy', among: { bound: 'unit' }, engaged: true } as const;
    const test: Test = { test: 'some', who: fights };
    const gain: Effect = { do: 'gain', who: { bound: 'unit' }, condition: 'exposed' };
    const effects: readonly Effect[] = [{ do: 'when', test, effects: [gain] }];
    expect(using({ do: 'each', bind: 'unit', from: { of: 'unit', side: 'enemy' }, effects })).toEqual([
      'For each enemy Unit, if one of its characters is Engaged, it gains Exposed.',
      'Für jede feindliche Einheit: Falls es einen Charakter von ihr gibt, der im Handgemenge ist, erhält sie Ungeschützt.',
    ]);
  });

  it('has whole sentences for every scripted ability', () => {
    for (const ability of Object.values(abilities))
      for (const said of text(ability)) {
        expect(said, ability.id).not.toMatch(/undefined|null|\[object|\s\s| [.,:;]/);
        expect(said, ability.id).toMatch(/^[A-ZÄÖÜ].*[.]$/s);
      }
  });
});
