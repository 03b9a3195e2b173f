import { duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { PAIR } from '../../test/scenes.ts';

const is = 'b2-battle-droids';
const objective = (x: number) => [{ key: 'M', at: [x * 2540, 10 * 2540, 0] as const }];

describe('Relentless Advance', () => {
  it('[R-ABIL-7] lets each of them dash', () => {
    const story = duel({ attacker: { is, at: PAIR }, defender: { at: [30, 30] } });
    expect(story.plays('relentless-advance', 'attacker.1').offered).toEqual(['dash', 'decline']);
  });
});

describe('Saturation Fire', () => {
  const option = 'saturation-fire@attacker';
  const aiming = (x: number, defender: Partial<Fighter> = {}) =>
    duel({
      attacker: { is, at: PAIR },
      defender: { at: FAR, ...defender },
      objectives: objective(x),
      force: [1, 0],
    }).plays('combat', 'attacker.1', 'ranged');

  it('[R-CARD-1] adds two dice against somebody who contests an Active objective', () => {
    expect(aiming(17).plays(option).told('pool')[0]).toBe('pool attack 8');
  });

  it('[R-ABIL-4] is not offered against somebody who contests none', () => {
    expect(aiming(30).offered).not.toContain(option);
    expect(aiming(17, { wounded: 1 }).offered).not.toContain(option);
  });

  it('answers no attack of another Unit', () => {
    const story = duel({
      red: { droids: { is, at: PAIR.map(([x, y]) => [x, y + 5] as const) } },
      defender: { at: FAR },
      objectives: objective(17),
    }).plays('combat', 'ranged');
    expect(story.offered).not.toContain('saturation-fire@droids');
  });

  it('adds them to what B1 droids in I Hate This Job have to withstand', () => {
    const at = [FAR, [30, 30]] as const;
    const story = duel({
      attacker: { is, at: PAIR },
      defender: { is: 'b1-battle-droids', at },
      objectives: objective(17),
    }).plays('combat', 'attacker.1', 'ranged');
    expect(story.plays(option).told('pool')[0]).toBe('pool attack 8');
  });
});

describe('Enhanced Blast Armor', () => {
  const struck = (droids: Partial<Fighter>, blue: Record<string, Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage', 'damage']) },
      defender: droids,
      blue,
      attackDice: 's',
    })
      .plays('combat', 'melee', 'n1')
      .told('suffered');
  const at = [
    [13, 10],
    [30, 30],
  ] as const;

  it('[CR-KEY-06] is Protection', () => expect(struck({ is, at })).toEqual(['suffered defender 1']));

  it('is nothing that others beside them have', () => {
    expect(struck({}, { droids: { is, at: PAIR.map(([x, y]) => [x + 5, y + 8] as const) } })).toEqual([
      'suffered defender 2',
    ]);
  });

  it('protects from an attack, not from the damage of a Riposte', () => {
    const story = duel({
      attacker: { is, at: PAIR },
      defender: { is: 'asajj-ventress-sith-assassin' },
      attackDice: 'fffff',
      force: [0, 9],
    }).plays('combat', 'attacker.1', 'melee');
    story.plays('done', 'riposte@defender');
    expect(story.told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Close Range Annihilation', () => {
  const shooting = (x: number) =>
    duel({ attacker: { is, at: PAIR }, defender: { at: [x, 10] }, attackDice: 'ffffffsss', force: [0, 0] }).plays(
      'combat',
      'attacker.1',
      'ranged',
    );

  it('rerolls up to two dice against an enemy within Range 3 of the attacker', () => {
    expect(shooting(15).asked).toBe('red DP-43');
    expect(shooting(15).plays('failure', 'failure').offered).toContain('n1');
    expect(shooting(15).plays('done').offered).not.toContain('n1');
  });

  it('asks nothing farther away', () => expect(shooting(18.5).asked).not.toBe('red DP-43'));

  it('comes before Deflect, which may then find no failure', () => {
    const story = duel({
      attacker: { is, at: PAIR },
      defender: { is: 'general-anakin-skywalker', at: [15.5, 10] },
      attackDice: 'sssssfs',
      force: [0, 9],
    }).plays('combat', 'attacker.1', 'ranged', 'failure');
    expect(story.offered).not.toContain('deflect@defender');
  });
});
