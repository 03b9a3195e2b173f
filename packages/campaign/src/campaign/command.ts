// Every act a campaign knows, as shapes. The types follow from the shapes; docs/campaigns.md lists them for readers.
import {
  filled,
  list,
  moment,
  momentNow,
  nullable,
  type Of,
  oneOf,
  optional,
  pair,
  record,
  shape,
  type Shape,
  text,
  textOf,
  whole,
  yesOrNo,
} from '@faultline/shape';
import { type Fields, isRecord } from '@faultline/shape/guards';
import { FACES, packShape, ROLES } from '../packs/pack.ts';

/** Campaign Operations 1 to 3, and the Last Chance. */
export const SLOTS = [1, 2, 3, 'L'] as const;
export type Slot = (typeof SLOTS)[number];

const id = filled;
const person = record({ person: id, name: filled });
const player = record({ player: id });
const operation = record({ id: filled, name: filled });

const unitShape = record({
  id: filled,
  name: filled,
  type: oneOf(['primary', 'secondary', 'supporting']),
});

const teamShape = record({
  units: list(unitShape, 20),
  /** The list as the game's own software writes it. */
  code: text,
});

/** The game that was played here; absent at a real table. */
const gameShape = record({
  /** How to find it again: a file, a saved game. */
  id: filled,
  /** The hash of its last state. */
  hash: text,
});

/** How an operation may end (KO-R-57). */
export const ENDINGS = ['stage', 'countdown', 'concession'] as const;

const resultShape = record({
  /** Null would be a draw, which there is not (CP-R-22). */
  winner: nullable(oneOf(ROLES)),
  how: oneOf(ENDINGS),
  game: optional(gameShape),
});

/** Abilities are read by whoever plays with them. */
const ability: Shape<object> = shape('an ability', isRecord);
const effectShape = record({ id: filled, abilities: list(ability, 10) });

export const commandShapes = {
  found: record({
    id: filled,
    name: filled,
    organiser: person,
    players: pair(person),
    seed: filled,
    /** The card sheet its Units are of. */
    sheet: filled,
    /** Packs of content files, besides the printed ones. */
    packs: list(packShape, 20),
    /** Whether a first defeat in operation 3 leads to the Last Chance (CP-R-01). */
    lastChanceAfterFinal: yesOrNo,
  }),
  chooseOperations: record({ operations: list(operation, 20) }),
  chooseLastChance: record({ operation }),
  assignRoles: record({ aggressor: id }),
  chooseVeteran: record({ player: id, unit: unitShape }),
  choosePack: record({ player: id, pack: id }),
  confirm: player,

  submitTeam: record({ player: id, team: teamShape, problems: list(record({ rule: filled, says: filled }), 100) }),
  pickTier: record({ player: id, tier: whole(1, 9) }),
  takeAdvantage: record({ player: id, advantage: id, face: optional(oneOf(FACES)) }),
  skipUnlock: player,
  nameActive: record({ player: id, advantage: nullable(id) }),
  enterResult: record({ slot: oneOf(SLOTS), result: resultShape }),

  /** What Advantages do, in the language of abilities; those not in it stay reminders (CP-R-24). */
  takeEffects: record({ advantages: list(effectShape, 60) }),
  takeSheet: record({ sheet: filled, lost: list(id, 2) }),
  replaceVeteran: record({ player: id, unit: unitShape }),
  note: record({ text: filled }),
  undo: record({ entry: whole(0, Number.MAX_SAFE_INTEGER) }),
} as const;

export type Kind = keyof typeof commandShapes;
export type CommandOf<K extends Kind> = { readonly kind: K } & Of<(typeof commandShapes)[K]>;
export type Command = { [K in Kind]: CommandOf<K> }[Kind];
export type Founding = Of<typeof commandShapes.found>;
export type Operation = Of<typeof operation>;
export type Unit = Of<typeof unitShape>;
export type Team = Of<typeof teamShape>;
export type AdvantageEffect = Of<typeof effectShape>;
export type Result = Of<typeof resultShape>;

const LONGEST_WHY = 500;

/** Who does what, when and why. The time is given by the caller; nothing here reads a clock. */
export interface Act<C = Command> {
  readonly by: string;
  readonly at: number;
  readonly why: string;
  readonly command: C;
}

// order: only membership is asked
const KINDS = Object.keys(commandShapes) as readonly Kind[];

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
