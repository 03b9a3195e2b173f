import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'ig-88b-created-to-succeed';
const INCH = 2540;

describe('High-Priority Target', () => {
  const starting = (at: readonly [number, number]) =>
    skirmish({
      red: { droid: { is, at: [10, 10] } },
      blue: { enemy: { at } },
      activates: 'droid',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets him dash, then focus where an enemy is within Range 5', () => {
    const story = starting(FAR).plays('decline');
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.chooses('yes').offered).not.toContain('focus');
  });

  it('measures after the dash', () => {
    const story = starting([22.8, 10]).chooses('dash', { to: [12.8, 10] });
    expect(story.offered).toEqual(['yes', 'no']);
  });

  it('asks for no focus where nobody is', () => {
    const story = starting([34, 34]).plays('decline');
    expect([story.asked, story.offered.includes('focus')]).toEqual(['red DP-23', true]);
  });

  it('takes him from Super Commandos, whose No Mercy hurts him', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = skirmish({
      red: { droid: { is, at: [10, 10] } },
      blue: { commandos: { is: 'mandalorian-super-commandos', at } },
      activates: 'droid',
      moment: { phase: 'start' },
    }).chooses('dash', { to: [7, 10] });
    expect(story.told('suffered')).toEqual(['suffered droid 2']);
  });
});

describe('Always Gets the Job Done', () => {
  const rolled = (defenseDice: string, defender: Partial<Fighter> = {}) =>
    duel({ attacker: { is }, defender, defenseDice })
      .plays('always-gets-the-job-done')
      .unit('defender')
      .conditions.toSorted();

  it('gives a condition for every kind of result of three defense dice', () => {
    expect(rolled('bef')).toEqual(['disarmed', 'exposed', 'strained']);
    expect(rolled('bbb')).toEqual(['strained']);
    expect(rolled('eef')).toEqual(['disarmed', 'exposed']);
  });

  it('[R-ABIL-4] is not offered with no enemy within Range 2', () => {
    expect(duel({ attacker: { is }, defender: { at: FAR } }).offered).not.toContain('always-gets-the-job-done');
  });

  it('Strains Dengar, whom Not Just a Pretty Face only keeps from Pinned', () => {
    expect(rolled('bbb', { is: 'dengar-the-demolisher' })).toEqual(['strained']);
  });
});

describe('Calculated Plans', () => {
  const option = 'calculated-plans@attacker';
  const shooting = (attackDice: string) =>
    duel({ attacker: { is }, defender: { at: FAR }, attackDice, force: [9, 0] }).plays('combat', 'ranged');

  it('rolls up to two failures or expertise of his attack again', () => {
    const story = shooting('fesssssss').chooses(option);
    expect(story.offered).toEqual(expect.arrayContaining(['failure', 'expertise']));
    expect(story.plays('failure', 'expertise').told('dice')).not.toEqual([]);
  });

  it('[R-ABIL-4] is not offered where there are none', () => {
    expect(shooting('sssssss').offered).not.toContain(option);
  });

  it('answers no attack of an ally', () => {
    const story = duel({ red: { droid: { is, at: [10, 14] } }, attackDice: 'ffff', force: [9, 0] });
    expect(story.plays('combat', 'melee').offered).not.toContain('calculated-plans@droid');
  });

  it('takes the failure that a Deflect waits for', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'third-sister', at: FAR },
      attackDice: 'fsssssss',
      force: [9, 0],
    }).plays('combat', 'ranged', option, 'failure');
    expect(story.offered).not.toContain('deflect@defender');
  });
});

describe('I Engineer Success, Yet...It Eludes Me', () => {
  const option = 'i-engineer-success-yet-it-eludes-me@droid';
  const attacking = (
    control: 0 | 1 | null = null,
    attacker: Partial<Fighter> = {},
    defender: Partial<Fighter> = {},
    attackDice = '',
  ) =>
    duel({
      attacker: { tags: ['Bounty Hunter'], tree: path(['damage']), ...attacker },
      red: { droid: { is, at: [2, 2] } },
      defender: { stamina: 9, ...defender },
      objectives: [{ key: 'M', at: [13 * INCH, 12 * INCH, 0], control }],
      attackDice,
      force: [9, 0],
      score: { momentum: [2, 0] },
    }).plays('combat', 'melee');

  const lost = (story: ReturnType<typeof attacking>) =>
    story.match.eventsSince().flatMap((event) => (event.event === 'momentum' && !event.gained ? [event.seat] : []));

  it('adds three dice for a hunter against one on an objective you do not control', () => {
    expect(attacking().chooses(option).told('pool')[0]).toBe('pool attack 7');
    expect(attacking(1).offered).toContain(option);
  });

  it('loses a Momentum where the defender is not wounded by it', () => {
    expect(lost(attacking().chooses(option))).toEqual([0]);
  });

  it('loses none where it is', () => {
    const hit = attacking(null, {}, { stamina: 4, damage: 3 }, 's').plays(option, 'n1');
    expect([hit.unit('defender').wounded, lost(hit)]).toEqual([1, []]);
  });

  it('[R-ABIL-4] is not offered to others, nor where you control the objective', () => {
    expect(attacking(null, { tags: ['Droid'] }).offered).not.toContain(option);
    expect(attacking(0).offered).not.toContain(option);
  });

  it('is used before a Riposte can answer', () => {
    const story = attacking(null, {}, { is: 'asajj-ventress-sith-assassin' }).chooses(option);
    expect(story.told('pool')[0]).toBe('pool attack 7');
  });
});
