import { DIRECTED_ICONS, type Effect, type Icon, PERSONAL_ICONS } from '@faultline/rules';
import { action, active, duel, ENEMY, path, reactive, SELF, type Duel } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const refresh: Effect = { do: 'refresh', amount: 1 };

const walking = (icons: readonly Icon[], more: Duel = {}) =>
  duel({ ...more, attacker: { ...more.attacker, tree: path(icons) }, attackDice: 's' }).plays('combat', 'melee', 'n1');

it('[CR-EFF-01] the Directed icons', () => {
  expect([...DIRECTED_ICONS].sort()).toEqual(['damage', 'disarmed', 'exposed', 'pinned', 'shove', 'strained']);
});

it('[CR-EFF-02] the Personal icons', () => {
  expect([...PERSONAL_ICONS].sort()).toEqual(['active', 'advance', 'climb', 'dash', 'heal', 'jump', 'reposition']);
});

describe('Directed icons', () => {
  it('[CR-EFF-03, CR-DMG-07] damage outside trees and attack charts is suffered at once', () => {
    const story = duel({
      attacker: { has: ['zap'] },
      abilities: {
        zap: active(
          0,
          { do: 'choose', bind: 'enemy', from: ENEMY },
          { do: 'suffer', who: { bound: 'enemy' }, amount: 1 },
        ),
      },
    }).chooses('zap');
    expect(story.unit('defender').damage).toBe(1);
  });

  it('[CR-EFF-04, R-EFF-6] a condition goes to the whole Unit of the defending character', () => {
    const story = walking(['pinned'], {
      defender: {
        at: [
          [13, 10],
          [30, 30],
        ],
      },
    });
    expect(story.unit('defender').conditions).toEqual(['pinned']);
  });

  it('[CR-EFF-05] a Shove moves the defending character alone', () => {
    const story = walking(['shove'], {
      defender: {
        at: [
          [13, 10],
          [15, 20],
        ],
      },
    });
    story.chooses('push', { direction: [1, 0] });
    expect(story.character('defender.1').x).toBe(14 * 2540);
    expect(story.character('defender.2').x).toBe(15 * 2540);
  });
});

describe('moves', () => {
  it.each(['advance', 'climb', 'dash', 'jump'] as const)(
    '[CR-EFF-06] a %s icon lets the attacker move or decline',
    (icon) => {
      const story = walking([icon], { defender: { damage: 10, wounded: 1 } });
      expect(story.offered).toEqual([icon, 'decline']);
      story.chooses(icon, { to: [11, 10] });
      expect(story.character('attacker').x).toBe(11 * 2540);
    },
  );

  it('[CR-EFF-06, CR-MOVE-14] an advance icon becomes a dash while an unwounded enemy Engages', () => {
    expect(walking(['advance']).offered).toEqual(['dash', 'decline']);
  });

  it('[CR-EFF-09] a reposition is an advance even while Engaged', () => {
    const story = walking(['reposition']);
    expect(story.open.decision?.options[0]?.asks).toMatchObject({ move: 'reposition', tool: 15000 });
    story.chooses('reposition', { to: [10, 3] });
    expect(story.character('attacker').y).toBe(3 * 2540);
  });
});

describe('Heal', () => {
  it('[CR-EFF-07, DP-33] takes off one condition or one damage', () => {
    const story = walking(['heal'], { attacker: { damage: 2, conditions: ['exposed', 'pinned'] } });
    expect(story.asked).toBe('red DP-33');
    expect(story.offered).toEqual(['attacker:damage', 'attacker:exposed', 'attacker:pinned', 'decline']);
    story.chooses('attacker:exposed');
    expect(story.unit('attacker')).toMatchObject({ damage: 2, conditions: ['pinned'] });
  });

  it('[CR-EFF-08, R-EFF-5] reaches the own Unit, and allied Units within Range 2 of the healing character', () => {
    const hurt = { damage: 1 };
    const story = walking(['heal'], {
      attacker: hurt,
      red: { near: { at: [10, 14.5], ...hurt }, beyond: { at: [10, 15], ...hurt } },
    });
    expect(story.offered).toEqual(['attacker:damage', 'near:damage', 'decline']);
  });

  it('[R-EFF-4, CR-WND-05] takes no damage off a Wounded Unit, but a condition', () => {
    const story = walking(['heal'], {
      red: { ally: { at: [10, 13], damage: 10, wounded: 1, conditions: ['pinned'] } },
    });
    expect(story.offered).toEqual(['ally:pinned', 'decline']);
  });

  it('[CR-EFF-13] repeated icons are resolved one by one', () => {
    const story = walking(['heal', 'heal', 'heal'], { attacker: { damage: 5 } });
    story.plays('attacker:damage', 'attacker:damage', 'attacker:damage');
    expect(story.unit('attacker').damage).toBe(2);
    expect(story.asked).toBe('red DP-23');
  });

  it('[CR-ABIL-24] a Heal that a text gives to an ally is the ally’s', () => {
    const story = duel({
      attacker: { has: ['mend'], at: [30, 30], damage: 1 },
      red: { ally: { at: [10, 10], damage: 1 } },
      abilities: {
        mend: active(
          0,
          { do: 'choose', bind: 'ally', from: { of: 'character', side: 'other-allied' } },
          { do: 'heal', who: { bound: 'ally' } },
        ),
      },
    }).chooses('mend');
    expect(story.offered).toEqual(['ally:damage', 'decline']);
  });
});

describe('the Active icon', () => {
  const icons = (more: Duel) =>
    walking(['active'], {
      abilities: { rest: active(2, refresh), plan: active(1, refresh), drill: action(0, refresh) },
      ...more,
    });

  it('[CR-EFF-10, R-EFF-1] gives an Active ability free of Force, surcharge included', () => {
    const story = icons({ attacker: { has: ['rest'], injured: 1 }, force: [0, 0] });
    expect(story.open.decision?.options[0]).toMatchObject({ id: 'rest', cost: 0 });
    expect(story.chooses('rest').told('ability')).toEqual(['ability attacker rest 0']);
  });

  it('[CR-EFF-10] does nothing outside the Unit’s own activation', () => {
    const story = duel({
      defender: { has: ['rest', 'strikeBack'], tree: path(['active']) },
      abilities: {
        rest: active(0, refresh),
        strikeBack: reactive(0, { on: 'attack.resolved', to: SELF }, { do: 'attack', who: 'self' }),
      },
      attackDice: 'ffffs',
    }).plays('combat', 'melee', 'strikeBack@defender', 'melee', 'n1');
    expect(story.asked).toBe('red DP-23');
  });

  it('[CR-EFF-11] counts as the ability’s use of this Turn', () => {
    const story = icons({ attacker: { has: ['rest', 'plan'], used: ['plan'] } });
    expect(story.offered).toEqual(['rest', 'decline']);
    expect(story.chooses('rest').offered).not.toContain('rest');
  });

  it('[R-EFF-2] never reaches abilities that need an action', () => {
    expect(icons({ attacker: { has: ['drill', 'rest'] } }).offered).toEqual(['rest', 'decline']);
  });

  it('[R-EFF-3] of several options give one different ability each', () => {
    const story = duel({
      attacker: { tree: path(['active'], ['active']), has: ['rest', 'plan'] },
      abilities: { rest: active(1, refresh), plan: active(1, refresh) },
      attackDice: 'ss',
    }).plays('combat', 'melee', 'n1', 'n2', 'rest');
    expect(story.offered).toEqual(['plan', 'decline']);
  });

  it('[R-ACT-7] is void once the activation was cut short', () => {
    const story = duel({
      attacker: { tree: path(['active'], ['jump']), has: ['rest'], damage: 9, conditions: ['strained'] },
      abilities: { rest: active(0, refresh) },
      attackDice: 'ss',
    }).plays('combat', 'melee', 'n1', 'n2');
    story.chooses('jump', { to: [10, 10] });
    expect(story.unit('attacker').wounded).toBe(1);
    expect(story.told('activation-ended')).toEqual(['activation-ended attacker']);
  });
});
