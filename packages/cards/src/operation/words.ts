import type {
  MoveKind,
  OperationRole,
  Ref,
  RuleAmount,
  RuleClause,
  RuleEffect,
  RuleObjectives,
  RuleSelector,
  RuleTest,
  RuleWay,
} from '@faultline/rules';
import type { RuleScript } from './operation.ts';

/** Wordings that several stage cards share. */

export const rule = (name: string, by: RuleScript['by'], ...clauses: readonly RuleClause[]): RuleScript => ({
  name,
  by,
  clauses,
});

/** At the end of a Turn of the rule's player, after control is determined (KO-R-11); of the active player at every end. */
export const atEnd = (...effects: readonly RuleEffect[]): RuleClause => ({
  clause: 'on',
  event: { on: 'turn.end', player: 'own' },
  effects,
});

export const atStart = (...effects: readonly RuleEffect[]): RuleClause => ({
  clause: 'on',
  event: { on: 'turn.start', player: 'own' },
  effects,
});

export const atSetup = (...effects: readonly RuleEffect[]): RuleClause => ({
  clause: 'on',
  event: { on: 'stage.setup' },
  effects,
});

/** Nothing but another rule, or the end of a Stage, calls it. */
export const called = (...effects: readonly RuleEffect[]): RuleClause => ({
  clause: 'on',
  event: { on: 'called' },
  effects,
});

export const way = (name: string, where: RuleTest | null, ...effects: readonly RuleEffect[]): RuleWay =>
  where ? { name, where, effects } : { name, effects };

export const mayPick = (...among: readonly RuleWay[]): RuleEffect => ({ do: 'pick', among, optional: true });
export const pick = (...among: readonly RuleWay[]): RuleEffect => ({ do: 'pick', among });
export const may = (...effects: readonly RuleEffect[]): RuleEffect => ({ do: 'may', effects });
export const when = (test: RuleTest, ...effects: readonly RuleEffect[]): RuleEffect => ({ do: 'when', test, effects });

export const roll = (dice: RuleAmount, die: 'attack' | 'defense' = 'attack'): RuleEffect => ({
  do: 'roll',
  bind: 'roll',
  die,
  dice,
});

type Icons = 'crit' | 'strike' | 'expertise' | 'failure' | 'block';

/** The roll just made shows one of these at least once. */
export const shows = (...face: readonly Icons[]): RuleTest => ({ test: 'roll-has', roll: { bound: 'roll' }, face });
/** One for each of these in the roll just made. */
export const results = (...face: readonly Icons[]): RuleAmount => ({ count: 'faces', roll: { bound: 'roll' }, face });

export const controlled = (mark?: string): RuleObjectives =>
  mark === undefined ? { of: 'objective', controlledBy: 'own' } : { of: 'objective', controlledBy: 'own', mark };

/** So many dice, and more if a test holds. */
export const diceIf = (dice: number, test: RuleTest, plus: number): RuleAmount => ({
  count: 'fixed',
  dice,
  plusIf: { test, plus },
});

/** So many, and one more for each objective found. */
export const oneFor = (of: RuleObjectives, plus = 0): RuleAmount =>
  plus === 0 ? { count: 'found', of } : { count: 'found', of, plus };

export const some = (who: RuleSelector | RuleObjectives, atLeast?: number): RuleTest =>
  atLeast === undefined ? { test: 'some', who } : { test: 'some', who, atLeast };

export const not = (that: RuleTest): RuleTest => ({ test: 'not', that });
export const all = (...of: readonly RuleTest[]): RuleTest => ({ test: 'all', of });
export const any = (...of: readonly RuleTest[]): RuleTest => ({ test: 'any', of });

export const covered = (tracker: string): RuleTest => ({ test: 'covered', tracker });
export const atLeast = (of: RuleAmount, n: number): RuleTest => ({ test: 'more', of, than: n - 1 });
export const option = (name: string, is: string): RuleTest => ({ test: 'option', option: name, is });

export const CLOCK_FULL: RuleTest = { test: 'clock-full' };

export const addMomentum = (amount: number, side: OperationRole | 'either' = 'either'): RuleEffect => ({
  do: 'clock',
  how: 'add',
  amount,
  side,
  by: 'own',
});

export const removeMomentum = (amount: number, side: OperationRole | 'either' = 'either'): RuleEffect => ({
  do: 'clock',
  how: 'remove',
  amount,
  side,
  by: 'own',
});

/** The Unit that activated this Turn, as `{ bound: 'activated' }`. */
export const JUST_ACTIVATED: RuleEffect = { do: 'bind-activated', bind: 'activated' };
export const ACTIVATED: Ref = { bound: 'activated' };

export const charactersOf = (among: Ref): RuleSelector => ({ of: 'character', side: 'any', among });

/** Each character of a Unit may move, one after the other (KO-R-68). */
export const eachMayMove = (among: Ref, move: MoveKind): RuleEffect => ({
  do: 'each',
  bind: 'mover',
  from: charactersOf(among),
  effects: [{ do: 'move', who: { bound: 'mover' }, move }],
});

export const choose = (bind: string, from: RuleSelector | RuleObjectives): RuleEffect => ({ do: 'choose', bind, from });

export const contestedBy = (who: Ref, more: Partial<RuleObjectives> = {}): RuleObjectives => ({
  of: 'objective',
  contestedBy: who,
  ...more,
});

export const resolve = (name: string): RuleEffect => ({ do: 'resolve', rule: name });

/** KO-R-46, Target the Leaders: a Supporting Unit's wound brings nobody a decision. */
export const targetTheLeaders = rule('Target the Leaders', 'active', {
  clause: 'on',
  event: { on: 'wound.deciding', to: { of: 'unit', side: 'any', rank: ['supporting'] } },
  effects: [{ do: 'instead' }],
});

/**
 * KO-R-39, KO-R-50: a Unit with Wounded or Injured tokens may lose one of them, then up to five damage and a condition;
 * another loses all damage and conditions, and one of its characters may reposition.
 */
export const moraleBoost = (who: Ref): RuleEffect => ({
  do: 'when',
  test: { test: 'is', who, a: { of: 'unit', side: 'any', hurt: true } },
  effects: [
    mayPick(
      way('wounded', { test: 'wounded', who }, { do: 'shed', who, wounded: 1, damage: 5 }),
      way('injured', atLeast({ count: 'injured', on: who }, 1), { do: 'shed', who, injured: 1, damage: 5 }),
      way('damage', not({ test: 'wounded', who }), { do: 'shed', who, damage: 5 }),
    ),
    may({ do: 'shed', who, conditions: 1 }),
  ],
  otherwise: [
    { do: 'shed', who, damage: 'all', conditions: 'all' },
    choose('mover', charactersOf(who)),
    { do: 'move', who: { bound: 'mover' }, move: 'reposition' },
  ],
});

const ACTIONS = ['move', 'focus', 'combat', 'ability', 'recover', 'take-cover'] as const;

/** One action of any kind beside the two. */
export const anyAction = (who: Ref): RuleEffect =>
  pick(...ACTIONS.map((action) => way(action, null, { do: 'action', who, action })));

/** One squad of the rule's player, as `{ bound: 'squad' }`, and what the operation makes of its Units. */
export const aSquadBecomes = (state: string): readonly RuleEffect[] => [
  { do: 'choose-squad', bind: 'squad' },
  {
    do: 'each',
    bind: 'unit',
    from: { of: 'unit', side: 'allied', among: { bound: 'squad' } },
    effects: [{ do: 'state', who: { bound: 'unit' }, state }],
  },
];

/** A piece goes as far as its controller's part of the rule says: the own player's, the opponent's, nobody's. */
export const ledBy = (
  piece: string,
  own: RuleEffect,
  opponent: readonly RuleEffect[],
  nobody: RuleEffect,
): RuleEffect => ({
  do: 'when',
  test: some(controlled(piece)),
  effects: [own],
  otherwise: [
    {
      do: 'when',
      test: some({ of: 'objective', controlledBy: 'opponent', mark: piece }),
      effects: opponent,
      otherwise: [nobody],
    },
  ],
});

/** A piece may dash when a Unit beside it becomes Wounded, by the opponent of that Unit's player. */
export const startled = (name: string, piece: string): RuleScript =>
  rule(name, 'active', {
    clause: 'on',
    event: { on: 'wounded', to: { of: 'unit', side: 'any', nearPiece: { piece, range: 2 } } },
    effects: [{ do: 'as', who: 'opponent-of-event-unit', effects: [{ do: 'move-piece', piece, moves: ['dash'] }] }],
  });

/** One character of the Unit just activated may attack an Armored Target through one of these. */
export const mayAttack = (target: string, through: RuleObjectives): RuleClause =>
  atEnd(
    JUST_ACTIVATED,
    may(choose('attacker', charactersOf(ACTIVATED)), {
      do: 'attack-target',
      who: { bound: 'attacker' },
      target,
      through,
    }),
  );
