import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Stream } from '../src/chance/stream.ts';
import { bestPairing } from '../src/pairing/best.ts';
import { bestPairings, everyPairing } from '../src/pairing/enumerate.ts';
import type { Contender, Field, Meeting, Pair } from '../src/pairing/field.ts';
import { LookAhead } from '../src/pairing/lookAhead.ts';
import { leastCostMatching } from '../src/pairing/matching.ts';
import { type PairingRecord, pairRound } from '../src/pairing/pairRound.ts';
import { compareRatings, Rating } from '../src/pairing/rating.ts';

/** "Ana:3 Ben:0!" is Ana on 3 points and Ben on 0 with a bye behind him, ranked in the order written. */
function contenders(line: string): readonly Contender[] {
  return line.split(' ').map((word, index) => {
    const [player = '', points = ''] = word.split(':');
    const byes = points.split('!').length - 1;
    return { player, points: Number(points.replaceAll('!', '')), rank: index + 1, byes };
  });
}

/** "A-B C-D" met in round 1, the next line in round 2. */
function met(...rounds: readonly string[]): readonly Meeting[] {
  return rounds.flatMap((line, index) =>
    line
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => {
        const [a = '', b = ''] = word.split('-');
        return { a, b, round: index + 1 };
      }),
  );
}

function field(players: string, meetings: readonly Meeting[], more: Partial<Field> = {}): Field {
  const round = meetings.reduce((last, meeting) => Math.max(last, meeting.round), 0) + 1;
  const defaults = { seed: 'test', stage: 1, round, attempt: 0, roundsLeft: 0 };
  return { ...defaults, players: contenders(players), meetings, ...more };
}

const shown = (pairs: readonly Pair[]): string =>
  pairs
    .map(([a, b]) => [a, b].sort().join('-'))
    .sort()
    .join(' ');

const drawnOver = (count: number, of: Field): Map<string, number> => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < count; seed++) {
    const { bye, pairs } = pairRound({ ...of, seed: `seed ${seed}` });
    const key = bye === null ? shown(pairs) : `${shown(pairs)} bye ${bye.player}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return seen;
};

describe('round 1', () => {
  it('[SD-SWS-05] draws every pairing of four players equally often', () => {
    const seen = drawnOver(1500, field('A:0 B:0 C:0 D:0', [], { round: 1 }));
    expect(seen.size).toBe(3);
    for (const times of seen.values()) expect(Math.abs(times - 500)).toBeLessThan(90);
  });

  it('[SD-SWS-05] gives the same pairing for the same seed and another for another seed', () => {
    const twelve = field('A:0 B:0 C:0 D:0 E:0 F:0 G:0 H:0 I:0 J:0 K:0 L:0', [], { round: 1 });
    expect(pairRound(twelve)).toEqual(pairRound(twelve));
    expect(drawnOver(5, twelve).size).toBe(5);
  });

  it('[SD-BYE-01] draws the bye of an odd field, every player equally often', () => {
    const byes = new Map<string, number>();
    for (let seed = 0; seed < 1500; seed++) {
      const { bye } = pairRound(field('A:0 B:0 C:0 D:0 E:0', [], { round: 1, seed: `${seed}` }));
      expect(bye?.why).toBe('drawn');
      byes.set(bye?.player ?? '', (byes.get(bye?.player ?? '') ?? 0) + 1);
    }
    expect(byes.size).toBe(5);
    for (const times of byes.values()) expect(Math.abs(times - 300)).toBeLessThan(75);
  });

  it('[SD-SWS-06] spreads a group of twelve over its partners evenly', () => {
    const partners = new Map<string, number>();
    for (let seed = 0; seed < 1100; seed++) {
      const { pairs } = pairRound(field('A:0 B:0 C:0 D:0 E:0 F:0 G:0 H:0 I:0 J:0 K:0 L:0', [], { seed: `${seed}` }));
      const pair = pairs.find((one) => one.includes('A'));
      const partner = pair?.find((one) => one !== 'A') ?? '';
      partners.set(partner, (partners.get(partner) ?? 0) + 1);
    }
    expect(partners.size).toBe(11);
    for (const times of partners.values()) expect(Math.abs(times - 100)).toBeLessThan(45);
  });
});

describe('groups and floats', () => {
  it('[SD-SWS-03] [SD-SWS-06] pairs at random within equal points', () => {
    const seen = drawnOver(200, field('A:3 B:3 C:3 D:3 E:0 F:0', met('A-E B-F')));
    expect([...seen.keys()].sort()).toEqual(['A-B C-D E-F', 'A-C B-D E-F', 'A-D B-C E-F']);
  });

  it('[SD-SWS-07] lists the groups from the most event points down', () => {
    const { groups } = pairRound(field('A:6 B:3 C:3 D:1 E:0 F:0', met('A-B')));
    expect(groups.map((group) => group.points)).toEqual([6, 3, 1, 0]);
  });

  it('[SD-SWS-08] [SD-SWS-09] sends one of an odd group to the next group and pairs the rest there', () => {
    const seen = drawnOver(300, field('A:3 B:3 C:3 D:0 E:0 F:0', met('A-D B-E C-F')));
    expect(seen.size).toBe(6);
    const { floats } = pairRound(field('A:3 B:3 C:3 D:0 E:0 F:0', met('A-D B-E C-F')));
    expect(floats).toHaveLength(1);
    expect(floats[0]).toMatchObject({ from: 3, to: 0 });
  });

  it('[SD-R-33] [SD-X-18] changes the left-over player when the first has met the whole next group', () => {
    const seen = drawnOver(300, field('P:3 Q:3 R:3 S:1 T:1 U:0', met('P-S P-T'), { round: 3 }));
    expect([...seen.keys()].sort()).toEqual(['P-Q R-S T-U', 'P-Q R-T S-U', 'P-R Q-S T-U', 'P-R Q-T S-U']);
    expect(pairRound(field('P:3 Q:3 R:3 S:1 T:1 U:0', met('P-S P-T'))).equallyGood).toBe(4);
  });

  it('[SD-R-33] passes the left-over on to the following group when nobody can be paired in the next', () => {
    const all = 'P-S Q-S R-S P-Q';
    const { floats, rematches } = pairRound(field('P:6 Q:6 R:6 S:3 T:0 U:0', met(all)));
    expect(rematches).toEqual([]);
    expect(floats.find((float) => float.from === 6)?.to).toBe(0);
  });

  it('[SD-R-34] sends an even number down from an even group that cannot be paired inside', () => {
    const record = pairRound(field('A:6 B:6 C:3 D:3 E:3 F:3', met('A-B')));
    expect(record.rematches).toEqual([]);
    expect(record.floats.filter((float) => float.from === 6)).toHaveLength(2);
  });

  it('[SD-R-32] puts the top group first: fewest out of it, then the shortest way down', () => {
    const rating = new Rating(contenders('A:6 B:6 C:6 D:3 E:1 F:1'), []);
    const short = rating.rate([
      ['A', 'B'],
      ['C', 'D'],
      ['E', 'F'],
    ]);
    const long = rating.rate([
      ['A', 'B'],
      ['C', 'E'],
      ['D', 'F'],
    ]);
    const many = rating.rate([
      ['A', 'D'],
      ['B', 'E'],
      ['C', 'F'],
    ]);
    expect(compareRatings(short, long)).toBeLessThan(0);
    expect(compareRatings(long, many)).toBeLessThan(0);
  });

  it('[SD-SWS-02] [SD-SWS-10] [SD-PAIR-01] gives everyone exactly one opponent or the bye', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 40 }), fc.integer(), (count, seed) => {
        const players = Array.from({ length: count }, (_, i) => `p${i}:${(i * 7) % 10}`).join(' ');
        const { pairs, bye } = pairRound(field(players, [], { seed: `${seed}` }));
        const seated = [...pairs.flat(), ...(bye === null ? [] : [bye.player])].sort();
        expect(seated).toEqual(Array.from({ length: count }, (_, i) => `p${i}`).sort());
        expect(bye === null).toBe(count % 2 === 0);
      }),
      { numRuns: 60, seed: 8 },
    );
  });
});

describe('rematches', () => {
  it('[SD-PAIR-09] [SD-SWS-04] leaves the groups rather than repeat a pairing', () => {
    const record = pairRound(field('A:3 B:3 C:0 D:0', met('A-B C-D')));
    expect(record.rematches).toEqual([]);
    expect(record.floats).toHaveLength(2);
  });

  it('[SD-X-16] [SD-R-36] four players in round 4 repeat two pairings, by points', () => {
    const record = pairRound(field('P:9 Q:6 R:3 S:0', met('P-S Q-R', 'P-R Q-S', 'P-Q R-S')));
    expect(shown(record.pairs)).toBe('P-Q R-S');
    expect(record.rematches).toHaveLength(2);
    expect(record.equallyGood).toBe(1);
  });

  it('[SD-X-17] [SD-R-37] two triangles of unplayed pairs force exactly one rematch', () => {
    const unplayed = ['P-Q', 'Q-R', 'P-R', 'S-T', 'T-U', 'S-U'];
    const all = everyPairing(['P', 'Q', 'R', 'S', 'T', 'U'])
      .flat()
      .map(([a, b]) => `${a}-${b}`);
    const played = [...new Set(all)].filter((pair) => !unplayed.includes(pair));
    const record = pairRound(field('P:6 Q:6 R:3 S:3 T:3 U:0', met(played.join(' '))));
    expect(record.rematches).toHaveLength(1);
  });

  it('[SD-R-35] repeats the meeting that lies longest back', () => {
    const meetings = met('A-B C-D', 'A-C B-D', 'A-D B-C');
    const record = pairRound(field('A:3 B:3 C:3 D:3', meetings));
    expect(shown(record.pairs)).toBe('A-B C-D');
    expect(record.rematches.map((rematch) => rematch.lastMet)).toEqual([1, 1]);
  });

  it('[SD-PAIR-10] counts only the meetings it is given, those of the stage', () => {
    const fresh = pairRound(field('A:3 B:3 C:0 D:0', [], { stage: 2, round: 1 }));
    expect(shown(fresh.pairs)).toBe('A-B C-D');
  });
});

describe('the bye of a later round', () => {
  it('[SD-BYE-02] goes to the lowest-ranked player without one', () => {
    const { bye } = pairRound(field('A:3 B:3 C:1 D:0 E:0', met('A-D B-E')));
    expect(bye).toEqual({ player: 'E', why: 'lowestWithout' });
  });

  it('[SD-BYE-03] passes over a player who has had one', () => {
    const { bye } = pairRound(field('A:3 B:3 C:1 D:0! E:0!', met('A-D B-E')));
    expect(bye?.player).toBe('C');
  });

  it('[SD-R-39] stays with the lowest-ranked even where another bye would avoid a rematch', () => {
    const { bye, rematches } = pairRound(field('A:3 B:3 C:0', met('A-B')));
    expect(bye?.player).toBe('C');
    expect(rematches).toHaveLength(1);
  });

  it('[SD-X-19] [SD-R-40] goes to the lowest of those with the fewest when all have had one', () => {
    expect(pairRound(field('A:6! B:3! C:3!', met('A-B'))).bye).toEqual({ player: 'C', why: 'lowestOfFewest' });
    expect(pairRound(field('A:6!! B:3! C:3!!', met('A-B'))).bye?.player).toBe('B');
  });

  it('[SD-BYE-04] [SD-PAIR-05] exists only in an odd field', () => {
    expect(pairRound(field('A:3 B:3 C:1 D:0 E:0 F:0', met('A-D'))).bye).toBeNull();
    expect(pairRound(field('A:3 B:3 C:1 D:0 E:0 F:0 G:0', met('A-D'))).bye).not.toBeNull();
  });
});

describe('the event of seven players', () => {
  it('[SD-X-01] round 2 has its bye at Fay and six equally good pairings', () => {
    const played = field('Ana:3 Eli:3 Gus:3! Cleo:1 Dev:1 Ben:0 Fay:0', met('Ana-Ben Cleo-Dev Eli-Fay'));
    const record = pairRound(played);
    expect(record.bye?.player).toBe('Fay');
    expect(record.equallyGood).toBe(6);
    expect([...drawnOver(300, played).keys()]).toContain('Ana-Eli Ben-Cleo Dev-Gus bye Fay');
  });

  it('[SD-X-01] round 3 pairs Eli with Gus and sends Cleo down', () => {
    const rounds = met('Ana-Ben Cleo-Dev Eli-Fay', 'Ana-Eli Dev-Gus Ben-Cleo');
    const seen = drawnOver(200, field('Eli:6 Gus:6! Cleo:4 Fay:3! Ana:3 Dev:1', rounds));
    expect([...seen.keys()].sort()).toEqual(['Ana-Cleo Dev-Fay Eli-Gus', 'Ana-Dev Cleo-Fay Eli-Gus']);
  });

  it('[SD-X-01] [SD-R-34] round 4 has exactly two best pairings of fifteen', () => {
    const rounds = met('Ana-Ben Cleo-Dev Eli-Fay', 'Ana-Eli Dev-Gus Ben-Cleo', 'Eli-Gus Cleo-Fay Ana-Dev');
    const seen = drawnOver(200, field('Gus:9! Eli:6 Ana:6 Fay:6! Cleo:4 Dev:1', rounds));
    expect([...seen.keys()].sort()).toEqual(['Ana-Cleo Dev-Eli Fay-Gus', 'Ana-Gus Cleo-Eli Dev-Fay']);
  });

  it('[SD-X-02] with Ben back the bye of round 4 is his', () => {
    const rounds = met('Ana-Ben Cleo-Dev Eli-Fay', 'Ana-Eli Dev-Gus Ben-Cleo', 'Eli-Gus Cleo-Fay Ana-Dev');
    expect(pairRound(field('Gus:9! Eli:6 Ana:6 Fay:6! Cleo:4 Dev:1 Ben:0', rounds)).bye?.player).toBe('Ben');
  });
});

describe('look-ahead', () => {
  it('[SD-R-38] discards a pairing after which the remaining rounds need a rematch', () => {
    const six = field('A:3 B:3 C:3 D:3 E:3 F:3', met('A-B C-D E-F', 'B-C D-E A-F'), { roundsLeft: 1 });
    const { equallyGood, keptByLookAhead } = pairRound(six);
    expect([equallyGood, keptByLookAhead]).toEqual([4, 3]);
    expect([...drawnOver(200, six).keys()].sort()).toEqual(['A-C B-E D-F', 'A-D B-F C-E', 'A-E B-D C-F']);
    expect(drawnOver(200, { ...six, roundsLeft: 0 }).has('A-D B-E C-F')).toBe(true);
  });

  it('[SD-R-38] keeps all where none can be completed', () => {
    const four = field('A:3 B:3 C:3 D:3', met('A-B C-D'), { roundsLeft: 3 });
    expect(pairRound(four)).toMatchObject({ equallyGood: 2, keptByLookAhead: 2 });
  });

  it('[SD-R-38] in an odd field looks for any choice of later byes among those entitled', () => {
    const byes = { A: 0, B: 0, C: 0, D: 0, E: 1 };
    const ahead = new LookAhead(Object.entries(byes).map(([player, count]) => ({ player, byes: count })));
    const round: readonly Pair[] = [
      ['A', 'B'],
      ['C', 'D'],
    ];
    expect(ahead.canComplete(round, 4)).toBe(true);
    expect(ahead.canComplete(round, 5)).toBe(false);
  });

  it('is not applied to nine players', () => {
    const nine = field('A:3 B:3 C:3 D:3 E:0 F:0 G:0 H:0 I:0', met('A-E B-F C-G D-H'), { roundsLeft: 2 });
    expect(pairRound(nine).keptByLookAhead).toBeNull();
  });
});

const someField = fc
  .record({
    count: fc.integer({ min: 2, max: 5 }).map((half) => half * 2),
    points: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 10, maxLength: 10 }),
    met: fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 4 })), { maxLength: 30 }),
    seed: fc.string(),
  })
  .map(({ count, points, met: pairs, seed }) => {
    const players = Array.from({ length: count }, (_, i) => ({
      player: `p${i}`,
      points: points[i] ?? 0,
      rank: i + 1,
      byes: 0,
    }));
    const meetings = pairs
      .filter(([a, b]) => a !== b && a < count && b < count)
      .map(([a, b, round]) => ({ a: `p${a}`, b: `p${b}`, round }));
    return { seed, stage: 1, round: 5, attempt: 0, roundsLeft: 0, players, meetings };
  });

describe('against exhaustive search', () => {
  it('[SD-R-32] [SD-PAIR-09] the matching is never worse than the best of all pairings', () => {
    fc.assert(
      fc.property(someField, ({ players, meetings, seed }) => {
        const rating = new Rating(players, meetings);
        const names = players.map((one) => one.player);
        const best = rating.rate(bestPairings(names, rating)[0] ?? []);
        expect(rating.rate(bestPairing(names, rating, new Stream(seed, 'x')))).toEqual(best);
      }),
      { numRuns: 1500, seed: 8 },
    );
  });

  it('[SD-R-32] the same holds when every entry of the rating is a number of its own', () => {
    fc.assert(
      fc.property(someField, ({ players, meetings }) => {
        const rating = new Rating(players, meetings);
        const names = players.map((one) => one.player);
        const width = rating.limits.length;
        const table = Float64Array.from(
          names.flatMap((a) => names.flatMap((b) => (a === b ? rating.limits.map(() => 0) : rating.costOf([a, b])))),
        );
        const partners = leastCostMatching(names.length, { width, table, between: (u, v) => u * names.length + v });
        const pairs = partners.flatMap((v, u): Pair[] => (u < v ? [[names[u] ?? '', names[v] ?? '']] : []));
        expect(rating.rate(pairs)).toEqual(rating.rate(bestPairings(names, rating)[0] ?? []));
      }),
      { numRuns: 1500, seed: 9 },
    );
  });

  it('[SD-R-32] random whole costs give the cheapest matching of ten', () => {
    const names = Array.from({ length: 10 }, (_, i) => `${i}`);
    const all = everyPairing(names);
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 100, maxLength: 100 }), (costs) => {
        const between = (u: number, v: number) => Math.min(u, v) * 10 + Math.max(u, v);
        const price = (pairs: readonly Pair[]) =>
          pairs.reduce((total, [a, b]) => total + (costs[between(Number(a), Number(b))] ?? 0), 0);
        const partners = leastCostMatching(10, { width: 1, table: Float64Array.from(costs), between });
        const pairs = partners.flatMap((v, u): Pair[] => (u < v ? [[`${u}`, `${v}`]] : []));
        expect(pairs).toHaveLength(5);
        expect(price(pairs)).toBe(all.reduce((least, one) => Math.min(least, price(one)), 1000));
      }),
      { numRuns: 300, seed: 10 },
    );
  });
});

describe('a pairing anyone can repeat', () => {
  it('[SD-SWS-06] does not depend on the order in which players and meetings are given', () => {
    fc.assert(
      fc.property(someField, (given) => {
        const turned = {
          ...given,
          players: [...given.players].reverse(),
          meetings: [...given.meetings].reverse().map(({ a, b, round }) => ({ a: b, b: a, round })),
        };
        expect(pairRound(turned)).toEqual(pairRound(given));
      }),
      { numRuns: 100, seed: 11 },
    );
  });

  it('pairs anew from the field kept in its own record', () => {
    const record: PairingRecord = pairRound(field('A:3 B:3 C:3 D:0 E:0 F:0 G:0', met('A-D B-E C-F')));
    expect(pairRound(record.field)).toEqual(record);
  });

  it('draws differently after a posted pairing was declared void', () => {
    const twelve = field('A:0 B:0 C:0 D:0 E:0 F:0 G:0 H:0 I:0 J:0 K:0 L:0', [], { round: 1 });
    expect(shown(pairRound({ ...twelve, attempt: 1 }).pairs)).not.toBe(shown(pairRound(twelve).pairs));
  });
});
