import type { MissionCard, MissionRule, StruggleCard, StruggleMap } from '../../cards/missionCard.ts';
import type { Position } from '../../game/machine.ts';
import type { Unit } from '../../state/unit.ts';
import { struggleOf } from './tracker.ts';

type Lends = NonNullable<StruggleCard['lends']>;

/** The mission being played, and what of its cards is in force now (CR-OBJ-16). */

export function missionOf(p: Position): MissionCard {
  const mission = p.game.library.missions[struggleOf(p).mission];
  if (!mission) throw new Error(`The library has no mission ${struggleOf(p).mission}.`);
  return mission;
}

export function struggleCard(p: Position, id: string): StruggleCard {
  const card = missionOf(p).struggles.find((struggle) => struggle.id === id);
  if (!card) throw new Error(`${missionOf(p).name} has no Struggle Card ${id}.`);
  return card;
}

/** MS-R-01: the card that was revealed last, until the next one is. */
export function currentCard(p: Position): StruggleCard | null {
  const { card } = struggleOf(p);
  return card === null ? null : struggleCard(p, card);
}

export function currentMap(p: Position): StruggleMap | null {
  return currentCard(p)?.maps[struggleOf(p).map - 1] ?? null;
}

export function ruleOf<R extends MissionRule['rule']>(p: Position, rule: R): Extract<MissionRule, { rule: R }> | null {
  const isIt = (one: MissionRule): one is Extract<MissionRule, { rule: R }> => one.rule === rule;
  return currentCard(p) === null ? null : (missionOf(p).rules.find(isIt) ?? null);
}

const NOTHING: readonly string[] = [];

const lendsNow = (p: Position): Lends | undefined => {
  if (p.open.score.mode !== 'standard') return undefined;
  const { mission, card } = p.open.score;
  return p.game.library.missions[mission]?.struggles.find(({ id }) => id === card)?.lends;
};

export const grantsAbilities = (p: Position): boolean => lendsNow(p) !== undefined;

/** MS-GEN-02, MS-GEN-03: abilities a Unit has from the current Struggle Card, beyond those of its own. */
export function grantedAbilities(p: Position, u: Unit): readonly string[] {
  const lends = lendsNow(p);
  if (!lends) return NOTHING;
  const { chosen } = p.open.memory;
  const has = lends.to === 'everyone' || (chosen?.unit === u.id && chosen.origin === 'shatterpoint');
  return has ? [lends.ability] : NOTHING;
}
