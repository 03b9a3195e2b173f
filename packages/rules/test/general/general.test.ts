import { active, duel, ENEMY, skirmish } from '@faultline/testkit';
import { expect, it } from 'vitest';

it('[CR-GEN-03, G-31] a Unit of two characters has two bases and one card', () => {
  const story = skirmish({
    red: {
      clones: {
        is: '501st-clone-troopers',
        at: [
          [5, 5],
          [8, 8],
        ],
      },
      anakin: { is: 'general-anakin-skywalker', at: [10, 10] },
    },
    blue: { enemy: { at: [30, 30] } },
    activates: 'clones',
  });
  expect([story.unit('clones').characters.length, story.unit('anakin').characters.length]).toEqual([2, 1]);
  expect(story.match.game.library.units['501st-clone-troopers']).toMatchObject({
    rank: 'supporting',
    points: 3,
    force: 0,
  });
});

it('[CR-GEN-05] a character has its Unit’s rank', () => {
  const story = duel({
    attacker: { has: ['call'] },
    defender: {
      rank: 'supporting',
      at: [
        [13, 10],
        [14, 14],
      ],
    },
    blue: { lord: { at: [20, 20] } },
    abilities: {
      call: active(
        0,
        { do: 'choose', bind: 'one', from: { ...ENEMY, rank: ['supporting'] } },
        { do: 'suffer', who: { bound: 'one' }, amount: 1 },
      ),
    },
  }).chooses('call');
  expect(story.offered).toEqual(['defender.1', 'defender.2']);
});

it('[CR-GEN-06] allied and enemy: every Unit is one of them, for either player', () => {
  const pick = (side: 'allied' | 'enemy') =>
    active(
      0,
      { do: 'choose', bind: 'one', from: { of: 'unit', side } },
      { do: 'suffer', who: { bound: 'one' }, amount: 0 },
    );
  const table = duel({
    attacker: { has: ['ours', 'theirs'] },
    red: { friend: { at: [5, 5] } },
    blue: { other: { at: [30, 30] } },
    abilities: { ours: pick('allied'), theirs: pick('enemy') },
  });
  expect(table.chooses('ours').offered).toEqual(['attacker', 'friend']);
  expect(table.plays('friend', 'theirs').offered).toEqual(['defender', 'other']);
});

it('[CR-GEN-07, CR-GEN-08] damage knows whose effect it is; that of a condition is nobody’s', () => {
  const story = duel({
    attacker: { has: ['zap'], conditions: ['strained'] },
    abilities: {
      zap: active(0, { do: 'choose', bind: 'one', from: ENEMY }, { do: 'suffer', who: { bound: 'one' }, amount: 1 }),
    },
  }).chooses('zap');
  const seats = story.match.eventsSince().flatMap((event) => (event.event === 'suffered' ? [event.cause.seat] : []));
  expect(seats).toEqual([0, null]);
});

it('[CR-GEN-15] Tags change nothing by themselves', () => {
  expect(duel({ attacker: { tags: ['Jedi'] } }).offered).toEqual(duel().offered);
});

it('[DP-58] either player may concede at any question', () => {
  const story = duel();
  story.checked.send({ do: 'concede', by: 1 });
  expect(story.open.result).toEqual({ winner: 0, why: 'concession' });
});

it('[DP-59] corrections need the other player or an arbiter', () => {
  const story = duel();
  const set = [{ unit: 'a1', damage: 2 }];
  const say = (consent: 0 | 1 | 'arbiter' | null) =>
    story.checked.send({ do: 'correct', by: 0, consent, why: 'miscounted', set });
  expect(say(null)).toMatchObject({ refused: { why: 'no-consent' } });
  expect(say(0)).toMatchObject({ refused: { why: 'no-consent' } });
  say(1);
  expect(story.unit('attacker').damage).toBe(2);
});
