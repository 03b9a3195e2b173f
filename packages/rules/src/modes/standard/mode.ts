import { finish } from '../../game/change.ts';
import type { Machine } from '../../game/machine.ts';
import type { Mode } from '../../game/mode.ts';
import { choice, step } from '../../kernel/steps.ts';
import './changeOfPlans.ts';
import './events.ts';
import './pickOne.ts';
import './priority.ts';
import './recover.ts';
import { whyNotBrought } from './setup.ts';
import { endOfTurn } from './endOfTurn.ts';
import { eventResult } from './result.ts';
import { grantedAbilities, lentAbilities, missionOf, struggleCard } from './current.ts';
import { offerOdds } from './challengeTheOdds.ts';
import { ployNow } from './ploy.ts';
import { controlled } from '../../objectives/control.ts';
import { otherSeat, SEATS, type Seat, type UnitId, withSeat } from '../../state/ids.ts';
import { type Cause, causeOf } from '../../state/cause.ts';
import { unit, unitsOf } from '../../game/find.ts';
import { correctScore, whyNotScore } from './correct.ts';
import './time.ts';
import { gained } from '../../tokens/momentum.ts';
import {
  canGain,
  canMoveToken,
  canPay,
  changeStruggle,
  gainMomentum,
  isFrozen,
  leaderOf,
  moveToken,
  spaceFor,
  spendMomentum,
  type Struggle,
  struggleOf,
} from './tracker.ts';

/** The standard game: three Struggles over a tug of war, two of them win (CR-GEN-18). */
declare module '../../state/frame.ts' {
  interface Steps {
    'struggle.critical': object;
    'struggle.score': object;
    'struggle.momentum': object;
    'struggle.cleanup': object;
    'struggle.spend': { seat: Seat; amount: number };
    'struggle.lose': { seat: Seat; amount: number };
    'struggle.gain': { seat: Seat; amount: number; cause: Cause };
    'struggle.token': { seat: Seat; spaces: number };
    'struggle.wounded': { unit: UnitId; cause: Cause };
    /** The standard game has no object that could be attacked. */
    'struggle.object': object;
    /** The next card of the Mission Deck; with several maps on it somebody chooses (DP-11, DP-27). */
    'struggle.reveal': { chooser: Seat; point: 'DP-11' | 'DP-27' };
    'struggle.map': { card: string; chooser: Seat; point: 'DP-11' | 'DP-27' };
  }
}

/** SD-MC-03, SD-MC-04, SD-R-04: at the very beginning of step 8; a won Struggle is frozen (SD-R-09). */
step('struggle.critical', (g) => {
  g.done();
  if (!g.open.flags.missionCritical || struggleOf(g).won !== null) return;
  const cause = causeOf({ by: 'rule', name: 'mission-critical' });
  g.call('momentum.gain', { seat: g.open.active, amount: 1, cause });
});

/** Step 9, CR-STRUG-02, CR-TURN-13: not in the first Turn, and not once the Struggle is won (R-STRUG-10). */
step('struggle.score', (g) => {
  const moves = g.open.turn > 1 && !isFrozen(g);
  // SD-END-03: right after the token's movement, before anything else.
  if (g.open.flags.timeCalled) g.next('time.score', {});
  else if (moves) g.next('struggle.momentum', {});
  else g.done();
  if (moves) moveToken(g, g.open.active, controlled(g, g.open.active).length);
});

/** CR-STRUG-09 to CR-STRUG-11, R-STRUG-4: whether or not the token moved. */
step('struggle.momentum', (g) => {
  const s = struggleOf(g);
  const { active } = g.open;
  g.done();
  if (isFrozen(g) || spaceFor(s, active) > 0) return;
  const cause = causeOf({ by: 'rule', name: 'struggle' });
  // R-STRUG-5: the active player gains first, so is called last.
  const gaining: Seat[] = s.token === 0 ? [otherSeat(active), active] : [active];
  for (const seat of gaining) g.call('momentum.gain', { seat, amount: 1, cause });
});

/** Step 11, CR-STRUG-18 to CR-STRUG-22. */
step('struggle.cleanup', (g) => {
  const s = struggleOf(g);
  const [one, other] = SEATS.filter((seat) => unitsOf(g, seat).length > 0);
  if (one === undefined) return nobodyLeft(g, s);
  // R-ORDER-8, by option.
  if (other === undefined && g.game.options.withoutUnits === 'loses') return over(g, one);
  const { won } = s;
  if (won === null) return g.done();
  changeStruggle(g, { won: null, token: 0, momentum: [1, 1], ...(s.gaps ? { gaps: [[], []] } : {}) });
  g.open.objectives = g.open.objectives.map((o) => ({ ...o, active: false, control: null, priority: false }));
  // CR-STRUG-24: the loser of the Struggle just ended chooses among several maps.
  g.next('struggle.reveal', { chooser: otherSeat(won), point: 'DP-27' });
});

/** R-ORDER-11: more Struggle Cards, then more Wounds inflicted; by option a draw. */
function nobodyLeft(g: Machine, s: Struggle): void {
  over(g, g.game.options.bothWithoutUnits === 'draw' ? null : leaderOf(s));
}

function over(g: Machine, winner: Seat | null): void {
  g.done();
  finish(g, { winner, why: 'nobody-left' });
}

step('struggle.reveal', (g, f) => {
  const { hidden } = g.state;
  const [card, ...below] = hidden.missionDeck;
  if (card === undefined) throw new Error('The Mission Deck is empty.');
  hidden.missionDeck = below;
  g.chanceMoved = true;
  // It lies open from now on, whichever of its maps is chosen.
  changeStruggle(g, { card });
  const chooser = struggleCard(g, card).mapBy === 'first-player' ? g.open.firstPlayer : f.chooser;
  g.next('struggle.map', { card, chooser, point: f.point });
});

/** CR-STRUG-25, CR-DEPLOY-09. */
choice('struggle.map', {
  ask: (p, f) => {
    const { maps } = struggleCard(p, f.card);
    if (maps.length === 1) return { auto: { option: '1' } };
    return {
      seat: f.chooser,
      point: f.point,
      options: maps.map((_, i) => ({ id: String(i + 1), card: f.card })),
      about: { card: f.card },
    };
  },
  take: (g, f, answer) => {
    const map = Number(answer.option);
    changeStruggle(g, { map });
    const active = struggleCard(g, f.card).maps[map - 1]?.active ?? [];
    g.open.objectives = g.open.objectives.map((objective) =>
      // CR-OBJ-03, MS-PLAN-03: what is no longer Active is controlled by nobody.
      active.includes(objective.key) ? { ...objective, active: true } : { ...objective, active: false, control: null },
    );
    g.emit({ event: 'struggle', card: f.card, map });
    g.done();
  },
});

step('struggle.spend', (g, { seat, amount }) => {
  spendMomentum(g, seat, amount);
  g.done({ happened: true, amount });
});

step('struggle.lose', (g, { seat, amount }) => {
  const lost = Math.min(struggleOf(g).momentum[seat], amount);
  spendMomentum(g, seat, lost);
  g.done({ happened: lost > 0 });
});

step('struggle.gain', (g, { seat, amount, cause }) => {
  g.done();
  gained(g, seat, gainMomentum(g, seat, amount), cause);
});

step('struggle.token', (g, { seat, spaces }) => {
  g.done();
  moveToken(g, seat, spaces);
});

/** CR-WND-02, CR-WND-03; MS-R-07: what Challenging the Odds offers comes after the wound's own Momentum. */
step('struggle.wounded', (g, f) => {
  const seat = otherSeat(unit(g, f.unit).seat);
  const { wounds } = struggleOf(g);
  changeStruggle(g, { wounds: withSeat(wounds, seat, wounds[seat] + 1) });
  g.done();
  offerOdds(g, f.unit, f.cause);
  g.call('momentum.gain', { seat, amount: 1, cause: f.cause, wounded: f.unit });
});

step('struggle.object', () => {
  throw new Error('The standard game has nothing but characters to attack.');
});

const NONE: readonly never[] = [];

const freshStruggle = (missions: readonly [string, string]): Struggle => ({
  missions,
  mission: missions[0],
  card: null,
  map: 0,
  token: 0,
  momentum: [1, 1],
  claimed: [[], []],
  won: null,
  wounds: [0, 0],
});

export const standard: Mode = {
  id: 'standard',
  setup: [
    'setup.firstPlayer',
    'setup.side',
    'setup.mission',
    'setup.struggles',
    'setup.terrain',
    'setup.decks',
    'setup.deploy',
    'setup.stances',
    'setup.reveal',
  ],
  turn: [
    'time.check',
    'turn.start',
    'mission.start',
    'order.determine',
    'activation.begin',
    'activation.start',
    'activation.main',
    'activation.ending',
    'activation.close',
    'struggle.critical',
    'turn.ending',
    'mission.end',
    'struggle.score',
    'priority.clear',
    'plans.change',
    'turn.defeat',
    'struggle.cleanup',
    'turn.pass',
  ],
  does: {
    spend: 'struggle.spend',
    lose: 'struggle.lose',
    gain: 'struggle.gain',
    moveToken: 'struggle.token',
    wounded: 'struggle.wounded',
    hurtObject: 'struggle.object',
    optionChosen: 'struggle.object',
    timeCalled: 'time.called',
  },
  shatterpointKept: ployNow,
  unseen: (p) => {
    const s = struggleOf(p);
    if (!p.game.library.missions[s.mission]) return [];
    const shown = s.card === null ? 0 : struggleCard(p, s.card).phase;
    const phases = ([1, 2, 3] as const).filter((phase) => phase > shown);
    return phases.map((phase) =>
      missionOf(p)
        .struggles.filter((card) => card.phase === phase)
        .map((card) => card.id),
    );
  },
  whyNotBrought,
  freshScore: ({ missions }) => ({ mode: 'standard', ...freshStruggle(missions) }),
  lentAbilities,
  grantedAbilities,
  inForce: () => NONE,
  playerOf: () => null,
  isOrdered: () => false,
  happensAt: () => NONE,
  words: null,
  objects: () => NONE,
  whyNotObject: () => [],
  objectsLater: () => NONE,
  report: {
    tally: (open, seat) => {
      const { claimed, wounds } = struggleOf({ open });
      return { struggles: [...claimed[seat]], wounds: wounds[seat] };
    },
    mission: (open) => struggleOf({ open }).mission,
    forEvent: eventResult,
    outlook: endOfTurn,
    tracker: (open) => struggleOf({ open }),
  },
  brings: 'mission',
  whyNotScore,
  correctScore,
  momentum: (p, seat) => struggleOf(p).momentum[seat],
  canPay,
  canGain,
  canMoveToken,
  barred: () => null,
  deployment: () => null,
  attacked: () => undefined,
};
