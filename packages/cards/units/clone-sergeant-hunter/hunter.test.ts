import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'clone-sergeant-hunter';

describe('We Prefer Going to Them', () => {
  const starting = (ally: Partial<Fighter>) =>
    skirmish({
      red: { hunter: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Clone Trooper'], ...ally } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'hunter',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets one of another Unit of clones dash', () => {
    const at = [
      [20, 20],
      [22, 20],
    ] as const;
    const story = starting({ at });
    expect(story.offered).toEqual(['ally.1', 'ally.2']);
    expect(story.chooses('ally.2').offered).toEqual(['dash', 'decline']);
    expect(story.chooses('decline').asked).toBe('red DP-23');
  });

  it('lets one of the Bad Batch advance instead', () => {
    expect(starting({ tags: ['Clone Trooper', 'Bad Batch'] }).offered).toEqual(['dash', 'advance', 'decline']);
  });

  it('[R-ABIL-4] asks nothing with no other clones', () => {
    expect(starting({ tags: ['Bad Batch'] }).asked).toBe('red DP-23');
  });

  it('takes clones from Super Commandos, whose No Mercy hurts them', () => {
    const story = skirmish({
      red: { hunter: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Clone Trooper'] } },
      blue: {
        enemy: {
          is: 'mandalorian-super-commandos',
          at: [
            [23, 20],
            [33, 33],
          ],
        },
      },
      activates: 'hunter',
      moment: { phase: 'start' },
    }).chooses('dash', { to: [17, 20] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Striking Distance', () => {
  const striking = (at: readonly [number, number]) =>
    duel({ attacker: { is }, defender: { at } }).plays('striking-distance');

  it('lets him dash and make a Melee attack with five dice', () => {
    const story = striking([13, 10]);
    expect(story.offered).toEqual(['dash', 'decline']);
    story.plays('decline', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 5');
  });

  it('gives no attack with nobody to fight', () => {
    expect(striking([30, 30]).chooses('decline').asked).toBe('red DP-23');
  });

  it('is an attack that Ventress may Riposte', () => {
    const story = duel({ attacker: { is }, defender: { is: 'asajj-ventress-sith-assassin' }, force: [9, 9] });
    expect(story.plays('striking-distance', 'decline', 'melee').offered).toContain('riposte@defender');
  });
});

describe('Enhanced Tracker', () => {
  const option = 'enhanced-tracker@hunter';
  const moved = (mover: Partial<Fighter> = {}, action: readonly string[] = ['move', 'decline']) =>
    duel({
      attacker: { at: [20, 10], ...mover },
      blue: { hunter: { is, at: [10, 10] } },
      defender: { at: [33, 33] },
    }).plays(...action);

  it('lets him dash toward a character of a Primary Unit that made a Move action', () => {
    const story = moved().plays(option);
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.tries('dash', { to: [8, 10] }).refusal).not.toBeNull();
    expect(story.tries('dash', { to: [12, 10] }).refusal).toBeNull();
  });

  it('is not offered for others than Primary Units, nor for another action', () => {
    expect(moved({ rank: 'secondary' }).offered).not.toContain(option);
    expect(moved({}, ['focus']).offered).not.toContain(option);
  });

  it('follows Grievous, whose Scuttle is no action', () => {
    expect(moved({ is: 'general-grievous' }, ['scuttle', 'decline']).offered).not.toContain(option);
    expect(moved({ is: 'general-grievous' }).offered).toContain(option);
  });
});

describe('It’s Hard to Compete with a Jedi', () => {
  const attacked = (hunter: Partial<Fighter> = {}) =>
    duel({
      attacker: { attack: 1 },
      defender: { is, ...hunter },
      attackDice: 's',
      defenseDice: 'fffff' + 'bbbbb',
      force: [0, 0],
    }).plays('combat', 'melee');

  it('[DP-43] lets him reroll up to two failures of his defense', () => {
    const story = attacked();
    expect([story.asked, story.offered]).toEqual(['blue DP-43', ['failure', 'done']]);
    story.plays('failure', 'failure');
    expect(story.told('dice')).toHaveLength(1);
    expect(story.told('results')[0]?.at(-1)).toBe('0');
  });

  it('or all of them while he is Exposed', () => {
    const story = attacked({ conditions: ['exposed'] }).plays('failure', 'failure', 'failure', 'failure', 'failure');
    expect(story.told('results')[0]).toContain('block,block,block,block,block');
  });

  it('may be left, and is not for his own attacks', () => {
    expect(attacked().plays('done').told('dice')).toEqual([]);
    const own = duel({ attacker: { is, has: ['its-hard-to-compete-with-a-jedi'] }, force: [0, 0] });
    expect(own.plays('combat', 'melee').told('dice')).toEqual([]);
  });

  it('comes beside the expertise of Many Qualities, which Ahsoka adds', () => {
    const story = duel({
      attacker: { attack: 1 },
      defender: { is },
      blue: { ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: [15, 12] } },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee');
    expect(story.asked.startsWith('blue')).toBe(true);
  });
});

describe('The Leader of the Batch', () => {
  const attacking = (attacker: Partial<Fighter>) =>
    duel({
      attacker: { attack: 2, chart: ['crit', 'crit'], ...attacker },
      red: { hunter: { is, at: [30, 30] } },
      attackDice: 'ff',
      defenseDice: 'ff',
      force: [0, 0],
    }).plays('combat', 'melee');

  it('lets a clone make a strike of a failure, in a Combat action', () => {
    const story = attacking({ tags: ['Clone Trooper'] });
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.plays('yes').told('dice')).toEqual(['dice attack turn failure strike']);
  });

  it('or one of the Bad Batch an expertise', () => {
    const story = attacking({ tags: ['Clone Trooper', 'Bad Batch'] });
    expect(story.offered).toEqual(['strike', 'expertise', 'no']);
    expect(story.plays('expertise').told('results')[0]?.at(-1)).toBe('2');
  });

  it('not for others, nor without a failure, nor outside a Combat action', () => {
    expect(attacking({ tags: ['Trooper'] }).told('results')).toHaveLength(1);
    const clean = duel({
      attacker: { attack: 1, tags: ['Clone Trooper'], tree: path(['damage']) },
      red: { hunter: { is, at: [30, 30] } },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee');
    expect(clean.asked).toBe('red DP-45');
    const striking = duel({ attacker: { is }, attackDice: 'f', force: [9, 0] });
    expect(striking.plays('striking-distance', 'decline', 'melee').told('results')).toHaveLength(1);
  });

  it('leaves Deflect fewer failures to turn back', () => {
    const story = duel({
      attacker: { attack: 1, tags: ['Clone Trooper'] },
      red: { hunter: { is, at: [30, 30] } },
      defender: { is: 'general-anakin-skywalker', at: [17, 10] },
      attackDice: 'f',
      force: [0, 9],
    }).plays('combat', 'ranged', 'yes', 'stop');
    expect(story.offered).not.toContain('deflect@defender');
  });
});
