/** What things are worth, in spaces of the Struggle token. All of it is measured in the arena, none of it is a rule. */
export const WEIGHTS = {
  /** A Struggle Card claimed. */
  struggle: 14,
  /** A space of the token toward the own Momentum, and what the last spaces are worth beyond that. */
  space: 0.5,
  closing: 7,
  /** An Active objective that would be controlled if the Turn ended now. */
  objective: 1.5,
  priority: 0.7,
  /** A Unit's Durability that is left, and its Stamina. */
  durability: 1.6,
  stamina: 1.8,
  /** A Wounded Unit contests nothing until it activates again. */
  wounded: 1.2,
  force: 0.22,
  condition: 0.4,
  hunker: 0.25,
  /** An order card still in the deck: its Unit may act before the deck is made anew. */
  card: 0.12,
  /** The way to an objective that is still to be taken, for each inch; and by how many inches another seems farther. */
  inch: 0.25,
  taken: 6,
  /** The same for each character that is there beyond those it takes to hold it. */
  spare: 6,
  /** What the enemy could do next Turn, from where he stands and after a move: it only decides between like places. */
  threat: 0.01,
  threatAfterMove: 0.004,
  /** A shove, and what one is worth beyond that to whom it may drive off an objective, in parts of the objective. */
  shove: 0.35,
  driveOff: { held: 0.6, tied: 0.35, ours: 0.1 },
  /** What an attack seems worth, in parts of what it is by exact odds. */
  feel: 1,
  heal: 0.35,
  freeMove: 0.3,
  freeAbility: 0.4,
  /** What an activation promises beside its attacks: a Wounded Unit stands up, each character can go somewhere, or take an objective. */
  standUp: 1.5,
  body: 0.5,
  take: 0.75,
  /** How much more the others must promise before a card is kept back. */
  keeping: 1,
  /** For who tries plans out: which part of a trial's end is judged by what was learnt, and what a logit is worth. */
  learned: 0.5,
  logit: 12,
  /** So many places with another aim each are tried as plans of their own; none means that the best place is. */
  goals: 0,
  /** Whether in trials people react: to what is free, and at a price to what saves somebody. */
  reacts: 0,
  /** In every so many trials the enemy goes for objectives alone. */
  rivals: 0,
  /** Which part of what is left of a Turn's trials a question about cards may take, and one about an activation. */
  partForCards: 0.35,
  partForPlans: 0.8,
};

/** A weight that is one number: all but those of driving somebody off. */
export type WeightName = Exclude<keyof typeof WEIGHTS, 'driveOff'>;

/** What a style of play values. */
export type Weights = Readonly<typeof WEIGHTS>;
