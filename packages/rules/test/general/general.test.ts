import { readdirSync, readFileSync } from 'node:fs';
import { library } from '@faultline/cards';
import { type Effect, geometric, type Selector } from '@faultline/rules';
import { active, duel, ENEMY, FAR, innate, SELF, skirmish } from '@faultline/testkit';
import { expect, it } from 'vitest';

const note: Effect = { do: 'refresh', amount: 1 };

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
      { do: 'suffer', who: { bound: 'one' }, amount: 1 },
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

it('[CR-GEN-07] protection against enemy effects stops those of enemies alone', () => {
  const pin = active(
    0,
    { do: 'choose', bind: 'one', from: { of: 'unit', side: 'any' } },
    { do: 'gain', who: { bound: 'one' }, condition: 'pinned' },
  );
  const pinned = (whom: string) =>
    duel({
      attacker: { has: ['pin', 'proud'] },
      defender: { has: ['proud'] },
      abilities: { pin, proud: innate({ on: 'condition.gaining', by: ENEMY, to: SELF }, { do: 'instead' }) },
    })
      .plays('pin', whom)
      .unit(whom).conditions;
  expect([pinned('defender'), pinned('attacker')]).toEqual([[], ['pinned']]);
});

it('[CR-GEN-08] what a condition does is neither an allied nor an enemy effect', () => {
  const by = (side: Selector['side']) => innate({ on: 'wounded', by: { of: 'unit', side } }, note);
  const story = duel({
    attacker: { has: ['ours', 'theirs', 'all'], damage: 8, conditions: ['strained'] },
    abilities: { ours: by('allied'), theirs: by('enemy'), all: innate({ on: 'wounded' }, note) },
  }).chooses('focus');
  expect(story.told('ability')).toEqual(['ability attacker all 0']);
});

it('[CR-GEN-15] Tags change nothing by themselves: the same attack, step by step', () => {
  const fight = (tags: string[]) => {
    const story = duel({ attacker: { tags }, defender: { tags }, attackDice: 'scse', defenseDice: 'be' });
    const offered = ['focus', 'combat', 'melee', 'n1', 'n2', 'end'].map((choice) => {
      const { offered: now } = story;
      story.chooses(choice);
      return now;
    });
    return [offered, story.match.eventsSince()];
  };
  expect(fight(['Jedi', 'Force User', 'Galactic Republic'])).toEqual(fight([]));
});

it('[CR-GEN-16] special rules come with cards and missions: the core rules name none of them', () => {
  const folder = new URL('../../src/', import.meta.url);
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const { units, abilities, missions } = library;
  // Abilities whose one-word names are words of the rules as well.
  const words = ['resolve', 'run', 'shatterpoint'];
  const ids = [units, abilities, missions].flatMap((cards) => Object.keys(cards)).filter((id) => !words.includes(id));
  expect(ids.filter((id) => new RegExp(`'${id}'`).test(code))).toEqual([]);
  expect(code).toContain("'shatterpoint'");
});

it('[R-GEN-1] where the editions differ the English one holds: an attack strains, and terrain alone covers nobody', () => {
  const behindWall = { game: { space: { ...geometric, coveringPart: () => 'wall' } } };
  const order = active(0, { do: 'attack', who: 'self' });
  const story = duel({
    attacker: { conditions: ['strained'], has: ['order'] },
    defender: { at: FAR },
    abilities: { order },
    ...behindWall,
  }).plays('order', 'ranged');
  expect(story.told('pool')[1]).toBe('pool defense 2');
  expect(story.told('attack-resolved', 'suffered', 'ability')).toEqual([
    'ability attacker order 0',
    'attack-resolved attacker.1 defender.1 0',
    'suffered attacker 3',
  ]);
});

it('[R-GEN-2, R-TURN-5] the sequence says when, the prose what: after the activation the Unit scores, then leaves', () => {
  const objectives = [{ key: 'C', at: [25400, 25400, 0] }] as const;
  const story = duel({ attacker: { injured: 3 }, defender: { at: [30, 30] }, objectives }).chooses('end');
  expect(story.told('activation-ended', 'control', 'token', 'defeated', 'turn')).toEqual([
    'activation-ended attacker',
    'control C red',
    'token 1 red',
    'defeated attacker',
    'turn 3 blue',
  ]);
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
