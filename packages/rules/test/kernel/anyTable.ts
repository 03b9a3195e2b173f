// A random table of made-up Units, close together round an objective and a ladder, each with two abilities of any kind.

import { library } from '@faultline/cards';
import { type ObjectiveSetup, tableOf } from '@faultline/rules';
import { skirmish, type Story } from '@faultline/testkit';
import { deck } from '../movement/board.ts';
import { anAbility, CONDITIONS, pick, type Random } from './anyAbility.ts';

const LADDER = tableOf(
  'ladder',
  [deck('deck', [16, 8], 3.2)],
  [
    { name: 'foot', group: 'ladder', x: 40640, y: 30480, z: 0 },
    { name: 'head', group: 'ladder', x: 40640, y: 22860, z: 8128 },
  ],
);

export function anyTable(seed: number, random: Random): Story {
  const abilities = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`x${i}`, anAbility(random)]));
  const fighter = (i: number, x: number, y: number) => ({
    at: [[x, y], ...(i % 3 !== 1 && random(3) === 0 ? [[x, y + 2] as const] : [])] as [number, number][],
    // A printed card has two stances.
    ...(i % 3 === 1 ? { is: i === 1 ? 'baylan-skoll' : 'cad-bane-notorious-hunter' } : {}),
    has: [`x${i * 2}`, `x${i * 2 + 1}`],
    rank: pick(['primary', 'secondary', 'supporting'] as const, random),
    stamina: 3 + random(4),
    durability: 1 + random(2),
    damage: random(3),
    hunker: y === 12 ? random(2) : 0,
    injured: random(2),
    conditions: CONDITIONS.filter(() => random(3) === 0),
    chart: [pick(['crit', 'damage', 'shove', 'heal', 'active', 'pinned', 'jump'], random)],
    armour: [pick(['block', 'jump', 'damage', 'strained', 'crit>strike'], random)],
  });
  return skirmish({
    ...anyStruggle(random),
    red: { r1: fighter(0, 12, 12), r2: fighter(1, 16, 12), r3: fighter(2, 20, 12) },
    blue: { b1: fighter(3, 12, 17), b2: fighter(4, 16, 17), b3: fighter(5, 20, 17) },
    force: [random(4), random(4)],
    chance: seed,
    ...(random(2) === 0 ? { activates: 'r2' } : {}),
    game: { table: LADDER },
    abilities,
  });
}

/** In the middle of some Struggle of some mission. */
function anyStruggle(random: Random) {
  const mission = pick(Object.values(library.missions), random);
  const card = pick(mission.struggles, random);
  const map = 1 + random(card.maps.length);
  const objectives = mission.objectives.map(({ key, x, y }): ObjectiveSetup => {
    const active = card.maps[map - 1]?.active.includes(key) ?? false;
    const control = active ? pick([0, 1, null] as const, random) : null;
    return { key, at: [x, y, 0], active, control, priority: active && random(3) === 0 };
  });
  const ofPhase = (phase: number): string =>
    pick(
      mission.struggles.filter((one) => one.phase === phase),
      random,
    ).id;
  const [first, second] = [1, 2, 3].filter((phase) => phase < card.phase).map(ofPhase);
  return {
    mission: mission.id,
    objectives,
    missionDeck: [1, 2, 3].filter((phase) => phase > card.phase).map(ofPhase),
    score: {
      card: card.id,
      map,
      momentum: [random(3), random(3)],
      token: random(5) - 2,
      claimed: [first ? [first] : [], second ? [second] : []],
    },
  };
}
