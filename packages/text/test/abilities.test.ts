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
      ['Choose one other allied Mandalorian character.', 'Wähle einen anderen verbündeten Mandalorianer-Charakter.'],
      [
        'Choose one character in another allied Supporting Mandalorian Unit.',
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
      'Choose one character of this Unit, then one enemy character within Range 3 of it. Push the enemy Range 3 away from your character.',
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

  it('tells a step that came to nothing from one nobody wanted', () => {
    const otherwise = [{ do: 'momentum', amount: 1 }] as const;
    const away = { do: 'control', of: 'event-objective', by: 'nobody', whose: 'opponent' } as const;
    expect(using({ do: 'may', force: 1, effects: [away, { do: 'if-did', effects: [], otherwise }] })).toEqual([
      'You may spend 1 Force to remove your opponent’s Control token from the objective; then, if none was removed, you gain 1 Momentum.',
      'Du darfst 1 Macht ausgeben. Wenn ja: Entferne den Kontrollmarker deines Gegenübers von der Aufgabe; danach: Wenn keiner entfernt wurde, erhältst du 1 Fortschrittsmarker.',
    ]);
  });

  it('names the Unit that wounded, and does not let it be chosen', () => {
    const unit = { bound: 'unit' } as const;
    const dash = { do: 'move', who: { bound: 'mover' }, move: 'dash' } as const;
    expect(
      using(
        { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'allied', among: 'wounder' } },
        { do: 'each', bind: 'mover', from: { of: 'character', side: 'allied', among: unit }, effects: [dash] },
      ),
    ).toEqual([
      'Each character of the Unit that inflicted the Wound may dash.',
      'Jeder Charakter der Einheit, durch die sie angeschlagen wurde, darf spurten.',
    ]);
  });

  it('speaks of two side by side in the plural, of each and each in the singular', () => {
    const own = { of: 'character', side: 'self' } as const;
    const dash = (from: Selector): Effect => ({
      do: 'each',
      bind: 'mover',
      from,
      effects: [{ do: 'move', who: { bound: 'mover' }, move: 'dash' }],
    });
    const both = (of: 'unit' | 'character') =>
      using(
        { do: 'choose', bind: 'ally', from: { of, side: 'other-allied' } },
        dash({ ...own, or: { of: 'character', side: 'allied', among: { bound: 'ally' } } }),
        dash(own),
      )[1];
    expect([both('character'), both('unit')]).toEqual([
      'Wähle einen Charakter einer anderen verbündeten Einheit. Jeder Charakter dieser Einheit und der verbündete Charakter dürfen spurten. Jeder Charakter dieser Einheit darf spurten.',
      'Wähle eine andere verbündete Einheit. Jeder Charakter dieser Einheit und jeder Charakter der gewählten Einheit darf spurten. Jeder Charakter dieser Einheit darf spurten.',
    ]);
  });

  it('puts the verb first where what is announced falls away under a condition', () => {
    const test = { test: 'wounded', who: 'self' } as const;
    expect(using({ do: 'when', test, effects: [{ do: 'instead' }] })).toEqual([
      'If this Unit is Wounded, ignore it.',
      'Falls diese Einheit angeschlagen ist, entfällt das.',
    ]);
    expect(using({ do: 'may', effects: [{ do: 'instead' }] })[1]).toBe('Du darfst Folgendes abhandeln: Das entfällt.');
  });

  it('asks of those who moved what became of them', () => {
    const climb = { do: 'move', who: { bound: 'mover' }, move: 'climb', began: 'began' } as const;
    const test = { test: 'ended-higher', who: { bound: 'mover' }, began: 'began' } as const;
    expect(
      using(
        {
          do: 'each',
          bind: 'mover',
          from: { of: 'character', side: 'self' },
          effects: [climb, { do: 'if-did', effects: [{ do: 'check', test }] }],
        },
        { do: 'if-did', effects: [{ do: 'hunker', who: 'self' }] },
      ),
    ).toEqual([
      'Each character of this Unit may climb. If any of them did and ended higher than it began, this Unit gains a Hunker token.',
      'Jeder Charakter dieser Einheit darf klettern. Wenn einer das getan hat und danach höher als zu Beginn der Bewegung ist, erhält diese Einheit 1 Ducken-Marker.',
    ]);
  });

  it('says whose character is chosen where two Units could be meant', () => {
    const unit = { bound: 'unit' } as const;
    expect(
      using(
        { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'other-allied' } },
        { do: 'choose', bind: 'own', from: { of: 'character', side: 'self' } },
        { do: 'choose', bind: 'one', from: { of: 'character', side: 'allied', among: unit } },
        { do: 'heal', who: { bound: 'one' } },
      )[0],
    ).toBe(
      'Choose one other allied Unit, then one character of this Unit, then one character of the chosen Unit. The ally may heal.',
    );
  });

  it('says of each what is asked of each', () => {
    const where = {
      test: 'some',
      who: { of: 'character', side: 'enemy', rank: ['primary'], engagedWith: 'it' },
    } as const;
    expect(text({ clauses: [{ clause: 'always', keyword: { name: 'protection' }, where }] })).toEqual([
      'Each character of this Unit has Protection while an enemy Primary character is Engaged with it.',
      'Jeder Charakter dieser Einheit hat Schutz, solange ein feindlicher Primär-Charakter im Handgemenge mit ihm ist.',
    ]);
  });

  it('does not let a place swallow this Unit', () => {
    const near = { of: 'character', side: 'allied', within: { range: 5, from: 'self' } } as const;
    const event = { on: 'attack.rolling', by: { of: 'character', side: 'self', or: near } } as const;
    expect(text({ clauses: [{ clause: 'on', event, effects: [{ do: 'refresh', amount: 1 }] }] })[0]).toBe(
      'Before dice are rolled for an attack by this Unit or an allied character within Range 5 of this Unit: Refresh 1 Force.',
    );
  });

  it('asks a character as a character, whether or not its Unit has the Tag', () => {
    const a = { of: 'unit', side: 'any', tag: 'Jedi' } as const;
    expect(
      using({ do: 'when', test: { test: 'is', who: 'attacker', a }, effects: [{ do: 'refresh', amount: 1 }] }),
    ).toEqual([
      'If the attacker is a Jedi character, refresh 1 Force.',
      'Falls der angreifende Charakter ein Jedi-Charakter ist, frische 1 Macht auf.',
    ]);
  });

  it('says that every one is of a kind where there are no more of all than of these', () => {
    const all = { of: 'unit', side: 'allied', within: { range: 2, from: 'self' } } as const;
    const than = { count: 'found', of: { ...all, tag: ['Jedi', 'Ewok'] } } as const;
    const more = { test: 'more', of: { count: 'found', of: all }, than } as const;
    const asked = (test: Test) => using({ do: 'when', test, effects: [{ do: 'refresh', amount: 1 }] });
    expect([asked({ test: 'not', that: more }), asked(more)]).toEqual([
      [
        'If every allied Unit within Range 2 of this Unit is a Jedi or Ewok Unit, refresh 1 Force.',
        'Falls jede verbündete Einheit in Reichweite 2 dieser Einheit eine Jedi- oder Ewok-Einheit ist, frische 1 Macht auf.',
      ],
      [
        'If not every allied Unit within Range 2 of this Unit is a Jedi or Ewok Unit, refresh 1 Force.',
        'Falls nicht jede verbündete Einheit in Reichweite 2 dieser Einheit eine Jedi- oder Ewok-Einheit ist, frische 1 Macht auf.',
      ],
    ]);
  });

  it('tells keywords and Tags that last as long together', () => {
    const until = 'turn' as const;
    expect(
      using(
        { do: 'grant', who: 'self', keyword: { name: 'sharpshooter', value: 2 }, until },
        { do: 'grant', who: 'self', keyword: { name: 'impact', value: 2 }, until },
        { do: 'grant', who: 'self', keyword: { name: 'scale' }, until: 'action' },
        { do: 'tag', who: 'self', tag: 'Spy', until },
        { do: 'tag', who: 'self', tag: 'Trooper', until },
      ),
    ).toEqual([
      'This Unit has Sharpshooter [2] and Impact [2] for the rest of the Turn. This Unit has Scale for the rest of the action. This Unit has the Tags Spy and Trooper for the rest of the Turn.',
      'Diese Einheit hat bis zum Ende des Zugs Scharfschütze [2] und Wucht [2]. Diese Einheit hat bis zum Ende der Aktion Überwinden. Diese Einheit hat bis zum Ende des Zugs die Merkmale Spion und Truppler.',
    ]);
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

  it('tells those around this Unit by the place, and then while what they have it', () => {
    const near = { of: 'character', side: 'allied', tag: 'Jedi', within: { range: 5, from: 'self' } } as const;
    const engaged = { test: 'some', who: { of: 'character', side: 'self', engaged: true } } as const;
    const always = { clause: 'always', keyword: { name: 'steadfast' }, for: near } as const;
    expect(abilityText('en', { clauses: [always, { ...always, where: engaged }] })).toEqual([
      'Within Range 5 of this Unit, allied Jedi characters have Steadfast.',
      'Within Range 5 of this Unit, allied Jedi characters have Steadfast while a character of this Unit is Engaged.',
    ]);
  });

  it('tells of a Unit that acts where it is before what it does', () => {
    const near = { of: 'unit', side: 'allied', within: { range: 3, from: 'self' } } as const;
    expect(
      abilityText('en', { clauses: [{ clause: 'on', event: { on: 'hunker.gained', to: near }, effects: [focus] }] }),
    ).toEqual([
      'After an allied Unit that is within Range 3 of this Unit gains a Hunker token: This Unit makes a Focus action.',
    ]);
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
      'Choose one allied Jedi Unit or this Unit, then one enemy character Engaged with it. The chosen Unit gains Exposed.',
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
