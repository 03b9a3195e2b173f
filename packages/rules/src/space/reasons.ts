import type { IngressFault, MoveFault, PlaceFault, RestFault } from '@faultline/geometry';
import { type Reason, reason } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import type { Character } from '../state/unit.ts';
import { nameOfCharacter } from '../game/find.ts';

/** The rule that each of geometry's faults breaks, with its measured facts. */

export function restReason(p: Position, fault: RestFault, bases: readonly Character[]): Reason {
  switch (fault.why) {
    case 'not whole numbers':
      return reason('R-MEAS-2', { places: 'whole hundredths of a millimetre' });
    case 'off the table':
      return reason('CR-MOVE-22', { beyondEdge: fault.by });
    case 'no surface':
      return reason('CR-MOVE-21', { height: fault.z });
    case 'overhang':
      return reason('CR-MOVE-21', { overhang: fault.by });
    case 'solid':
      return reason(fault.room > 0 ? 'CR-MOVE-19' : 'CR-MOVE-20', { part: fault.part, by: fault.by, room: fault.room });
    case 'base':
      return reason('CR-OVER-02', { overlaps: nameAt(p, bases, fault.base), by: fault.by });
  }
}

export const nameAt = (p: Position, bases: readonly Character[], i: number): string => {
  const base = bases[i];
  return base ? nameOfCharacter(p, base.id) : '';
};

export function moveReason(p: Position, fault: MoveFault, bases: readonly Character[]): Reason {
  switch (fault.why) {
    case 'arm length':
      return reason('CR-MOVE-03', { arm: fault.arm, length: fault.length, allowed: fault.allowed });
    case 'bent too far':
      return reason('CR-MOVE-04', { most: 90 });
    case 'tool blocked':
      return reason('CR-MOVE-09', { part: fault.part, arm: fault.arm });
    case 'no contact':
      return reason('CR-MOVE-05', { distance: fault.distance, allowed: fault.allowed });
    case 'too high':
      return reason('CR-MOVE-11', { height: fault.z, allowed: fault.allowed });
    case 'outside the wedge':
      return reason('R-MOVE-5');
    default:
      return restReason(p, fault, bases);
  }
}

/** CR-INGR-03 was asked before the point was offered, so an Elevation here is the exit's. */
export function exitReason(p: Position, fault: IngressFault, bases: readonly Character[]): Reason {
  switch (fault.why) {
    case 'not linked':
      return reason('CR-INGR-01');
    case 'too far':
      return reason('CR-INGR-04', { distance: fault.distance, allowed: fault.allowed });
    case 'other elevation':
      return reason('CR-INGR-04', { level: fault.z });
    case 'same elevation':
      return reason('CR-INGR-05', { height: fault.z });
    default:
      return restReason(p, fault, bases);
  }
}

export function placeReason(p: Position, fault: PlaceFault, bases: readonly Character[]): Reason {
  return fault.why === 'too far'
    ? reason('CR-PLACE-01', { distance: fault.distance, allowed: fault.allowed })
    : restReason(p, fault, bases);
}
