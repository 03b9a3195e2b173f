import type { CardChange, TeamStanding } from '@faultline/cards/team';
import type { Library } from '@faultline/rules';

/** What has become of the cards of a list that was built for an older card set. */
export function sinceLines(standing: TeamStanding | null, { units }: Library): string[] {
  if (!standing) return [];
  const { sheet, changes } = standing;
  if (changes === null) return [`  Card set ${sheet} is not known here: check the cards.`];
  if (changes.length === 0) return [`  Its cards are unchanged since card set ${sheet}.`];
  const changed = [...new Set(changes.map(({ unit }) => unit))];
  const said = (unit: string): string =>
    changes
      .filter((change) => change.unit === unit)
      .map(changeText)
      .join(', ');
  return [
    `  Changed since card set ${sheet}:`,
    ...changed.map((unit) => `    ${units[unit]?.name ?? unit}: ${said(unit)}`),
  ];
}

const changeText = ({ part, name, before, now }: CardChange): string =>
  part === 'figure' ? `${name} ${before} to ${now}` : name;
