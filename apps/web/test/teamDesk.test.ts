import { figures, REPUBLIC, wholeLibrary } from '@faultline/cards';
import { readTeam, teamLinkText, unknownToAdmiral, writeAdmiral, writeSpt, writeTeamFile } from '@faultline/cards/team';
import { formatOf, type TeamList, whyNotTeam, withUnitAt } from '@faultline/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/builder/workbench.ts';
import { fillIn, offersIn, togetherIn, verdictOn, wholeCard } from '../src/engine/teamDesk.ts';

const library = await wholeLibrary();
const cards = await figures();
const idsOf = (rank: string): string[] => cards.filter((card) => card.rank === rank).map(({ id }) => id);
const maybe = (rank: string) => fc.option(fc.constantFrom(...idsOf(rank)), { freq: 6 });
const anyList: fc.Arbitrary<TeamList> = fc.record({
  name: fc.constant('any'),
  squads: fc.array(
    fc.record({ primary: maybe('primary'), secondary: maybe('secondary'), supporting: maybe('supporting') }),
    { minLength: 2, maxLength: 2 },
  ),
  mission: fc.constant('first-contact'),
});
const told = (reasons: readonly unknown[]): string[] =>
  [...new Set(reasons.map((each) => JSON.stringify(each)))].sort();

describe('what the builder shows', () => {
  it('is the answer of the rules, and what it says fits breaks nothing', () => {
    fc.assert(
      fc.property(anyList, fc.nat(), (list, n) => {
        const reasons = whyNotTeam(library, list, formatOf(list));
        expect(told(verdictOn(library, list, 'strike').clashes.map(({ reason }) => reason))).toEqual(told(reasons));
        const fitting = offersIn(library, list, null, 'strike').filter(
          ({ place, reasons: against }) => place !== null && against.length === 0,
        );
        const offer = fitting[n % Math.max(1, fitting.length)];
        if (!offer?.place) return;
        const after = whyNotTeam(library, withUnitAt(list, offer.place, offer.unit));
        expect(told(after).filter((each) => !told(reasons).includes(each))).toEqual([]);
      }),
      { seed: 22, numRuns: 12 },
    );
  });

  it('offers every Unit there is, and for a place all of its rank', () => {
    expect(offersIn(library, REPUBLIC, null, 'strike')).toHaveLength(139);
    const place = { squad: 0, rank: 'secondary' } as const;
    expect(offersIn(library, REPUBLIC, place, 'strike').map(({ unit }) => unit)).toEqual(
      expect.arrayContaining(idsOf('secondary')),
    );
  });

  it('judges a list of an older card set by the current cards', () => {
    expect(verdictOn(library, { ...REPUBLIC, sheet: '1.3' }, 'strike').clashes).toEqual([]);
  });
});

describe('a card', () => {
  it('[CR-TREE-09] says the most damage by the number of successes', async () => {
    const rex = await wholeCard(cards, 'cc-7567-captain-rex');
    expect(rex?.most).toEqual([[0, 2, 4, 5, 6, 7]]);
    const maul = await wholeCard(cards, 'lord-maul');
    expect(maul?.most).toHaveLength(2);
    expect(maul?.abilities.every(({ clauses }) => clauses !== null)).toBe(true);
  });

  it('of a Unit that cannot be played yet is whole but for what its abilities do', async () => {
    const waiting = cards.find(
      ({ id }) => !library.units[id] || library.units[id].abilities.some((a) => !library.abilities[a]),
    );
    const card = await wholeCard(cards, waiting?.id ?? '');
    expect(card?.stances.length).toBeGreaterThan(0);
    expect(card?.abilities.some(({ clauses }) => clauses === null)).toBe(true);
    expect(await wholeCard(cards, 'nobody')).toBeNull();
  });

  it('of such a Unit says of the abilities it shares with others what they do', async () => {
    const card = await wholeCard(cards, 'rebel-pathfinders');
    expect(card?.abilities.filter(({ clauses }) => clauses !== null).map(({ id }) => id)).toEqual([
      'defensive-maneuver',
      'camouflage',
    ]);
  });
});

describe('a team drawn by chance', () => {
  it('[CR-TEAM-01] has a Mission Set where one is wished for, and keeps the one it has', () => {
    const empty: TeamList = { ...REPUBLIC, squads: REPUBLIC.squads.map(() => NOBODY), mission: null };
    const drawn = (mission: string | null, wish = {}) =>
      fillIn(library, { ...empty, mission }, { cohesion: 0, ...wish }, 'strike');
    const whole = drawn(null, { mission: true });
    expect(whole && whyNotTeam(library, { ...whole, sheet: library.sheet })).toEqual([]);
    expect(drawn('first-contact', { mission: true })?.mission).toBe('first-contact');
    expect(drawn(null)?.mission).toBeNull();
  });
});

describe('what a team does together', () => {
  it('[CR-SETUP-18] has the exact odds of its deck of seven', async () => {
    const { deck, odds, helps } = await togetherIn(library, REPUBLIC);
    expect(deck).toBe(7);
    expect(odds.one.map(({ ways, of }) => ways / of)).toEqual([1 / 7, 2 / 7, 3 / 7, 4 / 7]);
    expect(odds.primary[0]).toEqual({ ways: 2, of: 7 });
    expect(odds.primaries[3]).toEqual({ ways: 10, of: 35 });
    expect(helps.map(({ from }) => from)).toContain('cc-7567-captain-rex');
  });
});

describe('every Unit', () => {
  it('goes through every form that knows it, and back', () => {
    const [first] = REPUBLIC.squads;
    for (const { id, rank } of cards) {
      const list: TeamList = { name: 'One', squads: [{ ...first, [rank]: id }], mission: null };
      const { era: _, ...units } = list.squads[0] as (typeof list.squads)[number];
      const forms = [writeTeamFile(list), writeSpt(list).text, teamLinkText(list)];
      if (unknownToAdmiral(list).length === 0) forms.push(writeAdmiral(list).text);
      for (const form of forms) {
        const read = readTeam(form, cards);
        expect(read.faults, form).toEqual([]);
        expect(read.list.squads[0], form).toMatchObject(units);
      }
    }
  });
});
