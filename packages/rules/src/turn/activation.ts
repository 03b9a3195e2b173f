import { isAllMade } from '../queries/made.ts';
import { alter } from '../game/change.ts';
import { keepKeywordDice } from '../attack/waiting.ts';
import { CONDITIONS, type Condition } from '../cards/unitCard.ts';
import type { Option } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice, step } from '../kernel/steps.ts';
import { type UnitId, unitName } from '../state/ids.ts';
import type { Activation } from '../state/open.ts';
import type { Unit } from '../state/unit.ts';
import { beginResolution, raise, endResolution } from '../timing/resolution.ts';
import { isReplaced } from '../timing/replaced.ts';
import { openWindow } from '../timing/window.ts';
import { usable } from '../queries/abilities.ts';
import { priceOf } from '../queries/price.ts';
import { loseCondition, loseHunker } from '../tokens/changes.ts';
import { unit } from '../game/find.ts';
import { clausesOf } from '../queries/held.ts';
import { expire } from '../queries/marks.ts';
import { canFlip, flip } from '../tokens/stance.ts';
import { ACTIONS, type ActionKind } from '../cards/actionKind.ts';
import { moveCard } from './orderDeck.ts';

/** Turn steps 3 to 7: the activation of the Unit that step 2 found. */
declare module '../state/frame.ts' {
  interface Steps {
    'activation.begin': object;
    'activation.start': object;
    /** 2A III: a Wounded Unit sheds one condition (DP-19). */
    'activation.removeCondition': { unit: UnitId };
    'activation.hunker': { unit: UnitId };
    'activation.tactics': { unit: UnitId; announced: number };
    'activation.others': { unit: UnitId };
    'activation.main': object;
    'activation.ending': object;
    'activation.close': object;
  }
}

const REGULAR_ACTIONS = 2;

/** Step 3, CR-ORDER-18: the card is discarded as the activation begins. */
step('activation.begin', (g) => {
  const { chosen } = g.open.memory;
  g.done();
  if (!chosen) return;
  const u = unit(g, chosen.unit);
  moveCard(g, u.seat, chosen.card, 'discard');
  g.open.memory.activated = u.id;
  g.open.activation = freshActivation(u.id, chosen.origin);
  beginResolution(g, 'activation', u.seat, u.id);
  g.emit({ event: 'activated', unit: u.id, origin: chosen.origin });
});

export const freshActivation = (id: UnitId, origin: Activation['origin']): Activation => ({
  unit: id,
  origin,
  made: [],
  left: REGULAR_ACTIONS,
  flipped: false,
  waiting: [],
  bonuses: [],
  cut: false,
  wounds: [],
});

/** Step 4, CR-ACT-01 to CR-ACT-08. */
step('activation.start', (g) => {
  const { activation } = g.open;
  if (!activation) return g.done();
  const u = unit(g, activation.unit);
  if (u.wounded === 0) {
    g.next('activation.hunker', { unit: u.id });
    return;
  }
  const injured = u.injured + u.wounded;
  // R-TIME-4: what holds while the Unit is not Wounded begins now.
  alter(g, u.id, { injured, wounded: 0, damage: 0, hurtBy: null });
  g.emit({ event: 'injured', unit: u.id, tokens: injured });
  g.next('activation.removeCondition', { unit: u.id });
});

/** CR-ACT-03, R-ACT-9. */
choice('activation.removeCondition', {
  ask: (p, f) => {
    const held = CONDITIONS.filter((condition) => unit(p, f.unit).conditions.includes(condition));
    const [only, second] = held;
    if (second === undefined) return { auto: { option: only ?? 'none' } };
    return {
      seat: unit(p, f.unit).seat,
      point: 'DP-19',
      options: held.map((id) => ({ id })),
      about: { unit: unitName(unit(p, f.unit)) },
    };
  },
  take: (g, f, answer) => {
    if (answer.option !== 'none') loseCondition(g, f.unit, answer.option as Condition);
    g.next('activation.hunker', { unit: f.unit });
  },
});

/** 2B and 2C, CR-ACT-05, CR-ACT-06. */
step('activation.hunker', (g, f) => {
  const coming = raise(g, 'hunker.losing', { unit: f.unit });
  g.next('activation.tactics', { unit: f.unit, announced: coming.id });
  if (unit(g, f.unit).hunker > 0) openWindow(g, [coming]);
});

step('activation.tactics', (g, f) => {
  if (!isReplaced(g, f.announced)) loseHunker(g, f.unit, 'activation');
  g.next('activation.others', { unit: f.unit });
  openWindow(g, [raise(g, 'activation.tactics', { unit: f.unit })]);
});

/** 2D, CR-ACT-07. */
step('activation.others', (g, f) => {
  g.done();
  openWindow(g, [raise(g, 'activation.start', { unit: f.unit })]);
});

/** CR-ACT-09, CR-ACT-11: an action not yet made while regular ones are left. */
const actionsOpen = (p: Position, u: Unit, a: Activation): Option[] =>
  a.left === 0
    ? []
    : ACTIONS.filter((kind) => !isAllMade(p, a, kind) && (kind !== 'ability' || usable(p, u, true).length > 0)).map(
        (id) => ({ id }),
      );

/** CR-ABIL-01, CR-ABIL-03. */
const activesOpen = (p: Position, u: Unit): Option[] =>
  usable(p, u, false).map(({ ability }) => ({ id: ability.id, ability: ability.id, cost: priceOf(p, u, ability) }));

/** Step 5, CR-ACT-29: actions, Active abilities and a flip in any order, until the player ends it (DP-23). */
choice('activation.main', {
  ask: (p) => {
    const { activation } = p.open;
    const u = activation && unit(p, activation.unit);
    if (!activation || !u || activation.cut || u.defeated) return { auto: { option: 'end' } };
    const options = [
      ...actionsOpen(p, u, activation),
      ...activesOpen(p, u),
      ...(canFlip(p, u, activation) ? [{ id: 'flip' }] : []),
      { id: 'end' },
    ];
    return { seat: u.seat, point: 'DP-23', options, about: { unit: unitName(u), left: activation.left } };
  },
  take: (g, _f, answer) => {
    const { activation } = g.open;
    if (!activation || answer.option === 'end') return g.done();
    g.next('activation.main', {});
    const u = unit(g, activation.unit);
    if (answer.option === 'flip') return flip(g, u, activation);
    const action = ACTIONS.find((kind) => kind === answer.option);
    if (action) return act(g, u, activation, action);
    const held = clausesOf(g, u, 'use').find(({ ability }) => ability.id === answer.option);
    if (held)
      g.call('ability.use', {
        unit: u.id,
        ability: held.ability.id,
        clause: held.index,
        trigger: null,
      });
  },
});

function act(g: Machine, u: Unit, activation: Activation, action: ActionKind): void {
  activation.left -= 1;
  g.call('action.make', { unit: u.id, action });
}

/** Step 6, CR-ACT-28: also when the activation was cut short (R-ACT-6). */
step('activation.ending', (g) => {
  const { activation } = g.open;
  g.done();
  if (activation) openWindow(g, [raise(g, 'activation.end', { unit: activation.unit })]);
});

/** Step 7, CR-TURN-10, CR-ACT-16: what lasts for the activation ends. */
step('activation.close', (g) => {
  const ended = g.open.activation;
  g.done();
  if (!ended) return;
  const resolution = endResolution(g);
  expire(g, 'activation');
  keepKeywordDice(g);
  g.emit({ event: 'activation-ended', unit: ended.unit, cut: ended.cut });
  g.open.activation = null;
  if (resolution) openWindow(g, resolution.followers);
});
