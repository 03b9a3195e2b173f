import { library } from '@faultline/cards';
import { type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** Super Commandos, of whom one stands beside whoever leaves. */
const COMMANDOS: Fighter = {
  is: 'mandalorian-super-commandos',
  at: [
    [13, 10],
    [33, 33],
  ],
};

/** One at the place where they hold him; of a pair the other one is far away. */
const held = (is: string): Fighter => ({
  is,
  at:
    library.units[is]?.bases.length === 2
      ? [
          [10, 10],
          [2, 30],
        ]
      : [10, 10],
});

describe('No Mercy meets', () => {
  const leaving = (is: string, ability: string) => {
    const story = skirmish({
      red: { unit: held(is) },
      blue: { commandos: COMMANDOS },
      activates: 'unit',
    }).chooses(ability);
    if (story.offered.includes('force')) story.chooses('force');
    return library.units[is]?.bases.length === 2 ? story.chooses('unit.1') : story;
  };

  it.each([
    ['general-anakin-skywalker', 'force-jump'],
    ['bo-katan-kryze', 'jet-pack'],
    ['clan-kryze-mandalorians', 'jet-pack'],
    ['gar-saxon-merciless-commander', 'jet-pack'],
    ['asajj-ventress-sith-assassin', 'dathomirian-dexterity'],
  ])('%s, who leaves by %s unpunished', (is, ability) => {
    expect(
      leaving(is, ability)
        .chooses('jump', { to: [7.5, 10] })
        .told('suffered'),
    ).toEqual([]);
  });

  it.each([
    ['ahsoka-tano-jedi-no-more', 'force-speed'],
    ['lord-maul', 'force-speed'],
    ['501st-clone-troopers', 'defensive-maneuver'],
    ['cc-7567-captain-rex', 'defensive-maneuver'],
    ['104th-wolfpack-troopers', 'run-and-gun'],
  ])('%s, who dashes away by %s and suffers for it', (is, ability) => {
    const story = leaving(is, ability).chooses('dash', { to: [7.5, 10] });
    expect(story.told('suffered')).toEqual(['suffered unit 2']);
  });

  it('droids that Roger, Roger lets dash in another Unit’s activation', () => {
    const story = skirmish({
      red: {
        kalani: { is: 'kalani-super-tactical-droid', at: [5, 10] },
        droids: {
          is: 'b1-battle-droids',
          at: [
            [10, 10],
            [2, 14],
          ],
        },
      },
      blue: { commandos: COMMANDOS },
      activates: 'kalani',
      moment: { phase: 'start' },
    }).chooses('droids.1');
    story.chooses('dash', { to: [7.4, 11] });
    expect(story.told('suffered')).toEqual(['suffered droids 2']);
  });

  it('a clone whom Get a Move On, Soldier lets dash: hurt before Rex asks whether he takes cover', () => {
    const story = skirmish({
      red: { rex: { is: 'cc-7567-captain-rex', at: [2, 2] }, clones: held('501st-clone-troopers') },
      blue: { commandos: COMMANDOS },
      activates: 'rex',
      moment: { phase: 'start' },
    }).chooses('clones.1');
    story.chooses('dash', { to: [7.4, 10] });
    expect([story.told('suffered'), story.offered]).toEqual([['suffered clones 2'], ['yes', 'no']]);
  });

  it('clones whose Defensive Maneuver ends with Bring It On, Clankers: hurt, then healed', () => {
    const story = skirmish({
      red: { rex: { is: 'cc-7567-captain-rex', at: [7, 14] }, clones: held('501st-clone-troopers') },
      blue: { commandos: COMMANDOS },
      activates: 'clones',
    }).plays('defensive-maneuver', 'clones.1');
    story.chooses('dash', { to: [7.4, 10] }).plays('decline', 'clones.1');
    expect([story.unit('clones').damage, story.offered]).toEqual([2, ['clones:damage', 'decline']]);
    expect(story.chooses('clones:damage').unit('clones').damage).toBe(1);
  });

  it('Bo-Katan, who dashes away as Mandalore Will Survive: hurt before she heals', () => {
    const story = skirmish({
      red: { boKatan: held('bo-katan-kryze') },
      blue: { commandos: COMMANDOS },
      activates: 'boKatan',
    }).chooses('focus');
    story.chooses('dash', { to: [7.4, 10] });
    expect(story.unit('boKatan').damage).toBe(2);
    expect(story.plays('boKatan:damage', 'boKatan:damage').unit('boKatan').damage).toBe(0);
  });

  it.each(['bo-katan-kryze', 'gar-saxon-merciless-commander'])(
    'a Mandalorian whom Pride of the Mandalore of %s lets jump away unpunished',
    (is) => {
      const story = skirmish({
        red: { leader: { is, at: [2, 2] }, kryze: held('clan-kryze-mandalorians') },
        blue: { commandos: COMMANDOS },
        activates: 'leader',
        moment: { phase: 'start' },
      }).chooses('kryze.1');
      expect(story.chooses('jump', { to: [7.5, 10] }).told('suffered')).toEqual([]);
    },
  );

  it('[R-ACT-6] Bo-Katan, whom it wounds as she moves: no Stronger Together beside her clan', () => {
    const story = skirmish({
      red: { boKatan: { ...held('bo-katan-kryze'), damage: 6 }, ally: { at: [7, 12], tags: ['Mandalorian'] } },
      blue: { commandos: COMMANDOS },
      activates: 'boKatan',
    }).chooses('move');
    story.chooses('dash', { to: [7.4, 10] });
    expect(story.told('action', 'wounded', 'activation-ended')).toEqual([
      'action boKatan move',
      'wounded boKatan',
      'activation-ended boKatan',
    ]);
  });

  it('Clan Kryze, whom it hurts before Stronger Together answers their Move action', () => {
    const story = skirmish({
      red: { kryze: held('clan-kryze-mandalorians'), boKatan: { is: 'bo-katan-kryze', at: [7, 13] } },
      blue: { commandos: COMMANDOS },
      activates: 'kryze',
    }).plays('move', 'kryze.1');
    story.chooses('dash', { to: [7.4, 10] }).chooses('decline');
    expect(story.told('suffered')).toEqual(['suffered kryze 2']);
    expect(story.offered).toEqual(['mandalorians-are-stronger-together@kryze', 'pass']);
  });
});
