// The one table of what is called differently on the two sides: the old name, then the new one. It is empty where a
// change keeps every name. A refactoring that renames what is stored or told adds a line here and nothing else.

type Names = Readonly<Record<string, string>>;

export interface Renames {
  /** Steps, wherever a text is exactly such a name. */
  readonly steps: Names;
  /** Events, by the text in their field `event`. */
  readonly events: Names;
  /** Refusals: their word (`why`) and the rules they name. */
  readonly refusals: Names;
  /**
   * Fields of records, by the end of their path: `hurtBy` means every field of that name, `units.*.hurtBy` those of
   * Units. A `*` stands for a place in a list.
   */
  readonly fields: Names;
  /** Other texts, by the end of the path of the field they stand in: `{ 'doing.*.kind': { card: 'order-card' } }`. */
  readonly texts: Readonly<Record<string, Names>>;
  /** Fields that only one side has, by the end of their path, with the reason they are not compared. */
  readonly onlyOld: Names;
  readonly onlyNew: Names;
}

export const NOTHING: Renames = {
  steps: {},
  events: {},
  refusals: {},
  fields: {},
  texts: {},
  onlyOld: {},
  onlyNew: {},
};

/** The frames of an attack carried all that its record in `doing` holds now. */
const CARRIED =
  'attacker target attackType dice inCombatAction seat extra attackDice defenseDice pooled attackRoll defenseRoll ' +
  'disarmed exposed pool attackIcons defenseIcons left path actives shoved guarded turned suffered announced';
const ONCE_IN_FRAMES: Names = Object.fromEntries(
  CARRIED.split(' ').map((name) => [`frames.*.${name}`, 'an attack is a record in doing']),
);

/** How an attack is laid down and told of: what it does is compared by all the rest. */
const RECORDS: Names = { 'doing.*.attack': 'an attack is a record in doing' };

/** What today's change renames; until one does, nothing. */
export const RENAMES: Renames = {
  ...NOTHING,
  onlyOld: { ...ONCE_IN_FRAMES, ...RECORDS },
  onlyNew: {
    ...ONCE_IN_FRAMES,
    ...RECORDS,
    'events.*.number': 'an attack is told with the number of its record',
    'events.*.record': 'the end of an attack tells its whole record',
  },
};
