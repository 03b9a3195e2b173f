import { figures, library as played, REPUBLIC } from '@faultline/cards';
import {
  type Ability,
  byId,
  clashesIn,
  type Library,
  type SquadList,
  type TeamList,
  whyNotTeam,
  withUnitAt,
} from '@faultline/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const cards = (await figures()).map((card) => ({ ...card, abilities: card.abilities.map(({ id }) => id) }));
const scripted = cards.flatMap(({ abilities }) => abilities).map((id) => ({ id }) as Ability);
const library: Library = { ...played, units: byId(cards), abilities: byId(scripted) };

const idsOf = (rank: string): string[] => cards.filter((card) => card.rank === rank).map(({ id }) => id);
const maybe = (rank: string) => fc.option(fc.constantFrom(...idsOf(rank)), { freq: 8 });
const anySquad: fc.Arbitrary<SquadList> = fc.record({
  primary: maybe('primary'),
  secondary: maybe('secondary'),
  supporting: maybe('supporting'),
});
const anyList = (squads: number): fc.Arbitrary<TeamList> =>
  fc.record({
    name: fc.constant('any'),
    squads: fc.array(anySquad, { minLength: squads, maxLength: squads }),
    mission: fc.constant('first-contact'),
  });

const team = (...squads: readonly (readonly [string | null, string | null, string | null])[]): TeamList => ({
  name: 'team',
  squads: squads.map(([primary, secondary, supporting]) => ({ primary, secondary, supporting })),
  mission: 'first-contact',
});
const told = (reasons: readonly unknown[]): string[] => reasons.map((each) => JSON.stringify(each)).toSorted();

describe('clashes in a list', () => {
  it('[CR-TEAM-03] stands between the two who share a Unique Name', () => {
    const [clash, ...more] = clashesIn(
      library,
      team(
        ['jedi-knight-luke-skywalker', 'boushh-leia-organa', 'lando-and-r2-d2-inside-job'],
        ['leia-organa-freedom-fighter', 'paploo-curious-creature', 'ewok-hunters'],
      ),
    );
    expect(more).toEqual([]);
    expect(clash).toMatchObject({
      reason: { rule: 'CR-TEAM-03', facts: { uniqueName: 'Leia Organa' } },
      places: [
        { squad: 0, rank: 'secondary' },
        { squad: 1, rank: 'primary' },
      ],
    });
    expect(clash?.ways[0]?.place).toEqual({ squad: 0, rank: 'secondary' });
    expect(clash?.ways[0]?.units).toContain('chewie');
  });

  it('[CR-TEAM-07] is about the whole squad that costs too much', () => {
    const [clash] = clashesIn(
      library,
      team(['general-anakin-skywalker', 'kalani-super-tactical-droid', 'clan-kryze-mandalorians'], [null, null, null]),
    ).filter(({ reason }) => reason.rule === 'CR-TEAM-07');
    expect(clash?.places.map(({ rank }) => rank)).toEqual(['primary', 'secondary', 'supporting']);
  });

  it('[CR-TEAM-04] of three of one name is told once, and one of them going helps', () => {
    const rex = 'cc-7567-captain-rex';
    const list = team([null, rex, null], [null, rex, null], [null, rex, null], [null, null, null]);
    const same = clashesIn(library, list, 'premier').filter(({ reason }) => reason.rule === 'PR-LIST-06');
    expect(same.map(({ places }) => places.length)).toEqual([3]);
    expect(same[0]?.ways).toHaveLength(3);
  });

  it('of a legal list are none', () => {
    expect(clashesIn(library, REPUBLIC)).toEqual([]);
  });

  it.each([
    ['strike', 2, 24],
    ['premier', 4, 6],
  ] as const)(
    'say what the rules say, and every replacement makes one go and brings none (%s)',
    (format, squads, numRuns) => {
      let suggested = 0;
      fc.assert(
        fc.property(anyList(squads), (list) => {
          const reasons = whyNotTeam(library, list, format);
          const clashes = clashesIn(library, list, format);
          expect(told(clashes.map(({ reason }) => reason))).toEqual([...new Set(told(reasons))]);
          const ways = clashes.flatMap(({ reason, ways: all }) =>
            all.flatMap(({ place, units }) => units.map((unit) => ({ reason, place, unit }))),
          );
          const before = told(reasons);
          const wrong = ways.filter(({ reason, place, unit }) => {
            const left = [...before];
            const after = told(whyNotTeam(library, withUnitAt(list, place, unit), format));
            const brought = after.filter(
              (each) => !left.includes(each) || left.splice(left.indexOf(each), 1).length === 0,
            );
            return brought.length > 0 || !left.includes(JSON.stringify(reason));
          });
          expect(wrong).toEqual([]);
          suggested += ways.length;
        }),
        { seed: 2026, numRuns },
      );
      expect(suggested).toBeGreaterThan(numRuns);
    },
  );
});
