import { library as printed, REPUBLIC, SHADOW } from '@faultline/cards';
import {
  drawing,
  ERAS,
  erasOf,
  extend,
  fast,
  type Library,
  Match,
  sampleAnswer,
  SetupError,
  sha256,
  type SquadSetup,
  type TeamSetup,
  type UnitCard,
  whyNotTeam,
} from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** Made-up cards: a Primary with 8 points and Units of any cost, all of the first Era unless told otherwise. */
const made = (id: string, rank: UnitCard['rank'], points: number, more: Partial<UnitCard> = {}): UnitCard => ({
  ...(printed.units['lord-maul'] as UnitCard),
  id,
  name: id,
  uniqueNames: [],
  rank,
  points,
  eras: ['Clone Wars'],
  ...more,
});

const CARDS = [
  made('p1', 'primary', 8),
  made('p2', 'primary', 8),
  made('p-cross', 'primary', 8, { eras: ['Clone Wars', 'Civil War'] }),
  made('p-late', 'primary', 8, { eras: ['Civil War'] }),
  made('s3', 'secondary', 3),
  made('s4', 'secondary', 4),
  made('s5', 'secondary', 5),
  made('s-empire', 'secondary', 4, { eras: ['Empire'] }),
  made('s-late', 'secondary', 4, { eras: ['Civil War'] }),
  made('u3', 'supporting', 3),
  made('u4', 'supporting', 4),
  made('u-empire', 'supporting', 3, { eras: ['Empire'] }),
  made('u-late', 'supporting', 3, { eras: ['Civil War'] }),
];

const withCards = (...more: readonly UnitCard[]): Library =>
  extend(printed, { units: [...CARDS, ...more], abilities: [] });

const squad = (primary: string, secondary: string, supporting: string, era?: string): SquadSetup => ({
  primary,
  secondary,
  supporting,
  ...(era === undefined ? {} : { era }),
});
const FIRST = squad('p1', 's4', 'u4', 'Clone Wars');
const SECOND = squad('p2', 's3', 'u3', 'Clone Wars');

const team = (first: SquadSetup, second: SquadSetup = SECOND): TeamSetup => ({
  name: 'made up',
  squads: [first, second],
  mission: 'shifting-priorities',
});
const rules = (of: TeamSetup, library = withCards()): string[] => whyNotTeam(library, of).map(({ rule }) => rule);

describe('a strike team', () => {
  it('[DP-01] of the core box is legal', () => {
    expect([REPUBLIC, SHADOW].flatMap((one) => whyNotTeam(printed, one))).toEqual([]);
  });

  it.each([1, 3])('[CR-TEAM-01] is two squads, not %i', (squads) => {
    const wrong = { ...team(FIRST), squads: Array.from({ length: squads }, () => FIRST) } as unknown as TeamSetup;
    expect(rules(wrong)[0]).toBe('CR-TEAM-01');
  });

  it('[CR-TEAM-01] and a Mission Set', () => {
    expect(rules({ ...team(FIRST), mission: '' })).toEqual(['CR-TEAM-01']);
  });

  it('[CR-TEAM-14] and only one', () => {
    const two = { ...team(FIRST), mission: ['shifting-priorities', 'sabotage-showdown'] } as unknown as TeamSetup;
    expect(rules(two)).toEqual(['CR-TEAM-14']);
  });

  it.each<[unknown, number]>([
    [['shifting-priorities', 'sabotage-showdown'], 2],
    [7, 0],
  ])('[CR-TEAM-14] and is told how many %j are', (mission, missions) => {
    const wrong = { ...team(FIRST), mission } as unknown as TeamSetup;
    expect(whyNotTeam(withCards(), wrong)).toMatchObject([{ rule: 'CR-TEAM-14', facts: { missions } }]);
  });

  it('[CR-TEAM-02] a squad has one Unit of each rank', () => {
    expect(rules(team(squad('p1', 'u-late', 'u4')))).toEqual(['CR-TEAM-02']);
    expect(rules(team(squad('s4', 's5', 'u4')))).toEqual(['CR-TEAM-02']);
    expect(rules(team(squad('p1', 's4', 'nobody')))).toEqual(['CR-TEAM-02']);
  });

  const clash = (one: readonly string[], other: readonly string[]): string[] => {
    const library = withCards(
      made('one', 'primary', 8, { uniqueNames: one }),
      made('other', 'secondary', 4, { uniqueNames: other }),
    );
    return rules(team(squad('one', 's4', 'u4'), squad('p2', 'other', 'u3')), library);
  };

  it('[G-01, CR-TEAM-03] no Unique Name comes twice, whatever the names, ranks and squads', () => {
    const padawan = made('padawan-ahsoka-tano', 'secondary', 4, { uniqueNames: ['Ahsoka Tano'] });
    const [first] = REPUBLIC.squads;
    const both = { ...REPUBLIC, squads: [{ ...first, secondary: padawan.id }, REPUBLIC.squads[1]] } as TeamSetup;
    expect(whyNotTeam(withCards(padawan), both)).toEqual([
      {
        rule: 'CR-TEAM-03',
        facts: { uniqueName: 'Ahsoka Tano', units: 'padawan-ahsoka-tano, ahsoka-tano-jedi-no-more' },
      },
    ]);
  });

  it('[R-TEAM-2] two Units with several Unique Names clash if one of them is the same', () => {
    expect(clash(['A', 'B'], ['B', 'C'])).toEqual(['CR-TEAM-03']);
    expect(clash(['A', 'B'], ['C', 'D'])).toEqual([]);
  });

  it('[CR-TEAM-05] Units without Unique Name do not clash by it', () => expect(clash([], [])).toEqual([]));

  it('[CR-TEAM-04] no Unit comes twice', () => {
    expect(rules(team(FIRST, squad('p2', 's3', 'u4')))).toEqual(['CR-TEAM-04']);
  });

  it('[R-TEAM-1] but the opponent may field it', () => {
    const mirror = { kind: 'teams', mode: 'standard', teams: [SHADOW, SHADOW] } as const;
    expect(() => Match.begin(coreGame(), mirror, seeded('mirror'))).not.toThrow();
  });

  it('[CR-TEAM-07] the others cost no more than the Primary brings', () => {
    expect(whyNotTeam(withCards(), team(squad('p1', 's5', 'u4')))).toEqual([
      { rule: 'CR-TEAM-07', facts: { squad: 1, cost: 9, allowed: 8, units: 's5, u4', primary: 'p1' } },
    ]);
  });

  it('[CR-TEAM-06] a Primary’s points are what its squad may spend, those of the others what they cost', () => {
    const cheap = withCards(made('p3', 'primary', 3));
    expect(whyNotTeam(cheap, team(squad('p3', 's4', 'u4')))).toMatchObject([
      { rule: 'CR-TEAM-07', facts: { squad: 1, cost: 8, allowed: 3 } },
    ]);
    const rich = withCards(made('p20', 'primary', 20), made('s9', 'secondary', 9), made('u9', 'supporting', 9));
    expect(rules(team(squad('p20', 's9', 'u9')), rich)).toEqual([]);
  });

  it('[CR-TEAM-08] all points or fewer are spent', () => {
    expect(rules(team(squad('p1', 's4', 'u4')))).toEqual([]);
    expect(rules(team(squad('p1', 's4', 'u4'), squad('p2', 's5', 'u3')))).toEqual([]);
    expect(rules(team(FIRST, squad('p2', 's3', 'u3')))).toEqual([]);
  });

  it('[CR-TEAM-09] points left in one squad do not help the other', () => {
    expect(rules(team(squad('p1', 's5', 'u4'), squad('p2', 's3', 'u3')))).toEqual(['CR-TEAM-07']);
  });
});

describe('the Era of a squad', () => {
  it('[CR-TEAM-10] is one of its Primary', () => {
    expect(rules(team(squad('p1', 's4', 'u4', 'Empire')))).toEqual(['CR-TEAM-10']);
  });

  it('[DP-02, CR-ERA-06] a cross-era Primary fixes any of its Eras, the middle one included', () => {
    expect(erasOf(withCards().units['p-cross'] as UnitCard)).toEqual(['Clone Wars', 'Empire', 'Civil War']);
    expect(rules(team(squad('p-cross', 's-empire', 'u-empire', 'Empire')))).toEqual([]);
    expect(rules(team(squad('p-cross', 's-late', 'u-late', 'Civil War')))).toEqual([]);
    expect(rules(team(squad('p-cross', 's-empire', 'u-late', 'Empire')))).toEqual(['CR-TEAM-11']);
  });

  it('[CR-TEAM-11] every Unit of the squad is available in it', () => {
    expect(whyNotTeam(withCards(), team(squad('p1', 's-late', 'u4', 'Clone Wars')))).toMatchObject([
      { rule: 'CR-TEAM-11', facts: { squad: 1, unit: 's-late', era: 'Clone Wars' } },
    ]);
  });

  it('[CR-ERA-05] is one and not a range: Units of two Eras do not go together under a Primary of both', () => {
    expect(rules(team(squad('p-cross', 's4', 'u-late')))).toEqual(['CR-TEAM-11']);
  });

  it('[CR-TEAM-12] the two squads may have different ones', () => {
    expect(rules(team(FIRST, squad('p-late', 's-late', 'u-late', 'Civil War')))).toEqual([]);
  });

  it('a squad that names none takes one its Units share', () => {
    expect(rules(team(squad('p-cross', 's-empire', 'u-empire')))).toEqual([]);
  });
});

/** The state after some answers by chance. */
function played(match: Match): string {
  const random = drawing(fast(sha256('era'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  for (let n = 0; n < 80; n += 1) {
    const { decision, version } = match.state.open;
    const option = decision?.options[random(decision.options.length)]?.id ?? '';
    const answer = sampleAnswer({ game: match.game, open: match.state.open }, option, random);
    if (decision && answer) match.send(decision.seat, { do: 'answer', version, answer });
  }
  expect(match.state.open.turn).toBeGreaterThan(1);
  return match.hash;
}

describe('the Eras of a Unit', () => {
  it('[CR-ERA-01] without the cross-era icon: one', () => expect(erasOf({ eras: ['Empire'] })).toEqual(['Empire']));

  it('[CR-ERA-02, CR-ERA-03] with it: both shown and all between', () => {
    expect(erasOf({ eras: ['Clone Wars', 'Civil War'] })).toEqual(['Clone Wars', 'Empire', 'Civil War']);
  });

  it('[CR-ERA-04, R-ERA-1, R-ERA-2] come in a fixed order, four of them by now', () => {
    expect(ERAS.map(({ name }) => name)).toEqual([
      'Fall of the Jedi',
      'Reign of the Empire',
      'Age of Rebellion',
      'The New Republic',
    ]);
    expect(erasOf({ eras: ['Civil War', 'Clone Wars'] })).toEqual(erasOf({ eras: ['Clone Wars', 'Civil War'] }));
  });

  it('[CR-ERA-04] every card of the library names only Eras of the list', () => {
    const named = Object.values(printed.units).flatMap((card) => card.eras);
    expect(named.filter((era) => !ERAS.some(({ id }) => id === era))).toEqual([]);
  });

  it('[R-TEAM-3] are read by no rule during play', () => {
    const playing = (era: 'Clone Wars' | undefined) => {
      const timed = (of: TeamSetup): TeamSetup => ({
        ...of,
        squads: of.squads.map(({ era: _, ...units }) => (era ? { ...units, era } : units)) as never,
      });
      const units = Object.fromEntries(
        Object.entries(printed.units).map(([id, card]) => [id, { ...card, eras: era ? [era] : ['Empire'] }]),
      );
      const game = coreGame({ library: { ...printed, units } });
      return Match.begin(
        game,
        { kind: 'teams', mode: 'standard', teams: [timed(REPUBLIC), timed(SHADOW)] },
        seeded('era'),
      );
    };
    expect(played(playing('Clone Wars'))).toBe(played(playing(undefined)));
  });
});

describe('a game', () => {
  const begun = (of: TeamSetup, unchecked?: true) => {
    const game = coreGame({ library: withCards() });
    const setup = {
      kind: 'teams',
      mode: 'standard',
      teams: [of, SHADOW],
      ...(unchecked ? { unchecked } : {}),
    } as const;
    return Match.begin(game, setup, seeded('team'));
  };
  const dear = team(squad('p1', 's5', 'u4'));

  it('[DP-01] is not begun with a team that breaks a rule', () => {
    const refused = (): unknown => {
      try {
        return begun(dear);
      } catch (error) {
        return error;
      }
    };
    const error = refused();
    expect(error).toBeInstanceOf(SetupError);
    expect(error).toMatchObject({ reasons: [{ rule: 'CR-TEAM-07' }] });
    expect(String(error)).toMatch(/"made up" is no legal strike team: CR-TEAM-07 \(squad 1 cost 9 allowed 8 /);
  });

  it('is begun with it where the set-up says so', () => expect(() => begun(dear, true)).not.toThrow());

  it('[CR-TEAM-15] fields exactly the characters its cards print', () => {
    const one = { units: [{ card: '501st-clone-troopers', at: [[25400, 25400, 0] as const] }] };
    const other = { units: [{ card: 'lord-maul', at: [[50800, 50800, 0] as const] }] };
    const missions = ['shifting-priorities', 'shifting-priorities'] as const;
    const setup = { kind: 'position', mode: 'standard', missions, position: { sides: [one, other] } } as const;
    expect(() => Match.begin(coreGame(), setup, seeded('half'))).toThrow('2 characters, but 1 places');
  });

  it('[G-31, CR-GEN-03] Anakin is one character, the clones are two', () => {
    expect(printed.units['general-anakin-skywalker']?.bases).toHaveLength(1);
    expect(printed.units['501st-clone-troopers']).toMatchObject({ rank: 'supporting', points: 3, force: 0 });
    expect(printed.units['501st-clone-troopers']?.bases).toHaveLength(2);
  });
});
