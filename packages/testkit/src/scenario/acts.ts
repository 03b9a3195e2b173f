import {
  attackAt,
  type AnswerSpec,
  type Place,
  type Seat,
  type ToolPlacement,
  type Vector,
  whyNotTarget,
  whyNotType,
} from '@faultline/rules';
import { type Direction, vectorOf } from './direction.ts';
import { onTable } from './length.ts';
import { type Side, SIDES, seatOf, sideOf } from './names.ts';
import { isQuestionAbout } from './optionName.ts';
import { authorOf, Failed, type Playing } from './playing.ts';
import type { Spot } from './problem.ts';
import type { Act } from './steps.ts';

/** Tells one step of a file to the game: finds the questions it answers, and answers them. */
export function perform(p: Playing, act: Act): void {
  const { spot } = act;
  insistOn(p, act);
  switch (act.kind) {
    case 'word':
    case 'choose':
    case 'action':
    case 'use':
      return choose(p, act, act.value);
    case 'yes':
    case 'no':
      insistOnQuestion(p, act);
      return choose(p, act, act.kind);
    case 'move':
      return move(p, act);
    case 'attack':
      return attack(p, act);
    case 'tree':
      for (const option of act.value) walk(p, act, option);
      return;
    case 'push':
    case 'pull':
      return push(p, act, act.kind, act.value);
    case 'shove':
      if (act.value.push !== undefined) push(p, act, 'push', act.value.push);
      if (act.value.pull !== undefined) push(p, act, 'pull', act.value.pull);
      return;
    case 'heal':
      begin(p, act, 'recover', act.value.with);
      return choose(p, act, `${act.value.unit}:${act.value.what}`);
    case 'ingress':
      return enter(p, act);
    case 'place':
      for (const one of Array.isArray(act.value) ? act.value : [act.value]) deploy(p, act, one);
      return;
    case 'enter dice':
      return p.answer(spot, p.needOption(spot, 'enter', meantBy(act)).id, { dice: act.value }, seatBy(act));
    default:
      return say(p, act);
  }
}

type ActOf<K extends Act['kind']> = Extract<Act, { kind: K }>;
type Spoken = ActOf<'concede' | 'undo' | 'mission critical' | 'time called' | 'late' | 'correct' | 'note'>;

const sideBy = (act: Act): Side | undefined => SIDES.find((side) => side === act.by);
const seatBy = (act: Act) => {
  const side = sideBy(act);
  return side && seatOf(side);
};

/** `by` is the side that answers, or the unit whose option it is. */
const meantBy = (act: Act): { unit?: string; seat?: Seat } => {
  const seat = seatBy(act);
  if (seat !== undefined) return { seat };
  return act.by === undefined ? {} : { unit: act.by };
};

/** `by: red` insists on who decides; in a step that must be refused the rules themselves say whose question it is. */
function insistOn(p: Playing, act: Act): void {
  const side = sideBy(act);
  if (side === undefined || p.isTrying || !p.decision || sideOf(p.decision.seat) === side) return;
  throw new Failed(act.spot, `a question to ${side}`, p.sayQuestion());
}

function insistOnQuestion(p: Playing, { spot, value }: ActOf<'yes' | 'no'>): void {
  if (!p.decision || !isQuestionAbout(p.names, p.decision, value))
    throw new Failed(spot, `a question about ${value}`, p.sayQuestion());
}

function choose(p: Playing, act: Act, called: string): void {
  const option = p.needOption(act.spot, called, meantBy(act));
  if (option.asks)
    throw new Failed(act.spot, `an answer to "${called}" alone`, `it asks for more: ${needs(option.asks)}`);
  p.answer(act.spot, option.id, {}, seatBy(act));
}

const needs = (asks: AnswerSpec): string =>
  ({
    move: 'say move: {kind, to}',
    direction: 'say push: or pull: with a direction',
    deploy: 'say place: {at}',
    place: 'say place: {at}',
    set: 'say place: {at}',
    walk: 'say move: {kind, to}',
    ingress: 'say ingress: {to, at}',
    dice: 'say enter dice:',
  })[asks.kind];

/** In the main loop the action is made first; then the character whose part it is, where somebody is asked. */
function begin(p: Playing, act: Act, action: string, who: string | undefined): void {
  if (p.decision?.step === 'activation.main') choose(p, act, action);
  const asked = p.decision?.step === 'action.parts' || p.decision?.step === 'effects.each';
  if (who !== undefined && asked) choose(p, act, who);
}

function move(p: Playing, act: ActOf<'move'>): void {
  const { who, kind, to, tool } = act.value;
  begin(p, act, 'move', who);
  const { spot } = act;
  if (p.decision?.step !== 'move.offer' && p.decision?.step !== 'piece.move' && !p.isTrying)
    throw new Failed(spot, 'a move', p.sayQuestion());
  const option = p.needOption(spot, kind ?? p.decision?.options[0]?.id ?? 'advance', meantBy(act));
  const mover = option.asks?.kind === 'walk' ? option.asks.thing : p.names.short(option.character ?? '');
  if (who !== undefined && mover !== who) throw new Failed(spot, `a move of ${who}`, `the question is about ${mover}`);
  const { asks } = option;
  // CR-COND-17: a Pinned character is asked for no place.
  if (asks?.kind !== 'move' && asks?.kind !== 'walk') return p.answer(spot, option.id, {}, seatBy(act));
  const at = onTable(to, asks.from[2]);
  p.answer(spot, option.id, { to: at, tool: tool ? toolGiven(tool) : toolFor(p, mover, asks, at) }, seatBy(act));
}

const toolGiven = (tool: NonNullable<ActOf<'move'>['value']['tool']>): ToolPlacement => ({
  pivot: [tool.pivot[0] ?? 0, tool.pivot[1] ?? 0],
  end: [tool.end[0] ?? 0, tool.end[1] ?? 0],
});

/** The placement the rules find; where there is none a straight tool, so that they can say what is wrong. */
function toolFor(
  p: Playing,
  who: string,
  asks: Extract<AnswerSpec, { kind: 'move' | 'walk' }>,
  to: Place,
): ToolPlacement {
  const [x, y, z] = asks.from;
  const mover = asks.kind === 'walk' ? { x, y, z, r: asks.radius } : p.characterIn(who)?.id;
  const found = mover !== undefined && p.match.game.space.findTool(p.position, mover, asks.move, to, asks.axis);
  if (found) return found;
  const [dx, dy] = [to[0] - asks.from[0], to[1] - asks.from[1]];
  const size = Math.sqrt(dx * dx + dy * dy) || 1;
  const at = (d: number): Vector => [
    Math.round(asks.from[0] + (dx / size) * d),
    Math.round(asks.from[1] + (dy / size) * d),
  ];
  return { pivot: at(asks.radius + asks.tool / 2), end: at(asks.radius + asks.tool) };
}

/** Answers as far as it is asked, then looks whether the attack made is the one told. */
function attack(p: Playing, act: ActOf<'attack'>): void {
  const { with: attacker, type, target } = act.value;
  const { spot } = act;
  if (attacker !== undefined && type !== undefined) forbid(p, spot, attacker, target, type);
  const seen = p.events.length;
  begin(p, act, 'combat', attacker);
  if (p.decision?.step === 'attack.type') choose(p, act, type ?? onlyType(p, spot));
  if (p.decision?.step === 'attack.target') choose(p, act, target);
  const made = p.events.slice(seen).find((event) => event.event === 'attack');
  const wish = `an attack on ${target}`;
  if (made?.event !== 'attack') throw new Failed(spot, wish, `none was made: ${p.sayQuestion()}`);
  const hit = typeof made.target === 'string' ? made.target : p.shortNameOf(made.target);
  const by = p.shortNameOf(made.attacker);
  if (hit !== target) throw new Failed(spot, wish, `the target is ${hit}`);
  if (attacker !== undefined && by !== attacker) throw new Failed(spot, `an attack by ${attacker}`, `it is by ${by}`);
  if (type !== undefined && made.attackType !== type) throw new Failed(spot, type, made.attackType);
}

function onlyType(p: Playing, spot: Spot): string {
  const [only, second] = p.offered.filter((id) => id !== 'decline');
  if (only === undefined || second !== undefined)
    throw new Failed(spot, 'a kind of attack ("type")', `${p.offered.join(', ')} are open`);
  return only;
}

/** What the rules say against this attack, before anything is chosen. */
function forbid(p: Playing, spot: Spot, attacker: string, target: string, type: 'melee' | 'ranged'): void {
  const [a, t] = [p.characterIn(attacker), p.characterIn(target)];
  if (!a || !t) return;
  const general = whyNotType(p.position, a, type);
  const reasons = general.length > 0 ? general : whyNotTarget(p.position, a, t, type);
  if (reasons.length > 0) p.refuse(spot, `a ${type} attack on ${target}`, { why: 'illegal', reasons });
}

/** One option for one question of the walk. */
function walk(p: Playing, act: Act, given: string | readonly [number, number]): void {
  if (p.decision?.point !== 'DP-45' && !p.isTrying) throw new Failed(act.spot, 'a choice in the tree', p.sayQuestion());
  choose(p, act, treeOption(p, act.spot, given));
}

function treeOption(p: Playing, spot: Spot, given: string | readonly [number, number]): string {
  if (typeof given === 'string') return given;
  const [column, row] = given;
  const attack = attackAt(p.position, 'tree');
  const attacker = attack ? p.state.open.characters[attack.attacker] : undefined;
  const u = attacker && p.state.open.units[attacker.unit];
  const options = u ? (p.match.game.library.units[u.card]?.stances[u.stance]?.tree.options ?? []) : [];
  const option = options.find((one) => one.column === column && one.row === row);
  if (!option) throw new Failed(spot, `a tree option at [${column}, ${row}]`, p.sayQuestion());
  return option.id;
}

function push(p: Playing, act: Act, kind: 'push' | 'pull', direction: Direction | 'decline'): void {
  const { spot } = act;
  if (direction === 'decline') return choose(p, act, 'decline');
  const option = p.needOption(spot, kind, meantBy(act));
  const { asks } = option;
  if (asks?.kind !== 'direction') throw new Failed(spot, `a ${kind}`, p.sayQuestion());
  const vector = vectorOf(direction, asks.from, asks.axis, (who) => p.placeOf(who));
  p.answer(spot, option.id, { direction: vector }, seatBy(act));
}

/** Through an ingress point to another of its group; the height is that point's unless the file says otherwise. */
function enter(p: Playing, act: ActOf<'ingress'>): void {
  const { to, at } = act.value;
  const option = p.needOption(act.spot, `exit:${to}`, meantBy(act));
  const height = option.asks?.kind === 'ingress' ? option.asks.point[2] : 0;
  p.answer(act.spot, option.id, { to: onTable(at, height) }, seatBy(act));
}

type Deployment = Exclude<ActOf<'place'>['value'], readonly unknown[]>;

function deploy(p: Playing, act: Act, { who, at, spot }: Deployment): void {
  const option = p.needOption(spot, 'place', meantBy(act));
  const { asks } = option;
  const next = asks?.kind === 'set' && asks.what !== 'character' ? asks.thing : p.names.short(option.character ?? '');
  if (who !== undefined && next !== who) throw new Failed(spot, `the place of ${who}`, `${next} is to be placed`);
  const from = asks?.kind === 'place' ? asks.from[2] : 0;
  p.answer(spot, option.id, { to: onTable(at, from) }, seatBy(act));
}

/** What may be said beside the open question. */
function say(p: Playing, act: Spoken): void {
  const { spot } = act;
  switch (act.kind) {
    case 'concede':
      return p.send(spot, 'the concession', { do: 'concede', by: seatOf(act.value) });
    case 'mission critical':
      return p.send(spot, 'Mission Critical', { do: 'mission-critical', by: authorOf(act.value) });
    case 'time called':
      return p.send(spot, 'calling time', { do: 'time-called', by: authorOf(act.value) });
    case 'note':
      return p.send(spot, 'the note', { do: 'note', by: authorOf(act.value.by), text: act.value.text });
    case 'late': {
      const { by, use, of, consent } = act.value;
      const name = `${use}@${p.names.lastingUnit(of)}`;
      return p.send(spot, 'the late use', { do: 'late', by: seatOf(by), use: name, consent: consentOf(consent) });
    }
    case 'correct': {
      const { by, why, consent, set } = act.value;
      const corrections = set.map((setting) => setting(p.now));
      return p.send(spot, 'the correction', {
        do: 'correct',
        by: authorOf(by),
        consent: consentOf(consent),
        why,
        set: corrections,
      });
    }
    case 'undo':
      return undo(p, act);
  }
}

const consentOf = (name: Side | 'arbiter' | undefined) => (name === undefined ? null : authorOf(name));

function undo(p: Playing, act: ActOf<'undo'>): void {
  const { by, back, to, consent } = act.value;
  const marked = to === undefined ? undefined : p.marks.get(to);
  if (to !== undefined && marked === undefined)
    throw new Failed(act.spot, `a mark called "${to}"`, [...p.marks.keys()].join(', ') || 'no marks');
  const version = marked ?? p.match.version - (back ?? 1);
  p.send(act.spot, 'the undo', { do: 'undo', to: version, by: authorOf(by), consent: consentOf(consent) });
}
