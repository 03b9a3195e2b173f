import { describe, expect, it } from 'vitest';
import { openPlayerItems, playerItems } from '../src/rounds/checkList.ts';
import { sealOf } from '../src/event/team.ts';
import { viewOf } from '../src/show/view.ts';
import { ART, Desk, names, OLGA, teamOf, unit } from './desk.ts';

const submit = (desk: Desk, player: string, change: object = {}, problems: { rule: string; says: string }[] = []) => {
  return { kind: 'submitTeam', player, team: { ...desk.team(player), ...change }, salt: 's', problems } as const;
};
const items = (desk: Desk, player: string): string[] => {
  const entrant = desk.entrant(player);
  return entrant === undefined ? [] : playerItems(desk.state, entrant).map((line) => `${line.item} ${line.rule}`);
};

describe('entering', () => {
  it('a player enters by name, entered by the organiser or by themselves', () => {
    const desk = new Desk().announces();
    desk
      .does({ kind: 'register', player: 'a', name: ' Ana ' })
      .does({ kind: 'register', player: 'b', name: 'Ben' }, 'b');
    expect(desk.state.entrants.map((one) => one.name)).toEqual(['Ana', 'Ben']);
    expect(desk.refuses({ kind: 'register', player: 'c', name: 'Cleo' }, 'd')).toEqual(['notAllowed']);
  });

  it('an event holds 512 players', () => {
    const desk = new Desk().announces();
    for (const player of names(512)) desk.does({ kind: 'register', player, name: player });
    expect(desk.refuses({ kind: 'register', player: 'z', name: 'Zoe' })).toEqual(['full']);
  });

  it('nobody enters twice, two people of one name are pointed out', () => {
    const desk = new Desk().announces().does({ kind: 'register', player: 'a', name: 'Ana' });
    expect(desk.refuses({ kind: 'register', player: 'a', name: 'Ana' })).toEqual(['alreadyEntered']);
    expect(desk.does({ kind: 'register', player: 'a2', name: 'Ana' }).noteCodes()).toEqual(['sameName']);
  });

  it('[SD-R-46] new players after round 1 are refused', () => {
    const desk = new Desk().gathers(...names(4)).posts();
    expect(desk.refuses({ kind: 'register', player: 'late', name: 'Late' })).toEqual(['wrongPhase SD-R-46']);
    expect(desk.refuses({ ...submit(desk, 'late'), kind: 'enterLate', name: 'Late' })).toEqual(['lateEntry SD-R-46']);
  });
});

describe('a full event', () => {
  const full = () => new Desk({ details: { capacity: 2 } }).announces().enters('Ana', 'Ben', 'Cleo', 'Dev');
  const states = (desk: Desk) => desk.state.entrants.map((one) => `${one.player} ${one.state}`);

  it('puts those who come too late on a waiting list and does not check them in', () => {
    const desk = full();
    expect(states(desk)).toEqual(['Ana submitted', 'Ben submitted', 'Cleo waiting', 'Dev waiting']);
    expect(desk.does({ kind: 'openCheckIn' }).refuses({ kind: 'checkIn', player: 'Cleo' })).toEqual(['waits']);
  });

  it('a place given up goes to the one who has waited longest', () => {
    const desk = full().does({ kind: 'withdraw', player: 'Ana' }, 'Ana');
    expect(desk.noteCodes()).toEqual(['movedUp']);
    expect(states(desk)).toEqual(['Ana withdrawn', 'Ben submitted', 'Cleo submitted', 'Dev waiting']);
  });

  it('more places let more players in', () => {
    const desk = full().does({ kind: 'write', details: { capacity: 4 } });
    expect(desk.noteCodes()).toEqual(['announcementChanged', 'movedUp', 'movedUp']);
    expect(states(desk)).toEqual(['Ana submitted', 'Ben submitted', 'Cleo submitted', 'Dev submitted']);
  });
});

describe('teams', () => {
  it('[SD-STR-01] a player without a team is not checked in and not paired', () => {
    const desk = new Desk().gathers(...names(4));
    desk.does({ kind: 'register', player: 'bare', name: 'Bare' });
    expect(desk.refuses({ kind: 'checkIn', player: 'bare' })).toEqual(['teamMissing SD-STR-01']);
    desk.posts();
    expect(desk.matches.flatMap(({ a, b }) => [a, b])).not.toContain('bare');
  });

  it('[SD-STR-02] [SD-X-30] cannot be changed once round 1 is posted', () => {
    const desk = new Desk().gathers(...names(4)).posts();
    const before = desk.entrant('P001')?.team;
    expect(desk.refuses(submit(desk, 'P001', { code: 'new' }), 'P001')).toEqual(['wrongPhase SD-STR-02']);
    expect(desk.entrant('P001')?.team).toEqual(before);
  });

  it('[SD-STR-03] an illegal team is refused with the core rule named', () => {
    const desk = new Desk().announces().does({ kind: 'register', player: 'Ana', name: 'Ana' });
    const problems = [{ rule: 'CR-TEAM-07', says: 'Squad 1 costs 9 of 8 points.' }];
    expect(desk.refuses(submit(desk, 'Ana', {}, problems))).toEqual(['teamRule CR-TEAM-07']);
    expect(desk.refuses(submit(desk, 'Ana', { missionSet: '' }))).toEqual(['missionSet SD-STR-03']);
    expect(desk.refuses(submit(desk, 'Ana', { squads: [[]] }))).toEqual(['squads SD-STR-03']);
  });

  it('[SD-R-72] may be replaced freely until the event begins; the last one counts', () => {
    const desk = new Desk()
      .announces()
      .enters('Ana')
      .does(submit(new Desk(), 'Ana', { code: 'second' }), 'Ana');
    expect(desk.noteCodes()).toEqual(['teamReplaced']);
    expect(desk.entrant('Ana')?.team?.code).toBe('second');
  });

  it('[SD-R-73] are hidden until the event begins, then open to all', () => {
    const desk = new Desk().gathers(...names(4));
    const seen = (person: string) => viewOf(desk.state, person).entrants.find((one) => one.player === 'P001');
    expect(seen('P002')).toMatchObject({ team: null, salt: '' });
    expect(seen('P002')?.seal).toMatch(/^[0-9a-f]{64}$/);
    expect(seen('P001')?.team).not.toBeNull();
    expect(seen(OLGA)?.team).not.toBeNull();
    expect(seen(ART)?.team).not.toBeNull();
    desk.posts();
    expect(seen('P002')?.team).toEqual(teamOf('P001'));
    expect(sealOf(seen('anyone')?.team ?? teamOf('x'), seen('anyone')?.salt ?? '')).toBe(seen('anyone')?.seal);
  });

  it('a seal tells two teams and two salts apart', () => {
    expect(sealOf(teamOf('Ana'), 's')).not.toBe(sealOf(teamOf('Ben'), 's'));
    expect(sealOf(teamOf('Ana'), 's')).not.toBe(sealOf(teamOf('Ana'), 't'));
  });
});

describe('legality by date', () => {
  const withUnit = (more: Parameters<typeof unit>[1]) => ({ squads: [[unit('Star', more)], []] });
  const desk = () => new Desk().announces().does({ kind: 'register', player: 'Ana', name: 'Ana' });

  it('[SD-LEG-01] [SD-X-29] a release on the first day is refused, the day before accepted', () => {
    expect(desk().refuses(submit(desk(), 'Ana', withUnit({ released: '2026-06-01' })))).toEqual(['tooNew SD-LEG-01']);
    expect(desk().refuses(submit(desk(), 'Ana', withUnit({ released: '2026-05-31' })))).toEqual([]);
  });

  it('[SD-LEG-02] the same goes for Print-and-Play', () => {
    expect(desk().refuses(submit(desk(), 'Ana', withUnit({ printAndPlay: '2026-06-01' })))).toEqual([
      'tooNew SD-LEG-02',
    ]);
    const both = withUnit({ released: '2026-07-01', printAndPlay: '2026-01-01' });
    expect(desk().refuses(submit(desk(), 'Ana', both))).toEqual([]);
  });

  it('a Unit without any date counts as legal', () => {
    expect(desk().refuses(submit(desk(), 'Ana', withUnit({})))).toEqual([]);
  });

  it('[SD-LEG-03] [SD-X-29] the lists of the organiser come before the date', () => {
    const lists = (details: object) =>
      new Desk({ details }).announces().does({ kind: 'register', player: 'Ana', name: 'Ana' });
    const newUnit = submit(desk(), 'Ana', withUnit({ released: '2026-06-01' }));
    expect(lists({ allow: ['Star'] }).refuses(newUnit)).toEqual([]);
    const oldUnit = submit(desk(), 'Ana', withUnit({ released: '2020-01-01' }));
    expect(lists({ deny: ['Star'] }).refuses(oldUnit)).toEqual(['denied SD-LEG-03']);
  });

  it('[SD-LEG-04] a question about a new release goes to the organiser', () => {
    const asked = desk().does({ kind: 'ask', about: 'legality', text: 'Is the Star in?' }, 'Ana');
    expect(asked.state.questions).toMatchObject([{ by: 'Ana', addressee: OLGA, about: 'legality', answer: null }]);
    const n = asked.state.questions[0]?.n ?? 0;
    expect(asked.does({ kind: 'answer', question: n, text: 'Yes.' }).state.questions[0]?.answer).toBe('Yes.');
  });

  it('[SD-CRD-02] what is not official is refused, unless the organiser allows it', () => {
    expect(desk().refuses(submit(desk(), 'Ana', withUnit({ official: false })))).toEqual(['notOfficial SD-CRD-02']);
  });
});

describe('the check-list of a player', () => {
  const ready = () => new Desk().announces().appoints(ART, 'arbiter', true).enters('Ana').does({ kind: 'openCheckIn' });

  it('[SD-DUTY-01] shows the seven things to bring; online it holds by construction', () => {
    expect(items(ready(), 'Ana').filter((line) => line.endsWith('SD-DUTY-01'))).toHaveLength(7);
    const online = new Desk({ setting: 'online' }).announces().enters('Ana');
    expect(items(online, 'Ana')).toEqual(['conduct SD-SPT-01']);
  });

  it('[SD-MIN-01] has one line per character of the team', () => {
    expect(items(ready(), 'Ana').filter((line) => line.endsWith('SD-MIN-01'))).toHaveLength(6);
  });

  it('[SD-MIN-02] the flag "customised" opens five checks', () => {
    const before = items(ready(), 'Ana').length;
    const desk = ready().does({ kind: 'flag', player: 'Ana', flag: 'customised', on: true }, 'Ana');
    expect(items(desk, 'Ana').length).toBe(before + 5);
  });

  const customised = () => ready().does({ kind: 'flag', player: 'Ana', flag: 'customised', on: true });

  it('[SD-MIN-03] customised miniatures: mostly parts of the line', () => {
    expect(items(ready(), 'Ana')).not.toContain('publishersParts SD-MIN-03');
    expect(items(customised(), 'Ana')).toContain('publishersParts SD-MIN-03');
  });

  it('[SD-MIN-04] customised miniatures: easy to recognise', () => {
    expect(items(customised(), 'Ana')).toContain('recognisable SD-MIN-04');
  });

  it('[SD-MIN-05] customised miniatures: nobody else owns what they show', () => {
    expect(items(customised(), 'Ana')).toContain('noOtherProperty SD-MIN-05');
  });

  it('[SD-MIN-06] customised miniatures: not in the way', () => {
    expect(items(customised(), 'Ana')).toContain('notInTheWay SD-MIN-06');
  });

  it('[SD-MIN-07] customised miniatures: the right base', () => {
    expect(items(customised(), 'Ana')).toContain('bases SD-MIN-07');
  });

  it('[SD-CRD-01] asks for every kind of card', () => {
    const cards = items(ready(), 'Ana').filter((line) => line.endsWith('SD-CRD-01'));
    expect(cards.map((line) => line.split(' ')[0])).toEqual(['missionCards', 'orderCards', 'unitCards', 'stanceCards']);
  });

  it('[SD-CRD-02] has a line against proxies', () => {
    expect(items(ready(), 'Ana')).toContain('noProxies SD-CRD-02');
  });

  it('[SD-DIC-01] has a line for official dice', () => {
    expect(items(ready(), 'Ana')).toContain('officialDice SD-DIC-01');
  });

  it('[SD-MSR-01] [SD-MSR-02] has lines for tools of their own, unaltered', () => {
    expect(items(ready(), 'Ana')).toEqual(expect.arrayContaining(['ownTools SD-MSR-01', 'toolsUnaltered SD-MSR-02']));
  });

  it('[SD-MSR-05] has a line against measuring devices that have no official counterpart', () => {
    expect(items(ready(), 'Ana')).toContain('noOtherTools SD-MSR-05');
  });

  it('[SD-TKN-05] has a line for unaltered essential tokens', () => {
    expect(items(ready(), 'Ana')).toContain('tokensUnaltered SD-TKN-05');
  });

  it('[SD-SPT-01] has a line for the code of conduct, online too', () => {
    expect(items(ready(), 'Ana')).toContain('conduct SD-SPT-01');
  });

  it('[SD-DIC-02] the line on dice names the three official sources', () => {
    const help = openPlayerItems(ready().state, 'Ana').find((line) => line.item === 'officialDice')?.help ?? '';
    for (const source of ['core box', 'dice expansions', 'promotional']) expect(help).toContain(source);
  });

  it('[SD-MSR-03] [SD-MSR-04] substitute tools can be flagged and are checked before check-in is complete', () => {
    const desk = ready().does({ kind: 'flag', player: 'Ana', flag: 'substituteTools', on: true });
    expect(desk.refuses({ kind: 'checkIn', player: 'Ana', waiveRest: true })).toEqual(['checkOpen SD-MSR-04']);
    desk.does({ kind: 'tick', player: 'Ana', items: ['substituteTools'] });
    expect(desk.refuses({ kind: 'checkIn', player: 'Ana', waiveRest: true })).toEqual([]);
  });

  it('[SD-TKN-06] [SD-TKN-07] substitute essential tokens likewise', () => {
    const desk = ready().does({ kind: 'flag', player: 'Ana', flag: 'substituteTokens', on: true });
    expect(desk.refuses({ kind: 'checkIn', player: 'Ana', waiveRest: true })).toEqual(['checkOpen SD-TKN-07']);
    expect(
      desk
        .does({ kind: 'tick', player: 'Ana', items: ['substituteTokens'] })
        .refuses({ kind: 'checkIn', player: 'Ana', waiveRest: true }),
    ).toEqual([]);
  });

  it('[SD-TKN-08] nonessential tokens have no line to verify', () => {
    const tokens = items(ready(), 'Ana').filter((line) => line.includes('SD-TKN'));
    expect(tokens).toEqual(['tokensUnaltered SD-TKN-05']);
  });

  it('keeps who ticked or waived a line and when', () => {
    const desk = ready();
    desk.now = 7;
    desk.does({ kind: 'tick', player: 'Ana', items: ['conduct', 'dice'] }, ART);
    desk.does({ kind: 'waive', player: 'Ana', items: ['tokens'] }, OLGA, 'borrowed from the shop');
    expect(desk.state.ticks.map(({ item, by, at, waived }) => [item, by, at, waived])).toEqual([
      ['conduct', ART, 7, false],
      ['dice', ART, 7, false],
      ['tokens', OLGA, 7, true],
    ]);
    expect(openPlayerItems(desk.state, 'Ana').map((line) => line.item)).not.toContain('dice');
  });

  it('check-in waits for open lines and is open to the organiser alone to waive', () => {
    const desk = ready().appoints('sam', 'scorekeeper', false);
    expect(desk.refuses({ kind: 'checkIn', player: 'Ana', waiveRest: true }, 'sam')).toContain('checkOpen SD-SPT-01');
    for (const { item } of openPlayerItems(desk.state, 'Ana'))
      desk.does({ kind: 'tick', player: 'Ana', items: [item] });
    expect(desk.refuses({ kind: 'checkIn', player: 'Ana' }, 'sam')).toEqual([]);
  });

  it('only those the organiser gave the lists to tick them', () => {
    const desk = ready().appoints('bea', 'arbiter', false);
    expect(desk.refuses({ kind: 'tick', player: 'Ana', items: ['dice'] }, 'bea')).toEqual(['notDelegated SD-MSR-04']);
    expect(desk.refuses({ kind: 'tick', player: 'Ana', items: ['socks'] })).toEqual(['unknownItem']);
  });
});
