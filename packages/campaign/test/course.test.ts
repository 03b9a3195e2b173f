import { describe, expect, it } from 'vitest';
import { coursesFrom, courseOf } from '../src/course/course.ts';
import { recordSheet } from '../src/show/sheet.ts';
import { experienceOf, whyExperience } from '../src/sides/experience.ts';
import { ANA, BEN, MAUL, OLGA, REX, Table } from './table.ts';

/** The ten courses of the ledger: Experience before each later operation, at the end, and what comes of it. */
const COURSES = [
  ['CP-X-01', '1A 2A 3A', '1/2 2/4', '3/6', 'heroic'],
  ['CP-X-02', '1A 2A 3S LA', '1/2 2/4 4/5', '5/7', 'desperate'],
  ['CP-X-03', '1A 2A 3S LS', '1/2 2/4 4/5', '6/6', 'lockdown'],
  ['CP-X-04', '1A 2S LA 3A', '1/2 3/3 4/5', '5/7', 'desperate'],
  ['CP-X-05', '1A 2S LA 3S', '1/2 3/3 4/5', '6/6', 'lockdown'],
  ['CP-X-06', '1A 2S LS', '1/2 3/3', '5/4', 'lockdown'],
  ['CP-X-07', '1S LA 2A 3A', '2/1 3/3 4/5', '5/7', 'desperate'],
  ['CP-X-08', '1S LA 2A 3S', '2/1 3/3 4/5', '6/6', 'lockdown'],
  ['CP-X-09', '1S LA 2S', '2/1 3/3', '5/4', 'lockdown'],
  ['CP-X-10', '1S LS', '2/1', '4/2', 'lockdown'],
] as const;

const experience = ({ state }: Table): string =>
  `${experienceOf('aggressor', state.played)}/${experienceOf('sentinel', state.played)}`;

/** Plays a course and tells the Experience at every unlock step, at the end, and the victory. */
function told(course: string) {
  const table = new Table().begins();
  const before: string[] = [];
  for (const step of course.split(' ')) {
    table.bringsTeams();
    if (table.state.phase === 'unlock') before.push(experience(table));
    table.course(step);
  }
  return { before: before.join(' '), after: experience(table), victory: table.state.victory };
}

describe('the ten courses', () => {
  it('[CP-X-01] three wins are a Heroic Victory', () => check(0));
  it('[CP-X-02] a first defeat in the third operation, and the Last Chance won', () => check(1));
  it('[CP-X-03] the same with the Last Chance lost', () => check(2));
  it('[CP-X-04] the second lost, the Last Chance and the third won', () => check(3));
  it('[CP-X-05] the second lost, the Last Chance won, the third lost', () => check(4));
  it('[CP-X-06] the second and the Last Chance lost', () => check(5));
  it('[CP-X-07] the first lost, all others won', () => check(6));
  it('[CP-X-08] the first and the third lost', () => check(7));
  it('[CP-X-09] the first and the second lost, the Last Chance won', () => check(8));
  it('[CP-X-10] the first and the Last Chance lost', () => check(9));

  function check(at: number): void {
    const [, course, before, after, victory] = COURSES[at] ?? COURSES[0];
    expect(told(course)).toEqual({ before, after, victory });
  }

  it('[CP-R-01] there are no others; the option leaves out the Last Chance after the third operation', () => {
    expect(coursesFrom([]).map(courseOf).toSorted()).toEqual(COURSES.map(([, course]) => course).toSorted());
    expect(coursesFrom([], false).map(courseOf)).not.toContain('1A 2A 3S LA');
    expect(new Table({ lastChanceAfterFinal: false }).begins().course('1A 2A 3S').state.victory).toBe('desperate');
  });

  it('[CP-X-18] a concession in the Last Chance ends the campaign: Lockdown, 5 and 4', () => {
    const table = new Table().begins().course('1A 2S').bringsTeams().skips().namesNone();
    table.does({ kind: 'enterResult', slot: 'L', result: { winner: 'sentinel', how: 'concession' } }, ANA);
    expect([table.state.victory, experience(table)]).toEqual(['lockdown', '5/4']);
  });
});

describe('the Last Chance', () => {
  it('[CP-LC-01] [CP-LC-02] comes after the first defeat, in place of the next operation', () => {
    expect(new Table().begins().course('1S').state.coming?.slot).toBe('L');
  });

  it('[CP-LC-03] lost, it ends the campaign', () => {
    expect(new Table().begins().course('1S LS').state.phase).toBe('concluded');
  });

  it('[CP-LC-04] [CP-R-02] won, the next operation follows; the lost one stays lost and is not played again', () => {
    const { state } = new Table().begins().course('1A 2S LA');
    expect(state.coming?.slot).toBe(3);
    expect(state.played.map(({ winner }) => winner)).toEqual(['aggressor', 'sentinel', 'aggressor']);
  });

  it('[CP-LC-05] is played once: a later defeat does not lead to it again', () => {
    expect(new Table().begins().course('1S LA 2S').state).toMatchObject({ phase: 'concluded', victory: 'lockdown' });
  });

  it('[CP-LC-06] is not played without a defeat', () => {
    expect(new Table().begins().course('1A 2A 3A').state.phase).toBe('concluded');
  });

  it('[CP-R-03] [CP-R-04] gives Experience and is preceded by an unlock step', () => {
    const table = new Table().begins().course('1S').bringsTeams();
    expect(table.state.phase).toBe('unlock');
    table.plays('aggressor');
    expect(table.state.played.at(-1)?.gained).toEqual({ aggressor: 1, sentinel: 2 });
  });
});

describe('victory and Experience', () => {
  it('[CP-VIC-01] after the second defeat nothing more is taken', () => {
    const table = new Table().begins().course('1S LS');
    const result = { winner: 'aggressor', how: 'stage' } as const;
    expect(table.refuses({ kind: 'enterResult', slot: 2, result })[0]?.says).toContain('the campaign is over');
  });

  it('[CP-VIC-02] [CP-VIC-03] all operations completed without a defeat: Heroic', () => {
    expect(new Table().begins().course('1A 2A 3A').state.victory).toBe('heroic');
  });

  it('[CP-VIC-04] [CP-VIC-05] one defeat is Desperate, two are Lockdown', () => {
    expect(new Table().begins().course('1A 2S LA 3A').state.victory).toBe('desperate');
    expect(new Table().begins().course('1A 2S LA 3S').state.victory).toBe('lockdown');
  });

  it('[CP-SET-01] [CP-XP-01] Experience goes on from operation to operation, each point with its reason', () => {
    const { state } = new Table().begins().course('1A 2S');
    expect(whyExperience(state, 'aggressor').map(({ rule, facts }) => [rule, facts.gained, facts.total])).toEqual([
      ['CP-XP-02', 1, 1],
      ['CP-XP-03', 2, 3],
    ]);
  });

  it('[CP-XP-02] [CP-XP-03] the winner earns 1, the loser 2', () => {
    expect(new Table().begins().course('1A').state.played[0]?.gained).toEqual({ aggressor: 1, sentinel: 2 });
  });

  it('[CP-R-05] the operation that ends the campaign is recorded too', () => {
    expect(new Table().begins().course('1S LS').state.played.at(-1)?.totals).toEqual({ aggressor: 4, sentinel: 2 });
  });

  it('[CP-R-21] who concedes has lost and learns from it', () => {
    const table = new Table().begins().bringsTeams();
    table.does({ kind: 'enterResult', slot: 1, result: { winner: 'sentinel', how: 'concession' } });
    expect(table.state.played[0]?.gained).toEqual({ aggressor: 2, sentinel: 1 });
  });

  it('[CP-R-22] there is no draw: a game that was broken off is played again', () => {
    const table = new Table().begins().bringsTeams();
    expect(table.rules({ kind: 'enterResult', slot: 1, result: { winner: null, how: 'stage' } })).toEqual(['CP-R-22']);
    expect(table.state.phase).toBe('playing');
  });

  it('a result of another operation, or before one is played, is refused with what is awaited', () => {
    const table = new Table().begins();
    const result = { winner: 'aggressor', how: 'stage' } as const;
    expect(table.refuses({ kind: 'enterResult', slot: 1, result })[0]?.says).toBe(
      'Not now: Ana and Ben must bring a strike team for operation 1, Crash Landing.',
    );
    table.bringsTeams();
    expect(table.rules({ kind: 'enterResult', slot: 'L', result })).toEqual(['CP-LC-01']);
    expect(table.refuses({ kind: 'enterResult', slot: 2, result })[0]?.says).toContain(
      'but operation 1 is being played',
    );
  });
});

describe('the record sheet', () => {
  it('[CP-REC-01] names roles and Veterans', () => {
    const { sides } = recordSheet(new Table().begins().state);
    expect([sides.aggressor?.veteran, sides.sentinel?.veteran]).toEqual(['Lord Maul', 'Captain Rex']);
  });

  it('[CP-REC-02] lists four operations', () => {
    expect(recordSheet(new Table().begins().state).lines.map(({ slot }) => slot)).toEqual([1, 2, 3, 'L']);
  });

  it('[CP-REC-03] keeps winners, gains and totals that add up', () => {
    const sheet = recordSheet(new Table().begins().course('1A 2S LA').state);
    expect(sheet.lines.map(({ winner, totals }) => [winner, totals.aggressor, totals.sentinel])).toEqual([
      ['aggressor', 1, 2],
      ['sentinel', 3, 3],
      [null, null, null],
      ['aggressor', 4, 5],
    ]);
    expect([sheet.course, sheet.courses]).toEqual(['1A 2S LA', ['1A 2S LA 3A', '1A 2S LA 3S']]);
  });

  it('[CP-REC-04] [CP-UNL-10] keeps what each side unlocked before an operation', () => {
    const table = new Table().begins().course('1A').bringsTeams().rolls('block,failure');
    table.does({ kind: 'pickTier', player: ANA, tier: 1 });
    table.does({ kind: 'takeAdvantage', player: ANA, advantage: 'covert-operations' });
    table.plays('aggressor');
    expect(recordSheet(table.state).lines[1]?.unlocked).toEqual({ aggressor: 'Covert Operations', sentinel: null });
  });

  it('[CP-R-20] a Veteran Defeated in an operation is there again in the next', () => {
    expect(new Table().begins().course('1S').bringsTeams().state.coming?.teams.aggressor?.units[0]).toEqual(MAUL);
  });
});

describe('a newer card sheet', () => {
  const shrunk = () =>
    new Table()
      .begins()
      .course('1A')
      .does({ kind: 'takeSheet', sheet: '2026-11', lost: [ANA] });

  it('[CP-R-28] is taken by the organizer between operations, and a lost Veteran is said', () => {
    const table = new Table().begins().course('1A');
    expect(table.refuses({ kind: 'takeSheet', sheet: '2026-11', lost: [] }, BEN)[0]?.code).toBe('notOrganiser');
    expect(shrunk().notes[0]?.says).toContain('no longer have Lord Maul');
    const team = { units: [MAUL], code: '' };
    expect(shrunk().rules({ kind: 'submitTeam', player: ANA, team, problems: [] })).toEqual(['CP-R-28']);
  });

  it('[CP-R-28] the organizer names another, who goes on with Experience and Advantages, or undoes it', () => {
    const table = shrunk();
    const entry = table.campaign.log.length - 1;
    expect(table.refuses({ kind: 'replaceVeteran', player: BEN, unit: REX })[0]?.rule).toBe('CP-VET-01');
    table.does({ kind: 'replaceVeteran', player: ANA, unit: REX }, OLGA, 'Maul is gone');
    expect(table.bringsTeams().state.phase).toBe('unlock');
    expect(table.state.players[0].veteran).toEqual(REX);
    expect(experience(table)).toBe('1/2');
    expect(shrunk().does({ kind: 'undo', entry }).state).toMatchObject({ sheet: '2026-05', lost: [] });
  });
});
