import { duel, type Fighter } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'paploo-curious-creature';

describe('Feigned Retreat', () => {
  const scene = (ewok: Partial<Fighter> = {}, enemy: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      red: { ewok: { at: [10, 14], tags: ['Ewok'], ...ewok } },
      defender: { at: [13, 14], ...enemy },
    });

  it('[R-MOVE-5] lets another Ewok reposition away from an enemy it fights and take cover', () => {
    const story = scene().plays('feigned-retreat');
    expect(story.offered).toEqual(['reposition', 'decline']);
    expect(story.tries('reposition', { to: [12, 16] }).refusal).not.toBeNull();
    story.chooses('reposition', { to: [6, 14] }).chooses('yes');
    expect([story.unit('ewok').hunker, story.unit('defender').conditions]).toEqual([1, ['exposed']]);
  });

  it('leaves the cover to it as well as the move', () => {
    const story = scene()
      .plays('feigned-retreat')
      .chooses('reposition', { to: [6, 14] });
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.chooses('no').unit('ewok').hunker).toBe(0);
  });

  it('then lets the enemy dash after it, if its player likes', () => {
    const story = scene()
      .plays('feigned-retreat')
      .chooses('reposition', { to: [6, 14] })
      .chooses('yes');
    expect([story.asked, story.offered]).toEqual(['blue DP-30', ['dash', 'decline']]);
    expect(story.tries('dash', { to: [16, 14] }).refusal).not.toBeNull();
  });

  it('[R-ABIL-4] is not offered for himself, for nobody Engaged, or for other allies', () => {
    expect(scene({ tags: ['Jedi'] }).offered).not.toContain('feigned-retreat');
    expect(scene({}, { at: [13, 10] }).offered).not.toContain('feigned-retreat');
    expect(scene({ at: [10, 30] }, { at: [13, 30] }).offered).not.toContain('feigned-retreat');
  });

  it('does not expose Obi-Wan, who heals for his Greater Purpose', () => {
    const story = scene({}, { is: 'obi-wan-kenobi-out-of-hiding', damage: 1 }).plays('feigned-retreat', 'decline');
    expect([story.unit('defender').conditions, story.offered]).toEqual([[], ['defender:damage', 'decline']]);
  });
});

describe('Stealthy Approach', () => {
  it('lets him dash, then take cover or focus', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('stealthy-approach', 'decline');
    expect(story.offered).toEqual(['hunker', 'focus', 'no']);
  });
});

describe('Fearless and Inventive', () => {
  const option = 'fearless-and-inventive@attacker';
  const scene = (other: Partial<Fighter> = {}) =>
    duel({ attacker: { is }, blue: { other: { at: [10, 13], ...other } }, force: [9, 0] });
  const struck = (other: Partial<Fighter> = {}) => scene(other).plays('combat', 'melee', 'defender.1');

  it('adds two dice for each further enemy in the fight', () => {
    expect(struck().plays(option).told('pool')[0]).toBe('pool attack 8');
    const pair = struck({
      at: [
        [10, 13],
        [7, 10],
      ],
    });
    expect(pair.plays(option).told('pool')[0]).toBe('pool attack 10');
  });
});

describe('What Does This Do?', () => {
  const blow = (defender: Partial<Fighter>) =>
    duel({
      attacker: { is },
      defender: { chart: ['crit', 'crit', 'crit'], ...defender },
      attackDice: 'e',
      force: [0, 0],
    }).plays('combat', 'melee');

  it('[R-CARD-20] lets him read the chart of a target that is Exposed or Pinned', () => {
    expect(blow({ conditions: ['pinned'] }).offered).toContain('lent');
    expect(blow({ conditions: ['exposed'] }).offered).toContain('lent');
  });

  it('not of one without these', () => {
    expect(blow({ conditions: ['strained'] }).offered).not.toContain('lent');
  });

  it('reads it in place of his own', () => {
    const results = (chart: string) =>
      blow({ conditions: ['pinned'] })
        .plays(chart)
        .told('results')[0];
    expect([results('lent')?.at(-1), results('own')?.at(-1)]).toEqual(['3', '1']);
  });

  it('meets the Simple Way of Plo Koon, who lends his own: each side chooses for itself', () => {
    const story = duel({
      attacker: { is },
      defender: { tags: ['Galactic Republic', 'Padawan'], conditions: ['pinned'], chart: ['crit', 'crit', 'crit'] },
      blue: { plo: { is: 'jedi-master-plo-koon', at: [15, 13] } },
      attackDice: 'e',
      defenseDice: 'e',
      force: [0, 0],
    }).plays('combat', 'melee', 'yes');
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['lent', 'own']]);
    expect(story.plays('lent').asked).toBe('blue DP-57');
  });
});
