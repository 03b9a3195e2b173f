import { CONSTANTS, type Disc, geometric, type Range, type Viewer, viewFor } from '@faultline/rules';
import { duel, skirmish } from '@faultline/testkit';
import { expect, it } from 'vitest';

const RANGES: readonly Range[] = [1, 2, 3, 4, 5];
const disc = (x: number, more: Partial<Disc> = {}): Disc => ({ x, y: 0, z: 0, r: 2000, ...more });
const story = duel();
const within = (a: Disc, b: Disc, range: Range) =>
  geometric.within({ game: story.match.game, open: story.open }, a, b, range);

it('[CR-MEAS-01] heights are ignored', () => {
  expect(within(disc(0), disc(6540, { z: 12700 }), 1)).toMatchObject({ holds: true, distance: 2540 });
});

it('[CR-MEAS-03, CR-MEAS-07] distance runs from edge to edge of the bases', () => {
  expect(within(disc(0), disc(10000, { r: 2500 }), 2).distance).toBe(5500);
});

it('[CR-MEAS-04, G-04] touching the end of the tool is within', () => {
  for (const range of RANGES) expect(within(disc(0), disc(4000 + CONSTANTS.range[range]), range).holds).toBe(true);
  expect(within(disc(0), disc(4000 + 7620 + 6), 2).holds).toBe(false);
});

it('[R-MEAS-2] one tolerance serves every comparison', () => {
  expect(within(disc(0), disc(4000 + 7620 + CONSTANTS.eps), 2).holds).toBe(true);
});

it('[CR-MEAS-05] an object is within every range of itself', () => {
  for (const range of RANGES) expect(within(disc(0), disc(0), range).holds).toBe(true);
});

it('[CR-MEAS-06] a Unit is as near as its nearest character', () => {
  const heal = skirmish({
    red: {
      medic: { at: [10, 10] },
      pair: {
        at: [
          [10, 14],
          [30, 30],
        ],
        damage: 1,
      },
      away: {
        at: [
          [30, 10],
          [30, 14],
        ],
        damage: 1,
      },
    },
    blue: { enemy: { at: [34, 34] } },
    activates: 'medic',
  }).chooses('recover');
  expect(heal.offered).toEqual(['pair:damage', 'decline']);
});

it('[CR-MEAS-09, CR-MEAS-10, R-MEAS-1] the lengths stand in one table', () => {
  expect(RANGES.map((range) => CONSTANTS.range[range])).toEqual([2540, 7620, 15240, 20320, 25400]);
});

it('[CR-MEAS-11, CR-MEAS-12] moves use movement tools, pushes range tools', () => {
  const moving = duel({ defender: { at: [30, 30] } }).chooses('move');
  expect(moving.open.decision?.options.map((o) => (o.asks?.kind === 'move' ? o.asks.tool : 0))).toEqual([
    15000, 8500, 8500, 0,
  ]);
  const pushing = duel({ defender: { at: [30, 30] } })
    .chooses('take-cover')
    .chooses('push', { direction: [1, 0] });
  expect(pushing.character('attacker').x).toBe(11 * 2540);
});

it('[CR-GEN-14] the range of an effect is measured from the object that uses it', () => {
  const offered = (x: number) =>
    duel({ attacker: { is: 'asajj-ventress-sith-assassin', at: [10, 10] }, defender: { at: [x, 10] } }).offered;
  const edge = 10 + (15240 + 4000) / 2540;
  expect([offered(edge).includes('force-push'), offered(edge + 0.01).includes('force-push')]).toEqual([true, false]);
});

it('[CR-MEAS-08] anybody may measure at any question: it needs the open table alone and changes nothing', () => {
  const attack = duel({ attackDice: 'ss', defender: { has: ['riposte'] } });
  const distances: number[] = [];
  for (const choice of ['combat', 'melee', 'n1', 'n2', 'pass', 'end']) {
    const before = attack.match.hash;
    for (const who of [0, 1, 'public'] satisfies Viewer[]) {
      const { open } = viewFor(attack.match.state, who);
      const [a, b] = open.characters as unknown as readonly [Disc, Disc];
      distances.push(geometric.within({ game: attack.match.game, open }, a, b, 2).distance);
    }
    expect(attack.match.hash).toBe(before);
    attack.chooses(choice);
  }
  expect(distances).toEqual(Array.from({ length: 18 }, () => 3 * 2540 - 4000));
});

it('[CR-MEAS-13] a command lays one movement tool, and none where a range tool measures', () => {
  const moving = duel({ defender: { at: [30, 30] } }).chooses('move');
  const send = (story: typeof moving, answer: object) =>
    story.match.send(0, { do: 'answer', version: story.open.version, answer } as never);
  const tool = { pivot: [31650, 25400], end: [35900, 25400] };
  const to = [30000, 25400, 0];
  expect(send(moving, { option: 'dash', to, tool: [tool, tool] })).toMatchObject({ refused: { why: 'malformed' } });
  const pushing = duel({ defender: { at: [30, 30] } }).chooses('take-cover');
  expect(send(pushing, { option: 'push', direction: [32768, 0], tool })).toMatchObject({
    refused: { reasons: [{ facts: { notAskedFor: 'tool' } }] },
  });
  expect(send(moving, { option: 'dash', to, tool })).toHaveProperty('events');
});
