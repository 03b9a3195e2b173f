import { describe, expect, it } from 'vitest';
import { playerItems } from '../src/rounds/checkList.ts';
import type { Team } from '../src/event/team.ts';
import { picksShown, squadLedger } from '../src/premier/choosing.ts';
import { currentRound, opponentOf } from '../src/queries/current.ts';
import { planByTable } from '../src/event/plan.ts';
import { viewOf } from '../src/show/view.ts';
import { Desk, firstLetterWins, names, premierTeam, unit } from './desk.ts';

const premier = (details = {}) => new Desk({ format: 'premier', details });
const gathered = (count = 4, details = {}) => premier(details).gathers(...names(count));
const choose = (player: string, first: number, second: number) =>
  ({ kind: 'chooseSquads', player, squads: [first, second] }) as const;
const submits = (change: (team: Team) => Team, problems: { rule: string; says: string }[] = []): string[] => {
  const desk = premier().announces().does({ kind: 'register', player: 'Ana', name: 'Ana' });
  return desk.refuses({ kind: 'submitTeam', player: 'Ana', team: change(premierTeam('Ana')), salt: '', problems });
};
const withUnit =
  (squad: number, place: number, changed: ReturnType<typeof unit>) =>
  (team: Team): Team => ({
    ...team,
    squads: team.squads.map((units, n) =>
      n === squad ? units.map((one, at) => (at === place ? changed : one)) : units,
    ),
  });

describe('the Premier List', () => {
  it('[PR-LIST-01] [PR-LIST-02] holds exactly four squads', () => {
    expect(submits((team) => team)).toEqual([]);
    expect(submits((team) => ({ ...team, squads: team.squads.slice(0, 2) }))).toEqual(['squads PR-LIST-02']);
    expect(submits((team) => ({ ...team, squads: [...team.squads, []] }))).toEqual(['squads PR-LIST-02']);
  });

  it('[PR-LIST-03] holds one Mission Set', () => {
    expect(submits((team) => ({ ...team, missionSet: ' ' }))).toEqual(['missionSet PR-LIST-03']);
  });

  it('[PR-LIST-04] each squad obeys the core building rules', () => {
    expect(submits((team) => team, [{ rule: 'CR-TEAM-07', says: 'Squad 3 is too dear.' }])).toEqual([
      'teamRule CR-TEAM-07',
    ]);
  });

  it('[PR-LIST-05] no Unique Name stands in it twice, in whatever squads', () => {
    const first = withUnit(0, 0, unit('Jedi Knight', { uniqueNames: ['Ahsoka'] }));
    const second = withUnit(3, 2, unit('Padawan', { uniqueNames: ['Ahsoka'] }));
    expect(submits((team) => second(first(team)))).toEqual(['sameUniqueName PR-LIST-05']);
  });

  it('[PR-LIST-06] no Unit Name stands in it twice', () => {
    expect(submits((team) => withUnit(3, 0, unit('Clones'))(withUnit(1, 1, unit('Clones'))(team)))).toEqual([
      'sameUnit PR-LIST-06',
    ]);
  });

  it('[PR-LIST-07] an exclusion reaches over all four squads', () => {
    const fallen = withUnit(0, 0, unit('Dark Lord', { uniqueNames: ['Vader'] }));
    const knight = withUnit(2, 0, unit('General', { uniqueNames: ['Anakin'], excludes: ['Vader'] }));
    expect(submits((team) => knight(fallen(team)))).toEqual(['excluded PR-LIST-07']);
  });

  it('[PR-LIST-08] [PR-R-01] is public from the start of round 1', () => {
    const desk = gathered();
    const seen = () => viewOf(desk.state, 'P002').entrants.find((one) => one.player === 'P001')?.team;
    expect(seen()).toBeNull();
    desk.posts();
    expect(seen()?.squads).toHaveLength(4);
  });
});

describe('choosing two squads', () => {
  it('[PR-PICK-01] [PR-PICK-03] happens every round, after posting and before the clock', () => {
    const desk = gathered();
    expect(desk.refuses(choose('P001', 0, 1), 'P001')).toEqual(['wrongPhase PR-PICK-01']);
    desk.posts();
    expect(desk.refuses(choose('P001', 1, 1), 'P001')).toEqual(['sameSquad PR-PICK-01']);
    expect(desk.refuses(choose('P001', 0, 1), 'P001')).toEqual([]);
    expect(desk.starts().refuses(choose('P001', 0, 1), 'P001')).toEqual(['notPosted PR-PICK-01']);
  });

  it('[PR-PICK-02] leaves the Mission Set of the list in place', () => {
    const desk = gathered()
      .posts()
      .does(choose('P001', 2, 3), 'P001')
      .starts();
    expect(desk.entrant('P001')?.team?.missionSet).toBe('Shifting Priorities');
  });

  it('[PR-PICK-04] [PR-PICK-05] is secret until both have chosen, then shown together', () => {
    const desk = gathered().posts();
    const rival = opponentOf(desk.matchOf('P001'), 'P001');
    const picks = (person: string) => currentRound(viewOf(desk.state, person))?.picks.map((pick) => pick.player) ?? [];
    desk.does(choose('P001', 0, 3), 'P001');
    expect([picks(rival), picks('P001'), picks('olga')]).toEqual([[], ['P001'], []]);
    desk.does(choose(rival, 1, 2), rival);
    expect(picks('passer-by').sort()).toEqual(['P001', rival].sort());
    expect(desk.refuses(choose('P001', 1, 2), 'P001')).toEqual(['shown PR-PICK-05']);
  });

  it('[PR-PICK-06] [PR-R-02] refuses a choice after which not all four could be played', () => {
    const desk = gathered(4, { swissRounds: 2, cut: 0 });
    desk
      .posts()
      .does(choose('P001', 0, 1), 'P001')
      .starts()
      .playsOut(firstLetterWins)
      .closes()
      .posts();
    expect(squadLedger(desk.state, 'P001').unused).toEqual([2, 3]);
    expect(desk.refuses(choose('P001', 1, 2), 'P001')).toEqual(['squadsUnused PR-R-02']);
    expect(desk.refuses(choose('P001', 2, 3), 'P001')).toEqual([]);
  });

  it('[PR-R-02] with two rounds left two unused squads are not forced together', () => {
    const desk = gathered(4, { swissRounds: 3, cut: 0 });
    desk
      .posts()
      .does(choose('P001', 0, 1), 'P001')
      .starts()
      .playsOut(firstLetterWins)
      .closes()
      .posts();
    expect(desk.refuses(choose('P001', 0, 1), 'P001')).toEqual([]);
  });

  it('[PR-PICK-07] counts in a bye round as well', () => {
    const desk = gathered(5).posts();
    const bye = currentRound(desk.state)?.bye ?? '';
    desk.does(choose(bye, 1, 3), bye).starts();
    expect(squadLedger(desk.state, bye)).toMatchObject({ played: [0, 1, 0, 1], unused: [0, 2] });
  });

  it('[PR-R-03] after a cut any two may be chosen', () => {
    const desk = gathered(4, { swissRounds: 1, cut: 4 });
    desk
      .posts()
      .does(choose('P001', 0, 1), 'P001')
      .starts()
      .playsOut(firstLetterWins)
      .closes()
      .does({ kind: 'makeCut' })
      .posts();
    expect(desk.refuses(choose('P001', 0, 1), 'P001')).toEqual([]);
  });

  it('[PR-R-04] an impossible duty is void', () => {
    const desk = gathered(4, { swissRounds: 1, cut: 0 }).posts();
    expect(desk.refuses(choose('P001', 0, 1), 'P001')).toEqual([]);
  });

  it('[PR-R-05] the clock does not start while somebody has not chosen, and names them, the bye too', () => {
    const desk = gathered(5).posts();
    for (const { id } of desk.matches) desk.does({ kind: 'seat', match: id });
    const missing = () => {
      const answer = desk.attempt({ kind: 'startClock' });
      return 'refused' in answer ? answer.refused.flatMap(({ facts }) => facts.names) : [];
    };
    expect(missing().toSorted()).toEqual(names(5));
    expect(desk.refuses({ kind: 'startClock' })).toEqual(['squadsMissing PR-R-05']);
    for (const player of names(3)) desk.does(choose(player, 0, 1), player);
    expect(missing().toSorted()).toEqual(['P004', 'P005']);
    desk.does({ kind: 'drop', player: 'P005' }).does(choose('P004', 2, 3), 'P004');
    expect(missing()).toEqual([]);
    expect(desk.refuses({ kind: 'startClock' })).toEqual([]);
  });

  it('[PR-R-05] who has not chosen when the clock starts anyway gets the two used least, earlier ones first', () => {
    const desk = gathered()
      .posts()
      .does(choose('P001', 0, 2), 'P001')
      .starts()
      .playsOut(firstLetterWins)
      .closes();
    desk.posts().starts();
    const pick = currentRound(desk.state)?.picks.find((one) => one.player === 'P001');
    expect(pick).toEqual({ player: 'P001', squads: [1, 3], given: true });
  });

  it('[PR-R-06] keeps list order whatever order was named', () => {
    const desk = gathered()
      .posts()
      .does(choose('P001', 3, 1), 'P001');
    expect(currentRound(desk.state)?.picks[0]?.squads).toEqual([1, 3]);
  });

  it('[PR-R-07] the pair chosen is kept for every round', () => {
    const desk = gathered().playsRound().playsRound();
    expect(desk.state.stages[0]?.rounds.map((round) => round.picks.length)).toEqual([4, 4]);
    expect(desk.state.stages[0]?.rounds.map((round) => picksShown(round).length)).toEqual([4, 4]);
  });
});

describe('the rest is Showdown', () => {
  it('[PR-EVT-01] [PR-EVT-02] [PR-EVT-03] rounds of 120 minutes, variable, with Mission Critical', () => {
    const { details } = gathered().state;
    expect([details.baseMinutes, details.variableLength]).toEqual([120, true]);
    const desk = gathered().posts().starts();
    desk.now += 90 * 60_000;
    expect(desk.refuses({ kind: 'announceMissionCritical' }, 'art')).toEqual([]);
    desk.now += 30 * 60_000;
    expect(desk.does({ kind: 'rollExtension' }).noteCodes()).toEqual(['extension']);
  });

  it('[PR-EVT-04] at time the Turn is finished and scores are worked out', () => {
    const desk = gathered(4, { variableLength: false }).posts().starts();
    desk.now += 120 * 60_000;
    expect(desk.does({ kind: 'callTime' }).noteCodes()).toEqual(['finishTurn']);
  });

  it('[PR-EVT-05] [PR-EVT-06] rounds and cut follow the same table, paired Swiss', () => {
    const desk = gathered(17).posts();
    expect(desk.state.plan).toEqual(planByTable(17));
    expect(desk.state.stages[0]?.format).toBe('swiss');
  });

  it('[PR-EVT-07] points and byes are the same', () => {
    const desk = gathered(5).playsRound(firstLetterWins);
    const bye = desk.state.stages[0]?.rounds[0]?.bye;
    expect(desk.state.stages[0]?.rounds[0]?.posted.find((row) => row.player === bye)).toMatchObject({
      ep: 3,
      sc: 2,
      w: 3,
    });
  });

  it('[PR-EVT-08] miniatures are checked as in Showdown', () => {
    const desk = gathered().does({ kind: 'flag', player: 'P001', flag: 'customised', on: true });
    const entrant = desk.entrant('P001');
    const rules = entrant === undefined ? [] : playerItems(desk.state, entrant).map((line) => line.rule);
    expect(rules.filter((rule) => rule === 'SD-MIN-01')).toHaveLength(12);
    expect(rules).toEqual(expect.arrayContaining(['SD-MIN-03', 'SD-MIN-04', 'SD-MIN-05', 'SD-MIN-06', 'SD-MIN-07']));
  });
});
