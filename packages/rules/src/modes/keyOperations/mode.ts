import type { RuleClause } from '../../cards/operationRule.ts';
import type { GameEffect, Mode } from '../../game/mode.ts';
import { type Reason, reason } from '../../state/decision.ts';
import './events.ts';
import { barred } from './barred.ts';
import { deployment } from './deployment.ts';
import { changePlay, inPlay, NOTHING_IN_PLAY } from './inPlay.ts';
import { grantedAbilities, lentAbilities } from './lent.ts';
import { gaining, sidesFor, spending } from './clock.ts';
import { change, type OperationScore, operationOf, SPACES } from './score.ts';
import { inForce, playerOf } from './rules.ts';
import { operationReport } from './report.ts';
import { planOf, whyNotBrought } from './setup.ts';
import { words } from './words.ts';
import './stages.ts';
import { objectsLater } from './strikes.ts';
import { objects, whyNotObject } from './targets.ts';
import './verbs/index.ts';
import { step } from '../../kernel/steps.ts';

/** Key Operations (KO-MODE-01): two roles, Stages instead of Struggles, and a tracker that measures time. */
declare module '../../state/frame.ts' {
  interface Steps {
    /** For what has no meaning in this mode. */
    'operation.nothing': object;
  }
}

step('operation.nothing', (g) => g.done({ happened: false }));

const NONE: readonly never[] = [];

/** KO-R-16, KO-TURN-03: the clock, step 1B. */
const TICK: readonly GameEffect[] = [{ name: 'clock', step: 'clock.tick' }];
/** KO-TURN-13, KO-R-11: End of Stage, last of 8B unless the active player puts it elsewhere. */
const ENDING: readonly GameEffect[] = [{ name: 'end-of-stage', step: 'stage.ending' }];

const happensAt: Mode['happensAt'] = (_p, { on }) => {
  if (on === 'turn.start') return TICK;
  return on === 'turn.end' ? ENDING : NONE;
};

const SETTING_UP: readonly string[] = ['deploy.before', 'deploy.after', 'stage.setup'];

/** KO-R-79. */
const isOrdered: Mode['isOrdered'] = (clause) =>
  SETTING_UP.includes(clause.event.on) || (clause as Extract<RuleClause, { clause: 'on' }>).first === true;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= SPACES;

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isCount);

type Fields = Readonly<Record<string, unknown>>;

/** Corrections of the clock: `momentum` as two counts, `locked` as 0 or 1. */
function whyNotScore({ momentum, locked, ...others }: Fields): Reason[] {
  // order: only whether there is one matters
  const unknown = Object.keys(others)[0];
  if (unknown !== undefined) return [reason('DP-59', { unknownField: unknown })];
  if (momentum !== undefined && !isPair(momentum)) return [reason('KO-R-02', { momentum: String(momentum) })];
  return locked === undefined || locked === 0 || locked === 1 ? [] : [reason('KO-TOK-01', { locked: String(locked) })];
}

const fresh = (
  operation: string,
  aggressor: OperationScore['aggressor'] | null,
  options: OperationScore['options'],
): OperationScore => ({
  operation,
  aggressor: aggressor ?? 0,
  rolesDrawn: aggressor === null,
  stage: null,
  coming: null,
  opening: false,
  momentum: [0, 0],
  locked: false,
  ended: [],
  degree: null,
  wounds: [0, 0],
  play: NOTHING_IN_PLAY,
  options,
});

export const keyOperations: Mode = {
  id: 'key-operations',
  setup: [
    'operation.roles',
    'operation.side',
    'operation.lay',
    'operation.pool',
    'setup.terrain',
    'setup.decks',
    'operation.deploying',
    'setup.deploy',
    'setup.stances',
    'operation.deployed',
    'operation.begin',
  ],
  turn: [
    'turn.start',
    'stage.opening',
    'order.determine',
    'operation.choosing',
    'activation.begin',
    'activation.start',
    'activation.main',
    'activation.ending',
    'activation.close',
    'operation.ashore',
    'turn.ending',
    'stage.close',
    'turn.defeat',
    'stage.next',
    'turn.pass',
  ],
  does: {
    spend: 'clock.spend',
    lose: 'clock.lose',
    gain: 'clock.gain',
    moveToken: 'clock.token',
    wounded: 'clock.wounded',
    hurtObject: 'operation.nothing',
    optionChosen: 'armor.option',
    timeCalled: 'operation.nothing',
  },
  shatterpointKept: () => null,
  unseen: () => NONE,
  brings: null,
  whyNotBrought,
  freshScore: (brought) => {
    const plan = planOf(brought);
    return { mode: 'key-operations', ...fresh(plan?.operation ?? '', plan?.aggressor ?? null, plan?.options ?? {}) };
  },
  report: operationReport,
  whyNotScore: (_p, fields) => whyNotScore(fields),
  correctScore: (g, { momentum, locked }) => {
    if (isPair(momentum)) change(g, { momentum: [momentum[0], momentum[1]] });
    if (locked !== undefined) change(g, { locked: locked === 1 });
  },
  objects,
  whyNotObject,
  objectsLater,
  lentAbilities,
  grantedAbilities,
  inForce,
  playerOf,
  isOrdered,
  happensAt,
  words,
  /** KO-R-48. */
  momentum: (p, seat) => operationOf(p).momentum[seat],
  /** KO-R-05, KO-R-06. */
  canPay: (p, seat) => sidesFor(p, seat, spending(p, seat)).length > 0,
  canGain: (p, seat) => sidesFor(p, seat, gaining(p, seat)).length > 0,
  canMoveToken: (p, seat) => sidesFor(p, seat, gaining(p, seat)).length > 0,
  barred,
  deployment,
  attacked: (g, attacker) => {
    const { attacked } = inPlay(g);
    if (!attacked.includes(attacker.unit)) changePlay(g, { attacked: [...attacked, attacker.unit] });
  },
};
