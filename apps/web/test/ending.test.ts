import { luckOf } from '@faultline/odds';
import { curveOf, diceRolled, type Match, type Open, reportOf, totalsOf } from '@faultline/rules';
import { duel } from '@faultline/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { wholeReport } from '../src/engine/wholeReport.ts';
import { curveShape } from '../src/ending/curveShape.ts';
import { swapped } from '../src/ending/swapped.ts';
import type { WholeReport } from '../src/port/report.ts';
import { operationUntil } from './browser/operation.ts';
import { beginInNode, playInNode } from './browser/played.ts';

const MISSIONS = ['shifting-priorities', 'sabotage-showdown'] as const;

/** Some Turns of a game, then somebody gives it up. */
function conceded(seed: string, turns: number): Match {
  let played: Match | null = null;
  playInNode('restless', seed, MISSIONS, (_, match) => {
    played = match;
    return match.state.open.turn > turns ? 'stop' : 'on';
  });
  const match = played as Match | null;
  if (!match) throw new Error('Nothing was played.');
  match.send(1, { do: 'concede' });
  return match;
}

describe('what the end page is told', () => {
  let match: Match;
  let told: WholeReport;
  beforeAll(async () => {
    match = conceded('end', 6);
    told = await wholeReport(match);
  });

  it('is what the rules report', () => {
    const { standing, standingStory, standingVersions, state } = match;
    expect(told).toMatchObject(reportOf(state.open, standing));
    expect(told.totals).toEqual(totalsOf(told, told));
    expect(told.curve).toEqual(curveOf(standingStory, standingVersions.toReversed()));
    expect(told.luck).toEqual(diceRolled(standing).map(luckOf));
    expect(told.result).toEqual({ winner: 0, why: 'concession' });
  });

  it('names every Turn, and for each a moment in which it had begun', () => {
    expect(told.curve.turns.map(({ turn }) => turn)).toEqual(Array.from({ length: told.turns }, (_, i) => i + 1));
    for (const { turn, version } of told.curve.turns) expect(match.stateAt(version)?.open.turn).toBe(turn);
  });

  it('does not count what was taken back', async () => {
    const { entries } = conceded('end', 2);
    const played = (count: number): Match => {
      const again = beginInNode('end', MISSIONS);
      for (const entry of entries.slice(0, count)) again.retake(entry);
      return again;
    };
    const to = entries.length - 9;
    const back = played(entries.length - 1);
    back.send(0, { do: 'offer', what: { do: 'undo', to } });
    back.send(1, { do: 'accept', offer: back.offers[0]?.id ?? 0 });
    const [undone, never] = [await wholeReport(back), await wholeReport(played(to))];
    expect(back.version).toBe(entries.length);
    expect([undone.curve, undone.sides, undone.luck]).toEqual([never.curve, never.sides, never.luck]);
  });

  it('begins the same game again: its teams, its mission, its battlefield', () => {
    const { setup } = match.file();
    expect(told.again).toEqual({ teams: setup.kind === 'teams' && setup.teams, table: 'core-1', prepared: false });
  });

  it('of a game given up before its first Turn is empty', async () => {
    const given = beginInNode('end', MISSIONS);
    given.send(0, { do: 'concede' });
    const { curve, luck, turns } = await wholeReport(given);
    expect([curve.turns, curve.turningPoints, luck[0].chance, turns]).toEqual([[], [], null, 0]);
  });

  it('of a made-up position knows no other game to begin', async () => {
    expect((await wholeReport(duel({ attackDice: 'c' }).match)).again).toBeNull();
  });
});

describe('a Key Operation', () => {
  it('[KO-TOK-01] is told by Stages and its clock, and its team keeps its role on the other chair', async () => {
    const match = operationUntil('trigger-a-chain-reaction', 'end', (_, { turn }) => turn > 3);
    match.send(0, { do: 'concede' });
    const { curve, again } = await wholeReport(match);
    expect(curve.turns.map(({ token }) => token)).toEqual(curve.turns.map(() => null));
    expect(curve.phases).toHaveLength(1);
    const other = again && swapped(again, match.state.open);
    expect(other?.plan?.plan).toMatchObject({ operation: 'trigger-a-chain-reaction', aggressor: 1 });
    expect(other?.teams).toEqual(again?.teams.toReversed());
  });
});

describe('the other side', () => {
  it('is the same game with the teams exchanged', () => {
    const chosen = { teams: [{ name: 'A' }, { name: 'B' }], table: 'core-2', prepared: true } as never;
    const open = { score: { mode: 'standard' } } as unknown as Open;
    expect(swapped(chosen, open)).toEqual({ teams: [{ name: 'B' }, { name: 'A' }], table: 'core-2', prepared: true });
  });
});

describe('the curve', () => {
  const turn = (n: number, token: number, wounds: readonly [number, number] = [0, 0]) => ({
    turn: n,
    version: 10 * n,
    token,
    momentum: [2, 1] as const,
    wounds,
  });
  const curve = {
    turns: [turn(1, 2), turn(2, 5, [1, 0])],
    phases: [{ card: 'x', from: 1, to: 2, token: 0, winner: 0 as const }],
    turningPoints: [],
  };

  it('has the side of whoever looks above', () => {
    const [mine, theirs] = ([0, 1] as const).map((me) => curveShape(curve, me, 1000, 300).phases[0]?.mark);
    expect([mine?.side, theirs?.side]).toEqual(['a', 'b']);
    expect((mine?.y ?? 0) < (theirs?.y ?? 0)).toBe(true);
  });

  it('keeps the numbers of turning points apart, where two Turns lie side by side on a phone', () => {
    const quiet = { token: null, momentum: [0, 0] as const, wounds: [], taken: [], won: null };
    const turningPoints = [14, 15, 16].map((n) => ({ ...quiet, turn: n, version: 10 * n }));
    const turns = Array.from({ length: 26 }, (_, i) => turn(i + 1, 0));
    const phases = [{ card: 'x', from: 1, to: 26, token: 0, winner: null }];
    const { points, box } = curveShape({ turns, phases, turningPoints }, 0, 300, 220);
    for (const [i, point] of points.entries()) {
      expect(point.y >= box.top && point.y <= box.bottom).toBe(true);
      for (const other of points.slice(0, i))
        expect(Math.max(Math.abs(point.x - other.x), Math.abs(point.y - other.y))).toBeGreaterThanOrEqual(24);
    }
  });

  it('lies inside of its drawing, however many Turns there are', () => {
    const many = { ...curve, turns: Array.from({ length: 60 }, (_, i) => turn(i + 1, (i % 17) - 8)) };
    const shape = curveShape(
      { ...many, phases: [{ card: 'x', from: 1, to: 60, token: 0, winner: null }] },
      0,
      300,
      220,
    );
    const numbers =
      shape.lines
        .join(' ')
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect(Math.max(...numbers)).toBeLessThanOrEqual(300);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(shape.turns).toHaveLength(60);
  });
});

describe('a game that was prepared for its players', () => {
  it('is prepared again: nobody took time over its first answers', async () => {
    const match = beginInNode('prepared', MISSIONS);
    const { seat, options } = match.state.open.decision ?? { seat: 0 as const, options: [] };
    match.send(seat, { do: 'answer', version: 0, answer: { option: options[0]?.id ?? '' } });
    match.send(0, { do: 'concede' }, 5000);
    expect((await wholeReport(match)).again?.prepared).toBe(true);
  });
});
