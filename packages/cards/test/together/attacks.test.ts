import { whyPools } from '@faultline/rules';
import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** Abilities of different units in one attack: who answers what, and in which order. */

const DROIDS: Fighter = {
  is: 'b1-battle-droids',
  at: [
    [10, 10],
    [10, 13],
  ],
};

describe('wounds and who answers them', () => {
  it('[R-WND-8] what Too Fast for You turns back wounds Maul by no Melee attack: no Revenge', () => {
    const story = skirmish({
      red: { maul: { is: 'lord-maul', at: [10, 10], damage: 10 } },
      blue: {
        ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: [13, 10], has: ['whats-the-matter-too-fast-for-you'] },
      },
      activates: 'maul',
      attackDice: 's',
    }).plays('combat', 'melee', 'n1', 'whats-the-matter-too-fast-for-you@ahsoka');
    expect(story.told('wounded')).toEqual(['wounded maul']);
    expect(story.told('attack')).toHaveLength(1);
  });

  it('[R-ABIL-3] Sith Assassin refreshes its Force before Countless has the droids up again', () => {
    const story = duel({
      attacker: { is: 'asajj-ventress-sith-assassin', has: ['sith-assassin'] },
      defender: {
        is: 'b1-battle-droids',
        damage: 7,
        at: [
          [13, 10],
          [33, 33],
        ],
      },
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    }).plays('combat', 'melee', 'n1', 'decline', 'decline');
    expect([story.open.seats[0].forceReady, story.offered]).toEqual([1, ['countless@defender', 'pass']]);
  });

  it('[R-ABIL-3] the Force of This Is Where the Fun Begins comes before the Revenge of the Maul he wounded', () => {
    const story = duel({
      attacker: { is: 'general-anakin-skywalker' },
      defender: { is: 'lord-maul', damage: 10 },
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    }).plays('combat', 'melee', 'n1');
    expect(story.told('force')).toEqual(['force red 1']);
    expect([story.asked, story.offered]).toEqual(['blue DP-30', ['dash', 'decline']]);
  });

  it('[CR-WND-02] Sustained By Rage can give Bo-Katan’s side the Momentum', () => {
    const story = skirmish({
      red: { maul: { is: 'lord-maul', at: [10, 10], damage: 9 } },
      blue: { boKatan: { is: 'bo-katan-kryze', at: FAR } },
      activates: 'maul',
      force: [0, 0],
    }).chooses('there-is-no-place-to-run');
    expect(story.told('momentum')).toEqual(['momentum blue 7']);
    expect(story.chooses('pull', { direction: [-1, 0] }).told('condition')[0]).toBe('condition boKatan exposed');
  });
});

describe('answers to attacks', () => {
  it('[CR-ACT-25] Deflect answers the attack before Combat A.I. Protocols answer the action', () => {
    const story = skirmish({
      red: { droids: DROIDS },
      blue: { ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: [16, 11], has: ['deflect'] } },
      activates: 'droids',
    }).plays('combat', 'droids.1', 'ranged');
    expect(story.offered).toEqual(['deflect@ahsoka', 'pass']);
    expect(story.plays('pass', 'decline').offered).toEqual(['strained', 'exposed']);
  });

  it('[CR-ABIL-19] Riposte answers the Combat action or I’m Going to End This, not both in one Turn', () => {
    const second = (answer: string) =>
      duel({
        attacker: { is: 'general-anakin-skywalker' },
        defender: { is: 'asajj-ventress-sith-assassin', has: ['riposte'] },
      }).plays('combat', 'melee', answer, 'im-going-to-end-this@attacker', 'no', 'melee').offered;
    expect(second('pass')).toContain('riposte@defender');
    expect(second('riposte@defender')).not.toContain('riposte@defender');
  });

  it('[R-ACT-13, CR-ABIL-23] whom Riposte wounded may still end this, for one Force more', () => {
    const story = duel({
      attacker: { is: 'general-anakin-skywalker', damage: 9 },
      defender: { is: 'asajj-ventress-sith-assassin', has: ['riposte'] },
      force: [3, 3],
    }).plays('combat', 'melee', 'riposte@defender');
    expect(story.told('wounded')).toEqual(['wounded attacker']);
    expect(story.cost('im-going-to-end-this@attacker')).toBe(3);
    story.plays('im-going-to-end-this@attacker', 'no', 'melee');
    expect(story.told('attack')).toHaveLength(2);
  });

  it('[R-ACT-1] Coordinated Fire answers the Combat action, not the attack of I’m Going to End This', () => {
    const story = skirmish({
      red: {
        anakin: { is: 'general-anakin-skywalker', at: [10, 10] },
        clones: {
          is: '501st-clone-troopers',
          at: [
            [8, 6],
            [8, 8],
          ],
        },
      },
      blue: { enemy: { at: [13, 10] } },
      activates: 'anakin',
    }).plays('combat', 'melee');
    expect(story.offered).toContain('coordinated-fire-strained@clones');
    story.plays('pass', 'im-going-to-end-this@anakin', 'no', 'melee');
    expect(story.offered).not.toContain('coordinated-fire-strained@clones');
  });

  it('Target, Concentrate All Firepower adds a die that may be the failure Deflect asks for', () => {
    const offered = (kalani: Partial<Fighter>) =>
      duel({
        attacker: { tags: ['Battle Droid'] },
        red: { kalani: { is: 'kalani-super-tactical-droid', at: [17, 14], ...kalani } },
        defender: { is: 'general-anakin-skywalker', at: FAR, has: ['deflect'] },
        attackDice: 'ssss',
        defenseDice: 'bbbbb',
      }).plays('combat', 'ranged').offered;
    expect(offered({})).toContain('deflect@defender');
    expect(offered({ at: [10, 30] })).not.toContain('deflect@defender');
  });

  it('[CR-COND-15] There Is No Place to Run takes away the expertise of You’ll Find I Have Many Qualities', () => {
    const story = skirmish({
      red: { maul: { is: 'lord-maul', at: [10, 10] } },
      blue: {
        kryze: { at: [15, 10], armour: ['block'] },
        ahsoka: {
          is: 'ahsoka-tano-jedi-no-more',
          at: [15, 13],
          has: ['youll-find-i-have-many-qualities-for-you-to-dislike'],
        },
      },
      activates: 'maul',
    }).plays('there-is-no-place-to-run', 'force', 'kryze.1');
    story.chooses('pull', { direction: [-1, 0] }).plays('combat', 'melee');
    expect(story.told('chart').at(-1)).toContain('armour 0');
  });
});

describe('damage that is turned back', () => {
  it('by Deflect counts for the dice of Sustained By Rage', () => {
    const story = duel({
      attacker: { is: 'lord-maul', stance: 1, damage: 1 },
      defender: { is: 'general-anakin-skywalker', at: FAR },
    });
    const rage = () => {
      const position = { game: story.match.game, open: story.open };
      const [attacker, target] = [story.character('attacker').id, story.character('defender').id];
      const { parts } = whyPools(position, { attacker, target, attackType: 'melee' }).attack;
      return parts.filter(({ source }) => source === 'sustained-by-rage').map(({ dice }) => dice);
    };
    expect(rage()).toEqual([]);
    story.plays('combat', 'ranged', 'deflect@defender');
    expect(rage()).toEqual([1]);
  });
});

describe('order cards', () => {
  it('[CR-ORDER-07] a card of I’m in Charge, Now was the one reserve of the Turn: Complete Analysis is too late', () => {
    const story = skirmish({
      red: {
        droids: DROIDS,
        kalani: { is: 'kalani-super-tactical-droid', at: [5, 5], has: ['complete-analysis'] },
      },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
    }).plays('reserve', 'yes');
    expect(story.asked).toBe('red DP-23');
  });
});
