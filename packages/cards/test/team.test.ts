import { readFileSync } from 'node:fs';
import { figures, REPUBLIC, SHADOW } from '@faultline/cards';
import {
  readAdmiral,
  readSpt,
  readTeam,
  readTeamFile,
  writeAdmiral,
  writeSpt,
  writeTeamFile,
} from '@faultline/cards/team';
import type { SquadList, TeamList } from '@faultline/rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import codes from '../src/team/codes.json' with { type: 'json' };

const cards = await figures();
const idsOf = (rank: string): string[] => cards.filter((card) => card.rank === rank).map(({ id }) => id);
const missions = Object.keys(codes.missions);

const anySquad: fc.Arbitrary<SquadList> = fc.record({
  primary: fc.constantFrom(...idsOf('primary')),
  secondary: fc.constantFrom(...idsOf('secondary')),
  supporting: fc.constantFrom(...idsOf('supporting')),
});
const anyList: fc.Arbitrary<TeamList> = fc.record({
  name: fc.constant('SPT list'),
  squads: fc.array(anySquad, { maxLength: 4 }),
  mission: fc.option(fc.constantFrom(...missions)),
});

/** A squad with this unit in its place. */
const around = (id: string): SquadList => {
  const rank = cards.find((card) => card.id === id)?.rank ?? 'primary';
  const { squads } = REPUBLIC;
  const { era: _, ...units } = squads[0];
  return { ...units, [rank]: id };
};

describe('SPT codes', () => {
  it('reads the code of the core box', () => {
    const code = 'spt[00010201,00010109,00010106,00010101,00010102,00010105,00010107]';
    const { list, faults } = readSpt(code, cards);
    expect(faults).toEqual([]);
    expect([list.mission, ...list.squads]).toEqual([
      REPUBLIC.mission,
      ...REPUBLIC.squads.map(({ era: _, ...units }) => units),
    ]);
    expect(writeSpt(REPUBLIC)).toEqual({ text: code, faults: [] });
  });

  it('brings every unit there and back', () => {
    expect(Object.keys(codes.units).toSorted()).toEqual(cards.map(({ id }) => id));
    for (const { id } of cards) {
      const list = { name: 'SPT list', squads: [around(id)], mission: null };
      expect(readSpt(writeSpt(list).text, cards), id).toEqual({ list, faults: [] });
    }
  });

  it('brings every mission set there and back', () => {
    expect(missions).toHaveLength(5);
    for (const mission of missions) {
      expect(readSpt(writeSpt({ name: '', squads: [], mission }).text, cards).list.mission).toBe(mission);
    }
  });

  it('brings any list of whole squads there and back, four squads too', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(readSpt(writeSpt(list).text, cards)).toEqual({ list, faults: [] });
      }),
      { seed: 1977 },
    );
  });

  it('is read in any case, with blanks, other separators and without leading zeros', () => {
    const { list, faults } = readSpt(' SPT [ 10109 ; 00010106\n10101 ] ', cards);
    expect([faults, list.squads]).toEqual([[], [around('general-anakin-skywalker')]]);
  });

  it('names an unknown number by its place and keeps the rest', () => {
    const { list, faults } = readSpt('spt[00010109,99990101,00010101]', cards);
    expect(faults).toEqual(['Number 2 of the code (99990101) is not a known Unit or Mission Set.']);
    expect(list.squads).toMatchObject([{ primary: 'general-anakin-skywalker', supporting: '501st-clone-troopers' }]);
  });

  it.each([
    ['spt[0001O109]', 'Number 1 of the code (0001O109)'],
    ['spt[00010201,00450201]', 'The code has 2 Mission Sets: shifting-priorities, sabotage-showdown.'],
    ['spt[00010109', 'An SPT code looks like spt[…]'],
    ['spt[00010109] and more', 'An SPT code looks like spt[…]'],
  ])('tells what is wrong with %s', (code, fault) => {
    expect(readSpt(code, cards).faults.join('\n')).toContain(fault);
  });

  it('an empty one is an empty list', () => {
    expect(readSpt('spt[]', cards)).toEqual({ list: { name: 'SPT list', squads: [], mission: null }, faults: [] });
  });

  it('is not written for what has no number', () => {
    expect(writeSpt({ name: '', squads: [], mission: 'home-brew' }).faults).toEqual(['home-brew has no SPT number.']);
  });
});

describe('a team that is too much', () => {
  const maul = (count: number): string => `spt[${Array.from({ length: count }, () => '00010201').join()}]`;

  it('is a code of more numbers than eight squads and a mission set have', () => {
    expect(readSpt(maul(25), cards).faults).not.toEqual(['The code has 25 numbers; no team has more than 25.']);
    expect(readSpt(maul(26), cards)).toEqual({
      list: { name: 'SPT list', squads: [], mission: null },
      faults: ['The code has 26 numbers; no team has more than 25.'],
    });
  });

  it('is a link of so many, told once and not number by number', () => {
    const numbers = Array.from({ length: 26 }, () => '999').join();
    const { list, faults } = readAdmiral(`https://tabletopadmiral.com/shatterpoint/listbuilder/${numbers}`, cards);
    expect([list.squads, faults]).toEqual([[], ['The link has 26 Units; a strike team has 6.']]);
  });

  it.each(['x', 'spt[', '{"a":'])('is any text of more than 20,000 characters that begins with %s', (start) => {
    const { list, faults } = readTeam(start.padEnd(20_001, '1'), cards);
    expect([list.squads, faults]).toEqual([[], ['A team has at most 20000 characters; this has 20001.']]);
  });
});

describe('Tabletop Admiral links', () => {
  const link = 'https://tabletopadmiral.com/shatterpoint/listbuilder/';

  it('reads three numbers to a squad, in any order within it', () => {
    expect(readAdmiral(`${link}7-9-5,1/2/3`, cards)).toEqual({
      list: {
        name: 'Tabletop Admiral list',
        squads: REPUBLIC.squads.map(({ era: _, ...units }) => units),
        mission: null,
      },
      faults: [],
    });
  });

  it('brings every unit that has a number there and back', () => {
    const known = Object.keys(codes.tabletopAdmiral);
    expect(known).toHaveLength(43);
    for (const id of known) {
      const list = { name: 'Tabletop Admiral list', squads: [around(id)], mission: null };
      expect(readAdmiral(writeAdmiral(list).text, cards), id).toEqual({ list, faults: [] });
    }
  });

  it('keeps the second squad whole where a number of the first is unknown', () => {
    const { list, faults } = readAdmiral(`${link}5,7,12,1,2,3`, cards);
    const [first, second] = REPUBLIC.squads.map(({ era: _, ...units }) => units);
    expect(list.squads).toEqual([{ ...first, supporting: null }, second]);
    expect(faults).toEqual(['Number 3 of the link (12) is not a known Unit.']);
  });

  it('is not written with a unit whose number nobody knows', () => {
    expect(writeAdmiral({ name: '', squads: [around('chewie')], mission: null }).faults).toEqual([
      'chewie has no Tabletop Admiral number that is known.',
    ]);
  });

  it.each([
    [`${link}5,7,12`, 'Number 3 of the link (12) is not a known Unit.'],
    [`${link}5,7,9,1,2,3,6`, 'The link has 7 Units; a strike team has 6.'],
    [`${link}5,18,9`, 'Squad 1: general-anakin-skywalker and lord-maul are both primary Units; a squad has only one.'],
    [link, 'The link contains no Units.'],
    ['https://tabletopadmiral.com/legion/5,7,9', 'A Tabletop Admiral link starts with'],
  ])('tells what is wrong with %s', (text, fault) => {
    expect(readAdmiral(text, cards).faults).toEqual([expect.stringContaining(fault)]);
  });
});

describe('a team file', () => {
  const schema = new Ajv2020().compile(JSON.parse(readFileSync('docs/team.schema.json', 'utf8')));

  it('brings any list there and back, Era, sheet and provider included', () => {
    for (const team of [REPUBLIC, SHADOW, { ...SHADOW, sheet: '1.4', battleTactics: 'ewok-trappers' }]) {
      expect(readTeam(writeTeamFile(team), cards)).toEqual({ list: team, faults: [] });
    }
  });

  it('is written as its schema has it', () => {
    fc.assert(
      fc.property(anyList, (list) => schema(JSON.parse(writeTeamFile(list)))),
      { seed: 1977 },
    );
  });

  const wrong: readonly (readonly [text: string, fault: string])[] = [
    ['{"faultline":"team/1","squads":3}', '"squads" must be a list'],
    ['{"faultline":"team/1"}', '"squads" must be a list'],
    ['{"squads":[]}', '"faultline" must be "team/1"'],
    ['{"faultline":"team/1","squads":[],"units":[]}', 'Unknown field "units"'],
    ['{"faultline":"team/1","squads":[],"name":7}', '"name" must be 1 to 100 characters'],
    ['{"faultline":"team/1","squads":[null]}', 'Squad 1: must be an object'],
    ['{"faultline":"team/1","squads":[{},{"primary":["a"]}]}', 'Squad 2: "primary" must be 1 to 100 characters'],
    ['{"faultline":"team/1","squads":[{"leader":"a"}]}', 'Squad 1: Unknown field "leader"'],
    ['[]', 'A team file must be a JSON object.'],
  ];

  it.each(wrong)('is refused with a sentence, and by its schema: %s', (text, fault) => {
    expect(readTeamFile(text).faults).toEqual([expect.stringContaining(fault)]);
    expect(schema(JSON.parse(text))).toBe(false);
  });

  it('is refused when it is cut off', () => {
    expect(readTeamFile(writeTeamFile(REPUBLIC).slice(0, 90)).faults).toEqual([
      'Not a code, link or team file, or the file is incomplete.',
    ]);
  });

  it('any value is a list or sentences, and the schema says the same', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constant('team/1'), fc.constant([{ primary: 'a' }]));
    fc.assert(
      fc.property(fc.record({ faultline: field, name: field, mission: field, squads: field }), (value) => {
        expect(readTeamFile(JSON.stringify(value)).faults.length === 0).toBe(schema(JSON.parse(JSON.stringify(value))));
      }),
      { seed: 1977 },
    );
  });
});
