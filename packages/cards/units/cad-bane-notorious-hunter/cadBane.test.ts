import { library } from '@faultline/cards';
import { duel, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'cad-bane-notorious-hunter';
const INCH = 2540;
const STAMINA = library.units['b1-battle-droids']?.stamina ?? 0;

describe('How About You Step Aside?', () => {
  const option = 'how-about-you-step-aside';
  const objectives = [{ key: 'M', at: [17 * INCH, 10 * INCH, 0] as const }];
  const asked = (defender: Partial<Fighter> = {}) =>
    duel({ attacker: { is }, defender: { at: [15, 10], ...defender }, objectives });

  it('lets an enemy dash, but only away from the objective it contests', () => {
    const story = asked({ at: [14.4, 10] }).chooses(option);
    expect([story.asked, story.offered]).toEqual(['blue DP-30', ['dash', 'decline']]);
    expect(story.tries('dash', { to: [17.4, 10] }).refusal).not.toBeNull();
  });

  it('Exposes and Strains one who stays', () => {
    expect(asked().plays(option, 'decline').unit('defender').conditions.toSorted()).toEqual(['exposed', 'strained']);
  });

  it('Disarms one who has left it', () => {
    const story = asked({ at: [14, 10] })
      .chooses(option)
      .chooses('dash', { to: [11.5, 8.5] });
    expect(story.unit('defender').conditions).toEqual(['disarmed']);
  });

  it('[R-ABIL-4] is not offered where no enemy within Range 3 contests one', () => {
    expect(duel({ attacker: { is }, defender: { at: [15, 10] } }).offered).not.toContain(option);
    expect(asked({ at: [20, 10] }).offered).not.toContain(option);
  });

  it('moves Bo-Katan, whatever Some of Us Serve a Higher Purpose gives her there', () => {
    const story = asked({ is: 'bo-katan-kryze' }).plays(option, 'decline');
    expect(story.unit('defender').conditions.toSorted()).toEqual(['exposed', 'strained']);
  });
});

describe('Rocket Boots', () => {
  it('[CR-MOVE-04] lets him jump', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('rocket-boots');
    expect(story.offered).toEqual(['jump', 'decline']);
  });
});

describe('No One Gets Between Me and My Job', () => {
  const option = 'no-one-gets-between-me-and-my-job@bane';
  const fought = (bane: Partial<Fighter> = {}, blue: Readonly<Record<string, Fighter>> = {}) =>
    duel({
      red: { bane: { is, at: [13, 16.5], ...bane } },
      defender: { stamina: 9 },
      blue,
      force: [9, 0],
    }).plays('combat', 'melee');

  it('[R-CARD-3] hurts one whom another Unit targeted, within Range 4 of him', () => {
    expect(fought().chooses(option).told('suffered')).toEqual(['suffered defender 2']);
  });

  it('[R-MOVE-5] lets him jump toward one where none is so near', () => {
    const story = fought({ at: [30, 10] }).chooses(option);
    expect(story.offered).toEqual(['jump', 'decline']);
    expect(story.tries('jump', { to: [33, 10] }).refusal).not.toBeNull();
    expect(story.chooses('jump', { to: [27, 10] }).told('suffered')).toEqual([]);
  });

  it('[R-ABIL-4] is not offered while he fights, nor for his own action', () => {
    expect(fought({}, { other: { at: [13, 19] } }).offered).not.toContain(option);
    const own = duel({ attacker: { is }, defender: { stamina: 9 }, force: [9, 0] }).plays('combat', 'melee');
    expect(own.offered).not.toContain('no-one-gets-between-me-and-my-job@attacker');
  });

  it('comes after the Riposte of whom the other struck', () => {
    const story = duel({
      red: { bane: { is, at: [13, 16.5] } },
      defender: { is: 'asajj-ventress-sith-assassin' },
    }).plays('combat', 'melee', 'riposte@defender', option);
    expect([story.unit('attacker').damage, story.unit('defender').damage]).toEqual([2, 2]);
  });
});

describe("I'll Take On Any Job", () => {
  const killed = (attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']), ...attacker },
      red: { bane: { is, at: [2, 2], damage: 3 } },
      defender: { stamina: 4, damage: 3 },
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, { force: { ready: 0, pool: 4 } }],
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] refreshes a Force and lets him heal when an ally wounds an enemy', () => {
    const story = killed().chooses('bane:damage');
    expect([story.unit('bane').damage, story.open.seats[0].forceReady]).toEqual([2, 1]);
  });

  it('refreshes another for a Bounty Hunter', () => {
    expect(killed({ tags: ['Bounty Hunter'] }).chooses('decline').open.seats[0].forceReady).toBe(2);
  });

  it('answers no wound of his own side', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { bane: { is, at: [30, 30], damage: 3 } },
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, { force: { ready: 0, pool: 4 } }],
    }).plays('combat', 'melee', 'n1');
    expect([story.asked, story.open.seats[1].forceReady]).toEqual(['red DP-23', 0]);
  });

  it('is paid for droids too, however Countless they are', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = duel({
      attacker: { tree: path(['damage']) },
      red: { bane: { is, at: [2, 2] } },
      defender: { is: 'b1-battle-droids', at, damage: STAMINA - 1 },
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, { force: { ready: 9, pool: 9 } }],
    }).plays('combat', 'melee', 'n1');
    expect([story.open.seats[0].forceReady, story.offered]).toEqual([1, ['countless@defender', 'pass']]);
  });
});
