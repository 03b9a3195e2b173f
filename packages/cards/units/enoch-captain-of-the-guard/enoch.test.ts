import { duel, FAR, type Fighter } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'enoch-captain-of-the-guard';

describe('By Your Command, Grand Admiral', () => {
  const commanding = (ally: Partial<Fighter>) =>
    duel({
      attacker: { is },
      red: { ally: { at: [30, 5], tags: ['Stormtrooper'], ...ally } },
      defender: { at: [33, 33] },
    });

  it('lets another Stormtrooper dash, and him with a Night Trooper', () => {
    const story = commanding({ tags: ['Stormtrooper', 'Night Trooper'] }).plays('by-your-command-grand-admiral');
    story.chooses('dash', { to: [28, 5] });
    expect([story.told('moved').length, story.offered]).toEqual([1, ['dash', 'decline']]);
  });

  it('not him with others, and nobody but Stormtroopers', () => {
    const story = commanding({}).plays('by-your-command-grand-admiral', 'decline');
    expect(story.asked).toBe('red DP-23');
    expect(commanding({ tags: ['Night Trooper'] }).offered).not.toContain('by-your-command-grand-admiral');
  });

  it('takes a trooper from Super Commandos, whose No Mercy hurts it', () => {
    const story = duel({
      attacker: { is },
      red: { ally: { at: [30, 5], tags: ['Stormtrooper'] } },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [30, 8],
          [33, 33],
        ],
      },
    }).plays('by-your-command-grand-admiral');
    expect(story.chooses('dash', { to: [30, 2] }).told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Coordinated Fire', () => {
  it('Strains the target of another of the Empire within Range 5', () => {
    const story = duel({
      attacker: { tags: ['Galactic Empire'] },
      red: { enoch: { is, at: [13, 15] } },
      defender: { at: FAR },
    }).plays('combat', 'ranged', 'coordinated-fire-strained-galactic-empire@enoch');
    expect(story.told('condition')[0]).toBe('condition defender strained');
  });
});

describe('Die Well', () => {
  const option = 'die-well@enoch';
  const striking = (attacker: Partial<Fighter>, type = 'melee') =>
    duel({
      attacker: { tags: ['Stormtrooper'], rank: 'supporting', ...attacker },
      red: { enoch: { is, at: [10, 14] } },
      force: [9, 0],
    }).plays('combat', type);

  it('Exposes both sides of a blow by a Supporting Stormtrooper near him, before dice are rolled', () => {
    const story = striking({}).plays(option);
    expect(story.told('condition').slice(0, 2)).toEqual(['condition attacker exposed', 'condition defender exposed']);
  });

  it('answers his own blows', () => {
    const story = duel({ attacker: { is }, force: [9, 0] }).plays('combat', 'melee');
    expect(story.offered).toContain('die-well@attacker');
  });

  it('[R-ABIL-4] not those of others, shots, or far away', () => {
    expect(striking({ rank: 'secondary' }).offered).not.toContain(option);
    expect(striking({ tags: ['Galactic Empire'] }).offered).not.toContain(option);
    const shot = duel({
      attacker: { tags: ['Stormtrooper'], rank: 'supporting' },
      red: { enoch: { is, at: [10, 14] } },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged');
    expect(shot.offered).not.toContain(option);
  });

  it('does not expose Obi-Wan, who heals for his Greater Purpose', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'obi-wan-kenobi-out-of-hiding', damage: 1 },
      force: [9, 0],
    }).plays('combat', 'melee', 'die-well@attacker');
    expect([story.unit('attacker').conditions, story.offered]).toEqual([['exposed'], ['defender:damage', 'decline']]);
  });
});
