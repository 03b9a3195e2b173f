import {
  type Armor,
  type AttackType,
  type Character,
  characterNamed,
  afterProtection,
  attackAt,
  boxesFitting,
  type CombatTree,
  defenderOf,
  type Game,
  nameOfCharacter,
  type Open,
  type Position,
  type TargetObject,
  withMoved,
} from '@faultline/rules';
import type { OddsAdvice, Possible } from '../port/odds.ts';

/** Exact odds are fetched when they are first asked for. */
const odds = () => import('@faultline/odds');

const TYPES = ['melee', 'ranged'] as const;

/** Answers about attacks: those that could be made, one beside others, and what is left of one that is under way. */
export function oddsAdviceOn(game: Game, now: () => Position, openAt: (version: number) => Open | null): OddsAdvice {
  return {
    async attacks(attacker, to) {
      const { oddsOf } = await odds();
      const p = to ? withMoved(now(), attacker, to) : now();
      const targets = p.open.characters.filter(({ onTable }) => onTable).map(({ id }) => nameOfCharacter(p, id));
      const by = characterNamed(p.open, attacker);
      return TYPES.flatMap((type) => {
        const { now, later } = by ? objectsFor(p, by, type) : NO_OBJECTS;
        const odds = (target: string) => oddsOf(p, attacker, type, target, calledFor(p, attacker));
        const possible = (target: string, when: { readonly later?: true } = {}): Possible[] => {
          const found = odds(target);
          return found ? [{ type, target, odds: found, ...when }] : [];
        };
        return [
          ...[...targets, ...now].flatMap((target) => possible(target)),
          ...later.flatMap((target) => possible(target, { later: true })),
        ];
      });
    },
    async compared(version, attacker, type, target) {
      const { oddsOf, sideBySide } = await odds();
      const open = openAt(version);
      if (!open) return [];
      const p = { game, open };
      const wish = calledFor(p, attacker);
      if (wish.dice === undefined) return sideBySide(p, attacker, type, target);
      const alone = oddsOf(p, attacker, type, target, wish);
      return alone ? [{ instead: 'nothing', name: target, odds: alone }] : [];
    },
    async ways() {
      const { waysOn } = await odds();
      const p = now();
      const walking = attackAt(p, 'tree');
      const tree = walking && treeOf(p, walking.attacker);
      if (!walking || !tree) return [];
      const defender = defenderOf(p, walking.target, false);
      const { armor } = defender;
      return waysOn(tree, defender, walking).map(({ path, damage }) => {
        if (armor) {
          const boxes = boxesOn(tree, path.slice(walking.path.length), armor);
          return { path, pool: (walking.covered?.length ?? 0) + damage, wounds: null, boxes };
        }
        const pool = walking.pool + damage;
        const suffers = afterProtection(pool, defender.protection);
        return { path, pool, wounds: defender.toWound === null ? null : suffers >= defender.toWound };
      });
    },
  };
}

const NO_OBJECTS = { now: [], later: [] };

/** Objects of the mode that may be attacked now, and those that will be when the Turn ends. */
function objectsFor(p: Position, by: Character, type: AttackType) {
  const { mode } = p.game;
  const now = mode.objects(p).filter((object) => mode.whyNotObject(p, object, by, type).length === 0);
  const later = mode.objectsLater(p, by).filter(({ name }) => !now.some((object) => object.name === name));
  const names = (all: readonly TargetObject[]) => all.map(({ name }) => name);
  return { now: names(now), later: names(later) };
}

/** KO-R-24: the boxes a way would cover; where several fit, the first. */
function boxesOn(tree: CombatTree, way: readonly string[], { boxes, covered }: Armor): readonly number[] {
  const taken: number[] = [];
  for (const id of way) {
    const icons = tree.options.find((option) => option.id === id)?.effects ?? [];
    taken.push(...boxesFitting({ boxes, covered: [...covered, ...taken] }, icons).slice(0, 1));
  }
  return taken;
}

/** The number of dice that the effect names which lets this attack be made. */
function calledFor(p: Position, attacker: string): { readonly dice?: number } {
  const called = p.open.frames.findLast(({ at }) => at === 'attack.type' || at === 'attack.target');
  if (called?.at !== 'attack.type' && called?.at !== 'attack.target') return {};
  return called.dice !== null && nameOfCharacter(p, called.attacker) === attacker ? { dice: called.dice } : {};
}

function treeOf({ game, open }: Position, attacker: number) {
  const unit = open.units[open.characters[attacker]?.unit ?? -1];
  return game.library.units[unit?.card ?? '']?.stances[unit?.stance ?? 0]?.tree;
}
