import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'death-trooper-specialist';

describe('Oppression', () => {
  const starting = (enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { trooper: { is, at: [10, 10] } },
      blue: { enemy: { at: [16, 10], ...enemy } },
      activates: 'trooper',
      moment: { phase: 'start' },
    });

  it('lets it dash, then Strains or Pins an enemy Unit within Range 3', () => {
    const story = starting().plays('decline');
    expect(story.offered).toEqual(['strained', 'pinned']);
    expect(story.plays('pinned').unit('enemy').conditions).toEqual(['pinned']);
  });

  it('touches nobody farther away', () => {
    expect(starting({ at: [30, 30] }).plays('decline').asked).toBe('red DP-23');
  });

  it('can only Strain Chopper, who is of Sturdy Construction', () => {
    const story = starting({ is: 'chopper-c1-10p-spectre-3' }).plays('decline');
    expect(story.unit('enemy').conditions).toEqual(['strained']);
  });
});

describe('Imperial Brutality', () => {
  const acting = (troops: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      red: { troops: { at: [30, 5], tags: ['Galactic Empire'], rank: 'supporting', ...troops } },
      defender: { at: [33, 5] },
    }).plays('imperial-brutality');

  it('lets one of a Supporting Unit dash, and Exposes it and an enemy it fights', () => {
    const story = acting().plays('troops', 'decline');
    expect([story.unit('troops').conditions, story.unit('defender').conditions]).toEqual([['exposed'], ['exposed']]);
  });

  it('Exposes nobody of a Unit in no fight', () => {
    const story = acting().plays('attacker', 'decline');
    expect([story.unit('attacker').conditions, story.unit('defender').conditions]).toEqual([[], []]);
  });

  it('is for itself or such a Unit alone', () => {
    expect(acting({ tags: ['Jedi'] }).offered).toEqual(['dash', 'decline']);
    expect(acting({ rank: 'secondary' }).offered).toEqual(['dash', 'decline']);
  });

  it('does not expose Obi-Wan, who heals for his Greater Purpose', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'obi-wan-kenobi-out-of-hiding', damage: 1 },
    }).plays('imperial-brutality', 'decline');
    expect([story.unit('attacker').conditions, story.offered]).toEqual([[], ['defender:damage', 'decline']]);
  });
});

describe('Unrelenting Assault', () => {
  it('lets it attack somebody of another Unit with five dice', () => {
    const story = duel({
      attacker: { is },
      defender: { at: FAR },
      blue: { other: { at: [17, 14] } },
      force: [9, 0],
    }).plays('combat', 'ranged', 'defender.1', 'unrelenting-assault@attacker', 'ranged');
    expect(story.told('attack').at(-1)).toBe('attack attacker.1 other.1 ranged');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });
});

describe('Elite Conditioning', () => {
  it('[CR-KEY-06] is Protection', () => {
    const story = duel({
      attacker: { tree: path(['damage', 'damage', 'damage']) },
      defender: { is },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.unit('defender').damage).toBe(2);
  });

  it('[CR-KEY-01] keeps Exposed from it, and no other condition', () => {
    const story = duel({
      attacker: { tree: path(['exposed', 'pinned']) },
      defender: { is },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.unit('defender').conditions).toEqual(['pinned']);
  });

  it('takes nothing from the Exposed of Maul’s There Is No Place to Run', () => {
    const story = duel({ attacker: { is: 'lord-maul' }, defender: { is, at: FAR } }).plays(
      'there-is-no-place-to-run',
      'force',
    );
    expect(story.chooses('pull', { direction: [-1, 0] }).unit('defender').conditions).toEqual([]);
  });
});
