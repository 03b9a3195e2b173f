import type {
  Effect,
  OperationCard,
  OperationRule,
  PlayedOperation,
  Seat,
  StageEnd,
  StageLoan,
  TrackingCard,
} from '@faultline/rules';
import { keyOperations } from '@faultline/rules/modes';
import { active, type Skirmish, skirmish, type Story } from '@faultline/testkit';
import { type InPlay, inPlay, NOTHING_IN_PLAY } from '../../../src/modes/keyOperations/inPlay.ts';

const TRACKERS: readonly TrackingCard[] = [
  { kind: 'spaces', id: 'fuses', name: 'Fuses', owner: null, spaces: [[], [], []] },
  {
    kind: 'spaces',
    id: 'code',
    name: 'Code',
    owner: null,
    spaces: [['crit', 'expertise'], ['expertise'], ['crit', 'strike'], ['strike'], ['strike']],
  },
  { kind: 'spaces', id: 'aggressor-map', name: 'Map', owner: 'aggressor', spaces: [['failure'], ['strike']] },
  { kind: 'spaces', id: 'sentinel-map', name: 'Map', owner: 'sentinel', spaces: [['failure'], ['strike']] },
  { kind: 'area', id: 'noise', name: 'Noise' },
  { kind: 'row', id: 'locks', name: 'Locks', spaces: 3 },
  {
    kind: 'track',
    id: 'power',
    name: 'Power',
    spaces: ['off', null, 'humming', null, 'humming', 'full'],
    start: 0,
  },
  { kind: 'track', id: 'strikes', name: 'Gear', icon: 'strike', spaces: [null, null, 'bottom'], start: 0 },
  { kind: 'track', id: 'crits', name: 'Gear', icon: 'crit', spaces: [null, 'bottom'], start: 0 },
  {
    kind: 'armored',
    id: 'gate',
    name: 'Gate',
    defense: { melee: 1, ranged: 2 },
    chart: { name: 'bars', rows: [{ min: 1, max: null, results: ['block'] }] },
    boxes: [
      { icons: ['damage'], next: [1, 2] },
      { icons: ['damage'], next: [3] },
      { icons: ['shove'], next: [3] },
      { icons: ['damage', 'pinned'], next: [] },
    ],
  },
  {
    kind: 'armored',
    id: 'wall',
    name: 'Wall',
    defense: { melee: 0, ranged: 0 },
    chart: { name: 'stones', rows: [] },
    boxes: [
      { icons: ['damage', 'shove'], next: [1] },
      { icons: ['damage', 'heal'], next: [2] },
      { icons: ['damage', 'shove'], next: [] },
    ],
  },
];

const end = (then: StageEnd['then']): StageEnd => ({ at: 'aggressor-turn', when: 'full', does: [], then });

/** An operation made up for the words of rules: something of every kind. */
const CARD: OperationCard = {
  id: 'depot',
  name: 'Depot',
  set: 'depot',
  objectives: [
    { key: 'W', x: 20000, y: 60000 },
    { key: 'E', x: 60000, y: 60000 },
  ],
  south: null,
  pool: ['strike', 'crit', 'failure', 'block'],
  rules: [],
  trackers: TRACKERS,
  pieces: [
    { id: 'cart', name: 'Cart', radius: 2000, contested: true },
    { id: 'crane', name: 'Crane', radius: 1270, contested: false },
  ],
  states: [
    { id: 'asleep', name: 'Asleep', bars: ['move'] },
    {
      id: 'jailed',
      name: 'Jailed',
      bars: ['move', 'be-moved', 'attack', 'active', 'reactive', 'suffer'],
      except: 'press',
    },
    { id: 'hidden', name: 'Hidden', bars: ['move', 'be-moved'], away: true },
  ],
  stages: [
    {
      id: 'break-in',
      number: 1,
      name: 'Break In',
      set: 'depot',
      active: [
        { key: 'W', mark: 'strike' },
        { key: 'E', mark: 'door' },
      ],
      setup: [],
      trackers: TRACKERS.map(({ id }) => id),
      rules: [],
      ends: [end('countdown')],
    },
  ],
};

type Rules = Readonly<Record<string, Pick<OperationRule, 'by' | 'clauses'>>>;

/** With rules of the Stage. */
const ruled = (rules: Rules, lends: readonly StageLoan[] = []): PlayedOperation => ({
  card: { ...CARD, stages: CARD.stages.map((stage) => ({ ...stage, rules: Object.keys(rules), lends })) },
  rules: Object.entries(rules).map(([id, rule]) => ({ id, name: id, ...rule })),
  tests: { full: { test: 'clock-full' } },
  readings: {},
});

/** As it is played from the beginning, until the first question. */
export const PLAIN: PlayedOperation = (({ card, ...played }) => ({ ...played, card: { ...card, south: 'aggressor' } }))(
  ruled({}),
);

export interface Depot extends Partial<Skirmish> {
  readonly play?: Partial<InPlay>;
  readonly aggressor?: Seat;
  readonly rules?: Rules;
  /** What the Stage lends. */
  readonly lends?: readonly StageLoan[];
}

/** A position of it: red is the Aggressor unless said otherwise, W and E lie at 10, 10 and 20, 10 inches. */
export function depot({ play = {}, aggressor = 0, rules = {}, lends = [], ...given }: Depot = {}): Story {
  return skirmish({
    red: { saw: { at: [10, 12], has: ['deed'] } },
    blue: { jyn: { at: [30, 30] } },
    activates: 'saw',
    mode: keyOperations,
    operations: { depot: ruled(rules, lends) },
    score: { operation: 'depot', aggressor, stage: 'break-in', play: { ...NOTHING_IN_PLAY, ...play } },
    objectives: [
      { key: 'W', at: [25400, 25400, 0] },
      { key: 'E', at: [50800, 25400, 0] },
    ],
    ...given,
  });
}

/** Saw does this, whatever a rule would have to say about when. */
export const deed = (effects: readonly Effect[], given: Depot = {}): Story =>
  depot({ abilities: { deed: active(0, ...effects) }, ...given }).chooses('deed');

export const lying = ({ open }: Story): InPlay => inPlay({ open });

/** What a rule of the operation does, and whose it is. */
export const ruleOf = (
  by: OperationRule['by'],
  ...clauses: OperationRule['clauses']
): Pick<OperationRule, 'by' | 'clauses'> => ({ by, clauses });

/** The rules by which the last answer was refused. */
export const reasonsOf = ({ refusal }: Story): readonly string[] =>
  refusal && 'reasons' in refusal ? (refusal.reasons as readonly { rule: string }[]).map((why) => why.rule) : [];

export const inState = (state: string, unit = 0): Depot => ({ play: { states: [{ unit: unit as never, state }] } });
