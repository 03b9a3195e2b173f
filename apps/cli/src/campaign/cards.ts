// Units, operations and strike teams by the names people type.
import { figures, type PrintedUnit } from '@faultline/cards';
import { OPERATIONS } from '@faultline/cards/operations';
import { submissionOf } from '@faultline/cards/team';
import type { Operation, Team, Unit } from '@faultline/campaign';
import { RANKS, type TeamList } from '@faultline/rules';
import { NotUnderstood } from '../command.ts';
import { objections } from '../team/judging.ts';
import { readList, type TeamCards } from '../team/reading.ts';
import { unitCalled } from '../units/naming.ts';

export const OPERATION_NAMES = OPERATIONS.map(({ card }) => card.id).join(', ');

export function operationCalled(name: string): Operation {
  const wanted = name.trim().toLowerCase();
  const found = OPERATIONS.find(({ card }) => card.id === wanted || card.name.toLowerCase() === wanted);
  if (!found) throw new NotUnderstood(`Unknown operation "${name.trim()}". Available: ${OPERATION_NAMES}.`);
  return { id: found.card.id, name: found.card.name };
}

export async function veteranCalled(name: string): Promise<Unit> {
  const found = unitCalled(await figures(), name);
  if ('fault' in found) throw new NotUnderstood(found.fault);
  return unitOf(found);
}

const unitOf = ({ id, name, rank }: Pick<PrintedUnit, 'id' | 'name' | 'rank'>): Unit => ({ id, name, type: rank });

export interface BroughtTeam {
  readonly team: Team;
  readonly problems: readonly { readonly rule: string; readonly says: string }[];
  readonly list: TeamList;
}

/** A strike team as a Key Operation takes it: by the building rules of the game, without a Mission Set (KO-MODE-03). */
export function teamIn(text: string, shelf: TeamCards): BroughtTeam {
  const { list, faults } = readList(text, shelf);
  if (faults.length > 0) throw new NotUnderstood(faults.join('\n'));
  return judged(list, shelf);
}

export function judged(list: TeamList, { library }: TeamCards): BroughtTeam {
  const [mission = ''] = Object.keys(library.missions);
  const whole = { ...list, mission: list.mission ?? mission };
  const units = list.squads.flatMap((squad) => RANKS.flatMap((rank) => library.units[squad[rank] ?? ''] ?? []));
  return {
    team: { units: units.map(unitOf), code: submissionOf(list, library).code },
    problems: objections(library, whole, 'strike').map(({ rule, says }) => ({ rule, says })),
    list: whole,
  };
}
