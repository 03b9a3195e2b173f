import type { OperationCard, PlayedOperation, Seat, StageEnd } from '@faultline/rules';
import { keyOperations } from '@faultline/rules/modes';
import { type Skirmish, skirmish, type Story } from '@faultline/testkit';

export const end = (
  at: StageEnd['at'],
  when: string,
  then: StageEnd['then'],
  ...does: readonly string[]
): StageEnd => ({ at, when, does, then });

/** An operation made up for tests: it goes on when the Aggressor holds W, and is won by holding W and E. */
/** More than the types of today ask for is no fault. */
const CARD: unknown = {
  id: 'raid',
  name: 'Raid',
  set: 'raid',
  objectives: [
    { key: 'W', x: 20000, y: 60000 },
    { key: 'E', x: 60000, y: 60000 },
  ],
  south: null,
  pool: [],
  rules: [],
  trackers: [],
  stages: [
    {
      id: 'break-in',
      number: 1,
      name: 'Break In',
      set: 'raid',
      active: [{ key: 'W', mark: 'door', priority: true }],
      setup: [],
      trackers: [],
      rules: [],
      ends: [end('aggressor-turn', 'full', 'countdown'), end('any-turn', 'in', { stage: 'get-out' })],
    },
    {
      id: 'get-out',
      number: 2,
      name: 'Get Out',
      set: 'raid',
      active: [
        { key: 'W', mark: null },
        { key: 'E', mark: null },
      ],
      setup: [],
      trackers: [],
      rules: [],
      ends: [end('aggressor-turn', 'full', 'countdown'), end('any-turn', 'out', { wins: 'aggressor' })],
    },
  ],
};

export const RAID: PlayedOperation = {
  card: CARD as OperationCard,
  rules: [],
  tests: {
    full: { test: 'clock-full' },
    in: { test: 'some', who: { of: 'objective', controlledBy: 'own' } },
    out: { test: 'some', who: { of: 'objective', controlledBy: 'own' }, atLeast: 2 },
  },
  readings: {},
};

interface Raid extends Partial<Skirmish> {
  readonly momentum?: readonly [number, number];
  readonly locked?: boolean;
  readonly aggressor?: Seat;
  readonly stage?: 'break-in' | 'get-out';
  /** Who controls W and E. */
  readonly held?: readonly [Seat | null, Seat | null];
  readonly operation?: PlayedOperation;
}

const FAR: readonly [number, number, number] = [3000, 3000, 0];

/** A position of it: red is the Aggressor unless said otherwise. */
export function raid(given: Raid = {}): Story {
  const { momentum = [0, 0], locked = false, aggressor = 0, stage = 'break-in', held = [null, null], ...more } = given;
  const { operation = RAID, ...setup } = more;
  return skirmish({
    red: { saw: { at: [10, 10] } },
    blue: { jyn: { at: [30, 30] } },
    activates: 'saw',
    mode: keyOperations,
    operations: { raid: operation },
    score: { operation: 'raid', aggressor, stage, momentum, locked },
    objectives: [
      { key: 'W', at: FAR, control: held[0] },
      { key: 'E', at: FAR, control: held[1], active: stage === 'get-out' },
    ],
    ...setup,
  });
}

/** The clock's two sides, the Struggle token and the Stage. */
export function clock({ open }: Story): Pick<OperationScore, 'momentum' | 'locked' | 'stage'> {
  if (open.score.mode !== 'key-operations') throw new Error('no operation');
  const { momentum, locked, stage } = open.score;
  return { momentum, locked, stage };
}

type OperationScore = Extract<Story['open']['score'], { mode: 'key-operations' }>;
