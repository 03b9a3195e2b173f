import { library, readUnit, UNITS } from '@faultline/cards';
import { describe, expect, it } from 'vitest';

const cards = Object.values(library.units);
const anakin = UNITS.find((folder) => folder.card.id === 'general-anakin-skywalker')?.card;
const wrong = (change: object): unknown => ({ ...anakin, ...change });

describe('every card of the sheet', () => {
  it('[CR-GEN-04] has exactly one rank', () => {
    for (const card of cards) expect(['primary', 'secondary', 'supporting'], card.id).toContain(card.rank);
  });

  it('[CR-TEAM-16] has a name, Durability, Stamina, Force, points, an Era, bases and one or two stances', () => {
    for (const card of cards) {
      expect(card.name, card.id).not.toBe('');
      expect(Math.min(card.durability, card.stamina, card.points, card.eras.length), card.id).toBeGreaterThan(0);
      expect([1, 2], card.id).toContain(card.stances.length);
      expect(card.bases.length, card.id).toBeGreaterThan(0);
      expect(card.force, card.id).toBeGreaterThanOrEqual(0);
    }
  });

  it('[CR-ABIL-10] has Identity abilities only if it is a Primary', () => {
    for (const { card } of UNITS) {
      if (card.abilities.some((ability) => ability.kind === 'identity')) expect(card.rank, card.id).toBe('primary');
    }
  });

  it('[CR-ABIL-10] is refused with an Identity on another rank', () => {
    const maul = UNITS.find(({ card }) => card.id === 'lord-maul')?.card;
    expect(() => readUnit({ ...maul, rank: 'secondary' })).toThrow(
      'units/lord-maul/card.json: abilities should be: no Identity',
    );
  });

  it('[CR-ABIL-12, CR-ABIL-09] has a cost on every Active and Reactive ability and on no other', () => {
    for (const ability of UNITS.flatMap(({ card }) => card.abilities)) {
      const paid = ability.kind === 'active' || ability.kind === 'reactive';
      expect(ability.cost !== undefined, ability.id).toBe(paid);
    }
  });

  it('[CR-TREE-04] has trees without a way to the left', () => {
    for (const { tree, name } of cards.flatMap((card) => card.stances)) {
      const column = new Map(tree.options.map((option) => [option.id, option.column]));
      for (const way of tree.paths) expect(column.get(way.to), name).toBeGreaterThanOrEqual(column.get(way.from) ?? 99);
    }
  });

  it('[CR-TREE-01] has its orange options in the leftmost column', () => {
    for (const { tree, name } of cards.flatMap((card) => card.stances)) {
      const starts = tree.options.filter((option) => option.start);
      expect(starts.length, name).toBeGreaterThan(0);
      for (const option of starts) expect(option.column, name).toBe(1);
    }
  });
});

describe('a card file that is wrong', () => {
  it('[CR-GEN-04] is refused without a rank', () => {
    expect(() => readUnit(wrong({ rank: 'hero' }))).toThrow('units/general-anakin-skywalker/card.json: rank');
  });

  it('[CR-ABIL-12] is refused with a Reactive ability that costs nothing at all', () => {
    const abilities = [{ id: 'deflect', name: 'Deflect', kind: 'reactive' }];
    expect(() => readUnit(wrong({ abilities }))).toThrow('a Force cost, zero included');
  });

  it('[R-STANCE-2] is refused without a Defense stat', () => {
    const [stance] = anakin?.stances ?? [];
    const stances = [{ ...stance, melee: { attack: 5 } }];
    expect(() => readUnit(wrong({ stances }))).toThrow('defense');
  });

  it('[CR-EXP-05] is refused with a gap between the rows of a chart', () => {
    const [stance] = anakin?.stances ?? [];
    const defense = {
      name: 'gap',
      rows: [
        { min: 1, max: 1, results: [] },
        { min: 3, max: null, results: [] },
      ],
    };
    expect(() => readUnit(wrong({ stances: [{ ...stance, charts: { ...stance?.charts, defense } }] }))).toThrow(
      'rows[1].min should be: 2',
    );
  });
});

describe('the missions', () => {
  const missions = Object.values(library.missions);

  it('[CR-SETUP-09] have Struggle Cards of three phases', () => {
    for (const mission of missions) {
      expect([...new Set(mission.struggles.map((card) => card.phase))].toSorted(), mission.id).toEqual([1, 2, 3]);
    }
  });

  it('have maps of their own objectives only', () => {
    for (const mission of missions) {
      const keys = mission.objectives.map((objective) => objective.key);
      for (const key of mission.struggles.flatMap((card) => card.maps.flatMap((map) => map.active)))
        expect(keys, mission.id).toContain(key);
    }
  });
});
