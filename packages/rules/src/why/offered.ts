import { explainWith } from '../game/notOffered.ts';
import { isAllMade } from '../queries/made.ts';
import { attackOf } from '../queries/attack.ts';
import { whyNotTarget, whyNotType } from '../attack/target.ts';
import { optionsAfter } from '../attack/tree.ts';
import type { Ability } from '../cards/ability.ts';
import { type AttackType, CONDITIONS, MOVE_KINDS } from '../cards/unitCard.ts';
import { doNothing } from '../queries/language.ts';
import { type Reason, reason } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import type { FrameOf, StepName } from '../state/frame.ts';
import { type CharacterId, otherSeat } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { reactionOf } from '../timing/listeners.ts';
import { ACTIONS } from '../cards/actionKind.ts';
import { whyNotPass, whyNotReserve } from '../turn/order.ts';
import { barsUse, isUsedUp } from '../queries/abilities.ts';
import {
  basesOfSeat,
  cardOf,
  character,
  characterNamed,
  nameOfCharacter,
  stanceOf,
  unit,
  unitNamed,
  unitOf,
} from '../game/find.ts';
import { canPay, priceOf, printedCost } from '../queries/price.ts';
import { clausesOf } from '../queries/held.ts';
import { whyNotChoose, whyNotEach, whyNotHealed, whyNotPart, whyNotPick } from './choices.ts';
import { abilityOf, holderOf, whyNotYet } from './moment.ts';
import { whyNotChosen, whyNotPassed, whyNotReserved } from './order.ts';
import { tooDear } from './price.ts';
import { whyNotMoving } from './reach.ts';

/** Why something a player might wish for is not among the options of the open question. */

type OptionReasons<S extends StepName> = (p: Position, f: FrameOf<S>, option: string) => readonly Reason[];

const BY_STEP: { readonly [S in StepName]?: OptionReasons<S> } = {
  'activation.main': (p, _f, option) => {
    const u = p.open.units.find(({ id }) => id === p.open.activation?.unit);
    return u ? whyNotNow(p, u, option) : [];
  },
  'activation.removeCondition': (_p, _f, option) => {
    if (CONDITIONS.some((condition) => condition === option)) return [reason('CR-ACT-03')];
    return option === 'decline' || option === 'none' ? [reason('R-ACT-9')] : [];
  },
  'action.parts': whyNotPart,
  'action.ability': (p, f, option) => {
    const ability = abilityOf(p, unit(p, f.unit), option);
    return ability?.action ? whyNotUse(p, unit(p, f.unit), ability) : [];
  },
  'active.ask': (p, f, option) => whyNotFree(p, unit(p, f.unit), option),
  'pay.amount': (p, f, option) => {
    const ability = p.game.library.abilities[f.ability];
    const spend = Number(option);
    if (!ability || !(spend > printedCost(ability) && spend <= (ability.most ?? 0))) return [];
    return tooDear(p, unit(p, f.unit), ability, spend);
  },
  'effects.choose': (p, _f, option) => whyNotChoose(p, option),
  'effects.each': (p, _f, option) => whyNotEach(p, option),
  'effects.pick': (p, _f, option) => whyNotPick(p, option),
  'heal.resolve': whyNotHealed,
  'order.reserve': (_p, _f, option) => (option === 'pass' ? [reason('CR-ORDER-15')] : []),
  'order.shatterpoint': (p, f, option) => (option === 'reserve' ? whyNotReserve(p, f.card) : []),
  'order.choose': (p, f, option) => {
    if (option === 'reserve') return whyNotReserve(p, f.card);
    if (option === 'pass') return whyNotPass(p);
    const u = unitNamed(p.open, option);
    return u ? whyNotChosen(p, u) : [];
  },
  'move.offer': (p, f, option) => {
    if (option === 'decline') return [reason('R-CARD-17')];
    const move = MOVE_KINDS.find((kind) => kind === option);
    if (!move) return [];
    const held = whyNotMoving(p, f.character, move).filter(({ rule }) => rule !== 'CR-COND-17');
    return held.length > 0 ? held : [reason('CR-ACT-12', { open: f.kinds.join(', ') })];
  },
  'attack.type': (p, f, option) => {
    if (option !== 'melee' && option !== 'ranged') return [];
    if (f.types?.includes(option) === false) return [reason('CR-ABIL-24')];
    const things = f.targets?.filter((target) => typeof target === 'string') ?? [];
    const why =
      things.length > 0
        ? whyNotThings(p, f.attacker, things, option)
        : whyNotKind(p, f.attacker, option, f.types !== null);
    return why.length > 0 || f.targets === null ? why : [reason('CR-ABIL-24')];
  },
  'attack.target': (p, f, option) => {
    const target = characterNamed(p.open, option);
    if (!target) return whyNotThing(p, f.attacker, option, f.attackType);
    if (!target.onTable) return [reason('CR-WND-11')];
    const why = whyNotTarget(p, character(p, f.attacker), target, f.attackType);
    return why.length > 0 || f.targets === null ? why : [reason('CR-ABIL-24')];
  },
  'attack.tree': (p, { attack }, option) => {
    const f = attackOf(p, attack);
    const { tree } = stanceOf(p, unitOf(p, f.attacker));
    if (f.path.includes(option)) return [reason('CR-TREE-05', { option })];
    if (!tree.options.some(({ id }) => id === option)) return [];
    const open = optionsAfter(tree, f.path).map(({ id }) => id);
    return [reason(f.path.length === 0 ? 'CR-TREE-01' : 'CR-TREE-03', { open: open.join(', ') })];
  },
  'window.ask': (p, f, option) => {
    const [id = '', name] = option.split('@');
    const u = name === undefined ? holderOf(p, id) : unitNamed(p.open, name);
    const ability = u && abilityOf(p, u, id);
    if (!u || !ability) return [];
    const reacted = f.triggers.every((event) => p.open.memory.reacted.includes(reactionOf(u.seat, event)));
    if (ability.kind === 'reactive' && reacted) return [reason('CR-ABIL-06')];
    const why = whyNotUse(p, u, ability);
    if (why.length > 0 || ability.kind === 'active') return why;
    return [reason('CR-ABIL-05', { event: f.triggers.map(({ on }) => on).join(', ') })];
  },
};

/** What stands against a thing to do in the own activation (DP-23). */
function whyNotNow(p: Position, u: Unit, option: string): Reason[] {
  const { activation } = p.open;
  const action = ACTIONS.find((kind) => kind === option);
  if (action && activation && isAllMade(p, activation, action)) return [reason('CR-ACT-11', { action })];
  if (action && activation?.left === 0) return [reason('CR-ACT-09', { made: activation.made.join(', ') })];
  if (action === 'ability') return whyNoAbilityAction(p, u);
  if (option === 'reserve') return whyNotReserved(p, u);
  if (option === 'pass') return whyNotPassed(p, u);
  if (option === 'jump') return [reason('R-ACT-12')];
  if (option === 'flip') return [reason(cardOf(p, u).stances.length < 2 ? 'CR-STANCE-07' : 'CR-STANCE-04')];
  const ability = abilityOf(p, u, option);
  return ability ? whyNotUse(p, u, ability) : [];
}

function whyNoAbilityAction(p: Position, u: Unit): Reason[] {
  const all = clausesOf(p, u, 'use').filter(({ ability }) => ability.action);
  if (all.length === 0) return [reason('CR-ACT-18')];
  return all.flatMap(({ ability }) => whyNotUse(p, u, ability));
}

/** Why a Unit cannot use an ability of its card now; empty when nothing of this stands against it. */
export function whyNotUse(p: Position, u: Unit, ability: Ability): Reason[] {
  const brings = (why: Reason): Reason => ({ ...why, source: ability.id });
  if (isUsedUp(p, u, ability)) return [brings(reason('CR-ABIL-19'))];
  if (ability.kind === 'active' && p.open.activation?.unit !== u.id) return [brings(reason('CR-ABIL-01'))];
  const barred = barsUse(p, u, ability);
  if (barred) return [brings(barred)];
  if (!canPay(p, u, priceOf(p, u, ability))) return tooDear(p, u, ability).map(brings);
  const used = clausesOf(p, u, 'use').filter((held) => held.ability.id === ability.id);
  const idle = used.some(({ clause }) => doNothing(p, clause.effects, { unit: u.id, trigger: null, bound: {} }));
  return idle ? [brings(reason('R-ABIL-4'))] : [];
}

/** What an Active icon does not reach (CR-EFF-10, CR-EFF-11, R-EFF-2, R-ABIL-4). */
function whyNotFree(p: Position, u: Unit, option: string): Reason[] {
  const ability = abilityOf(p, u, option);
  if (!ability) return [];
  const brings = (rule: string): Reason[] => [{ ...reason(rule), source: ability.id }];
  if (ability.kind !== 'active') return brings('CR-EFF-10');
  const barred = barsUse(p, u, ability);
  if (barred) return [{ ...barred, source: ability.id }];
  if (isUsedUp(p, u, ability)) return brings('CR-EFF-11');
  return brings(ability.action && p.game.options.activeIcon === 'without-action' ? 'R-EFF-2' : 'R-ABIL-4');
}

/** CR-ATK-06: the kind itself, or what stands against every enemy. */
function whyNotKind(p: Position, id: CharacterId, type: AttackType, named: boolean): Reason[] {
  const attacker = character(p, id);
  const kind = whyNotType(p, attacker, type, named);
  if (kind.length > 0) return kind;
  return basesOfSeat(p, otherSeat(unitOf(p, id).seat)).flatMap((enemy) =>
    whyNotTarget(p, attacker, enemy, type).map((why) => ({ ...why, source: nameOfCharacter(p, enemy.id) })),
  );
}

/** The same where an effect names objects of the mode, and nothing else, as targets. */
function whyNotThings(p: Position, id: CharacterId, names: readonly string[], type: AttackType): Reason[] {
  const kind = whyNotType(p, character(p, id), type);
  return kind.length > 0 ? kind : names.flatMap((name) => whyNotThing(p, id, name, type));
}

/** Empty for a name that no object of the mode has. */
function whyNotThing(p: Position, id: CharacterId, name: string, type: AttackType): Reason[] {
  const { mode } = p.game;
  const object = mode.objects(p).find((each) => each.name === name);
  return object ? mode.whyNotObject(p, object, character(p, id), type).map((why) => ({ ...why, source: name })) : [];
}

/** Why an option is not offered at the open question; empty when it is. What no rule knows is answered with what is offered. */
export function whyNotOffered(p: Position, option: string): readonly Reason[] {
  const { decision, frames } = p.open;
  const frame = frames.at(-1);
  if (!decision || !frame || decision.options.some(({ id }) => id === option)) return [];
  const ask = BY_STEP[frame.at] as OptionReasons<StepName> | undefined;
  const why = ask?.(p, frame as FrameOf<StepName>, option) ?? [];
  if (why.length > 0) return why;
  const yet = whyNotYet(p, option);
  if (yet.length > 0) return yet;
  return [reason(decision.point, { option, offered: decision.options.map(({ id }) => id).join(', ') })];
}

explainWith(whyNotOffered);
