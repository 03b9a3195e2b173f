import type { MissionCard, MissionRule, StruggleCard, StruggleMap } from '../../cards/missionCard.ts';
import type { Position } from '../../game/machine.ts';
import type { Library } from '../../game/game.ts';
import type { Score } from '../../state/open.ts';
import type { Unit } from '../../state/unit.ts';
import { type Struggle, struggleOf } from './tracker.ts';

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

/** What a score's Struggle Card lends; a score is replaced and never changed, so this is looked up once for each. */
interface Lending {
  readonly score: Score;
  readonly to: Lends['to'] | null;
  readonly abilities: readonly string[];
}

declare module '../../game/game.ts' {
  interface Prepared {
    lending?: Lending;
  }
}

function lendingNow({ game: { prepared, library }, open: { score } }: Position): Lending {
  const known = prepared.lending;
  if (known?.score === score) return known;
  const lends = score.mode === 'standard' ? lentBy(library, score) : undefined;
  const fresh = { score, to: lends?.to ?? null, abilities: lends ? [lends.ability] : NOTHING };
  prepared.lending = fresh;
  return fresh;
}

const lentBy = ({ missions }: Library, { mission, card }: Struggle): Lends | undefined =>
  missions[mission]?.struggles.find(({ id }) => id === card)?.lends;

export const lentAbilities = (p: Position): readonly string[] => lendingNow(p).abilities;

/** MS-GEN-02, MS-GEN-03: abilities a Unit has from the current Struggle Card, beyond those of its own. */
export function grantedAbilities(p: Position, u: Unit): readonly string[] {
  const { to, abilities } = lendingNow(p);
  if (to !== 'shatterpoint') return abilities;
  const { chosen } = p.open.memory;
  return chosen?.unit === u.id && chosen.origin === 'shatterpoint' ? abilities : NOTHING;
}
