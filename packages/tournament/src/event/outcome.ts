// Shapes of what chance or the moment brought, as an event file keeps it.
import type { MatchOutcome } from './event.ts';
import type { Pair } from '../pairing/field.ts';
import type { PairingRecord } from '../pairing/pairRound.ts';
import type { PostedRow } from '../standings/difference.ts';
import {
  filled,
  list,
  Misfit,
  nullable,
  oneOf,
  pair,
  record,
  type Shape,
  text,
  whole,
  yesOrNo,
} from '@faultline/shape';
import { isRecord, isText } from '@faultline/shape/guards';

const id = filled;
const count = whole(0, 1_000_000);
const pairs: Shape<readonly Pair[]> = list(pair(id), 1000);
const tables = list(whole(1, 999), 1000);
const players = list(id, 1000);

const pairing: Shape<PairingRecord> = record({
  field: record({
    seed: filled,
    stage: count,
    round: count,
    attempt: count,
    roundsLeft: whole(-1000, 1000),
    players: list(record({ player: id, points: count, rank: count, byes: count }), 1000),
    meetings: list(record({ a: id, b: id, round: count })),
  }),
  purpose: text,
  bye: nullable(record({ player: id, why: oneOf(['drawn', 'lowestWithout', 'lowestOfFewest']) })),
  groups: list(record({ points: count, players }), 1000),
  pairs,
  floats: list(record({ player: id, opponent: id, from: count, to: count }), 1000),
  rematches: list(record({ a: id, b: id, lastMet: count }), 1000),
  rating: list(count, 1000),
  equallyGood: nullable(count),
  keptByLookAhead: nullable(count),
});

const postedRow: Shape<PostedRow> = record({
  player: id,
  rank: nullable(count),
  ep: count,
  sc: count,
  sos: text,
  w: count,
  rounds: count,
});

const shapes: { readonly [K in MatchOutcome['of']]: Shape<Extract<MatchOutcome, { of: K }>> } = {
  pairing: record({ of: oneOf(['pairing']), pairing, tables }),
  bracket: record({ of: oneOf(['bracket']), pairs, through: players, tables }),
  close: record({ of: oneOf(['close']), lots: players, standings: list(postedRow, 1000) }),
  seal: record({ of: oneOf(['seal']), seal: filled }),
  dice: record({ of: oneOf(['dice']), dice: list(oneOf(['critical', 'strike', 'expertise', 'failure']), 5) }),
  squads: record({
    of: oneOf(['squads']),
    picks: list(record({ player: id, squads: pair(whole(0, 3)), given: yesOrNo }), 1000),
  }),
  ranking: record({ of: oneOf(['ranking']), players }),
};

export const outcomeShape: Shape<MatchOutcome> = {
  read: (value, path) => {
    const of = isRecord(value) ? value.of : undefined;
    if (!isText(of) || !Object.hasOwn(shapes, of)) throw new Misfit(`${path}.of`, 'a known outcome', of);
    return shapes[of as MatchOutcome['of']].read(value, path);
  },
};
