import { figures, library, REPUBLIC, scriptingOf, UNITS, wholeLibrary } from '@faultline/cards';
import { Match, SetupError, type TeamSetup } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const cards = await figures();
const printed = new Set(cards.flatMap(({ abilities }) => abilities.map(({ id }) => id)));

describe('what of the cards is scripted', () => {
  it('every record of a unit is an ability of some card', () => {
    const records = UNITS.flatMap(({ scripts }) => Object.keys(scripts));
    expect(records.filter((id) => !printed.has(id))).toEqual([]);
  });

  it('every unit of the library is complete, and no other is', () => {
    const complete = cards.filter((card) => scriptingOf(card).state === 'complete').map(({ id }) => id);
    expect(complete).toEqual(Object.keys(library.units).toSorted());
    expect(cards.filter((card) => scriptingOf(card).state === 'partly')).toEqual([]);
  });

  it('tells a unit that is scripted in part from one that is complete', () => {
    const rex = cards.find(({ id }) => id === 'cc-7567-captain-rex')!;
    const { 'brothers-in-arms': _, ...fewer } = library.abilities;
    expect(scriptingOf(rex, { ...library, abilities: fewer })).toMatchObject({
      state: 'partly',
      unscripted: ['brothers-in-arms'],
    });
  });
});

describe('a unit that is there by its figures only', () => {
  const [first, second] = REPUBLIC.squads;
  const team: TeamSetup = { ...REPUBLIC, squads: [{ ...first, secondary: 'cc-2224-clone-commander-cody' }, second] };
  const begun = async (more: object = {}) => {
    // As if nobody had written down yet what one of his abilities does.
    const whole = await wholeLibrary();
    const { 'bring-it-down': _, ...abilities } = whole.abilities;
    const game = coreGame({ library: { ...whole, abilities } });
    return () =>
      Match.begin(game, { kind: 'teams', mode: 'standard', teams: [team, REPUBLIC], ...more }, seeded('figures'));
  };

  it('[CR-TEAM-16] is refused in a game, with the abilities that are missing', async () => {
    const begin = await begun();
    expect(begin).toThrow(SetupError);
    expect(begin).toThrow(/CR-TEAM-16 \(unit cc-2224-clone-commander-cody notScripted /);
  });

  it('is taken where the set-up says that nothing is checked', async () =>
    expect(await begun({ unchecked: true })).not.toThrow());
});
