import { active, duel, FAR, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const inch = 2540;

describe('abilities of the core box', () => {
  it('Pride of the Mandalore lets another allied Mandalorian jump at the start of the activation', () => {
    const story = skirmish({
      red: {
        boKatan: { is: 'bo-katan-kryze', at: [10, 10] },
        kryze: {
          is: 'clan-kryze-mandalorians',
          at: [
            [14, 10],
            [16, 12],
          ],
        },
        rex: { at: [5, 5] },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'boKatan',
      moment: { phase: 'start' },
    });
    expect([story.asked, story.offered]).toEqual(['red DP-34', ['kryze.1', 'kryze.2']]);
    story.chooses('kryze.2').chooses('jump', { to: [18, 12] });
    expect(story.character('kryze.2').x).toBe(18 * inch);
  });

  it('Force Jump, Force Speed and Jet Pack move the Unit in their way', () => {
    const moves = [
      ['general-anakin-skywalker', 'force-jump', 'jump'],
      ['lord-maul', 'force-speed', 'advance'],
      ['bo-katan-kryze', 'jet-pack', 'jump'],
    ] as const;
    for (const [is, ability, move] of moves) {
      const story = duel({ attacker: { is, at: [10, 10] }, defender: { at: [30, 30] } }).chooses(ability);
      expect(story.offered, ability).toEqual([move, 'decline']);
      expect(story.open.seats[0].forceReady, ability).toBe(2);
    }
  });

  it('[G-25, CR-MOVE-02] Defensive Maneuver: each may dash, and a Hunker token if anybody did', () => {
    const clones = () =>
      duel({
        attacker: {
          is: '501st-clone-troopers',
          at: [
            [10, 10],
            [12, 12],
          ],
        },
        defender: { at: [30, 30] },
      }).plays('defensive-maneuver', 'attacker.1');
    expect(clones().plays('decline', 'decline').unit('attacker').hunker).toBe(0);
    expect(
      clones()
        .chooses('dash', { to: [9, 10] })
        .chooses('decline')
        .unit('attacker').hunker,
    ).toBe(1);
  });

  it('[G-26] Deflect turns two damage back for a failure in a Ranged attack', () => {
    const story = duel({
      attacker: { is: 'kalani-super-tactical-droid', at: [10, 10] },
      defender: { is: 'general-anakin-skywalker', at: FAR },
    }).plays('combat', 'ranged', 'deflect@defender');
    expect(story.unit('attacker').damage).toBe(2);
  });

  it('Riposte does the same in a Melee attack, Deflect does not', () => {
    const story = duel({ defender: { has: ['deflect', 'riposte'] } }).plays('combat', 'melee');
    expect(story.offered).toEqual(['riposte@defender', 'pass']);
  });

  it('[G-21] Force Push drives an enemy within Range 3 away', () => {
    const story = duel({ attacker: { is: 'asajj-ventress-sith-assassin', at: [10, 10] } }).chooses('force-push');
    story.chooses('push', { direction: [1, 0] });
    expect(story.character('defender').x).toBe(19 * inch);
  });

  it('There Is No Place to Run pulls an enemy and Exposes it', () => {
    const story = duel({ attacker: { is: 'lord-maul', at: [10, 10] }, defender: { at: FAR } });
    story.chooses('there-is-no-place-to-run').chooses('pull', { direction: [-1, 0] });
    expect(story.character('defender').x).toBe(14 * inch);
    expect(story.unit('defender').conditions).toEqual(['exposed']);
  });

  it('Brothers in Arms: Steadfast while the Unit has a Hunker token', () => {
    const shoved = (hunker: number) =>
      duel({
        attacker: { is: 'cc-7567-captain-rex', at: [10, 10], has: [] },
        defender: { is: 'cc-7567-captain-rex', at: FAR, has: ['brothers-in-arms'], hunker },
        attackDice: 's',
      }).plays('combat', 'ranged', 'n2').offered;
    expect([shoved(0), shoved(1)]).toEqual([
      ['push', 'decline'],
      ['pull', 'decline'],
    ]);
  });

  it('Helmet Visor and Victory or Death add a die after Focus', () => {
    const pool = (is: string, at: readonly [number, number], type: string) =>
      duel({
        attacker: {
          is,
          at: [
            [10, 10],
            [2, 2],
          ],
        },
        defender: { at },
      })
        .plays('focus', 'combat', 'attacker.1', type)
        .told('pool')[0];
    expect(pool('clan-kryze-mandalorians', FAR, 'ranged')).toBe('pool attack 8');
    expect(pool('mandalorian-super-commandos', [13, 10], 'melee')).toBe('pool attack 8');
  });

  it('Coordinated Fire answers only the Combat action of another Republic Unit', () => {
    const attack = (tag: string, way: readonly string[]) =>
      duel({
        attacker: { tags: [tag], has: ['shoot'] },
        red: {
          clones: {
            is: '501st-clone-troopers',
            at: [
              [8, 8],
              [8, 6],
            ],
          },
        },
        defender: { at: FAR },
        abilities: { shoot: active(0, { do: 'attack', who: 'self' }) },
      }).plays(...way, 'ranged').offered;
    const offer = ['coordinated-fire-strained@clones', 'pass'];
    expect(attack('Galactic Republic', ['combat'])).toEqual(offer);
    expect(attack('Galactic Republic', ['shoot'])).not.toEqual(offer);
    expect(attack('Shadow Collective', ['combat'])).not.toEqual(offer);
  });

  describe('What’s the Matter, Too Fast for You?', () => {
    const ability = 'whats-the-matter-too-fast-for-you@ahsoka';
    const attacked = (type: 'melee' | 'ranged', damage: number, more: { readonly wounded?: number } = {}) =>
      skirmish({
        red: { maul: { at: [10, 10], tree: path(Array.from({ length: damage }, () => 'damage' as const)) } },
        blue: { ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: type === 'melee' ? [13, 10] : FAR, ...more } },
        activates: 'maul',
        attackDice: 's',
      }).plays('combat', type, 'n1');

    it('[G-10, CR-GEN-12, CR-DMG-04] of seven damage Ahsoka suffers four and her attacker three', () => {
      const story = attacked('melee', 7).chooses(ability);
      expect(story.told('suffered')).toEqual(['suffered ahsoka 4', 'suffered maul 3']);
      expect(story.open.seats[1].forceReady).toBe(1);
    });

    it('answers no Ranged attack', () => expect(attacked('ranged', 7).offered).not.toContain(ability));
    it('nor an attack without damage', () => expect(attacked('melee', 0).offered).not.toContain(ability));
    it('nor one she would suffer nothing from, being Wounded', () => {
      expect(attacked('melee', 7, { wounded: 1 }).offered).not.toContain(ability);
    });
  });
});
