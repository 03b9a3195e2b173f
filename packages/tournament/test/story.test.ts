import { describe, expect, it } from 'vitest';
import { verifyEvent } from '../src/file/verify.ts';
import { fourDecimals } from '../src/fraction.ts';
import { alteredBy } from '../src/people/announcing.ts';
import { currentRound, opponentOf } from '../src/queries/current.ts';
import { standingsOf } from '../src/rounds/standing.ts';
import { Desk, firstLetterWins, names, OLGA, wins } from './desk.ts';

// Thirteen players, four rounds, a late entry, a drop, a concession, a draw and a wrong result found two rounds later.

interface Slip {
  readonly round: number;
  readonly player: string;
  readonly opponent: string | null;
  readonly figures: readonly [ep: number, sc: number, w: number];
}

/** Final standings reckoned from paper slips alone: no fractions, no library, only sums. */
function byHand(slips: readonly Slip[], lots: readonly string[]): string[] {
  const of = (player: string) => slips.filter((slip) => slip.player === player);
  const total = (player: string, figure: 0 | 1 | 2) => of(player).reduce((all, slip) => all + slip.figures[figure], 0);
  const strength = (player: string): number => {
    const opponents = of(player).flatMap((slip) => slip.opponent ?? []);
    if (opponents.length === 0) return 0;
    return opponents.reduce((all, other) => all + total(other, 0) / of(other).length, 0) / opponents.length;
  };
  const players = [...new Set(slips.map((slip) => slip.player))];
  const order = (a: string, b: string): number => {
    for (const figure of [0, 1] as const)
      if (total(a, figure) !== total(b, figure)) return total(b, figure) - total(a, figure);
    if (Math.abs(strength(a) - strength(b)) > 1e-9) return strength(b) - strength(a);
    return total(b, 2) - total(a, 2) || lots.indexOf(a) - lots.indexOf(b);
  };
  return players
    .sort(order)
    .map((player) =>
      [player, total(player, 0), total(player, 1), strength(player).toFixed(4), total(player, 2)].join(' '),
    );
}

describe('a club event told from beginning to end', () => {
  it('comes to the standings that paper slips give', () => {
    const slips: Slip[] = [];
    const desk = new Desk({ seed: 'club night', details: { lateEntry: true } }).gathers(...names(13));
    const write = (round: number, player: string, opponent: string | null, ...figures: [number, number, number]) =>
      slips.push({ round, player, opponent, figures });
    const playOut = (round: number, except: readonly string[] = []) => {
      const bye = currentRound(desk.state)?.bye;
      if (bye) write(round, bye, null, 3, 2, 3);
      for (const match of desk.matches) {
        if (match.confirmed || except.includes(match.id)) continue;
        const winner = match.a < match.b ? match.a : match.b;
        desk.reports(match, firstLetterWins(match));
        write(round, winner, opponentOf(match, winner), 3, 2, winner === match.a ? 3 : 2);
        write(round, opponentOf(match, winner), winner, 0, 0, winner === match.a ? 2 : 3);
      }
    };

    desk.posts().starts();
    const [conceded] = desk.matches;
    if (conceded === undefined) throw new Error('no match');
    const figures = { sc: [1, 0], w: [1, 4] } as const;
    desk.does({ kind: 'concede', match: conceded.id, figures }, conceded.a);
    write(1, conceded.a, conceded.b, 0, 1, 1);
    write(1, conceded.b, conceded.a, 3, 2, 4);
    playOut(1);
    desk.closes();

    const zoe = {
      kind: 'enterLate',
      player: 'Zoe',
      name: 'Zoe',
      team: desk.team('Zoe'),
      salt: '',
      problems: [],
    } as const;
    desk.does(zoe);
    write(1, 'Zoe', null, 0, 0, 0);
    desk.posts().starts();
    const [drawn] = desk.matches;
    if (drawn === undefined) throw new Error('no match');
    desk.now += 125 * 60_000;
    desk.reports(drawn, { how: 'draw', sc: [1, 1], w: [5, 5] });
    write(2, drawn.a, drawn.b, 1, 1, 5);
    write(2, drawn.b, drawn.a, 1, 1, 5);
    playOut(2);
    desk.closes().does({ kind: 'drop', player: 'P007' }, OLGA, 'last train');

    desk.posts().starts();
    playOut(3);
    desk.closes().posts().starts();
    playOut(4);
    const wrong = desk.state.stages[0]?.rounds[1]?.matches.find((match) => match.result?.how === 'victory');
    if (wrong?.result?.winner === undefined) throw new Error('no match');
    const pairings = JSON.stringify(desk.matches);
    const [winner, loser] = [opponentOf(wrong, wrong.result.winner), wrong.result.winner];
    desk.does({ kind: 'correctResult', match: wrong.id, result: wins(wrong, winner, [1, 1]) }, OLGA, 'slip misread');
    expect(JSON.stringify(desk.matches)).toBe(pairings);
    const corrected = slips.filter((slip) => slip.round !== 2 || (slip.player !== winner && slip.player !== loser));
    corrected.push({ round: 2, player: winner, opponent: loser, figures: [3, 2, 1] });
    corrected.push({ round: 2, player: loser, opponent: winner, figures: [0, 0, 1] });

    desk.closes().does({ kind: 'finish' });
    const [stage] = desk.state.stages;
    if (stage === undefined) throw new Error('no stage');
    const rows = standingsOf(desk.state, stage).map((row) =>
      [row.player, row.ep, row.sc, fourDecimals(row.sos), row.w].join(' '),
    );
    expect(rows).toEqual(byHand(corrected, stage.rounds[3]?.lots ?? []));
    expect(rows).toHaveLength(14);
    expect(alteredBy(desk.state).map((one) => one.code)).toEqual(['lateEntry']);
    expect(verifyEvent(desk.event).differences).toEqual([]);
  });
});
