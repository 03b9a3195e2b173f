import {
  FOLDERS,
  CardError,
  libraryFrom,
  libraryOf,
  readSheet,
  reprints,
  SHEET,
  SHEETS,
  UNITS,
  unitsOf,
} from '@faultline/cards';
import { whyNotPlayable } from '@faultline/rules';
import { describe, expect, it } from 'vitest';

const cardsOf = (sheet: string) => unitsOf(sheet).map(({ card }) => card);
const chart = (sheet: string, unit: string, stance: string) =>
  libraryOf(sheet)
    .units[unit]?.stances.find(({ id }) => id === stance)
    ?.charts.melee?.rows.map(({ min, results }) => `${min} ${results.join()}`);

describe('the sheets', () => {
  it('are in order of their days, the newest being the one that is played', () => {
    expect(SHEETS.map(({ sheet, date }) => [sheet, date])).toEqual([
      ['first-print', undefined],
      ['1.3', '2025-09-05'],
      ['1.4', '2026-05-19'],
    ]);
    expect(SHEET).toBe('1.4');
  });

  it('of today has every ability of its units scripted', () => {
    const { units, abilities } = libraryOf(SHEET);
    const all = Object.values(units).flatMap((card) => card.abilities);
    expect(all.length).toBeGreaterThanOrEqual(51);
    expect(all.filter((id) => !abilities[id])).toEqual([]);
  });

  it('of 1.3 has the droids as they were, and Clones already with eight Stamina', () => {
    const { units } = libraryOf('1.3');
    expect(units['b1-battle-droids']).toMatchObject({ stamina: 9, durability: 2 });
    expect(units['b1-battle-droids']?.abilities).not.toContain('countless');
    expect(chart('1.3', 'b1-battle-droids', 'b1-combat-protocols')).toEqual(['1 strike']);
    expect(units['501st-clone-troopers']?.stamina).toBe(8);
  });

  it('of the first print has all that and Ahsoka’s older charts', () => {
    const { units } = libraryOf('first-print');
    expect(units['501st-clone-troopers']?.stamina).toBe(7);
    expect(units['b1-battle-droids']?.stamina).toBe(9);
    expect(units['ahsoka-tano-jedi-no-more']?.stances.map(({ melee }) => melee.attack)).toEqual([7, 7]);
    expect(chart('first-print', 'ahsoka-tano-jedi-no-more', 'jar-kai')).toEqual([
      '1 strike,strike',
      '3 crit,crit',
      '5 crit,crit,crit',
    ]);
  });

  it('[CR-TEAM-16] are not open for play where an ability read otherwise', () => {
    const squad = { primary: 'general-anakin-skywalker', secondary: 'bo-katan-kryze', supporting: 'b1-battle-droids' };
    const why = (sheet: string) => whyNotPlayable(libraryOf(sheet), { squads: [squad, squad] });
    expect(why('1.3')[0]?.facts).toMatchObject({ unit: 'general-anakin-skywalker' });
    expect(why(SHEET)).toEqual([]);
  });

  it('tell what has changed', () => {
    const droids = reprints(cardsOf('1.3'), cardsOf(SHEET)).filter(({ unit }) => unit === 'b1-battle-droids');
    expect(droids).toContainEqual({ unit: 'b1-battle-droids', what: 'stamina', before: 9, now: 8 });
    expect(droids.map(({ what }) => what)).toContain('abilities Countless');
    expect(reprints(cardsOf(SHEET), cardsOf(SHEET))).toEqual([]);
  });
});

/** A sheet that came after: data alone. */
const made = (units: object) => [...SHEETS, readSheet({ sheet: '1.5', date: '2027-01-01', over: '1.4', units })];

describe('a new sheet', () => {
  const rows = [
    { min: 1, max: 2, results: ['strike'] },
    { min: 3, max: null, results: ['crit', 'shove'] },
  ];
  const fresh = libraryFrom(
    FOLDERS,
    made({
      'lord-maul': { stamina: 12, abilities: { 'there-is-no-place-to-run': { cost: 1 } } },
      'cc-7567-captain-rex': { stances: { 'tactical-supremacy': { charts: { melee: { rows } } } } },
      'bo-katan-kryze': { abilities: { 'jet-pack': { id: 'jet-pack-dear', like: 'jet-pack', cost: 2 } } },
    }),
    '1.5',
  );

  it('changes a figure', () => expect(fresh.units['lord-maul']?.stamina).toBe(12));

  it('changes a cost, and the ability does what it did', () => {
    const [before, now] = [libraryOf(SHEET), fresh].map(({ abilities }) => abilities['there-is-no-place-to-run']);
    expect([before?.cost, now?.cost]).toEqual([2, 1]);
    expect(now?.clauses).toEqual(before?.clauses);
  });

  it('changes a cost on one card of several, under an id of its own', () => {
    expect(fresh.units['bo-katan-kryze']?.abilities).toContain('jet-pack-dear');
    expect(fresh.abilities['jet-pack-dear']).toMatchObject({ cost: 2, clauses: fresh.abilities['jet-pack']?.clauses });
  });

  it('changes a chart and leaves the rest of the stance', () => {
    const [stance] = fresh.units['cc-7567-captain-rex']?.stances ?? [];
    const [before] = libraryOf(SHEET).units['cc-7567-captain-rex']?.stances ?? [];
    expect(stance?.charts.melee).toEqual({ name: before?.charts.melee?.name, rows });
    expect(stance?.tree).toEqual(before?.tree);
  });

  it('leaves the cards of today as they are', () => {
    expect(UNITS.find(({ card }) => card.id === 'lord-maul')?.card.stamina).toBe(11);
  });

  it.each([
    ['a unit that is not there', { nobody: { stamina: 1 } }, 'sheet 1.5: nobody should be'],
    ['a field with a slip', { 'lord-maul': { stamin: 12 } }, 'sheet 1.5, lord-maul: '],
    ['a figure that is none', { 'lord-maul': { stamina: 'many' } }, 'stamina should be'],
    [
      'a gap in a chart',
      { 'lord-maul': { stances: { 'dark-rage': { charts: { defense: { rows: rows.slice(1) } } } } } },
      'min',
    ],
    [
      'a model that is not scripted',
      { 'lord-maul': { abilities: { 'force-speed': { id: 'x', like: 'y' } } } },
      'like should be',
    ],
    ['a stance that is not whole', { 'lord-maul': { stances: { calm: { name: 'Calm' } } } }, 'sheet 1.5, lord-maul'],
  ])('with %s is refused by name', (_what, units, sentence) => {
    expect(() => libraryFrom(FOLDERS, made(units), '1.5')).toThrow(sentence);
  });

  it('that is not known is refused with those that are', () => {
    expect(() => unitsOf('2.0')).toThrow(new CardError('There is no sheet "2.0"; known are first-print, 1.3, 1.4.'));
  });
});
