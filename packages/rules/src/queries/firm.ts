import { type DieKind, FACES, type Face, type Faces, isAmong } from '../cards/dice.ts';
import type { DiceChange } from '../cards/effect.ts';
import type { Position } from '../game/machine.ts';
import type { Chart, ChartEntry } from '../cards/unitCard.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { AttackFacts, TriggerEvent } from '../state/triggerEvent.ts';
import { character } from '../game/find.ts';
import { standingFor } from './standing.ts';

/** R-CARD-21: dice of a roll that effects of the other player cannot change. */

/** Every face that a card keeps from effects of this player; none in a roll of its own. */
export function firmFaces(p: Position, f: AttackFacts & { readonly seat: Seat }, roll: DieKind, by: Seat): Face[] {
  const owner = roll === 'attack' ? f.seat : otherSeat(f.seat);
  const id = roll === 'attack' ? f.attacker : f.target;
  if (by === owner || typeof id === 'string') return [];
  const { attack, attacker, target, attackType, inCombatAction } = f;
  const facts = { attack, attacker, target, attackType, inCombatAction };
  const modifying: TriggerEvent = { ...facts, on: 'attack.rolling', id: attack, listeners: [] };
  const kept = standingFor(p, character(p, id), 'firm', '', modifying).filter(({ clause }) => clause.roll === roll);
  return EVERY.filter((face) => kept.some(({ clause }) => isAmong(clause.face, face)));
}

// order: the faces as the dice have them
const EVERY: readonly Face[] = [...new Set([...FACES.attack, ...FACES.defense])];

/** The change without the dice that are kept from it; null where none is left. */
export function changeLeft(change: DiceChange, firm: readonly Face[]): DiceChange | null {
  if (change.how === 'add' || firm.length === 0) return change;
  const face: Faces = EVERY.filter((each) => isAmong(change.face, each) && !firm.includes(each));
  return face.length > 0 ? { ...change, face } : null;
}

/** The entries of a chart that change no die kept from it; the same chart where all are left. */
export function chartLeft(chart: Chart, isKept: (entry: ChartEntry) => boolean): Chart {
  if (!chart.rows.some(({ results }) => results.some(isKept))) return chart;
  return {
    ...chart,
    rows: chart.rows.map((row) => ({ ...row, results: row.results.filter((entry) => !isKept(entry)) })),
  };
}
