import { active, duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'riff-tamson';

describe('Death From Below', () => {
  const risen = (defender: Partial<Fighter> = {}) =>
    duel({ attacker: { is, has: ['death-from-below'] }, defender, attackDice: 'c' }).plays('death-from-below');

  it('lets him jump, and adds two damage to the pool of his next Melee attack', () => {
    const story = risen();
    expect(story.offered).toEqual(['jump', 'decline']);
    expect(story.plays('decline', 'combat', 'melee', 'n1').told('suffered')).toEqual(['suffered defender 4']);
  });

  it('adds none to a Ranged attack', () => {
    const story = risen({ at: [15.5, 10] }).plays('decline', 'combat', 'ranged', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 2']);
  });

  it('meets Pain is Weakness, which takes one of it off', () => {
    const story = risen({ is: 'savage-opress' }).plays('decline', 'combat', 'melee', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 3']);
  });
});

describe('Hit and Run', () => {
  const option = 'hit-and-run@attacker';
  const struck = (way: readonly string[] = ['combat', 'melee'], defender: Partial<Fighter> = {}) =>
    duel({
      attacker: { is, has: ['hit-and-run', 'strike'] },
      defender,
      abilities: { strike: active(0, { do: 'attack', who: 'self', types: ['melee'] }) },
    }).plays(...way);

  it('lets him reposition after an attack of his Combat action', () => {
    expect(struck().chooses(option).offered).toEqual(['reposition', 'decline']);
  });

  it('answers no other attack', () => expect(struck(['strike', 'melee']).offered).not.toContain(option));

  it('[R-MOVE-7] takes him from Super Commandos by a reposition, whose No Mercy hurts him', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = struck(['combat', 'melee'], { is: 'mandalorian-super-commandos', at }).chooses(option);
    expect(story.chooses('reposition', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Blood in the Water', () => {
  const option = 'blood-in-the-water@riff';
  const fought = (droids: Partial<Fighter> = {}, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        droids: { at: [10, 10], rank: 'supporting', tags: ['Scoundrel'], ...droids },
        riff: { is, at: [14, 13] },
      },
      blue: { enemy: { at: [13, 11], ...enemy }, other: { at: [16, 15] } },
      activates: 'droids',
      force: [9, 9],
    }).plays('combat', 'melee');

  it('lets him jump and strike one of the same targets with five dice', () => {
    const story = fought().plays(option, 'decline', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack riff.1 enemy.1 melee');
    expect(fought({ tags: ['Separatist Alliance'] }).offered).toContain(option);
  });

  it('answers no others', () => {
    expect(fought({ rank: 'secondary' }).offered).not.toContain(option);
    expect(fought({ tags: ['Droid'] }).offered).not.toContain(option);
  });

  it('makes an attack that Ventress may Riposte', () => {
    const story = fought({}, { is: 'asajj-ventress-sith-assassin' }).plays('pass', option, 'decline', 'melee');
    expect(story.plays('riposte@enemy').unit('riff').damage).toBe(2);
  });
});

describe('There’s Plenty of Suffering to Go Around', () => {
  const pool = (defender: Partial<Fighter>, other: Partial<Fighter> = {}) =>
    duel({ attacker: { is }, defender, blue: { other: { at: [10, 15], ...other } } })
      .plays('combat', 'melee')
      .told('pool')[0];

  it('adds a die to his Melee attacks for each enemy Unit within Range 4 with a Wounded or Injured token', () => {
    expect(pool({ injured: 1 })).toBe('pool attack 8');
    expect(pool({ injured: 1 }, { wounded: 1 })).toBe('pool attack 9');
  });

  it('adds none for others, or farther away', () => {
    expect([pool({}), pool({}, { at: [33, 33], injured: 1 })]).toEqual(['pool attack 7', 'pool attack 7']);
  });

  const wounded = (riff: Fighter['at'], defender: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      red: { riff: { is, at: riff } },
      defender: { stamina: 4, damage: 3, ...defender },
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] refreshes a Force when an enemy within Range 4 is Wounded, by whomever', () => {
    expect(wounded([10, 14]).open.seats[0].forceReady).toBe(1);
  });

  it('[R-CARD-5] refreshes none farther away', () => expect(wounded([33, 33]).open.seats[0].forceReady).toBe(0));

  it('refreshes it for a wound that Countless takes off again', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    expect(wounded([10, 14], { is: 'b1-battle-droids', at, damage: 7 }).open.seats[0].forceReady).toBe(1);
  });
});
