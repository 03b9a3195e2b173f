// Every verb at every moment at which a library may use it: games are played until each has done something there.

import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import {
  applyInPlace,
  beginGame,
  type Clause,
  type Effect,
  type EventPattern,
  extend,
  type Game,
  type MissionCard,
  sampleAnswer,
  type State,
  type UnitCard,
} from '@faultline/rules';
import { active, coreGame, didSomething, innate, type MadeUp, seeded, skirmish } from '@faultline/testkit';
import type { VerbMoment } from '../../src/queries/language.ts';
import type { VERBS } from '../../src/verbs/index.ts';
import { whyNotAbility } from '../../src/verbs/whyNotAbility.ts';
import { pick, type Random, stream } from '../kernel/anyAbility.ts';

type VerbName = keyof typeof VERBS;

const ENEMY = { of: 'character', side: 'enemy' } as const;
const someEnemy: Effect = { do: 'choose', bind: 'one', from: ENEMY };
const one = { bound: 'one' } as const;
const HURT: Effect = { do: 'suffer', who: 'self', amount: 1 };

/** Effects in which the verb has a part, whoever and whatever is there. */
const EXAMPLES: { readonly [V in VerbName]: readonly Effect[] } = {
  action: [{ do: 'action', who: 'self', action: 'focus' }],
  'add-dice': [{ do: 'add-dice', roll: 'attack', dice: 1 }],
  'after-attack': [{ do: 'after-attack', effects: [HURT] }],
  attack: [{ do: 'attack', who: 'self', dice: 3, types: ['melee', 'ranged'] }],
  'change-stance': [{ do: 'change-stance', who: 'self' }],
  check: [
    { do: 'check', test: { test: 'some', who: ENEMY } },
    { do: 'if-did', effects: [HURT] },
  ],
  choose: [someEnemy, { do: 'suffer', who: one, amount: 1 }],
  'choose-tag': [
    { do: 'choose-tag', bind: 'tag', of: 'any' },
    { do: 'tag', who: 'self', tag: { bound: 'tag' }, until: 'game' },
  ],
  control: [
    { do: 'choose', bind: 'spot', from: { of: 'objective' } },
    { do: 'control', of: { bound: 'spot' }, by: 'own' },
  ],
  defeat: [someEnemy, { do: 'defeat', who: one }],
  dice: [{ do: 'dice', roll: 'attack', change: { how: 'add', face: 'crit' } }],
  'drop-hunker': [{ do: 'drop-hunker', who: 'self', tokens: 'all' }],
  each: [{ do: 'each', bind: 'one', from: ENEMY, effects: [{ do: 'suffer', who: one, amount: 1 }] }],
  gain: [{ do: 'gain', who: 'self', condition: 'exposed' }],
  grant: [{ do: 'grant', who: 'self', keyword: { name: 'impact', value: 1 }, until: 'game' }],
  heal: [{ do: 'heal', who: 'self' }],
  hunker: [{ do: 'hunker', who: 'self' }],
  'if-did': [HURT, { do: 'if-did', effects: [HURT] }],
  injure: [{ do: 'injure', who: 'self', tokens: 1 }],
  instead: [{ do: 'instead' }],
  look: [{ do: 'look' }],
  lose: [
    { do: 'grant', who: 'self', keyword: { name: 'protection' }, until: 'game' },
    { do: 'lose', who: 'self', keyword: 'protection', until: 'game' },
  ],
  'lose-momentum': [{ do: 'lose-momentum', amount: 1, of: 'opponent' }],
  may: [{ do: 'may', effects: [HURT] }],
  mend: [{ do: 'mend' }],
  momentum: [{ do: 'momentum', amount: 1 }],
  move: [{ do: 'move', who: 'self', move: 'dash' }],
  'next-attack': [{ do: 'next-attack', who: 'self', dice: 2 }],
  'order-card': [{ do: 'order-card', of: 'self', to: 'deck-bottom' }],
  pick: [
    {
      do: 'pick',
      among: [
        { name: 'a', effects: [HURT] },
        { name: 'b', effects: [HURT] },
      ],
    },
  ],
  place: [{ do: 'place', who: 'self', range: 2 }],
  pull: [someEnemy, { do: 'pull', who: one, range: 2, origin: 'self' }],
  push: [someEnemy, { do: 'push', who: one, range: 2, origin: 'self' }],
  refresh: [{ do: 'refresh', amount: 1 }],
  'refresh-deck': [{ do: 'refresh-deck' }],
  repeat: [{ do: 'repeat', times: 1, effects: [HURT] }],
  roll: [{ do: 'roll', bind: 'luck', die: 'attack', dice: 2 }],
  shed: [{ do: 'shed', who: 'self', damage: 1 }],
  shove: [someEnemy, { do: 'shove', who: one, by: 'self' }],
  'split-pool': [{ do: 'split-pool' }],
  struggle: [{ do: 'struggle', spaces: 1 }],
  suffer: [HURT],
  tag: [{ do: 'tag', who: 'self', tag: 'Scoundrel', until: 'game' }],
  'use-chart': [{ do: 'use-chart', roll: 'defense', of: 'self' }],
  when: [{ do: 'when', test: { test: 'some', who: ENEMY }, effects: [HURT] }],
  'share-heals': [
    {
      do: 'share-heals',
      who: 'self',
      times: 2,
      bind: 'healer',
      effects: [{ do: 'move', who: { bound: 'healer' }, move: 'dash' }],
    },
  ],
};

const NAMES = Object.keys(EXAMPLES) as VerbName[];

function madeUp(verb: VerbName, moment: VerbMoment): MadeUp {
  if (moment === 'use') return active(0, ...EXAMPLES[verb]);
  const answer = innate({ on: moment } as EventPattern, ...EXAMPLES[verb]);
  // Two who gain a token for each that is gained would never end.
  const endless = verb === 'hunker' && moment === 'hunker.gained';
  return endless
    ? { ...answer, clauses: answer.clauses.map((clause) => ({ ...clause, limit: 'turn' }) as Clause) }
    : answer;
}

/** The verbs that a library may use at this moment. */
const allowedAt = (moment: VerbMoment): VerbName[] =>
  NAMES.filter((verb) => whyNotAbility({ id: verb, clauses: madeUp(verb, moment).clauses }) === null);

interface Scene {
  readonly game: Game;
  readonly state: State;
}

/** What everybody may use: so that things happen in an activation that chance alone seldom brings. */
const DRIVERS: Readonly<Record<string, MadeUp>> = {
  turns: active(0, { do: 'change-stance', who: 'self' }),
  tires: active(0, { do: 'gain', who: 'self', condition: 'strained' }),
  deals: active(0, { do: 'refresh-deck' }),
  keeps: active(0, { do: 'order-card', of: 'self', to: 'reserve' }),
  pulls: active(0, { do: 'momentum', amount: 2 }),
  spends: active(2, { do: 'tag', who: 'self', tag: 'Sith', until: 'turn' }),
};

const CONDITIONS = ['strained', 'disarmed', 'pinned'] as const;

/** Some verbs need somebody with two stances, others somebody who is not Engaged. */
function isHolder(verb: VerbName, n: number, i: number): boolean {
  if (verb === 'change-stance') return i % 3 === 1;
  return verb === 'hunker' || verb === 'drop-hunker' ? i % 3 === 2 : n % 6 === i;
}

/** Not called like the verb: an option of a question may be. */
const idOf = (verb: VerbName): string => `does-${verb}`;

/** Six Units close together in the middle of a Struggle; each verb is somebody's. */
function brawl(verbs: readonly VerbName[], moment: VerbMoment, random: Random): Scene {
  const fighter = (i: number, x: number, y: number) => ({
    at: [[x, y]] as [number, number][],
    ...(i % 3 === 1 ? { is: i === 1 ? 'lord-maul' : 'general-anakin-skywalker' } : {}),
    has: [...verbs.filter((verb, n) => isHolder(verb, n, i)).map(idOf), ...Object.keys(DRIVERS)],
    tags: ['Jedi'],
    chart: ['damage', 'damage'],
    stamina: 4 + random(3),
    durability: 2 + random(2),
    damage: 1 + random(2),
    hunker: 1,
    conditions: CONDITIONS.filter(() => random(4) === 0),
  });
  const mission = pick(Object.values(library.missions), random) as MissionCard;
  const ofPhase = (phase: number): string =>
    pick(
      mission.struggles.filter((card) => card.phase === phase),
      random,
    ).id;
  const { match } = skirmish({
    red: { r1: fighter(0, 12, 12), r2: fighter(1, 16, 12), r3: fighter(2, 26, 6) },
    blue: { b1: fighter(3, 12, 15), b2: fighter(4, 16, 15), b3: fighter(5, 26, 26) },
    mission: mission.id,
    objectives: mission.objectives.map(({ key, x, y }) => ({
      key,
      at: [x, y, 0] as const,
      active: true,
      control: null,
    })),
    missionDeck: [ofPhase(2), ofPhase(3)],
    score: { card: ofPhase(1), map: 1, momentum: [4 + random(3), 4 + random(3)], token: random(5) - 2 },
    force: [3, 3],
    sides: [
      { deck: ['a1', 'shatterpoint'], discard: ['a2'], reserve: random(2) === 0 ? 'a3' : null },
      { deck: ['shatterpoint', 'b2'], discard: ['b1', 'b3'] },
    ],
    chance: random(1_000_000),
    ...(random(2) === 0 ? { activates: 'r2' } : {}),
    abilities: { ...DRIVERS, ...Object.fromEntries(verbs.map((verb) => [idOf(verb), madeUp(verb, moment)])) },
  });
  return match;
}

/** A game from its preparation on. */
function setUp(verbs: readonly VerbName[], moment: VerbMoment, seed: string): Scene {
  const core = coreGame().library;
  const fielded = [...REPUBLIC.squads, ...SHADOW.squads].flatMap((squad) => Object.values(squad).flat());
  const units = Object.values(core.units).map(
    (u): UnitCard =>
      fielded.includes(u.id)
        ? {
            ...u,
            abilities: verbs
              .filter((verb, n) => (verb === 'change-stance' ? u.stances.length > 1 : n % 6 === u.id.length % 6))
              .map(idOf),
          }
        : u,
  );
  const abilities = verbs.map((verb) => ({ id: idOf(verb), name: verb, ...madeUp(verb, moment) }));
  const game = coreGame({ library: extend(core, { units, abilities }) });
  const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  return { game, state: beginGame(game, setup, seeded(seed, 'fast')).state };
}

const GROUP = 6;
const GAMES = 25;
const MOST = 160;

/** The verbs among these that did nothing at this moment in any game. */
export function unproved(moment: VerbMoment, verbs: readonly VerbName[] = allowedAt(moment)): VerbName[] {
  const left = new Set(verbs);
  for (let n = 0; n < GAMES && left.size > 0; n += 1) {
    const open = [...left];
    for (let k = 0; k < open.length; k += GROUP) {
      const seed = `${moment} ${n} ${k}`;
      const random = stream(seed);
      const group = open.slice(k, k + GROUP);
      const scene = moment.startsWith('setup.') ? setUp(group, moment, seed) : brawl(group, moment, random);
      for (const verb of worked(scene, group, random)) left.delete(verb);
    }
  }
  return [...left];
}

/** Plays by chance until every verb has done something, or for a while. */
function worked({ game, state: begun }: Scene, verbs: readonly VerbName[], random: Random): Set<VerbName> {
  const state = structuredClone(begun);
  const did = new Set<VerbName>();
  for (let k = 0; k < MOST && state.open.decision && did.size < verbs.length; k += 1) {
    const { decision, version } = state.open;
    const uses = decision.options.filter(({ ability }) =>
      verbs.some((verb) => idOf(verb) === ability && !did.has(verb)),
    );
    const { id } = pick(uses.length > 0 ? uses : decision.options, random);
    const answer = sampleAnswer({ game, open: state.open }, id, random);
    if (!answer) continue;
    const command = { seat: decision.seat, version, answer };
    const before = JSON.stringify(state);
    const taken = applyInPlace(game, state, command);
    if ('refused' in taken) throw new Error(`${decision.step} refused ${id}.`);
    for (const event of taken.events) {
      const verb = event.event === 'ability' ? verbs.find((each) => idOf(each) === event.ability) : undefined;
      const ability = verb && game.library.abilities[idOf(verb)];
      if (!verb || !ability || did.has(verb)) continue;
      const given = { before: JSON.parse(before) as State, command, after: state, events: taken.events };
      if (didSomething(game, given, ability)) did.add(verb);
    }
  }
  return did;
}
