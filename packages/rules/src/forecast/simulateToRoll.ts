import type { AttackType } from '../cards/unitCard.ts';
import { sampleAnswer } from '../kernel/apply.ts';
import type { Decision, Option } from '../state/decision.ts';
import { StepMachine } from '../kernel/machine.ts';
import type { Machine, Position } from '../game/machine.ts';
import type { Frame } from '../state/frame.ts';
import { changeUnit } from '../state/change.ts';
import type { CharacterId, Target } from '../state/ids.ts';
import { copyOpen, type Open } from '../state/open.ts';
import type { Resolution } from '../state/triggerEvent.ts';
import { focusDice } from '../turn/actions.ts';
import { freshActivation } from '../turn/activation.ts';
import { character, unitOf } from '../game/find.ts';
import { attackAt } from '../queries/attack.ts';
import type { Aimed } from '../state/attack.ts';

/** An attack that somebody plans. */
export interface Planned {
  readonly attacker: CharacterId;
  readonly target: Target;
  readonly type: AttackType;
  /** The number of dice an effect names in place of the printed stat (R-ATK-2); else it is part of a Combat action. */
  readonly dice?: number;
  /** Reactives that are used, by id; no other is. */
  readonly using?: readonly string[];
  /** With a Focus action before it. */
  readonly focused?: boolean;
  /** In another stance than the active one, by its place on the card. */
  readonly stance?: number;
}

export interface Rehearsed {
  /** At rest before the dice are rolled. */
  readonly at: Machine;
  readonly roll: Aimed;
  /** Abilities that were offered on the way and left. */
  readonly left: readonly string[];
}

const MOST_QUESTIONS = 100;
const LEAVING: readonly string[] = ['pass', 'decline', 'no', 'done'];

/**
 * Plays an attack up to its roll, on a copy of what lies open and by the steps of the game itself, so that whatever
 * the rules do on the way is done. Null where it cannot be made or ends before. Hidden cards play no part in it.
 */
export function simulateToRoll(p: Position, planned: Planned): Rehearsed | null {
  const g = machineFor(p, planned);
  const { open } = g;
  const left: string[] = [];
  g.run();
  for (let n = 0; n < MOST_QUESTIONS && open.decision; n += 1) {
    const { options } = open.decision;
    const used = usedIn(open.decision, planned.using ?? []);
    if (!used) left.push(...options.flatMap(offerName), ...askedBy(open.decision));
    const chosen = used ?? meant(open.decision, planned);
    const answer = chosen ? sampleAnswer(g, chosen.id, () => 0) : null;
    if (!answer) return null;
    g.answer(answer);
  }
  const roll = attackAt(g, 'roll');
  return roll && open.frames.length > 1 ? { at: g, roll, left } : null;
}

/** The kind of attack planned; for the rest, to leave it where that may be, else the first that is offered. */
function meant({ step, options }: Decision, { type }: Planned): Option | undefined {
  if (step === 'attack.type') return options.find(({ id }) => id === type);
  return options.find(({ id }) => LEAVING.includes(id)) ?? options[0];
}

/** The one whose ability is used, or in answer to it yes, and of several amounts the most. */
function usedIn({ options, about }: Decision, using: readonly string[]): Option | undefined {
  if (using.includes(String(about?.ability))) return options.filter(({ id }) => !LEAVING.includes(id)).at(-1);
  return options.find(({ ability }) => ability !== undefined && using.includes(ability));
}

/** The ability that asks whether something optional is done, where that is left. */
const askedBy = ({ options, about = {} }: Decision): string[] =>
  about.ability !== undefined && about.unit !== undefined && options.some(({ id }) => LEAVING.includes(id))
    ? [`${about.ability}@${about.unit}`]
    : [];

const offerName = ({ ability, unit }: Option): string[] => (ability && unit ? [`${ability}@${unit}`] : []);

function machineFor(p: Position, { attacker, target, type, dice, focused, stance }: Planned): StepMachine {
  const open = copyOpen(p.open);
  if (stance !== undefined) changeUnit({ open }, unitOf(p, attacker).id, { stance });
  if (focused) focus({ game: p.game, open }, attacker);
  const { seat } = unitOf(p, attacker);
  const called = {
    attacker,
    dice: dice ?? null,
    types: dice === undefined ? null : [type],
    targets: [target],
    seat,
  };
  // Below lies the roll itself, where an attack that is called off comes to rest as well.
  open.frames = [{ at: 'attack.roll' } as unknown as Frame, { at: 'attack.type', ...called } as unknown as Frame];
  open.decision = null;
  // Attacks that go on around it are none of its business.
  open.resolutions = open.resolutions.map(({ attack: _, ...resolution }) => resolution);
  // KO-S1-04: what takes options is attacked by a rule, not by a Combat action.
  if (dice === undefined && !isAttackedByRule(p, target)) open.resolutions = insideCombat(p, open, attacker);
  const hidden = { decks: [[], []] as [string[], string[]], missionDeck: [], undrawn: [], sealed: {} };
  const chance = { kind: 'scripted' as const, attack: [], defense: [], shuffles: [] };
  const nobody = (): [boolean[], boolean[]] => [[], []];
  const g = new StepMachine(p.game, { open, hidden: { ...hidden, chance }, known: [nobody(), nobody()] });
  g.restBefore = 'attack.roll';
  return g;
}

const isAttackedByRule = (p: Position, target: Target): boolean =>
  typeof target === 'string' && p.game.mode.objects(p).find(({ name }) => name === target)?.takes === 'options';

function focus(p: Position, id: CharacterId): void {
  p.open.activation ??= freshActivation(unitOf(p, id).id, 'deck');
  const { activation } = p.open;
  if (activation.waiting.some((w) => w.character === id && w.bonus === 'focus')) return;
  activation.waiting = [...activation.waiting, ...focusDice(p, character(p, id))];
}

/** In the middle of a Combat action as it is, else as if one had begun. */
function insideCombat(p: Position, { resolutions, instance }: Open, attacker: CharacterId): readonly Resolution[] {
  const u = unitOf(p, attacker);
  const last = resolutions.at(-1);
  if (last?.action === 'combat' && last.unit === u.id) return resolutions;
  const nothing = { strained: false, followers: [], later: [], targets: [] };
  return [...resolutions, { id: instance, kind: 'action', seat: u.seat, unit: u.id, action: 'combat', ...nothing }];
}
