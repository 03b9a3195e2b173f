import {
  type Cause,
  choice,
  finish,
  gained,
  type Mode,
  otherSeat,
  type Seat,
  step,
  type UnitId,
} from '@faultline/rules';
import './pool.ts';
import { objects, whyNotObject } from './things.ts';
import { alterPile, change, countdownOf, FRESH, open, type Pile, winnerOf } from './score.ts';

/**
 * A tiny mode of its own, as proof that no flow knows the standard game: stages instead of Struggles, a countdown, and
 * in small all that makes a mode awkward. Spending adds and asks where, gaining takes away and asks from where, the
 * token never moves, what is attacked takes damage or options, and a pool lies face down.
 */
declare module '@faultline/rules' {
  interface Steps {
    'countdown.tick': object;
    'countdown.spend': { seat: Seat; amount: number };
    'countdown.gain': { seat: Seat; amount: number; cause: Cause };
    'countdown.gained': { seat: Seat; cause: Cause };
    'countdown.pile': { seat: Seat; by: 1 | -1 };
    'countdown.wounded': { unit: UnitId; cause: Cause };
    'countdown.time': object;
    /** For what comes to nothing here. */
    'countdown.nothing': object;
  }
}

step('countdown.tick', (g) => {
  const turnsLeft = countdownOf(g).turnsLeft - 1;
  g.done();
  change(g, { turnsLeft });
  g.emit({ event: 'mode', what: 'turns-left', amount: turnsLeft });
  if (turnsLeft === 0) finish(g, { winner: winnerOf(g), why: 'mode' });
});

step('countdown.spend', (g, { seat }) => void g.next('countdown.pile', { seat, by: 1 }));

step('countdown.gain', (g, { seat, cause }) => {
  g.next('countdown.gained', { seat, cause }).call('countdown.pile', { seat, by: -1 });
});

step('countdown.gained', (g, { seat, cause, result }) => {
  g.done();
  gained(g, seat, result?.amount ?? 0, cause);
});

/** One token, whatever the price names. */
choice('countdown.pile', {
  ask: (p, { seat, by }) => {
    const piles = open(p, by);
    const [only, second] = piles;
    if (second === undefined) return { auto: { option: only ?? 'none' } };
    return { seat, point: 'DP-57', options: piles.map((id) => ({ id })) };
  },
  take: (g, { by }, { option }) => {
    const happened = option !== 'none';
    if (happened) alterPile(g, option as Pile, by);
    g.done({ happened, amount: happened ? 1 : 0 });
  },
});

step('countdown.wounded', (g, { unit }) => {
  const seat = otherSeat(g.open.units[unit]?.seat ?? 0);
  const { stages } = countdownOf(g);
  g.done();
  change(g, { stages: seat === 0 ? [stages[0] + 1, stages[1]] : [stages[0], stages[1] + 1] });
  g.emit({ event: 'mode', what: 'stage', amount: countdownOf(g).stages[seat] });
});

step('countdown.time', (g) => {
  g.done();
  finish(g, { winner: winnerOf(g), why: 'time' });
});

step('countdown.nothing', (g) => g.done({ happened: false }));

export const countdown: Mode = {
  id: 'countdown',
  setup: ['setup.firstPlayer', 'setup.side', 'setup.decks', 'setup.deploy', 'setup.stances', 'countdown.pool'],
  turn: [
    'turn.start',
    'order.determine',
    'activation.begin',
    'activation.start',
    'activation.main',
    'activation.ending',
    'activation.close',
    'countdown.tick',
    'turn.defeat',
    'turn.pass',
  ],
  does: {
    spend: 'countdown.spend',
    lose: 'countdown.nothing',
    gain: 'countdown.gain',
    moveToken: 'countdown.nothing',
    wounded: 'countdown.wounded',
    hurtObject: 'countdown.hurt',
    optionChosen: 'countdown.option',
    timeCalled: 'countdown.time',
  },
  shatterpointKept: () => ({ at: 'countdown.reveal', locals: {} }),
  unseen: () => [],
  whyNotBrought: () => null,
  freshScore: () => ({ mode: 'countdown', ...FRESH }),
  brings: null,
  report: {
    tally: () => ({ struggles: [], wounds: 0 }),
    mission: () => null,
    forEvent: () => null,
    outlook: () => null,
    tracker: () => null,
  },
  whyNotScore: () => [],
  correctScore: () => undefined,
  objects,
  whyNotObject,
  objectsLater: () => [],
  lentAbilities: () => [],
  grantedAbilities: () => [],
  inForce: () => [],
  playerOf: () => null,
  isOrdered: () => false,
  happensAt: () => [],
  words: null,
  /** Nobody's: both piles together. */
  momentum: (p) => countdownOf(p).piles.left + countdownOf(p).piles.right,
  canPay: (p) => open(p, 1).length > 0,
  canGain: (p) => open(p, -1).length > 0,
  canMoveToken: () => false,
  barred: () => null,
  deployment: () => null,
  attacked: () => undefined,
};
