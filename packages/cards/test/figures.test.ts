import { CardError, figures, type PrintedUnit, readUnit } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { cardFiles, checkTogether, inFolder } from '../build/cardFiles.ts';

const cards = cardFiles();

describe('the figures of all units', () => {
  it('[CR-TEAM-16] are those of 139 units with 187 stances and 566 abilities', () => {
    const sum = (of: (card: PrintedUnit) => number): number => cards.reduce((total, card) => total + of(card), 0);
    expect([cards.length, sum((card) => card.stances.length), sum((card) => card.abilities.length)]).toEqual([
      139, 187, 566,
    ]);
  });

  it('are the same for whoever asks for all of them', async () => {
    expect(await figures()).toEqual(cards);
  });

  it('[CR-TEAM-06] give a Primary Squad Points that pay for two others, which have a Point Cost', () => {
    const points = (primary: boolean): number[] =>
      cards.filter((card) => (card.rank === 'primary') === primary).map((card) => card.points);
    expect(Math.min(...points(true))).toBeGreaterThan(Math.max(...points(false)));
  });

  it('[CR-ABIL-10] give every Primary one Identity', () => {
    const identities = cards.map(({ abilities }) => abilities.filter(({ kind }) => kind === 'identity').length);
    expect(identities).toEqual(cards.map(({ rank }) => (rank === 'primary' ? 1 : 0)));
  });

  it('mark the bases nobody has measured', () => {
    expect(cards.filter((card) => card.basesAssumed).map(({ id }) => id)).toEqual([
      'baylan-skoll',
      'enoch-captain-of-the-guard',
      'hk-87-assassin-droids',
      'morgan-elsbeth',
      'night-troopers',
      'shin-hati-eager-apprentice',
    ]);
  });
});

describe('a slip in a card file is refused with file and field', () => {
  const droids = cards.find(({ id }) => id === 'b1-battle-droids') as PrintedUnit;
  const [stance] = droids.stances;
  const ability = { id: 'countless', name: 'Countless', kind: 'reactive', cost: 0 };
  const inTree = (change: object) => ({ stances: [{ ...stance, tree: { ...stance?.tree, ...change } }] });
  const inCharts = (change: object) => ({ stances: [{ ...stance, charts: { ...stance?.charts, ...change } }] });
  const options = stance?.tree.options ?? [];
  const paths = stance?.tree.paths ?? [];

  const slips: readonly (readonly [slip: string, change: object, field: string])[] = [
    ['unknown tag', { tags: ['Droid', 'Batle Droid'] }, ': tags[1] should be: one of 212th,'],
    ['tag twice', { tags: ['Droid', 'Droid'] }, ': tags should be: a list without "Droid" twice'],
    ['unknown Era', { eras: ['Old Republic'] }, ': eras[0] should be: one of Clone Wars'],
    ['no Era', { eras: [] }, ': eras should be: at least one Era'],
    ['unknown rank', { rank: 'hero' }, ': rank should be: primary'],
    ['Point Cost out of reach', { points: 9 }, ': points should be: a whole number from 1 to 6'],
    ['Squad Points of a Primary too few', { rank: 'primary', points: 3 }, ': points should be: a whole number from 6'],
    ['Primary without Identity', { rank: 'primary', points: 8, bases: [2000] }, ': abilities should be: with one Id'],
    ['broken number', { stamina: 8.5 }, ': stamina should be'],
    ['no Durability', { durability: 0 }, ': durability should be'],
    ['three bases', { bases: [2500, 2500, 2500] }, ': bases should be: one or two bases'],
    ['no base', { bases: [] }, ': bases should be'],
    ['base of another size', { bases: [2500, 30] }, ': bases[1] should be: a radius of 2000 or 2500'],
    ['two bases on a Secondary', { rank: 'secondary' }, ': bases should be: one base'],
    ['itself excluded', { uniqueNames: ['A'], excludes: ['A'] }, ': excludes should be'],
    ['field that is none', { texts: 'x' }, ': texts should be: left out'],
    ['no stance', { stances: [] }, ': stances should be: one or two'],
    ['stance twice', { stances: [stance, stance] }, ': stances should be: a list without "b1-combat-protocols" twice'],
    ['ability twice', { abilities: [ability, ability] }, ': abilities should be: a list without "countless" twice'],
    ['id with blanks', { abilities: [{ ...ability, id: 'Too Many' }] }, ': id should be: small letters'],
    ['unknown kind', { abilities: [{ ...ability, kind: 'ability' }] }, ', ability countless: kind should be'],
    ['text of an ability', { abilities: [{ ...ability, text: 'x' }] }, ', ability countless: text should be: left out'],
    ['cost on an Innate', { abilities: [{ ...ability, kind: 'innate' }] }, ', ability countless: cost should be: no'],
    ['option without way', inTree({ paths: paths.slice(0, 2) }), ', tree: option n4 should be: on a way from'],
    ['no orange option', inTree({ options: options.map((one) => ({ ...one, start: false })) }), ', tree: option n1'],
    ['orange option further right', inTree({ options: options.map((one) => ({ ...one, start: true })) }), ' n2: start'],
    ['option twice', inTree({ options: [...options, options[0]] }), ', tree: options should be: a list without "n1"'],
    ['unknown icon', inTree({ options: [{ ...options[0], effects: ['dmg'] }] }), ', option n1: effects[0] should be'],
    ['path to nowhere', inTree({ paths: [{ from: 'n1', to: 'n9', both: false }] }), ', path n1 to n9: ends should be'],
    ['path to the left', inTree({ paths: [{ from: 'n3', to: 'n2', both: false }] }), ', path n3 to n2: to should be'],
    ['path both ways across', inTree({ paths: [{ from: 'n1', to: 'n2', both: true }] }), ', path n1 to n2: both'],
    ['path twice', inTree({ paths: [...paths, paths[0]] }), ', tree: paths should be: a list without "n1 to n2" twice'],
    ['chart missing', inCharts({ melee: null }), ': charts.melee should be: a chart exactly where'],
    ['no defense chart', inCharts({ defense: null }), ': charts.defense should be: a record'],
    ['chart without end', inCharts({ melee: { name: 'x', rows: [{ min: 1, max: 2, results: [] }] } }), 'rows[0].max'],
    ['chart from 2', inCharts({ melee: { name: 'x', rows: [{ min: 2, max: null, results: [] }] } }), 'rows[0].min'],
    [
      'unknown entry',
      inCharts({ melee: { name: 'x', rows: [{ min: 1, max: null, results: ['hit'] }] } }),
      'results[0]',
    ],
    ['range without attack', { stances: [{ ...stance, ranged: { ...stance?.ranged, range: null } }] }, 'range should'],
  ];

  it.each(slips)('%s', (_, change, field) => {
    const read = () => readUnit({ ...droids, ...change });
    expect(read).toThrow(CardError);
    expect(read).toThrow(field);
    expect(read).toThrow(/^units\/b1-battle-droids\/card\.json/);
  });

  it('id of another folder', () => {
    expect(() => inFolder('b2-battle-droids', droids)).toThrow('units/b2-battle-droids/card.json: id should be: b2');
  });

  it('two units of one name', () => {
    expect(() => checkTogether([droids, { ...droids, id: 'twin' }])).toThrow('units/twin/card.json: name should be');
  });

  it('one ability id for two things', () => {
    const other = { ...droids, id: 'other', name: 'Other', abilities: [{ ...droids.abilities[0]!, cost: 2 }] };
    expect(() => checkTogether([droids, other])).toThrow(
      'units/other/card.json, ability countless: should be: as on b1-battle-droids, or have an id of its own',
    );
  });
});
