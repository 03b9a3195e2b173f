import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'hondo-honest-businessman';
const inch = 2540;

describe('That’s Just Good Business', () => {
  const begun = (control: 0 | 1 | null, active = true, red: Readonly<Record<string, Fighter>> = {}) =>
    skirmish({
      red: { hondo: { is, at: [10, 10], conditions: ['pinned'] }, ...red },
      blue: { enemy: { at: [30, 30] } },
      objectives: [
        { key: 'M', at: [18 * inch, 18 * inch, 0], active, control },
        { key: 'N', at: [5 * inch, 18 * inch, 0], active: true, control: 1 },
      ],
      activates: 'hondo',
      moment: { phase: 'start' },
      sides: [{ force: { ready: 0, pool: 5 } }, {}],
    });
  const starting = (...how: Parameters<typeof begun>) => begun(...how).open.seats[0].forceReady;

  it('refreshes a Force for each Active objective the opponent controls', () => expect(starting(1)).toBe(2));

  it('counts none that is his own, nobody’s or not Active', () => {
    expect([starting(0), starting(null), starting(1, false)]).toEqual([1, 1, 1]);
  });

  it('is done before Forward Planning takes a condition off him', () => {
    const at = [
      [10, 14],
      [12, 14],
    ] as const;
    const story = begun(1, true, { lando: { is: 'lando-and-r2-d2-inside-job', at } });
    expect(story.open.seats[0].forceReady).toBe(2);
    expect(story.plays('forward-planning@lando', 'yes').unit('hondo').conditions).toEqual([]);
  });
});

describe('Inspiring Stories, So Many of Them True', () => {
  const option = 'inspiring-stories-so-many-of-them-true';
  const told = (enemy: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      red: {
        pair: {
          at: [
            [20, 20],
            [20, 24],
          ],
        },
      },
      defender: { at: [33, 3], ...enemy },
    }).plays(option);

  it('[R-ABIL-7] lets him and each of another Unit dash, however far away', () => {
    expect(told().offered).toEqual(['attacker', 'pair']);
    const story = told().plays('pair');
    expect(story.offered).toEqual(['attacker.1', 'pair.1', 'pair.2']);
    expect(story.plays('pair.2').offered).toEqual(['dash', 'decline']);
  });

  it('lets him dash once where he chooses himself', () => {
    const story = told().plays('attacker', 'decline');
    expect(story.asked).toBe('red DP-23');
  });

  it('takes one from Super Commandos, whose No Mercy hurts him', () => {
    const at = [
      [23, 20],
      [3, 33],
    ] as const;
    const story = told({ is: 'mandalorian-super-commandos', at }).plays('pair', 'pair.1');
    expect(story.chooses('dash', { to: [17, 20] }).told('suffered')).toEqual(['suffered pair 2']);
  });
});

describe('What Have We Here', () => {
  const robbed = (defender: Partial<Fighter>, reserve: string | null, force: readonly [number, number] = [3, 0]) =>
    duel({
      attacker: { is },
      defender,
      blue: { other: { at: [33, 33] } },
      sides: [
        { force: { ready: force[0], pool: 5 } },
        { reserve, deck: ['b1', 'b2', 'shatterpoint'].filter((card) => card !== reserve), discard: [] },
      ],
      shuffles: [['b2', 'b1', 'shatterpoint']],
    }).plays('what-have-we-here');

  it('Pins and Strains an enemy within Range 2', () => {
    expect(robbed({}, null).unit('defender').conditions).toEqual(['pinned', 'strained']);
  });

  it('then shuffles its card out of the reserve into its deck, for a Force', () => {
    const story = robbed({}, 'b1');
    expect([story.offered, story.cost('yes')]).toEqual([['yes', 'no'], 1]);
    story.chooses('yes');
    expect([story.open.seats[1].reserve, story.open.seats[1].deck.includes('b1')]).toEqual([null, true]);
    expect(story.open.seats[0].forceReady).toBe(1);
  });

  it('asks nothing for another’s card, nor without Force', () => {
    expect(robbed({}, 'b2').asked).toBe('red DP-23');
    expect(robbed({}, 'b1', [1, 0]).asked).toBe('red DP-23');
  });

  it('[R-ABIL-4] is not offered with nobody within Range 2', () => {
    expect(duel({ attacker: { is }, defender: { at: FAR } }).offered).not.toContain('what-have-we-here');
  });

  it('Strains Chopper, whom Sturdy Construction keeps from being Pinned', () => {
    expect(robbed({ is: 'chopper-c1-10p-spectre-3' }, null).unit('defender').conditions).toEqual(['strained']);
  });
});

describe('This Effort Is No Longer Profitable', () => {
  const option = 'this-effort-is-no-longer-profitable@hondo';
  const wounded = (hondo: Fighter['at'] = [13, 15], attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']), ...attacker },
      defender: { stamina: 4, damage: 3 },
      blue: { hondo: { is, at: hondo } },
      attackDice: 'c',
      force: [0, 9],
    }).plays('combat', 'melee', 'n1');

  it('[R-CARD-10] lets him reposition when another Unit within Range 4 becomes Wounded', () => {
    const story = wounded().chooses(option);
    expect(story.offered).toEqual(['reposition', 'decline']);
    expect(story.chooses('reposition', { to: [17, 17] }).character('hondo').x).toBe(17 * inch);
  });

  it('[R-CARD-27] does not let him end it Engaged', () => {
    const story = wounded()
      .chooses(option)
      .tries('reposition', { to: [11, 13] });
    expect(story.refusal?.reasons.map(({ rule }) => rule)).toEqual(['R-CARD-27']);
  });

  it('[R-CARD-5] answers nobody farther away, and not his own wound', () => {
    expect(wounded([33, 33]).offered).not.toContain(option);
    const own = duel({
      attacker: { tree: path(['damage']) },
      defender: { is, damage: 8 },
      attackDice: 'c',
      force: [0, 9],
    }).plays('combat', 'melee', 'n1');
    expect(own.offered).not.toContain('this-effort-is-no-longer-profitable@defender');
  });

  it('takes him out of the way of Anakin, whose This Is Where the Fun Begins comes later', () => {
    expect(wounded([13, 15], { is: 'general-anakin-skywalker' }).offered).toContain(option);
  });
});

describe('Fair? What’s Fair?', () => {
  const striking = (
    attacker: Partial<Fighter> = {},
    ally: Partial<Fighter> = {},
    way: readonly string[] = ['combat', 'melee'],
  ) =>
    duel({
      attacker: { tags: ['Scoundrel'], ...attacker },
      red: { hondo: { is, at: [33, 3] }, ally: { at: [15, 12], ...ally }, third: { at: [12, 30] } },
      defender: { stamina: 20 },
      force: [0, 0],
    }).plays(...way);

  it('adds two dice for a Scoundrel against somebody others fight, and Strains those around after it', () => {
    const story = striking();
    expect(story.offered).toEqual(['yes', 'no']);
    story.chooses('yes');
    expect(story.told('pool')[0]).toBe('pool attack 6');
    expect(story.told('condition')).toEqual(['condition ally strained']);
  });

  it('can be declined', () => {
    const story = striking().chooses('no');
    expect([story.told('pool')[0], story.told('condition')]).toEqual(['pool attack 4', []]);
  });

  it('is not asked of others, nor where nobody else fights the defender, or only a Wounded Unit', () => {
    expect(striking({ tags: ['Jedi'] }).told('pool')[0]).toBe('pool attack 4');
    expect(striking({}, { at: [30, 30] }).told('pool')[0]).toBe('pool attack 4');
    expect(striking({}, { wounded: 1 }).told('pool')[0]).toBe('pool attack 4');
  });

  it('comes on top of Pack Hunter', () => {
    const at = [
      [10, 10],
      [2, 30],
    ] as const;
    const story = striking({ is: 'weequay-pirates', at }, { tags: ['Weequay'] }, ['combat', 'attacker.1', 'melee']);
    expect(story.chooses('yes').told('pool')[0]).toBe('pool attack 10');
  });
});
