import { whyNotType } from '../../attack/target.ts';
import type { AttackType, Icon } from '../../cards/unitCard.ts';
import { discOf, objectiveDisc, stanceOf, unit } from '../../game/find.ts';
import type { Mode, TargetObject } from '../../game/mode.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { choice } from '../../kernel/steps.ts';
import { attackOf } from '../../queries/attack.ts';
import { contesting } from '../../queries/contesting.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { changeAttack } from '../../state/change.ts';
import { type Reason, reason } from '../../state/decision.ts';
import { otherSeat, type Seat } from '../../state/ids.ts';
import type { Objective } from '../../state/open.ts';
import type { Character } from '../../state/unit.ts';
import { follow } from '../../timing/resolution.ts';
import { stageCard } from './score.ts';
import {
  coveredOf,
  coverSpace,
  fitsSpace,
  fullNow,
  isCovered,
  nextOf,
  type Space,
  spaceName,
  trackerCard,
} from './trackers.ts';

/**
 * Armored Targets (KO-ARM). They are attacked through something on the battlefield, by rules alone (KO-ARM-01, KO-S1-04),
 * and take a Damage token for each option of the Combat Tree that shares an icon with the next box.
 */
declare module '../../state/frame.ts' {
  interface Steps {
    'armor.option': { object: string; attack: number; icons: readonly Icon[] };
  }
}

/** KO-S1-13: whichever of them was attacked, one tracker takes it. */
export const targetNamed = (tracker: string, key: string): string => `${tracker}@${key}`;

/** The tracker that an attack on it goes to. */
export const trackerOf = (object: string): string => object.slice(0, object.lastIndexOf('@'));

const objectiveOf = (p: Position, object: string): Objective | undefined =>
  p.open.objectives.find(({ key }) => key === object.slice(object.lastIndexOf('@') + 1));

/** The attack of a rule that is being declared; only what it names may be its target. */
const declaring = ({ open }: Position) => {
  const frame = open.frames.findLast(({ at }) => at === 'attack.type' || at === 'attack.target');
  return frame?.at === 'attack.type' || frame?.at === 'attack.target' ? frame : null;
};

/** KO-ARM-14: one whose boxes are all covered is none any more. */
export const objects: Mode['objects'] = (p) => {
  const trackers = (stageCard(p)?.trackers ?? []).map((id) => trackerCard(p, id));
  const armored = trackers.flatMap((card) => (card.kind === 'armored' && !isCovered(p, card.id) ? [card] : []));
  if (armored.length === 0) return [];
  const seat = defenderNow(p);
  return armored.flatMap(({ id, defense, chart, boxes }) =>
    p.open.objectives
      .filter(({ active }) => active)
      .map(
        (objective): TargetObject => ({
          name: targetNamed(id, objective.key),
          seat,
          disc: objectiveDisc(p, objective),
          defense,
          chart,
          takes: 'options',
          armor: { boxes, covered: coveredOf(p, id) },
        }),
      ),
  );
};

/** KO-S1-11, KO-R-30: the attacker's opponent. */
const defenderNow = (p: Position): Seat => otherSeat(declaring(p)?.seat ?? p.open.active);

/** KO-S1-08 to KO-S1-10, KO-R-31 to KO-R-33. */
export function whyNotObject(p: Position, object: TargetObject, attacker: Character, type: AttackType): Reason[] {
  return declaring(p)?.targets?.includes(object.name) === true
    ? whyOutOfReach(p, object, attacker, type)
    : [reason('KO-S1-04')];
}

function whyOutOfReach(p: Position, object: TargetObject, attacker: Character, type: AttackType): Reason[] {
  const objective = objectiveOf(p, object.name);
  if (!objective) return [reason('KO-S1-04')];
  return type === 'melee' ? whyNotStruck(p, objective, attacker) : whyNotShot(p, object, attacker);
}

/** Whether a character could attack one of these with either kind of attack. */
export const couldAttack = (p: Position, attacker: Character, names: readonly string[]): boolean =>
  objects(p)
    .filter(({ name }) => names.includes(name))
    .some((object) =>
      (['melee', 'ranged'] as const).some(
        (type) => whyNotType(p, attacker, type).length === 0 && whyOutOfReach(p, object, attacker, type).length === 0,
      ),
    );

/** The kinds of attack a character could make on an Armored Target through an objective, whoever controls it. */
export function kindsOfStrike(p: Position, attacker: Character, objective: Objective): AttackType[] {
  const kinds: AttackType[] = [];
  if (whyNotType(p, attacker, 'melee').length === 0 && whyNotStruck(p, objective, attacker).length === 0)
    kinds.push('melee');
  const shot = { disc: objectiveDisc(p, objective) };
  if (whyNotType(p, attacker, 'ranged').length === 0 && whyNotShot(p, shot, attacker).length === 0)
    kinds.push('ranged');
  return kinds;
}

/** KO-R-31: who contests it strikes it, whatever lies between and however high. */
const whyNotStruck = (p: Position, objective: Objective, attacker: Character): Reason[] =>
  contesting(p, objective).some(({ id }) => id === attacker.id)
    ? []
    : [reason('KO-S1-08', { objective: objective.key, ...rangeTo(p, attacker, objective, 2) })];

function whyNotShot(p: Position, { disc }: Pick<TargetObject, 'disc'>, attacker: Character): Reason[] {
  // KO-R-32: by anybody, Wounded or not.
  if (isEngaged(p, attacker)) return [reason('KO-S1-09')];
  const range = stanceOf(p, unit(p, attacker.unit)).ranged.range ?? 1;
  const measured = p.game.space.within(p, discOf(attacker), disc, range);
  if (!measured.holds) return [reason('KO-S1-10', { distance: measured.distance, range })];
  const seen = p.game.space.sight(p, discOf(attacker), disc);
  return seen.holds ? [] : [reason('KO-R-31', { blockedBy: seen.blockedBy })];
}

const rangeTo = (p: Position, attacker: Character, objective: Objective, range: 2) => {
  const { distance } = p.game.space.within(p, discOf(attacker), objectiveDisc(p, objective), range);
  return { distance, range };
};

/** KO-ARM-09 to KO-ARM-12: one box at most, whatever the option holds. */
const boxesFor = (p: Position, object: string, icons: readonly Icon[]): Space[] =>
  nextOf(p, trackerOf(object)).filter((box) => fitsSpace(p, box, icons));

/** KO-R-24: where several boxes fit, the attacker chooses. */
choice('armor.option', {
  ask: (p, { object, attack, icons }) => {
    const boxes = boxesFor(p, object, icons);
    const [only, second] = boxes;
    if (!second) return { auto: { option: only ? spaceName(only) : 'none' } };
    const { seat } = attackOf(p, attack);
    const options = boxes.map((box) => ({ id: spaceName(box) }));
    return { seat, point: 'DP-57', options, about: { choose: 'cover' } };
  },
  take: (g, { object, attack, icons }, { option }) => {
    const box = boxesFor(g, object, icons).find((each) => spaceName(each) === option);
    g.done({ happened: box !== undefined, amount: box ? 1 : 0 });
    if (box) strike(g, attack, box);
  },
});

function strike(g: Machine, attack: number, box: Space): void {
  const { seat, covered = [] } = attackOf(g, attack);
  changeAttack(g, attack, { covered: [...covered, box.space] });
  coverSpace(g, box, seat);
  // KO-X-11: the attack is over first.
  if (isCovered(g, box.tracker)) follow(g, fullNow(g, box.tracker), attack);
}
