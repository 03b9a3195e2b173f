// Strike teams as players hand them in: any form `faultline team` reads, or the event's own JSON (docs/showdown.md).
// They are judged by the building rules of the game; what these say goes along with the act.
import { englishFaults, isJudgedByEvent, squadOf, submissionOf, type TeamRead, tooLong } from '@faultline/cards/team';
import { type Founding, type Team, type TeamProblem, type TeamUnit, tidied } from '@faultline/tournament';
import type { TeamList } from '@faultline/rules';
import { NotUnderstood } from '../command.ts';
import { objections } from '../team/judging.ts';
import { missionCalled } from '../team/lines.ts';
import { readList, type TeamCards } from '../team/reading.ts';

export interface HandedIn {
  readonly team: Team;
  readonly problems: readonly TeamProblem[];
}

export interface Judging {
  readonly shelf: TeamCards;
  readonly format: Founding['format'];
  /** Teams of cards the software does not know are taken by name alone. */
  readonly unjudged: boolean;
}

export function readTeam(text: string, judging: Judging): HandedIn {
  const long = tooLong(text, englishFaults);
  if (long) throw new NotUnderstood(long.faults.join('\n'));
  if (judging.unjudged) return { team: eventTeamIn(text) ?? namesAlone(text), problems: [] };
  const own = eventTeamIn(text);
  const { list, faults } = own ? listOf(own, judging.shelf) : readList(text, judging.shelf);
  if (faults.length > 0) throw new NotUnderstood(faults.join('\n'));
  return { team: own ?? submissionOf(list, judging.shelf.library), problems: problemsOf(list, judging) };
}

/** Many teams in one text, an empty line between two, each with a line "Player: …". */
export function readTeams(text: string, judging: Judging): readonly (HandedIn & { readonly name: string })[] {
  const parts = text.split(/\r?\n\s*\r?\n/).filter((part) => part.trim() !== '');
  return parts.map((part) => {
    const lines = part.split(/\r?\n/);
    const named = lines.find((line) => PLAYER.test(line));
    if (named === undefined)
      throw new NotUnderstood(`Each team in the list needs a line "Player: NAME". Missing in: ${tidied(part)}`);
    const name = tidied(named.replace(PLAYER, ''));
    return { name, ...readTeam(lines.filter((line) => line !== named).join('\n'), judging) };
  });
}

const PLAYER = /^\uFEFF?\s*player\s*:/i;

/** The event's own JSON, where a squad is a list of Units; whether it is whole is judged with the act. */
function eventTeamIn(text: string): Team | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    const value = JSON.parse(text);
    return 'faultline' in value ? null : value;
  } catch {
    throw new NotUnderstood('The team is not valid JSON.');
  }
}

/** The list that the event's JSON means; what is no team at all is left for the act to refuse. */
function listOf({ squads, missionSet }: Team, { cards, library }: TeamCards): TeamRead {
  const idOf = (unit: unknown): string => String((unit as Partial<TeamUnit> | null)?.id ?? '');
  const read = (Array.isArray(squads) ? squads : []).map((units) =>
    squadOf((Array.isArray(units) ? units : []).map(idOf), cards),
  );
  const mission = typeof missionSet === 'string' ? missionCalled(library, missionSet) : null;
  return {
    list: { name: 'team', squads: read.map(({ squad }) => squad), mission: mission === '' ? null : mission },
    faults: read.flatMap(({ faults }, i) => faults.map((fault) => `Squad ${i + 1}: ${fault}`)),
  };
}

function problemsOf(list: TeamList, { shelf: { library }, format }: Judging): TeamProblem[] {
  return objections(library, list, format === 'premier' ? 'premier' : 'strike')
    .filter(({ rule, facts }) => !isJudgedByEvent(rule, facts))
    .map(({ rule, says }) => ({ rule, says }));
}

function namesAlone(text: string): Team {
  const lines = text
    .split(/\r?\n/)
    .map(tidied)
    .filter((line) => line !== '');
  const mission = lines.find((line) => /^mission\s*:/i.test(line));
  if (mission === undefined)
    throw new NotUnderstood('A team is one squad per line, Units separated by commas, and a line "Mission: NAME".');
  const unit = (name: string): TeamUnit => ({
    id: name,
    name,
    uniqueNames: [],
    excludes: [],
    characters: [name],
    official: true,
  });
  const squads = lines
    .filter((line) => line !== mission)
    .map((line) => line.replace(/^squad\s*\d*\s*:/i, '').split(','));
  return {
    squads: squads.map((units) => units.map(tidied).filter(Boolean).map(unit)),
    missionSet: mission.slice(mission.indexOf(':') + 1).trim(),
    code: lines.join('\n'),
  };
}
