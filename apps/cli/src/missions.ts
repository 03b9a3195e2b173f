import { library } from '@faultline/cards';
import { drawing, fast, type Seat, sha256 } from '@faultline/rules';
import { NotUnderstood } from './command.ts';

const MISSIONS = Object.keys(library.missions);
export const MISSION_NAMES = MISSIONS.join(', ');

/** The mission a `--mission` names; a wrong name is answered with the right ones. */
export function neededMission(name: string): string {
  if (!MISSIONS.includes(name)) throw new NotUnderstood(`Unknown mission "${name}". Available: ${MISSION_NAMES}.`);
  return name;
}

/** The Mission Set a seat brings: the same seed, the same set. */
export function missionOfSeed(seed: string, seat: Seat): string {
  const random = drawing(fast(sha256(`${seed}/mission`), { purpose: 0, seat, turn: 0, nth: 0, epoch: 0 }));
  return MISSIONS[random(MISSIONS.length)] ?? '';
}
