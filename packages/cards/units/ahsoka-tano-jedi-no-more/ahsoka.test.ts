import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'ahsoka-tano-jedi-no-more';

describe('Force Speed', () => {
  it('lets her advance', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).chooses('force-speed');
    expect(story.offered).toEqual(['advance', 'decline']);
  });

  it('[CR-MOVE-14] becomes a dash while an enemy holds her', () => {
    expect(duel({ attacker: { is } }).chooses('force-speed').offered).toEqual(['dash', 'decline']);
  });
});

describe('What’s the Matter, Too Fast for You?', () => {
  const ability = 'whats-the-matter-too-fast-for-you@ahsoka';
  const has = ['whats-the-matter-too-fast-for-you'];
  const attacked = (type: 'melee' | 'ranged', damage: number, more: Partial<Fighter> = {}) =>
    skirmish({
      red: { maul: { at: [10, 10], tree: path(Array.from({ length: damage }, () => 'damage' as const)) } },
      blue: { ahsoka: { is, has, at: type === 'melee' ? [13, 10] : FAR, ...more } },
      activates: 'maul',
      attackDice: 's',
    }).plays('combat', type, 'n1');

  it('[G-10, CR-GEN-12, CR-DMG-04] of seven damage Ahsoka suffers four and her attacker three', () => {
    const story = attacked('melee', 7).chooses(ability);
    expect(story.told('suffered')).toEqual(['suffered ahsoka 4', 'suffered maul 3']);
    expect(story.open.seats[1].forceReady).toBe(1);
  });

  it('answers no Ranged attack', () => expect(attacked('ranged', 7).offered).not.toContain(ability));
  it('nor an attack without damage', () => expect(attacked('melee', 0).offered).not.toContain(ability));
  it('nor one she would suffer nothing from, being Wounded', () => {
    expect(attacked('melee', 7, { wounded: 1 }).offered).not.toContain(ability);
  });

  it('[R-CARD-16] is suffered before Strained from the same tree strikes: Ventress wounds her and has her Sith Assassin', () => {
    const tree = path(['strained'], ['damage', 'damage', 'damage', 'damage', 'damage', 'damage']);
    const story = skirmish({
      red: { ventress: { at: [10, 10], has: ['sith-assassin'], tree } },
      blue: { ahsoka: { is, has, at: [13, 10], damage: 7 } },
      activates: 'ventress',
      attackDice: 'ss',
      force: [0, 2],
    }).plays('combat', 'melee', 'n1', 'n2', ability);
    expect(story.told('suffered', 'wounded')).toEqual(['suffered ahsoka 3', 'suffered ventress 3', 'wounded ahsoka']);
    expect(story.offered).toContain('jump');
  });

  it('[R-CARD-12] lets her say whether Protection comes first', () => {
    const story = skirmish({
      red: { maul: { at: [10, 10], tree: path(Array.from({ length: 7 }, () => 'damage' as const)) } },
      blue: {
        ahsoka: { is, has, at: [13, 10], tags: ['Mandalorian'] },
        guard: { at: [15, 10], has: ['shelter'] },
      },
      activates: 'maul',
      attackDice: 's',
      abilities: {
        shelter: {
          kind: 'innate',
          clauses: [{ clause: 'always', keyword: { name: 'protection' }, for: { of: 'character', side: 'allied' } }],
        },
      },
    }).plays('combat', 'melee', 'n1', ability);
    expect(story.offered).toEqual(['split', 'protection']);
  });
});

describe('Deflect', () => {
  it('[R-ABIL-4] needs a failure in a Ranged attack', () => {
    const story = duel({ attacker: { attack: 2 }, defender: { is, at: FAR } }).plays('combat', 'ranged');
    expect(story.chooses('deflect@defender').told('suffered')).toEqual(['suffered attacker 2']);
  });

  it('[R-ABIL-4] is not offered without one, nor in a Melee attack', () => {
    const attacked = (at: Fighter['at'], attackDice: string, type: string) =>
      duel({ attacker: { attack: 1 }, defender: { is, at }, attackDice }).plays('combat', type).asked;
    expect([attacked(FAR, 'e', 'ranged'), attacked([13, 10], 'f', 'melee')]).toEqual(['red DP-23', 'red DP-23']);
  });
});

describe('You’ll Find I Have Many Qualities For You to Dislike', () => {
  const has = ['youll-find-i-have-many-qualities-for-you-to-dislike'];
  const added = (ahsoka: Partial<Fighter>) =>
    duel({
      attacker: { attack: 1 },
      defender: { at: FAR, armour: ['block'] },
      blue: { ahsoka: { is, has, at: [19, 10], ...ahsoka } },
    })
      .plays('combat', 'ranged', ...(ahsoka.at ? [] : ['defender.1']))
      .told('dice');

  it('[CR-DICE-08, R-DICE-2] adds an expertise to the defense roll of an ally within Range 2', () => {
    expect(added({})).toEqual(['dice defense add  expertise']);
  });

  it('and to her own', () => {
    const story = duel({ attacker: { attack: 1 }, defender: { is, has, at: FAR } }).plays('combat', 'ranged');
    expect(story.told('chart').at(-1)).toContain('Acrobatics 1');
  });

  it('not farther away, nor while she is Wounded', () => {
    expect([added({ at: [24, 14] }), added({ wounded: 1 })]).toEqual([[], []]);
  });

  it('[CR-COND-15] is of no use to an Exposed ally', () => {
    const story = duel({
      attacker: { attack: 1 },
      defender: { is, has, at: FAR, conditions: ['exposed'] },
    }).plays('combat', 'ranged');
    expect(story.told('chart').at(-1)).toContain('Acrobatics 0');
  });
});

describe('Fierce Protector', () => {
  /** Maul’s blow wounds a friend; Ahsoka stands somewhere. */
  const wounding = (ahsoka: Partial<Fighter> = {}, type: 'melee' | 'ranged' = 'melee') =>
    skirmish({
      red: { maul: { at: [10, 10] } },
      blue: {
        friend: { at: type === 'melee' ? [13, 10] : FAR, stamina: 1 },
        ahsoka: { is, at: [10, 15], has: ['fierce-protector'], ...ahsoka },
      },
      activates: 'maul',
      attackDice: 's',
    }).plays('combat', type, ...(type === 'melee' ? [] : ['friend.1']), 'n1');

  it('lets her heal three times, advance or jump, and strike at the wounder', () => {
    const story = wounding({ damage: 5 }).plays('ahsoka:damage', 'ahsoka:damage', 'ahsoka:damage');
    expect([story.unit('ahsoka').damage, story.offered]).toEqual([2, ['advance', 'jump', 'decline']]);
    story.chooses('advance', { to: [10, 13] }).chooses('melee');
    expect(story.told('attack').at(-1)).toBe('attack ahsoka.1 maul.1 melee');
  });

  it('[CR-EFF-08] declining one heal declines the rest', () => {
    expect(wounding({ damage: 5 }).chooses('decline').offered).toEqual(['advance', 'jump', 'decline']);
  });

  it('[R-WND-3] comes after the attack, also for a Ranged one', () => {
    const story = wounding({}, 'ranged');
    expect(story.told('wounded', 'attack-resolved')).toEqual(['wounded friend', 'attack-resolved maul.1 friend.1 1']);
    expect(story.offered).toEqual(['advance', 'jump', 'decline']);
  });

  it('gives no attack where the wounder is out of reach', () => {
    expect(
      wounding({ at: [30, 30] })
        .chooses('decline')
        .told('attack'),
    ).toHaveLength(1);
  });

  it('does not answer her own wound, nor one by another effect than an attack', () => {
    const own = duel({ defender: { is, has: ['fierce-protector'], damage: 8 }, attackDice: 's' });
    expect(own.plays('combat', 'melee', 'n1').asked).toBe('red DP-23');
    const riposte = skirmish({
      red: { ahsoka: { is, at: [10, 20], has: ['fierce-protector'] }, friend: { at: [10, 10], stamina: 2 } },
      blue: { enemy: { at: [13, 10], has: ['riposte'] } },
      activates: 'friend',
    }).plays('combat', 'melee', 'riposte@enemy');
    expect(riposte.told('wounded')).toEqual(['wounded friend']);
    expect(riposte.offered).not.toContain('jump');
  });

  it('[R-WND-8] nor one by a defense chart in an attack of the friend’s own', () => {
    const story = skirmish({
      red: {
        friend: { at: [10, 10], stamina: 1, conditions: ['exposed'], attack: 1 },
        ahsoka: { is, at: [10, 20], has: ['fierce-protector'] },
      },
      blue: { ventress: { is: 'asajj-ventress-sith-assassin', at: [13, 10], has: [] } },
      activates: 'friend',
      defenseDice: 'ee',
    }).plays('combat', 'melee');
    expect(story.told('wounded')).toEqual(['wounded friend']);
    expect(story.offered).not.toContain('jump');
  });

  it('[CR-ABIL-11] leaves her player the Reactive for the attack: Ventress may Riposte', () => {
    const story = skirmish({
      red: { maul: { at: [10, 10], attack: 2 } },
      blue: {
        ahsoka: { is, at: [10, 16], has: ['fierce-protector'] },
        ventress: { is: 'asajj-ventress-sith-assassin', at: [13, 10], damage: 8 },
      },
      activates: 'maul',
      attackDice: 'sf',
    }).plays('combat', 'melee', 'n1', 'fierce-protector@ahsoka', 'decline');
    expect(story.offered).toContain('riposte@ventress');
  });
});
