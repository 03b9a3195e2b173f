import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'zeb-orrelios-spectre-4';

describe('This Is Gonna Hurt, Pal', () => {
  const rushing = (ally: Partial<Fighter> = {}, enemy: readonly [number, number] = [30, 30]) =>
    duel({
      attacker: { is },
      red: { ally: { at: [20, 10], tags: ['Rebel Alliance'], ...ally } },
      defender: { at: enemy },
    });
  const spectre = { tags: ['Rebel Alliance', 'Spectre'] };

  it('[R-MOVE-5] lets him dash toward a Rebel in sight', () => {
    const story = rushing().plays('this-is-gonna-hurt-pal');
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.tries('dash', { to: [8, 10] }).refusal).not.toBe(null);
    expect(story.chooses('dash', { to: [12, 10] }).told('moved')).toHaveLength(1);
  });

  it('or advance toward a Spectre', () => {
    expect(rushing(spectre).plays('this-is-gonna-hurt-pal').offered).toEqual(['dash', 'advance', 'decline']);
  });

  it('focuses him where he is Engaged then', () => {
    const story = rushing(spectre, [16, 10])
      .plays('this-is-gonna-hurt-pal')
      .chooses('advance', { to: [13, 10] });
    expect(story.told('action')).toHaveLength(1);
    expect(story.offered).not.toContain('focus');
  });

  it('does not focus him elsewhere', () => {
    expect(rushing().plays('this-is-gonna-hurt-pal', 'decline').offered).toContain('focus');
  });

  it('[R-ABIL-4, R-CARD-25] is not offered without another Rebel', () => {
    expect(rushing({ tags: ['Jedi'] }).offered).not.toContain('this-is-gonna-hurt-pal');
  });

  it('takes him from Super Commandos, whose No Mercy hurts him', () => {
    const at = [
      [7.5, 10],
      [33, 33],
    ] as const;
    const story = duel({
      attacker: { is },
      red: { ally: { at: [20, 10], tags: ['Rebel Alliance'] } },
      defender: { is: 'mandalorian-super-commandos', at },
    }).plays('this-is-gonna-hurt-pal');
    expect(story.chooses('dash', { to: [13.5, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Lasan Honor Guard', () => {
  it('[R-WND-3] takes the wound off for two Injured tokens', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { is, damage: 8 },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1', 'lasan-honor-guard@defender');
    expect(story.unit('defender')).toMatchObject({ wounded: 0, injured: 2, damage: 0 });
  });
});

describe('It’s Just Something About the Feel of Their Helmets on My Fists', () => {
  const option = 'its-just-something-about-the-feel-of-their-helmets-on-my-fists@attacker';
  const struck = () =>
    duel({
      attacker: { is },
      defender: {
        at: [
          [13, 10],
          [10, 13],
        ],
      },
      blue: { other: { at: [10, 7] } },
      force: [9, 0],
    }).plays('combat', 'melee', 'defender.1');

  it('strikes one of the same Unit again, with five dice', () => {
    const story = struck().plays(option, 'melee');
    expect(story.offered).toEqual(['defender.1', 'defender.2']);
    expect(story.chooses('defender.2').told('pool').at(-2)).toBe('pool attack 5');
  });

  it('answers no attack outside a Combat action, nor that of another', () => {
    const again = struck().plays(option, 'melee', 'defender.2');
    expect(again.offered).not.toContain(option);
    const other = duel({ red: { zeb: { is, at: [13, 13] } }, force: [9, 0] }).plays('combat', 'melee');
    expect(other.offered).not.toContain(option.replace('attacker', 'zeb'));
  });

  it('[R-ABIL-4] is not offered where nobody of that Unit is in reach', () => {
    const story = duel({
      attacker: { is },
      defender: { at: [14.4, 10], stamina: 9 },
      force: [9, 0],
    }).plays('combat', 'melee');
    expect(story.offered).toContain(option);
  });

  it('makes an attack that Ventress may Riposte again', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'asajj-ventress-sith-assassin' },
      force: [9, 9],
    }).plays('combat', 'melee', option, 'melee');
    expect(story.offered).toContain('riposte@defender');
  });
});

describe('Karabast', () => {
  const revealed = (injured: number) =>
    skirmish({
      red: { zeb: { is, at: [10, 10], injured }, other: { at: [5, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
      force: [3, 0],
    }).offered;

  it('keeps his card out of the reserve while he is Injured', () => expect(revealed(1)).not.toContain('reserve'));

  it('leaves it free while he is not', () => expect(revealed(0)).toContain('reserve'));

  it('says nothing of others, whose Complete Analysis makes it cheaper', () => {
    const story = skirmish({
      red: { kraken: { is: 'kraken-super-tactical-droid', at: [10, 10] }, zeb: { is, at: [5, 5], injured: 1 } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
      force: [3, 0],
    });
    expect(story.cost('reserve')).toBe(0);
  });
});
