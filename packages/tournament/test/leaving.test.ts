import { describe, expect, it } from 'vitest';
import { alteredBy } from '../src/people/announcing.ts';
import { leavingAfterRound } from '../src/people/leaving.ts';
import { currentRound, currentStage, opponentOf } from '../src/queries/current.ts';
import { standingsOf } from '../src/rounds/standing.ts';
import { Desk, firstLetterWins, names, OLGA } from './desk.ts';

const row = (desk: Desk, player: string) => {
  const stage = currentStage(desk.state);
  return stage === undefined ? undefined : standingsOf(desk.state, stage).find((one) => one.player === player);
};
const paired = (desk: Desk): string[] => desk.matches.flatMap(({ a, b }) => [a, b]);

describe('dropping', () => {
  it('[SD-DROP-01] [SD-DROP-03] a player asks to leave in any state, and the time is kept', () => {
    const early = new Desk().announces().enters('Ana');
    early.now = 5;
    early.does({ kind: 'askToDrop', player: 'Ana' }, 'Ana', 'sick');
    expect(early.state.requests).toMatchObject([{ kind: 'drop', by: 'Ana', at: 5, text: 'sick', answer: 'open' }]);
    const running = new Desk()
      .gathers(...names(4))
      .posts()
      .starts();
    expect(running.refuses({ kind: 'askToDrop', player: 'P001' }, 'P001')).toEqual([]);
    expect(running.refuses({ kind: 'askToDrop', player: 'P001' }, 'P002')).toEqual(['notAllowed']);
  });

  it('[SD-DROP-02] the organiser drops them, and they are not paired again', () => {
    const desk = new Desk().gathers(...names(6)).playsRound(firstLetterWins);
    desk.does({ kind: 'askToDrop', player: 'P002' }, 'P002').does({ kind: 'drop', player: 'P002' });
    expect(desk.state.requests[0]?.answer).toBe('granted');
    expect(desk.refuses({ kind: 'drop', player: 'P003' }, 'P003')).toEqual(['notAllowed']);
    expect(paired(desk.posts())).not.toContain('P002');
  });

  it('[SD-DROP-01] who asked to leave and still plays goes when the round is closed', () => {
    const desk = new Desk()
      .gathers(...names(6))
      .posts()
      .starts();
    for (const player of ['P003', 'P002', 'P005']) desk.does({ kind: 'askToDrop', player }, player);
    expect(leavingAfterRound(desk.state)).toEqual(['P002', 'P003', 'P005']);
    desk.does({ kind: 'decline', request: desk.state.requests[0]?.n ?? 0 }).does({ kind: 'drop', player: 'P005' });
    expect(leavingAfterRound(desk.state)).toEqual(['P002']);
  });

  it('[SD-DROP-01] who asked to leave and loses a bracket round is out of it anyway', () => {
    const desk = new Desk({ details: { swissRounds: 1, cut: 4 } }).gathers(...names(4)).playsRound(firstLetterWins);
    desk.does({ kind: 'makeCut' }).posts().starts().playsOut(firstLetterWins);
    for (const player of names(4)) desk.does({ kind: 'askToDrop', player }, player);
    const winners = desk.matches.map(({ result }) => result?.winner).toSorted();
    expect(leavingAfterRound(desk.state)).toEqual(winners);
    desk.closes();
    expect(leavingAfterRound(desk.state)).toEqual(winners);
  });

  it('[SD-DROP-04] a penalty is a note and leaves the standings alone', () => {
    const desk = new Desk().gathers(...names(4)).playsRound(firstLetterWins);
    const before = desk.table();
    desk.does({ kind: 'penalise', player: 'P001', text: 'No prize: left without notice.' });
    expect(desk.entrant('P001')?.penalties).toMatchObject([{ text: 'No prize: left without notice.', by: OLGA }]);
    expect(desk.table()).toEqual(before);
  });

  it('[SD-DROP-06] the organiser drops a player for any other reason, which is kept', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .playsRound()
      .does({ kind: 'drop', player: 'P002' }, OLGA, 'lost voice');
    expect(desk.event.log.at(-1)).toMatchObject({ why: 'lost voice', command: { player: 'P002' } });
  });

  it('[SD-R-31] a running match of theirs is a concession', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .posts()
      .starts();
    const match = desk.matchOf('P001');
    const figures = match.a === 'P001' ? { sc: [1, 0], w: [4, 1] } : { sc: [0, 1], w: [1, 4] };
    desk
      .does({ kind: 'drop', player: 'P001', figures: figures as never })
      .playsOut()
      .closes();
    expect(row(desk, 'P001')).toMatchObject({ ep: 0, sc: 1, w: 4 });
    expect(row(desk, opponentOf(match, 'P001'))).toMatchObject({ ep: 3, sc: 2, w: 3 });
  });

  it('[SD-R-31] a result already confirmed stands when a player leaves or is ejected afterwards', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .posts()
      .starts()
      .playsOut(firstLetterWins);
    desk.does({ kind: 'drop', player: 'P001' }).does({ kind: 'eject', player: 'P002', reason: 'violence' });
    expect(desk.matches.map((match) => match.result?.how)).toEqual(['victory', 'victory']);
    expect(desk.matchOf('P001').result?.winner).toBe('P001');
  });

  it('[SD-R-43] who leaves between posting and start concedes when the clock starts', () => {
    const desk = new Desk().gathers(...names(4)).posts();
    const match = desk.matchOf('P001');
    desk.does({ kind: 'drop', player: 'P001' });
    expect(desk.matchOf('P001').result).toBeNull();
    desk.starts();
    expect(desk.matchOf('P001').result).toMatchObject({ how: 'concession', winner: opponentOf(match, 'P001') });
  });

  it('[SD-R-50] a dropped opponent is worth their points over the rounds up to the drop', () => {
    const desk = new Desk().gathers(...names(4)).playsRound(firstLetterWins);
    const beaten = desk.state.stages[0]?.rounds[0]?.matches.find(({ a, b }) => a === 'P001' || b === 'P001');
    const opponent = beaten === undefined ? '' : opponentOf(beaten, 'P001');
    desk.does({ kind: 'drop', player: 'P001' }).playsRound(firstLetterWins);
    const line = row(desk, opponent)?.schedule.find((one) => one.opponent === 'P001');
    expect(line).toMatchObject({ ep: 3, rounds: 1 });
  });
});

describe('coming back', () => {
  const dropped = () =>
    new Desk()
      .gathers(...names(6))
      .playsRound(firstLetterWins)
      .does({ kind: 'drop', player: 'P001' });

  it('[SD-DROP-07] a dropped player asks, the organiser admits or declines', () => {
    const desk = dropped().does({ kind: 'askToRejoin', player: 'P001' }, 'P001');
    const request = desk.state.requests.at(-1)?.n ?? 0;
    expect(desk.refuses({ kind: 'admit', player: 'P001' }, 'P001')).toEqual(['notAllowed']);
    const declined = dropped().does({ kind: 'askToRejoin', player: 'P001' }, 'P001').does({ kind: 'decline', request });
    expect(declined.state.requests.at(-1)?.answer).toBe('declined');
    expect(declined.entrant('P001')?.state).toBe('dropped');
    expect(desk.does({ kind: 'admit', player: 'P001' }).entrant('P001')?.state).toBe('active');
    expect(desk.state.requests.at(-1)?.answer).toBe('granted');
  });

  it('[SD-DROP-08] takes an unpaired loss for every round missed', () => {
    const desk = dropped().playsRound().playsRound().does({ kind: 'admit', player: 'P001' });
    expect(desk.notes).toMatchObject([{ code: 'unpairedLosses', facts: { rounds: [2, 3] } }]);
    expect(row(desk, 'P001')).toMatchObject({ ep: 3, losses: 2, games: { length: 3 } });
    expect(row(desk, 'P001')?.schedule).toHaveLength(1);
  });

  it('[SD-DROP-08] the running round is missed as well', () => {
    const desk = dropped().posts().starts().does({ kind: 'admit', player: 'P001' }).playsOut().closes();
    expect(row(desk, 'P001')).toMatchObject({ ep: 3, losses: 1, games: { length: 2 } });
  });

  it('[SD-R-45] a round only prepared is not missed: it is prepared again with them', () => {
    const desk = dropped().does({ kind: 'prepareRound' }).does({ kind: 'admit', player: 'P001' });
    expect(desk.noteCodes()).toEqual(['prepareAgain']);
    desk.does({ kind: 'prepareRound' });
    expect(paired(desk)).toContain('P001');
    expect(currentRound(desk.state)?.unpairedLosses).toEqual([]);
  });

  it('[SD-R-45] is paired from the next pairing on and counts for odd or even', () => {
    const desk = dropped().playsRound();
    desk.does({ kind: 'drop', player: 'P002' }).does({ kind: 'admit', player: 'P001' }).posts();
    const round = currentRound(desk.state);
    expect([...paired(desk), round?.bye ?? '']).toContain('P001');
    expect(paired(desk).length + (round?.bye === null ? 0 : 1)).toBe(5);
  });

  it('[SD-R-54] filled-in losses do not redraw the lots', () => {
    const desk = dropped().playsRound();
    const lots = desk.state.stages[0]?.rounds.map((round) => round.lots);
    desk.does({ kind: 'admit', player: 'P001' });
    expect(desk.state.stages[0]?.rounds.map((round) => round.lots)).toEqual(lots);
  });

  it('[SD-DROP-10] an ejected player cannot, not even by the organiser', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .playsRound()
      .does({ kind: 'eject', player: 'P001', reason: 'violence' });
    expect(desk.refuses({ kind: 'admit', player: 'P001' })).toEqual(['ejected SD-DROP-10']);
  });

  it('[SD-R-47] after a cut only replacements come back', () => {
    const desk = new Desk({ details: { swissRounds: 1, cut: 4 } }).gathers(...names(8)).playsRound(firstLetterWins);
    desk.does({ kind: 'drop', player: 'P008' }).does({ kind: 'makeCut' });
    expect(desk.refuses({ kind: 'admit', player: 'P008' })).toEqual(['afterCut SD-R-47']);
  });

  it('a player whose team was in but who came late is admitted like one who comes back', () => {
    const desk = new Desk()
      .announces()
      .appoints()
      .enters(...names(5))
      .checksIn(...names(4))
      .posts()
      .starts();
    expect(desk.entrant('P005')?.state).toBe('absent');
    expect(desk.does({ kind: 'admit', player: 'P005' }).entrant('P005')?.state).toBe('active');
    expect(desk.playsOut().closes().table()).toHaveLength(5);
  });
});

describe('late entry', () => {
  const late = (desk: Desk) => {
    return { kind: 'enterLate', player: 'Zoe', name: 'Zoe', team: desk.team('Zoe'), salt: '', problems: [] } as const;
  };

  it('[SD-R-46] switched on in the announcement it brings unpaired losses and marks the event as altered', () => {
    const desk = new Desk({ details: { lateEntry: true } })
      .gathers(...names(4))
      .playsRound()
      .posts()
      .starts();
    desk.does(late(desk)).playsOut().closes();
    expect(row(desk, 'Zoe')).toMatchObject({ ep: 0, losses: 2, games: { length: 2 } });
    expect(alteredBy(desk.state).map((one) => one.code)).toEqual(['lateEntry']);
    expect(desk.entrant('Zoe')?.late).toBe(true);
    expect([...paired(desk.posts()), currentRound(desk.state)?.bye]).toContain('Zoe');
  });

  it('is refused without it, and once the last Swiss round is posted', () => {
    const plain = new Desk().gathers(...names(4)).playsRound();
    expect(plain.refuses(late(plain))).toEqual(['lateEntry SD-R-46']);
    const last = new Desk({ details: { lateEntry: true, swissRounds: 1, cut: 0 } }).gathers(...names(4)).posts();
    expect(last.refuses(late(last))).toEqual(['tooLate SD-R-47']);
  });
});
