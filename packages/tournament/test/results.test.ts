import { describe, expect, it } from 'vitest';
import { watchList } from '../src/people/watchList.ts';
import { MINUTE } from '../src/event/clock.ts';
import { currentStage, opponentOf } from '../src/queries/current.ts';
import { fieldOf, standingsOf } from '../src/rounds/standing.ts';
import type { Result } from '../src/scoring/result.ts';
import { ART, Desk, firstLetterWins, names, OLGA, wins } from './desk.ts';

const running = (count = 4) =>
  new Desk()
    .gathers(...names(count))
    .posts()
    .starts();
const row = (desk: Desk, player: string) => {
  const stage = currentStage(desk.state);
  return stage === undefined ? undefined : standingsOf(desk.state, stage).find((one) => one.player === player);
};
const later = (desk: Desk, minutes: number): Desk => {
  desk.now += minutes * MINUTE;
  return desk;
};

describe('reports by the players', () => {
  it('[SD-R-76] one reports, the other confirms', () => {
    const desk = running();
    const { id, a, b } = desk.matchOf('P001');
    desk.does({ kind: 'report', match: id, result: wins({ a, b }, a) }, a);
    expect(desk.matchOf('P001').confirmed).toBe(false);
    expect(desk.refuses({ kind: 'confirm', match: id }, a)).toEqual(['ownReport SD-R-76']);
    desk.does({ kind: 'confirm', match: id }, b);
    expect(desk.matchOf('P001')).toMatchObject({ confirmed: true, result: { winner: a } });
  });

  it('[SD-R-76] two equal reports settle it, two different ones call for an arbiter', () => {
    const equal = running();
    const { id, a, b } = equal.matchOf('P001');
    equal.does({ kind: 'report', match: id, result: wins({ a, b }, a) }, a);
    expect(equal.does({ kind: 'report', match: id, result: wins({ a, b }, a) }, b).matchOf('P001').confirmed).toBe(
      true,
    );
    const unequal = running();
    unequal.does({ kind: 'report', match: id, result: wins({ a, b }, a) }, a);
    unequal.does({ kind: 'report', match: id, result: wins({ a, b }, b) }, b);
    expect(unequal.noteCodes()).toEqual(['disputed']);
    expect(unequal.refuses({ kind: 'closeRound' })).toContain('unreported SD-R-76');
    unequal.reports(unequal.matchOf('P001'), wins({ a, b }, b), ART);
    expect(unequal.matchOf('P001').result?.winner).toBe(b);
  });

  it('[SD-R-76] only the players of the match report it', () => {
    const desk = running();
    const { id, a, b } = desk.matchOf('P001');
    const stranger = names(4).find((one) => one !== a && one !== b) ?? '';
    expect(desk.refuses({ kind: 'report', match: id, result: wins({ a, b }, a) }, stranger)).toEqual(['notAllowed']);
  });

  it('[SD-R-76] what the game itself entered the players acknowledge', () => {
    const desk = running();
    const match = desk.matchOf('P001');
    desk.reports(match, wins(match, match.a)).does({ kind: 'confirm', match: match.id }, match.b);
    expect(desk.matchOf('P001').acknowledged).toEqual([match.b]);
  });

  it('[SD-R-29] a running game is not drawn by agreement', () => {
    const desk = running();
    const { id, a } = desk.matchOf('P001');
    const drawn: Result = { how: 'draw', sc: [0, 0], w: [0, 0] };
    expect(desk.refuses({ kind: 'report', match: id, result: drawn }, a)).toEqual(['timeLeft SD-R-29']);
    expect(later(desk, 120).refuses({ kind: 'report', match: id, result: drawn }, a)).toEqual([]);
  });

  it('[SD-R-29] the desk may enter a result on time before time, and is told what it entered', () => {
    const desk = later(running(), 75);
    const match = desk.matchOf('P001');
    desk.reports(match, { how: 'time', winner: match.a, sc: [1, 0], w: [4, 2] });
    expect(desk.notes).toMatchObject([{ code: 'endedEarly', facts: { table: match.table } }]);
    expect(desk.notes[0]?.says).toMatch(/^Table \d+ is recorded as ended on time, with 4\d minutes left/);
    expect(desk.matchOf('P001').confirmed).toBe(true);
  });

  it('an impossible result is refused with a sentence', () => {
    const desk = running();
    const { id, a } = desk.matchOf('P001');
    const attempt = desk.attempt({
      kind: 'enterResult',
      match: id,
      result: { how: 'victory', winner: a, sc: [1, 1], w: [0, 0] },
    });
    expect(attempt).toMatchObject({ refused: [{ says: 'A victory is won with 2 Struggle Cards against 0 or 1.' }] });
  });

  it('unreported matches keep the round open and are named', () => {
    const desk = running();
    const [first, second] = desk.matches;
    if (first !== undefined) desk.reports(first, wins(first, first.a));
    const attempt = desk.attempt({ kind: 'closeRound' });
    expect(attempt).toMatchObject({ refused: [{ code: 'unreported', facts: { table: second?.table } }] });
  });
});

describe('conceding', () => {
  it('[SD-END-07] [SD-R-25] a player concedes alone and stays in the event', () => {
    const desk = running();
    const { id, a, b } = desk.matchOf('P001');
    desk.does({ kind: 'concede', match: id, figures: { sc: [1, 0], w: [2, 4] } }, a);
    expect(desk.matchOf('P001')).toMatchObject({ confirmed: true, result: { how: 'concession', winner: b } });
    expect(desk.entrant(a)?.state).toBe('active');
    desk.playsOut().closes();
    expect(row(desk, b)).toMatchObject({ ep: 3, sc: 2, w: 4 });
    expect(row(desk, a)).toMatchObject({ ep: 0, sc: 1, w: 2 });
  });

  it('[SD-R-24] counts as a game played for opponents and rematches', () => {
    const desk = running();
    const { id, a, b } = desk.matchOf('P001');
    desk
      .does({ kind: 'concede', match: id, figures: { sc: [0, 0], w: [0, 0] } }, a)
      .playsOut()
      .closes();
    const stage = currentStage(desk.state);
    const met = stage === undefined ? [] : fieldOf(desk.state, stage).meetings;
    expect(met).toContainEqual({ a, b, round: 1 });
    expect(row(desk, b)?.schedule).toHaveLength(1);
  });
});

describe('not playing', () => {
  it('[SD-X-15] [SD-END-16] both agree not to play: a draw without figures, and they have met', () => {
    const desk = running();
    const { id, a, b } = desk.matchOf('P001');
    desk.does({ kind: 'agreeNotToPlay', match: id }, a);
    expect(desk.noteCodes()).toEqual(['needsBoth']);
    expect(desk.matchOf('P001').confirmed).toBe(false);
    desk.does({ kind: 'agreeNotToPlay', match: id }, b).playsOut().closes();
    expect(row(desk, a)).toMatchObject({ ep: 1, sc: 0, w: 0, draws: 1 });
    expect(row(desk, b)).toMatchObject({ ep: 1, schedule: [{ opponent: a }] });
  });

  it('[SD-END-13] arbiters see which matches were given away', () => {
    const desk = running();
    const { id, a, b } = desk.matchOf('P001');
    desk.does({ kind: 'concede', match: id, figures: { sc: [0, 0], w: [0, 0] } }, a).playsOut();
    expect(watchList(desk.state)).toEqual([{ match: id, players: [a, b], how: 'concession', times: 1 }]);
  });

  it('[SD-DROP-05] [SD-R-26] after the grace time an absent player is a no-show and dropped', () => {
    const desk = running();
    const match = desk.matchOf('P001');
    const opponent = opponentOf(match, 'P001');
    expect(later(desk, 14).refuses({ kind: 'markNoShow', players: ['P001'] })).toEqual(['graceTime SD-DROP-05']);
    later(desk, 1).does({ kind: 'markNoShow', players: ['P001'] });
    expect(desk.entrant('P001')?.state).toBe('dropped');
    desk.playsOut().closes();
    expect(row(desk, opponent)).toMatchObject({ ep: 3, sc: 2, w: 3, byes: 0, schedule: [{ opponent: 'P001' }] });
  });

  it('[SD-R-27] both absent: both dropped with an unpaired loss, and they have not met', () => {
    const desk = running();
    const { a, b } = desk.matchOf('P001');
    later(desk, 20)
      .does({ kind: 'markNoShow', players: [a, b] })
      .playsOut()
      .closes();
    expect([desk.entrant(a)?.state, desk.entrant(b)?.state]).toEqual(['dropped', 'dropped']);
    expect(row(desk, a)).toMatchObject({ ep: 0, losses: 1, schedule: [] });
    const stage = currentStage(desk.state);
    expect(stage === undefined ? [] : fieldOf(desk.state, stage).meetings).toHaveLength(1);
  });
});

describe('corrections', () => {
  const corrected = (desk: Desk, by = OLGA) => {
    const match = desk.state.stages[0]?.rounds[0]?.matches[0];
    if (match === undefined) throw new Error('no match');
    return { command: { kind: 'correctResult', match: match.id, result: wins(match, match.b) } as const, by };
  };

  it('[SD-R-58] an arbiter corrects until the next round is posted', () => {
    const desk = running().playsOut().closes();
    expect(desk.refuses(corrected(desk).command, ART)).toEqual([]);
    desk.does({ kind: 'prepareRound' });
    expect(desk.refuses(corrected(desk).command, ART)).toEqual([]);
    desk.postsPrepared();
    expect(desk.refuses(corrected(desk).command, ART)).toEqual(['roundPosted SD-R-58']);
  });

  it('[SD-R-58] the organiser and the Lead Arbiter correct until the event is finished', () => {
    const desk = running().playsOut().closes().appoints('lea', 'leadArbiter').posts();
    expect(desk.refuses(corrected(desk).command, 'lea')).toEqual([]);
    desk.starts().playsOut().closes().playsRound().playsRound();
    expect(desk.refuses(corrected(desk).command)).toEqual([]);
    desk.does({ kind: 'finish' });
    expect(desk.refuses(corrected(desk).command)).toEqual(['wrongPhase SD-R-58']);
  });

  it('[SD-R-58] posted pairings stand, standings are reckoned anew, the difference is shown', () => {
    const desk = running(8).playsOut(firstLetterWins).closes().posts();
    const pairings = desk.matches;
    const match = desk.state.stages[0]?.rounds[0]?.matches[0];
    if (match === undefined) throw new Error('no match');
    const loser = match.a < match.b ? match.b : match.a;
    desk.does({ kind: 'correctResult', match: match.id, result: wins(match, loser) });
    expect(desk.matches).toEqual(pairings);
    expect(row(desk, loser)?.ep).toBe(3);
    expect(desk.notes[0]).toMatchObject({ code: 'standingsChanged', rule: 'SD-R-58' });
    expect(JSON.stringify(desk.notes[0]?.facts)).toContain(loser);
    expect(desk.matchOf(loser)).toBeDefined();
  });

  it('[SD-R-58] a correction needs a reason and stays in the log', () => {
    const desk = running().playsOut().closes();
    expect(desk.refuses(corrected(desk).command, OLGA, ' ')).toEqual(['whyMissing SD-R-58']);
    desk.now = 99;
    desk.does(corrected(desk).command, OLGA, 'slip read wrongly');
    expect(desk.event.log.at(-1)).toMatchObject({ by: OLGA, at: 99, why: 'slip read wrongly' });
    expect(desk.state.stages[0]?.rounds[0]?.matches[0]?.corrected).toBe(true);
  });
});

describe('Wounds that are not noted', () => {
  const open = (winner: string, sc: [number, number] = [2, 0]): Result => ({
    how: 'victory',
    winner,
    sc,
    w: [0, 0],
    woundsOpen: true,
  });

  it('[SD-TB-08] count as none, are told at the close, and can be noted afterwards', () => {
    const desk = running();
    const { id, a } = desk.matchOf('P001');
    desk.playsOut((match) => (match.id === id ? open(match.a) : wins(match, match.a, [9, 1])));
    desk.does({ kind: 'closeRound' });
    expect(desk.noteCodes()).toEqual(['woundsOpen']);
    expect(row(desk, a)).toMatchObject({ w: 0, games: [{ woundsOpen: true }] });
    desk.does({ kind: 'correctResult', match: id, result: { how: 'victory', winner: a, sc: [2, 0], w: [12, 1] } });
    expect(row(desk, a)).toMatchObject({ w: 12, rank: 1, games: [{ woundsOpen: false }] });
  });

  it('[SD-TB-08] a place that hangs on them is named when the event is finished', () => {
    const desk = new Desk({ details: { swissRounds: 1, cut: 0 } }).gathers(...names(4));
    desk.playsRound((match) => open(match.a));
    expect(desk.does({ kind: 'finish' }).noteCodes()).toEqual(['placeOnOpenWounds', 'placeOnOpenWounds']);
  });

  it('[SD-END-05] are not left open where equal cards make them decide', () => {
    const desk = later(running(), 125);
    const match = desk.matchOf('P001');
    const draw: Result = { how: 'draw', sc: [1, 1], w: [0, 0], woundsOpen: true };
    expect(desk.refuses({ kind: 'enterResult', match: match.id, result: draw })).toEqual(['woundsDecide SD-END-05']);
  });

  it('are either noted or open, and never open where nothing was played', () => {
    const desk = running();
    const match = desk.matchOf('P001');
    const both = { ...open(match.a), w: [3, 0] } as const;
    const unplayed: Result = { how: 'notPlayed', sc: [0, 0], w: [0, 0], woundsOpen: true };
    for (const result of [both, unplayed])
      expect(desk.refuses({ kind: 'enterResult', match: match.id, result })).toEqual(['woundsNotOpen SD-R-21']);
  });

  it('[SD-R-76] players who report tell them', () => {
    const desk = running();
    const { id, a } = desk.matchOf('P001');
    expect(desk.refuses({ kind: 'report', match: id, result: open(a) }, a)).toEqual(['woundsUntold SD-TB-08']);
  });
});

describe('figures of a match that is given up', () => {
  it('[SD-R-31] are told to be none where a player leaves without any', () => {
    const desk = running();
    expect(desk.does({ kind: 'drop', player: 'P001' }).noteCodes()).toEqual(['givenUp']);
  });

  it('[SD-R-23] are refused where the game would have been over', () => {
    const desk = running();
    const figures = { sc: [2, 0], w: [1, 1] } as const;
    expect(desk.refuses({ kind: 'drop', player: 'P001', figures })).toEqual(['gameWasOver SD-END-01']);
    expect(desk.refuses({ kind: 'eject', player: 'P001', reason: 'violence', figures }, ART)).toEqual([
      'gameWasOver SD-END-01',
    ]);
  });
});
