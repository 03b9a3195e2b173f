import { oddsOf, walksOf } from '@faultline/odds';
import { attackAt, characterNamed, type Decision, defenderOf, glance } from '@faultline/rules';
import { bestTreePath, attackValues, pushOffValue } from './attackValue.ts';
import { manner, worthIn } from './modes/index.ts';
import { asked, type Choice, type Position } from './choice.ts';

/** Questions of an attack: which kind, whom, and through the tree. */

/** Not to attack is a little worse than an attack that does nothing. */
const DECLINED = -0.01;

export function kindsOfAttack(p: Position, decision: Decision): Choice[] {
  const c = asked(p, decision);
  const things = c ? thingsNamed(p) : [];
  const values = c && things.length === 0 ? attackValues(p, c) : [];
  return decision.options.map(({ id }) => {
    const boxes = things.map((name) =>
      id === 'decline' ? 0 : boxesExpected(p, String(decision.about?.character), id, name),
    );
    const worth = values.reduce(
      (most, each) => (each.type === id ? Math.max(most, each.value) : most),
      Math.max(0, ...boxes),
    );
    return { answer: { option: id }, value: id === 'decline' ? DECLINED : worth };
  });
}

export function targets(p: Position, decision: Decision): Choice[] {
  const c = asked(p, decision);
  const values = (c ? attackValues(p, c) : []).filter(({ type }) => type === decision.about?.attack);
  return decision.options.map(({ id }) => {
    const target = characterNamed(p.open, id);
    return { answer: { option: id }, value: values.find((each) => each.target.id === target?.id)?.value ?? 0 };
  });
}

/** The objects an attack may be made on, where a rule of the mode names them. */
function thingsNamed({ open }: Position): string[] {
  const frame = open.frames.at(-1);
  const names = frame?.at === 'attack.type' ? (frame.targets ?? []) : [];
  return names.filter((name) => typeof name === 'string');
}

const boxesExpected = (p: Position, attacker: string, type: string, target: string): number =>
  oddsOf(p, attacker, type === 'melee' ? 'melee' : 'ranged', target)?.expected.damage ?? 0;

/** KO-ARM-16: the way on that covers most boxes of an Armored Target with the successes left; of equals the shortest. */
function nextBox(p: Position, { attacker, target, path }: Walking, { about, options }: Decision): Choice[] {
  const unit = p.open.units[p.open.characters[attacker]?.unit ?? -1];
  const tree = unit && p.game.library.units[unit.card]?.stances[unit.stance]?.tree;
  if (!tree) return [];
  const left = Number(about?.successes ?? 0);
  const walks = walksOf(tree, defenderOf(p, target, false), { path, left });
  return options.map(({ id }) => {
    const through = walks.filter((walk) => walk.path[path.length] === (id === 'stop' ? undefined : id));
    const value = through.reduce((most, walk) => Math.max(most, walk.damage - LONGER * walk.path.length), -1);
    return { answer: { option: id }, value };
  });
}

/** A longer walk is only worth it for a box more. */
const LONGER = 0.001;

type Walking = NonNullable<ReturnType<typeof attackAt>>;

/** Each way on through the tree, by the best walk that begins as this one did and goes there. */
export function nextOfWalk(p: Position, decision: Decision): Choice[] {
  const { about, options } = decision;
  const attack = attackAt(p, 'tree');
  if (!attack) return [];
  if (typeof attack.target === 'string') return nextBox(p, attack, decision);
  const [attacker, target] = [p.open.characters[attack.attacker], p.open.characters[attack.target]];
  const unit = target && p.open.units[target.unit];
  if (!attacker || !target || !unit) return [];
  const { tree, defender } = glance(p, attacker, target, attack.attackType);
  const { path } = attack;
  const on = walksOf(tree, defender).filter((walk) => path.every((id, i) => walk.path[i] === id));
  const walked = on.find((walk) => walk.path.length === path.length)?.damage ?? 0;
  const ahead = on.map((walk) => ({ ...walk, damage: walk.damage - walked }));
  const successes = path.length + Number(about?.successes ?? 0);
  const stamina = p.game.library.units[unit.card]?.stamina ?? 1;
  const mark = {
    defender,
    stamina,
    driveOff: pushOffValue(p, target),
    wound: worthIn(p.open).wound,
    weights: manner(p).weights,
  };
  const pool = Number(about?.pool ?? 0);
  return options.map(({ id }) => {
    const next = id === 'stop' ? undefined : id;
    const through = ahead.filter((walk) => walk.path[path.length] === next);
    return { answer: { option: id }, value: bestTreePath(through, successes, pool, mark).worth };
  });
}
