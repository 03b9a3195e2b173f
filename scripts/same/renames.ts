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

/** What today's change renames: the stored names of format 2 (packages/rules/src/file/formats.ts). */
export const RENAMES: Renames = {
  ...NOTHING,
  steps: {
    'activation.shed': 'activation.removeCondition',
    'attack.dented': 'attack.objectDamaged',
    'condition.lay': 'condition.place',
    'conditions.shed': 'conditions.remove',
    'doing.close': 'resolution.end',
    'doing.nobody': 'resolution.gameEffects',
    'doing.players': 'resolution.players',
    'nobody.ask': 'gameEffects.ask',
    'odds.offer': 'challengeTheOdds.offer',
    'tokens.shed': 'tokens.remove',
  },
  fields: {
    'open.doing': 'resolutions',
    doing: 'resolution',
    'memory.happened': 'triggers',
    happening: 'trigger',
    happenings: 'triggers',
    heard: 'listeners',
    fell: 'rolled',
    'frames.*.wanted': 'requests',
    'frames.*.got': 'delivered',
  },
};
