// Every act an event knows, as shapes. The types follow from the shapes; docs/showdown.md lists them for readers.
import { detailsShape } from './details.ts';
import {
  date,
  filled,
  list,
  moment,
  momentNow,
  nullable,
  type Of,
  oneOf,
  optional,
  pair,
  partial,
  record,
  type Shape,
  text,
  textOf,
  whole,
  yesOrNo,
} from '@faultline/shape';
import { type Fields, isRecord } from '@faultline/shape/guards';
import { CALL_CODES, CONDUCT_CODES } from './callReasons.ts';
import { problemShape, teamShape } from './team.ts';
import { ENDINGS } from '../scoring/result.ts';

export const APPOINTED = ['leadArbiter', 'arbiter', 'scorekeeper'] as const;
const FLAGS = ['customised', 'substituteTools', 'substituteTokens'] as const;

const id = filled;
const entry = whole(0, Number.MAX_SAFE_INTEGER);
const table = whole(1, 999);
const nothing = record({});
const player = record({ player: id });
const match = record({ match: id });
const cards = pair(whole(0, 99));
const wounds = pair(whole(0, 999));

const resultShape = record({
  how: oneOf(ENDINGS),
  winner: optional(id),
  sc: cards,
  w: wounds,
  woundsOpen: optional(yesOrNo),
});
/** Cards and Wounds on the table when a match stops, in the order of its seats. */
const figuresShape = record({ sc: cards, w: wounds });
const battlefieldShape = record({
  name: filled,
  mat: filled,
  /** Heights above the ground on which terrain stands. */
  elevations: list(whole(1, 100), 50),
  volume: whole(0, 1_000_000),
});

const submission = { player: id, team: teamShape, salt: text, problems: list(problemShape, 100) };

export const commandShapes = {
  found: record({
    id: filled,
    name: filled,
    setting: oneOf(['online', 'desk']),
    format: oneOf(['showdown', 'premier']),
    organiser: record({ person: id, name: filled }),
    firstDay: date,
    region: text,
    seed: filled,
  }),
  write: record({ details: partial(detailsShape) }),
  announce: nothing,
  openRegistration: nothing,
  openCheckIn: nothing,
  cancel: nothing,
  appoint: record({ person: id, name: filled, office: oneOf(APPOINTED), verifies: yesOrNo }),
  dismiss: record({ person: id }),

  register: record({ player: id, name: filled }),
  withdraw: player,
  submitTeam: record(submission),
  flag: record({ player: id, flag: oneOf(FLAGS), on: yesOrNo }),
  tick: record({ player: optional(id), tables: optional(list(table)), items: list(filled) }),
  waive: record({ player: optional(id), tables: optional(list(table)), items: list(filled) }),
  checkIn: record({ player: id, waiveRest: optional(yesOrNo) }),
  fixTable: record({ player: id, table: nullable(table) }),
  enterLate: record({ ...submission, name: filled }),

  setBattlefield: record({ table, battlefield: battlefieldShape }),
  prepareRound: nothing,
  swapSeats: record({ players: pair(id) }),
  moveTable: record({ match: id, table }),
  publishRound: nothing,
  voidRound: nothing,
  chooseSquads: record({ player: id, squads: pair(whole(0, 3)) }),
  seat: match,
  startClock: record({ anyway: optional(yesOrNo) }),
  pauseClock: nothing,
  resumeClock: nothing,
  announceMissionCritical: nothing,
  rollExtension: nothing,
  callTime: nothing,
  extendTable: record({ match: id, minutes: whole(1, 120) }),
  closeRound: nothing,
  makeCut: nothing,
  finish: nothing,

  report: record({ match: id, result: resultShape }),
  confirm: match,
  enterResult: record({ match: id, result: resultShape }),
  correctResult: record({ match: id, result: resultShape }),
  concede: record({ match: id, figures: figuresShape }),
  agreeNotToPlay: match,
  markNoShow: record({ players: list(id, 2) }),

  askToDrop: player,
  drop: record({ player: id, figures: optional(figuresShape) }),
  askToRejoin: player,
  admit: player,
  decline: record({ request: entry }),
  penalise: record({ player: id, text: filled }),
  warn: record({ player: id, reason: oneOf(CONDUCT_CODES), match: optional(id) }),
  decideEjection: record({ warning: entry, eject: yesOrNo, figures: optional(figuresShape) }),
  eject: record({ player: id, reason: oneOf(CONDUCT_CODES), figures: optional(figuresShape) }),

  call: record({ match: id, reason: oneOf(CALL_CODES), text }),
  rule: record({ call: entry, text: filled }),
  resume: record({ call: entry }),
  appeal: record({ call: entry }),
  decideAppeal: record({ call: entry, decision: oneOf(['upheld', 'overruled']), text: filled }),
  tellDesk: record({ text: filled }),
  ask: record({ about: oneOf(['legality', 'other']), text: filled }),
  answer: record({ question: entry, text: filled }),
  askLateUse: record({ match: id, effect: filled }),
  answerLateUse: record({ request: entry, granted: yesOrNo }),
  note: record({ text: filled }),

  undo: record({ entry }),
} as const;

export type Kind = keyof typeof commandShapes;
export type CommandOf<K extends Kind> = { readonly kind: K } & Of<(typeof commandShapes)[K]>;
export type Command = { [K in Kind]: CommandOf<K> }[Kind];
export type Figures = Of<typeof figuresShape>;
export type Battlefield = Of<typeof battlefieldShape>;
export type Founding = Of<typeof commandShapes.found>;
export type Flag = (typeof FLAGS)[number];

const LONGEST_WHY = 500;

/** Who does what, when and why. The time is given by the caller; nothing here reads a clock. */
export interface Act<C = Command> {
  readonly by: string;
  readonly at: number;
  readonly why: string;
  readonly command: C;
}

// order: only membership is asked
export const KINDS = Object.keys(commandShapes) as readonly Kind[];

const commandShape: Shape<Command> = {
  read: (value, path) => {
    const { kind, ...fields }: Fields = isRecord(value) ? value : {};
    const known = oneOf(KINDS).read(kind, `${path}.kind`);
    return { kind: known, ...commandShapes[known].read(fields, path) } as Command;
  },
};

/** What a log may hold. */
export const recordedFields = { by: id, at: moment, why: text, command: commandShape } as const;
/** What is taken today: a time people live in, and a reason rather than a letter. */
export const actFields = { ...recordedFields, at: momentNow, why: textOf(LONGEST_WHY) } as const;
