import { figures, REPUBLIC, SHEET } from '@faultline/cards';
import { englishFaults, PACKS, readTeam, readTeamLink, teamLinkText } from '@faultline/cards/team';
import { ERAS, type SquadList, type TeamList } from '@faultline/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import codes from '../src/team/codes.json' with { type: 'json' };

const cards = await figures();
const idsOf = (rank: string): string[] => cards.filter((card) => card.rank === rank).map(({ id }) => id);
const maybe = (rank: string): fc.Arbitrary<string | null> => fc.option(fc.constantFrom(...idsOf(rank)));
const anySquad: fc.Arbitrary<SquadList> = fc
  .record({
    primary: maybe('primary'),
    secondary: maybe('secondary'),
    supporting: maybe('supporting'),
    era: fc.option(fc.constantFrom(...ERAS.map(({ id }) => id))),
  })
  .map(({ era, ...units }) => ({ ...units, ...(era === null ? {} : { era }) }));
const anyList: fc.Arbitrary<TeamList> = fc.record({
  name: fc
    .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
    .map((name) => name.trim().slice(0, 100))
    .filter((name) => name !== ''),
  squads: fc.array(anySquad, { minLength: 1, maxLength: 4 }),
  mission: fc.option(fc.constantFrom(...Object.keys(codes.missions))),
  sheet: fc.constantFrom('1.3', SHEET),
});

describe('the link to a team', () => {
  it('opens as it was given out, whatever comes later', () => {
    // Links that people keep: never change these lines.
    const given = [
      'https://example.org/page/#/teams/t1/1.4/10201~10109.10106.10101~10102.10105.10107/Republic%20and%20Clan%20Kryze',
      '#/teams/t1/-/~10109..!1~.10105./Half%20a%20team',
      '#/teams/t1/1.3/10201~10109.10106.10101~10102.10105.10107~30101.30102.30103~50102.50103.50101/Four%20%2F%20two',
    ];
    expect(given.map((link) => readTeam(link, cards))).toMatchSnapshot();
  });

  it('brings any list there and back, with empty places, Eras, names and four squads', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(readTeamLink(teamLinkText(list), cards)).toEqual({ list, faults: [] });
      }),
      { seed: 1977 },
    );
  });

  it('brings every unit there and back', () => {
    for (const { id, rank } of cards) {
      const squad = { primary: null, secondary: null, supporting: null, [rank]: id };
      const list: TeamList = { name: 'One', squads: [squad], mission: null, sheet: SHEET };
      expect(readTeam(`https://any.where/${teamLinkText(list)}`, cards), id).toEqual({ list, faults: [] });
    }
  });

  it('names what it does not know and keeps the rest', () => {
    const { list, faults } = readTeamLink('#/teams/t1/1.4/99~10109.somebody.10101!9/Mine', cards);
    expect(list.squads[0]).toEqual({
      primary: 'general-anakin-skywalker',
      secondary: 'somebody',
      supporting: '501st-clone-troopers',
    });
    expect(faults).toEqual([
      `Squad 1: ${englishFaults.unknownUnit('somebody')}`,
      `Squad 1: ${englishFaults.unknownEra('9')}`,
      englishFaults.unknownMission('99'),
    ]);
  });

  it.each(['#/teams/t1/', '#/teams/t1/1.4', '#/teams/t1/1.4/10201/x', '#/teams/t1/1.4/%E0%A4%A/x'])(
    'that is damaged gets a sentence (%s)',
    (link) => {
      expect(readTeam(link, cards).faults).toEqual([englishFaults.brokenLink()]);
    },
  );

  it('is refused before its squads are read when there are too many', () => {
    expect(readTeam(`#/teams/t1/1.4/${'~'.repeat(99)}/x`, cards).faults).toEqual([englishFaults.manySquads(99, 8)]);
  });

  it('of an earlier version, to setting up a game, is read when it is pasted', () => {
    const old = `https://example.org/#/new/team/${encodeURIComponent('spt[00010201,00010109,00010106,00010101,00010102,00010105,00010107]')}`;
    const { list, faults } = readTeam(old, cards);
    expect([faults, list.mission, list.squads.length]).toEqual([[], REPUBLIC.mission, 2]);
  });
});

describe('boxes', () => {
  it('hold every unit once', () => {
    expect(PACKS.flatMap(({ units }) => units).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
    expect(new Set(PACKS.map(({ id }) => id)).size).toBe(PACKS.length);
  });
});
