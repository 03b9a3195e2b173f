import type { Reason } from '@faultline/rules';
import type { ReasonWords } from '../src/words/reasonWords.ts';
import type { Subject } from '../src/words/questionWords.ts';
import type { LogWords, Who } from '../src/words/words.ts';

/** Something to put into every sentence: one and several of a thing, one person and a Unit that is called in the plural. */

type Facts = NonNullable<Reason['facts']>;
const far = { distance: 21400, allowed: 7620 };

/** For every reason that tells facts, each set of facts that the rules hand it. */
export const REASONS: Readonly<Record<string, readonly Facts[]>> = {
  entry: [{}, { wrong: 'why', most: 500 }, { wrong: 'set', most: 20 }, { wrong: 'to' }],
  'DP-59': [{}, { author: 'clock' }, { offer: 3 }, { freeBackTo: 4 }],
  'R-TURN-7': [{}, { to: 3 }],
  'CR-MOVE-05': [far],
  'CR-MOVE-09': [{ part: 'gantry 3' }, { part: 'tall-tower 1 balcony' }],
  'CR-MOVE-11': [{ height: 8128, allowed: 1270 }],
  'CR-MOVE-19': [{ part: 'rock-large 2' }],
  'CR-MOVE-20': [{ part: 'console-building 1 console' }, { part: 'generator 1' }],
  'CR-MOVE-21': [{ height: 8128 }, { overhang: 900 }],
  'CR-MOVE-22': [{ beyondEdge: 400 }],
  'CR-OVER-02': [{ overlaps: 'b1.2', by: 300 }],
  'CR-PLACE-01': [far],
  'CR-INGR-04': [far, { level: 0 }],
  'CR-DEPLOY-04': [far],
  'CR-DEPLOY-05': [far],
  'R-DEPLOY-3': [{ without: 'b1.1, b1.2' }],
  'CR-STANCE-11': [{ stance: "Jar'Kai", attack: 'ranged' }],
  'CR-ENG-07': [{ engagedWith: 'b1.1' }],
  'CR-ATK-01': [{ target: 'a1.1' }],
  'CR-ATK-03': [
    { blockedBy: 'crate 2', ...far },
    { sameElevation: false, ...far },
    { sameElevation: true, ...far },
  ],
  'CR-ATK-04': [{ ...far, range: 3 }],
  'KO-S1-08': [{ ...far, range: 2, objective: 'W' }],
  'KO-S1-10': [{ ...far, range: 4 }],
  'KO-R-65': [{ state: 'captured' }],
  'KO-R-76': [{}],
  'KO-R-77': [
    { near: true, distance: 9000, range: 2 },
    { near: false, distance: 3000, range: 5 },
  ],
  'KO-R-73': [far],
  'KO-R-31': [{ blockedBy: 'vent-building 1 vent wall' }],
  'CR-ATK-05': [{ blockedBy: 'vent-building 1 vent wall' }],
  'CR-ATK-14': [{ needed: 5, dice: 2 }],
  'CR-DICE-02': [{ face: 'block' }],
  'CR-DICE-04': [{ face: 'crit' }],
  'CR-OBJ-05': [{ first: 'a1.1', second: '' }],
  'CR-OBJ-06': [{ first: 'a1.1', second: 'b1.1' }],
  'CR-OBJ-07': [{ first: '', second: 'b1.1, b1.2' }],
  'CR-OBJ-08': [{ first: 'a1.1', second: 'b1.1' }],
  'CR-STRUG-02': [{ objectives: 'A, B' }],
  'MS-PRIO-03': [{ objectives: 'A' }],
  'MS-PRIO-06': [{ objectives: 'A, C' }],
  'CR-ACT-12': [{ open: 'dash, climb' }, { open: 'advance' }],
  'CR-ABIL-15': [{ price: 2, ready: 1 }],
  'CR-MOVE-14': [{ engagedWith: 'b1.1' }],
  'R-CARD-27': [{ engagedWith: 'b1.1' }],
  'CR-MOVE-15': [{ engagedWith: 'b1.1, b1.2' }],
  'CR-TREE-01': [{ open: 'n1' }, { open: 'n1, n3' }],
  'CR-TREE-03': [{ open: 'n4, n5' }],
  'CR-FORCE-03': [{ cost: 1, ready: 0 }],
  'CR-EFF-08': [{}, { ...far, range: 2 }],
  'CR-GEN-05': [{ ranks: 'primary' }, { ranks: 'secondary, supporting' }],
  'CR-GEN-06': [{ enemy: true }, { enemy: false }],
  'CR-GEN-14': [{ ...far, range: 2 }],
  'CR-GEN-15': [{ tags: 'Force User' }, { tags: 'Galactic Republic, Separatist Alliance' }],
  'CR-ENG-01': [{ wanted: true }, { wanted: false }],
  'CR-ABIL-16': [{}, { without: 1, price: 2 }],
  'CR-COVER-06': [{ part: 'crate 1' }],
  'CR-MOVE-01': [{ tool: 15240 }],
  'CR-MOVE-02': [{ tool: 10160 }],
  'CR-EFF-09': [{ tool: 15240 }],
  'CR-TEAM-01': [{ squads: 1, needed: 2 }, { unknownMission: 'Nothing' }, {}],
  'CR-TEAM-02': [
    { squad: 1, place: 'primary', unit: null, is: 'missing' },
    { squad: 2, place: 'secondary', unit: 'Yoda', is: 'unknown' },
    { squad: 1, place: 'primary', unit: 'Yoda', is: 'supporting' },
  ],
  'CR-TEAM-03': [{ uniqueName: 'Maul', units: 'Lord Maul, Maul' }],
  'CR-TEAM-04': [{ name: 'Lord Maul' }],
  'CR-TEAM-07': [{ squad: 1, units: 'Yoda, Rex', cost: 9, primary: 'Maul', allowed: 8 }],
  'CR-TEAM-10': [{ squad: 1, era: 'Civil War', unit: 'Yoda', available: 'Clone Wars, Empire' }],
  'CR-TEAM-11': [
    { squad: 1, era: 'New Republic', unit: 'Yoda', available: 'Clone Wars' },
    { squad: 1, units: 'Yoda, Rex', available: 'Clone Wars, Empire / New Republic' },
  ],
  'CR-TEAM-16': [
    { unit: 'Yoda', notScripted: 'wise-one' },
    { unit: 'Yoda', notScripted: 'wise-one, do-or-do-not' },
  ],
  'CR-BTC-06': [
    { provider: 'Yoda', able: '' },
    { provider: 'Yoda', able: 'Maul, Rex' },
  ],
  'R-TEAM-4': [{ units: 'Yoda, Rex', excluded: 'Rex' }],
  'R-TEAM-5': [{ sheet: '2024-1', current: '2025-1' }],
  'PR-LIST-02': [{ squads: 3, needed: 4 }],
  'PR-LIST-03': [{}, { unknownMission: 'Nothing' }],
  'PR-LIST-05': [{ uniqueName: 'Maul', units: 'Lord Maul, Maul' }],
  'PR-LIST-06': [{ name: 'Lord Maul' }],
  'PR-LIST-07': [{ units: 'Yoda, Rex', excluded: 'Rex' }],
};

/** Reasons that tell facts and have none here. */
export const MISSING_FACTS = (rules: ReasonWords['rules']): string[] =>
  Object.entries(rules)
    .filter(([rule, say]) => say.length > 0 && !Object.hasOwn(REASONS, rule))
    .map(([rule]) => rule);

const subject = {
  player: 'Du',
  who: 'Lord Maul',
  ability: null,
  deed: null,
  forced: false,
  about: { left: 2, successes: 2, pool: 1 },
} as const;

export const SUBJECTS: readonly Subject[] = [
  subject,
  { ...subject, who: '501st Clone Troopers', ability: 'Riposte', about: { left: 1, successes: 1, pool: 1 } },
  { ...subject, forced: true, about: { left: 0, successes: 0, pool: 0, choose: 'own' } },
  { ...subject, ability: 'Riposte', about: { unit: 'a1', left: 2, successes: 3, pool: 2, choose: 'enemy' } },
  {
    ...subject,
    ability: 'Riposte',
    deed: 'Frische 1 Macht auf.',
    about: { left: 2, successes: 2, pool: 4, choose: 'ally' },
  },
];

const MAUL: Who = { name: 'Lord Maul', many: false };
const CLONES: Who = { name: '501st Clone Troopers', many: true };
const whos = <T extends readonly unknown[]>(...rest: T): readonly (readonly [Who, ...T])[] => [
  [MAUL, ...rest],
  [CLONES, ...rest],
];
const PLAYERS = ['Du', 'Computer', 'Spieler:in 2'] as const;
const players = <T extends readonly unknown[]>(...rest: T): readonly (readonly [string, ...T])[] =>
  PLAYERS.map((player) => [player, ...rest]);

const force = '2 von 5 Macht';

/** Every line of the log with fillings; one without does not compile. */
export const LOG: { readonly [K in keyof LogWords]: readonly Readonly<Parameters<LogWords[K]>>[] } = {
  firstPlayer: players(['2 Treffer', '1 Kritisch']),
  mission: [['Neue Prioritäten']],
  table: [['Grundbox 1']],
  setUp: players(['Lord Maul', 'Riposte']),
  card: [['die Shatterpoint-Karte'], ['Lord Maul']],
  toReserve: [[force]],
  fetched: [['Lord Maul']],
  nextInstead: [[force]],
  cardLeaves: [['501st Clone Troopers']],
  looked: [['Rot'], ['Blau']],
  shuffledIn: [['die Shatterpoint-Karte'], ['501st Clone Troopers']],
  newDeck: players(force),
  force: [[1, 5]],
  forceNow: players(force),
  activates: [...whos('deck', '0 von 8'), ...whos('reserve', '1 von 8'), ...whos('shatterpoint', '1 von 8')] as never,
  cutShort: [['501st Clone Troopers']],
  noAttack: [['501st Clone Troopers 1']],
  stays: [['Lord Maul']],
  stance: [['501st Clone Troopers', "Jar'Kai"]],
  stances: [[['Lord Maul']], [['Lord Maul', 'Riposte']]],
  uses: [...whos('Riposte', 0, force), ...whos('Riposte', 1, force)],
  damage: [[1, 8]],
  moved: (['advance', 'dash', 'climb', 'jump', 'reposition'] as const).map((move) => [
    'Lord Maul',
    move,
    '3,2 Zoll',
    { way: move === 'dash' ? 'away' : 'toward', objective: 'N' },
    move === 'climb' ? '3,2 Zoll' : move === 'jump' ? null : undefined,
  ]),
  through: [['Lord Maul', 'der Leiter am Steg (3,2 Zoll hoch)']],
  placed: [['Lord Maul', 'bei Aufgabe N']],
  near: [[null], ['N']],
  cannotMove: [['Lord Maul']],
  pushed: [
    ['Lord Maul', '1,0 Zoll', null, false],
    ['Lord Maul', '1,0 Zoll', 'dem Steg', true],
    ['Lord Maul', null, 'edge', true],
    ['Lord Maul', null, '501st Clone Troopers 1', false],
  ],
  suffers: [...whos(1, null, '1 von 8'), ...whos(3, 'Riposte', '3 von 8')],
  heals: whos('1 von 8'),
  condition: [...whos('Fixiert', true), ...whos('Fixiert', false)],
  keyword: (['turn', 'activation', 'attack', 'action', 'game'] as const).flatMap((until) =>
    whos('Schutz', true, until),
  ),
  hunkerGone: whos(),
  hunker: [...whos(1), ...whos(2)],
  wounded: whos(),
  recovered: [...whos(0), ...whos(1)],
  injured: whos(1, 2),
  sheds: [...whos(1, 0), ...whos(0, 3), ...whos(1, 1)],
  defeated: whos(),
  attacks: [['Lord Maul', '501st Clone Troopers 1', 'melee']],
  object: [['Generator']],
  pool: [
    ['attack', 1, []],
    ['defense', 5, ['3 Fokus', '2 Deckung']],
  ],
  source: [
    'focus',
    'cover',
    'hunker',
    'melee',
    'ranged',
    'sharpshooter',
    'impact',
    'effect',
    'terrain',
    'other-thing',
  ].map((name) => [name]),
  roll: [['attack', '2 Treffer']],
  diceChanged: (['add', 'remove', 'turn', 'reroll'] as const).map((how) => [
    'Riposte',
    how,
    '1 Fehlschlag',
    '1 Treffer',
    'attack',
  ]),
  stripped: [
    ['disarmed', 1, 'attack'],
    ['exposed', 2, 'defense'],
  ],
  chart: [
    ['attack', 'Riposte', 1, '2 Treffer'],
    ['defense', 'Riposte', 2, 'Abwehr'],
  ],
  successes: [
    [0, 0],
    [1, 1],
    [2, 0],
  ],
  tree: [[['2 Schaden', 'Stoß']]],
  treeEnds: [[1], [2]],
  poolSplit: [[2, 1]],
  withstood: [
    ['Lord Maul', 'protection', 'Riposte'],
    ['Lord Maul', 'steadfast', 'Riposte'],
  ],
  noDamage: [['501st Clone Troopers 1']],
  turn: PLAYERS.map((player) => [3, player, force]),
  struggle: [['Riposte', ['A', 'B']]],
  control: [['A', null], ...PLAYERS.map((player) => ['A', player] as const)],
  priorityRoll: players('1 Abwehr'),
  priority: [
    ['A', true],
    ['A', false],
  ],
  token: [...players(1), ...players(2)],
  momentum: [...players(true), ...players(false)],
  struggleWon: players(),
  corrected: [
    ['arbiter', [{ kind: 'unit', name: 'Lord Maul', fields: ['damage', 'stance'] }], 'Marker verschoben'],
    [{ player: 'Du' }, [{ kind: 'objective', name: 'A', fields: ['active', 'control', 'priority'] }], 'Irrtum'],
    [{ player: 'Du' }, [{ kind: 'seat', name: 'Du', fields: ['force'] }], 'Irrtum'],
    [{ player: 'Du' }, [{ kind: 'score', name: '', fields: ['momentum', 'token'] }], 'Irrtum'],
    [{ player: 'Du' }, [{ kind: 'card', name: 'Lord Maul', fields: ['zone'] }], 'Irrtum'],
  ],
  undone: [
    ['arbiter', 7],
    [{ player: 'Du' }, 7],
  ],
  flag: [['mission-critical'], ['time-called']],
  over: [
    [null, 'time'],
    [null, 'agreed'],
    ...PLAYERS.flatMap((player) =>
      (['struggles', 'concession', 'nobody-left', 'time', 'flag', 'mode'] as const).map(
        (why) => [player, why] as const,
      ),
    ),
  ],
};
