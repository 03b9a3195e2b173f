import { beforeAll, describe, expect, it } from 'vitest';
import { exportEvent, importEvent } from '../src/file/file.ts';
import { verifyEvent } from '../src/file/verify.ts';
import type { EventState } from '../src/event/event.ts';
import type { Field } from '../src/pairing/field.ts';
import type { PairingRecord } from '../src/pairing/pairRound.ts';
import { isRefused } from '../src/reason.ts';
import { currentRound, currentStage } from '../src/queries/current.ts';
import { standingsOf } from '../src/rounds/standing.ts';
import type { Row } from '../src/standings/standings.ts';
import { type Desk, wins } from './desk.ts';
import { randomEvent } from './randomEvent.ts';

const EVENTS = 2000;
const PATIENCE = 120_000;

const rowsOf = (state: EventState): readonly Row[] => {
  const stage = currentStage(state);
  return stage === undefined ? [] : standingsOf(state, stage);
};
const pointsOf = (desk: Desk): Map<string, number> => new Map(rowsOf(desk.state).map((row) => [row.player, row.ep]));

interface Observed {
  readonly seed: number;
  readonly desk: Desk;
  readonly records: readonly PairingRecord[];
  /** Acts of leaving or coming that changed anybody's points. */
  readonly gains: readonly string[];
}

function observe(seed: number): Observed {
  const records: PairingRecord[] = [];
  const gains: string[] = [];
  let before = new Map<string, number>();
  const desk = randomEvent(seed, {
    prepared: (now) => {
      const record = currentRound(now.state)?.record;
      if (record) records.push(record);
    },
    acted: (now, act) => {
      const after = pointsOf(now);
      const moved = [...after].some(([player, points]) => points !== (before.get(player) ?? 0));
      if (moved && !/^(closeRound|correct)/.test(act)) gains.push(act);
      before = after;
    },
  });
  return { seed, desk, records, gains };
}

/** The ledger's vector for the best of all pairings, reckoned here from the bare field. */
function bestVector({ players, meetings }: Field, bye: string | undefined): string {
  const field = players.filter((one) => one.player !== bye);
  const levels = [...new Set(field.map((one) => one.points))].sort((a, b) => b - a);
  const lastMet = (a: string, b: string): number =>
    Math.max(
      0,
      ...meetings.filter((one) => [one.a, one.b].includes(a) && [one.a, one.b].includes(b)).map((one) => one.round),
    );
  const met = field.map((one) => field.map((other) => (one === other ? 0 : lastMet(one.player, other.player))));
  const level = field.map((one) => levels.indexOf(one.points));
  let best: number[] | null = null;
  const search = (free: readonly number[], vector: number[]): void => {
    const [first, ...rest] = free;
    if (best !== null && (vector[0] ?? 0) > (best[0] ?? 0)) return;
    if (first === undefined) {
      const at = vector.findIndex((value, index) => value !== best?.[index]);
      if (best === null || (at >= 0 && (vector[at] ?? 0) < (best[at] ?? 0))) best = vector;
      return;
    }
    for (const partner of rest) {
      const next = [...vector];
      const add = (index: number, value: number) => {
        next[index] = (next[index] ?? 0) + value;
      };
      const [high, low] = [
        Math.min(level[first] ?? 0, level[partner] ?? 0),
        Math.max(level[first] ?? 0, level[partner] ?? 0),
      ];
      const seen = met[first]?.[partner] ?? 0;
      if (seen > 0) add(0, 1);
      if (low > high) add(1 + 2 * high, 1);
      add(2 + 2 * high, low - high);
      add(next.length - 1, seen);
      search(
        rest.filter((other) => other !== partner),
        next,
      );
    }
  };
  search(
    field.map((_, index) => index),
    Array(2 + 2 * levels.length).fill(0),
  );
  return String(best);
}

describe('two thousand random events', () => {
  let observed: readonly Observed[] = [];
  beforeAll(() => {
    observed = Array.from({ length: EVENTS }, (_, seed) => observe(seed));
  }, PATIENCE);

  it(
    '[SD-PAIR-09] [SD-R-32] no pairing of up to ten players is worse than the best of all',
    () => {
      const records = observed.flatMap((one) => one.records).filter((record) => record.pairs.length <= 5);
      expect(records.length).toBeGreaterThan(EVENTS);
      const worse = records.filter((record) => String(record.rating) !== bestVector(record.field, record.bye?.player));
      expect(worse.map((record) => record.field)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    '[SD-R-32] nor is one of twelve, where the pairing is searched and not listed',
    () => {
      const records = observed
        .flatMap((one) => one.records)
        .filter((record) => record.pairs.length === 6)
        .slice(0, 40);
      expect(records).toHaveLength(40);
      const worse = records.filter((record) => String(record.rating) !== bestVector(record.field, record.bye?.player));
      expect(worse.map((record) => record.field)).toEqual([]);
    },
    PATIENCE,
  );

  it('[SD-BYE-03] [SD-R-40] nobody has another bye while an active player has had fewer', () => {
    const byes = observed.flatMap((one) => one.records).filter((record) => record.bye !== null);
    expect(byes.length).toBeGreaterThan(EVENTS);
    const unfair = byes.filter(({ field, bye }) => {
      const mine = field.players.find((one) => one.player === bye?.player)?.byes ?? 0;
      return field.players.some((one) => one.byes < mine);
    });
    expect(unfair).toEqual([]);
  });

  it('[SD-DROP-08] leaving, coming back and entering late never change anybody’s points', () => {
    expect(observed.filter((one) => one.gains.length > 0).map((one) => [one.seed, one.gains])).toEqual([]);
  });

  it('[SD-DROP-08] a missed round is worth nothing, and no round counts twice', () => {
    for (const row of observed.flatMap((one) => rowsOf(one.desk.state))) {
      const missed = row.games.filter((game) => game.how === 'unpairedLoss' || game.how === 'bothAbsent');
      expect(missed.every((game) => game.ep + game.sc + game.w === 0)).toBe(true);
      expect(row.ep).toBeLessThanOrEqual(3 * (row.games.length - missed.length));
      expect(new Set(row.games.map((game) => game.round)).size).toBe(row.games.length);
    }
  });

  it('[SD-FMT-03] standings do not depend on the order in which players and matches are kept', () => {
    for (const { desk } of observed.slice(0, 300)) {
      const { state } = desk;
      const turned: EventState = {
        ...state,
        entrants: [...state.entrants].reverse(),
        stages: state.stages.map((stage) => ({
          ...stage,
          rounds: stage.rounds.map((round) => ({
            ...round,
            matches: [...round.matches].reverse(),
            unpairedLosses: [...round.unpairedLosses].reverse(),
          })),
        })),
      };
      expect(rowsOf(turned)).toEqual(rowsOf(state));
    }
  });

  it(
    '[SD-R-58] a correction and its undo leave the identical event',
    () => {
      for (const { desk, seed } of observed.slice(0, 300)) {
        const before = desk.event;
        const won = before.state.stages.flatMap((stage) => stage.rounds).flatMap((round) => round.matches);
        const victories = won.filter((match) => match.result?.how === 'victory');
        const match = victories[seed % Math.max(1, victories.length)];
        if (match === undefined) continue;
        const winner = match.result?.winner === match.a ? match.b : match.a;
        desk.does({ kind: 'correctResult', match: match.id, result: wins(match, winner) });
        desk.does({ kind: 'undo', entry: desk.event.log.length - 1 });
        expect(desk.state).toEqual(before.state);
        expect(desk.event.log.slice(0, -2)).toEqual(before.log);
      }
    },
    PATIENCE,
  );

  it(
    'an event read from its file is identical',
    () => {
      for (const { desk } of observed.slice(0, 300)) {
        const text = exportEvent(desk.event);
        const back = importEvent(text);
        if (isRefused(back)) throw new Error(back.refused[0]?.says);
        expect(back.event).toEqual(desk.event);
        expect(exportEvent(back.event)).toBe(text);
      }
    },
    PATIENCE,
  );

  it(
    'everything drawn in an event comes out again',
    () => {
      for (const { desk } of observed.slice(0, 100)) expect(verifyEvent(desk.event).differences).toEqual([]);
    },
    PATIENCE,
  );
});
