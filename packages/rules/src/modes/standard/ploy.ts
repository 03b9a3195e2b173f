import type { Ploy } from '../../cards/missionCard.ts';
import { type Asked, choice, step } from '../../kernel/steps.ts';
import type { Option } from '../../state/decision.ts';
import type { Machine, Position } from '../../game/machine.ts';
import type { Mode } from '../../game/mode.ts';
import { setControl } from '../../objectives/control.ts';
import { changeUnit } from '../../state/change.ts';
import { otherSeat, type Seat, type UnitId, unitName } from '../../state/ids.ts';
import type { Unit } from '../../state/unit.ts';
import { refreshForce } from '../../tokens/changes.ts';
import { basesOf, cardOf, unitNamed, unitsOf } from '../../game/find.ts';
import { currentCard } from './current.ts';

/** Clever Ploys of First Contact: both players choose, the active one first, then what they chose is carried out. */
declare module '../../state/frame.ts' {
  interface Steps {
    'ploy.choose': { seats: readonly Seat[]; chosen: readonly Chosen[] };
    'ploy.carryOut': { chosen: readonly Chosen[] };
  }
}

/** An objective or Unit by name; null when there was nothing to choose or the player would not. */
interface Chosen {
  readonly seat: Seat;
  readonly what: string | null;
}

/** MS-PLOY-01: the Shatterpoint Card was kept, and no Unit is chosen yet. */
export const ployNow: Mode['shatterpointKept'] = (p) => {
  const { active } = p.open;
  const seats = [active, otherSeat(active)];
  const ploy = currentCard(p)?.ploy;
  if (!ploy) return null;
  return ploy.kind === 'pick-one'
    ? { at: 'ploy.pick', locals: { seats } }
    : { at: 'ploy.choose', locals: { seats, chosen: [] } };
};

/** MS-PLOY-06 to MS-PLOY-10: what each ploy lets a player choose from. */
function choicesOf(p: Position, ploy: Ploy | undefined, seat: Seat): string[] {
  const mine = (fits: (u: Unit) => boolean): string[] => unitsOf(p, seat).filter(fits).map(unitName);
  switch (ploy?.kind) {
    case 'clear-control':
      return p.open.objectives.filter((o) => o.active).map((o) => o.key);
    case 'recover':
      return mine(() => true);
    case 'patch-up':
      return mine((u) => u.injured > 0);
    case 'reposition':
      return mine((u) => cardOf(p, u).rank === ploy.rank);
    default:
      return [];
  }
}

/** A question for one Unit of several; null where there is none to choose. */
export function askUnit(p: Position, seat: Seat, names: readonly string[]): Asked | { auto: { option: string } } {
  const [only, second] = names;
  if (second === undefined) return { auto: { option: only ?? 'none' } };
  const options = names.map((id): Option => ({ id, ...(unitNamed(p.open, id) ? { unit: id } : {}) }));
  return { seat, point: 'DP-34', options, about: { choose: 'ploy' } };
}

choice('ploy.choose', {
  ask: (p, f) => {
    const [seat] = f.seats;
    if (seat === undefined) return { auto: { option: 'done' } };
    const ploy = currentCard(p)?.ploy;
    const names = choicesOf(p, ploy, seat);
    if (ploy?.kind !== 'clear-control' || names.length === 0) return askUnit(p, seat, names);
    return { seat, point: 'DP-34', options: [...names, 'none'].map((id) => ({ id })), about: { choose: 'ploy' } };
  },
  take: (g, f, answer) => {
    const [seat, ...seats] = f.seats;
    if (seat === undefined) return void g.next('ploy.carryOut', { chosen: f.chosen });
    const what = answer.option === 'none' ? null : answer.option;
    g.next('ploy.choose', { seats, chosen: [...f.chosen, { seat, what }] });
  },
});

/** MS-R-09: what both chose is done in the order they chose, each wholly before the next. */
step('ploy.carryOut', (g, f) => {
  const [one, ...chosen] = f.chosen;
  if (!one) return g.done();
  g.next('ploy.carryOut', { chosen });
  carryOut(g, currentCard(g)?.ploy, one);
});

function carryOut(g: Machine, ploy: Ploy | undefined, { seat, what }: Chosen): void {
  if (ploy?.kind === 'clear-control') return clearControl(g, seat, what);
  const u = what === null ? null : unitNamed(g.open, what);
  if (ploy?.kind === 'patch-up') return patchUp(g, seat, u);
  if (!u) return;
  if (ploy?.kind === 'recover') g.call('ploy.recover', { unit: u.id, left: ['wounded', 'damage', 'condition'] });
  if (ploy?.kind !== 'reposition') return;
  bar(g, u.id);
  for (const c of basesOf(g, u).toReversed())
    g.call('move.offer', { character: c.id, kinds: ['reposition'], point: 'DP-30', seat });
}

function clearControl(g: Machine, seat: Seat, key: string | null): void {
  const objective = g.open.objectives.find((o) => o.key === key);
  if (objective) setControl(g, objective, null, seat);
}

/** MS-PLOY-10: whoever has no token removed refreshes two Force. */
function patchUp(g: Machine, seat: Seat, u: Unit | null): void {
  if (!u) {
    refreshForce(g, seat, PLOY_FORCE);
    return;
  }
  const injured = u.injured - 1;
  changeUnit(g, u.id, { injured });
  g.emit({ event: 'recovered', unit: u.id, tokens: injured });
}

export const PLOY_FORCE = 2;

/** MS-PLOY-11: it cannot be chosen for the activation of this Turn. */
export function bar(g: Machine, id: UnitId): void {
  const { memory } = g.open;
  memory.barred = [...memory.barred, id];
}
