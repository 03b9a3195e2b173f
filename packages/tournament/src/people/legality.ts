// Is every product of a team legal on the event's first day? A product without any date counts as legal.
import type { Founding } from '../event/command.ts';
import type { Details } from '../event/details.ts';
import { type Reason, reason } from '../reason.ts';
import { type Team, type TeamProblem, type TeamUnit, unitsOf } from '../event/team.ts';

type Standard = Pick<Details, 'allow' | 'deny' | 'officialOnly'>;

export function whyTeamRefused(
  team: Team,
  problems: readonly TeamProblem[],
  founding: Pick<Founding, 'firstDay' | 'format'>,
  standard: Standard,
): readonly Reason[] {
  const built = problems.map(({ rule, says }) => reason('teamRule', rule, says));
  const products = unitsOf(team).flatMap((unit) => whyIllegal(unit, founding.firstDay, standard));
  return [...built, ...whyIncomplete(team, founding.format), ...products];
}

/** The organiser's lists come before every date (SD-LEG-03). */
function whyIllegal(unit: TeamUnit, firstDay: string, standard: Standard): readonly Reason[] {
  const listed = (list: readonly string[]): boolean => list.includes(unit.id) || list.includes(unit.name);
  const facts = { unit: unit.name, firstDay };
  if (listed(standard.deny)) {
    return [reason('denied', 'SD-LEG-03', `${unit.name} is banned from this event.`, facts)];
  }
  if (listed(standard.allow)) return [];
  if (standard.officialOnly && !unit.official) {
    return [reason('notOfficial', 'SD-CRD-02', `${unit.name} is not official; proxies are not allowed.`, facts)];
  }
  const dates = [unit.released, unit.printAndPlay].filter((day) => day !== undefined);
  if (dates.length === 0 || dates.some((day) => day < firstDay)) return [];
  const rule = unit.released === undefined ? 'SD-LEG-02' : 'SD-LEG-01';
  const says = `${unit.name} came out on ${dates.join(' and ')}, not before the event's first day, ${firstDay}.`;
  return [reason('tooNew', rule, says, { ...facts, released: dates })];
}

const SQUADS = { showdown: 2, premier: 4 } as const;

function whyIncomplete(team: Team, format: Founding['format']): readonly Reason[] {
  const reasons: Reason[] = [];
  const wanted = SQUADS[format];
  const given = team.squads.length;
  if (given !== wanted) {
    const rule = format === 'premier' ? 'PR-LIST-02' : 'SD-STR-03';
    reasons.push(
      reason('squads', rule, `This event requires ${wanted} squads; the list has ${given}.`, { wanted, given }),
    );
  }
  if (team.missionSet.trim() === '') {
    const rule = format === 'premier' ? 'PR-LIST-03' : 'SD-STR-03';
    reasons.push(reason('missionSet', rule, 'A Mission Set is missing.'));
  }
  return format === 'premier' ? [...reasons, ...whyListClashes(team)] : reasons;
}

/** What the building rules forbid within a strike team a Premier List forbids across all four squads. */
function whyListClashes(team: Team): readonly Reason[] {
  const units = unitsOf(team);
  const reasons: Reason[] = [];
  units.forEach((unit, index) => {
    for (const other of units.slice(index + 1)) {
      const shared = unit.uniqueNames.find((name) => other.uniqueNames.includes(name));
      const facts = { units: [unit.name, other.name] };
      if (unit.name === other.name) {
        reasons.push(reason('sameUnit', 'PR-LIST-06', `${unit.name} is listed twice.`, facts));
      } else if (shared !== undefined) {
        const says = `${unit.name} and ${other.name} share the Unique Name ${shared}.`;
        reasons.push(reason('sameUniqueName', 'PR-LIST-05', says, facts));
      }
      const barred = bars(unit, other) ?? bars(other, unit);
      if (barred !== undefined) {
        const says = `${unit.name} and ${other.name} cannot be in the same list (${barred} is excluded).`;
        reasons.push(reason('excluded', 'PR-LIST-07', says, facts));
      }
    }
  });
  return reasons;
}

function bars(unit: TeamUnit, other: TeamUnit): string | undefined {
  return unit.excludes.find((name) => other.uniqueNames.includes(name));
}
