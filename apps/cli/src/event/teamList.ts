// A strike team as players hand it in: a squad to a line, Units apart by commas, and a line "Mission: …".
// The building rules of the game are not judged here.
import { library } from '@faultline/cards';
import type { Team, TeamUnit } from '@faultline/events';
import { NotUnderstood } from '../command.ts';
import { tidied } from './people.ts';

/** JSON as in docs/showdown.md, or the list in words. */
export function readTeam(text: string): Team {
  return text.trimStart().startsWith('{') ? fromJson(text) : fromLines(text);
}

/** Many teams in one text, an empty line between two, each with a line "Player: …". */
export function readTeams(text: string): readonly { readonly name: string; readonly team: Team }[] {
  const parts = text.split(/\r?\n\s*\r?\n/).filter((part) => part.trim() !== '');
  return parts.map((part) => {
    const lines = part.split(/\r?\n/);
    const named = lines.find((line) => PLAYER.test(line));
    if (named === undefined)
      throw new NotUnderstood(`A team in a list of many has a line "Player: …"; this one has none: ${tidied(part)}`);
    return {
      name: tidied(named.replace(PLAYER, '')),
      team: fromLines(lines.filter((line) => line !== named).join('\n')),
    };
  });
}

const PLAYER = /^\uFEFF?\s*player\s*:/i;

/** Only JSON is judged here; whether it is a team is judged with the act. */
function fromJson(text: string): Team {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotUnderstood('The team looks like JSON and is not, or it was cut off.');
  }
}

function fromLines(text: string): Team {
  const lines = text
    .split(/\r?\n/)
    .map(tidied)
    .filter((line) => line !== '');
  const mission = lines.find((line) => /^mission\s*:/i.test(line));
  if (mission === undefined)
    throw new NotUnderstood('A team is a squad to a line, Units apart by commas, and a line "Mission: …".');
  const squads = lines
    .filter((line) => line !== mission)
    .map((line) => line.replace(/^squad\s*\d*\s*:/i, '').split(','));
  return {
    squads: squads.map((units) => units.map(tidied).filter(Boolean).map(unitCalled)),
    missionSet: mission.slice(mission.indexOf(':') + 1).trim(),
    code: lines.join('\n'),
  };
}

/** A Unit of our cards by id or name; any other by its name alone. */
function unitCalled(name: string): TeamUnit {
  const wanted = name.toLowerCase();
  const card = Object.values(library.units).find((unit) => unit.id === wanted || unit.name.toLowerCase() === wanted);
  return {
    id: card?.id ?? name,
    name: card?.name ?? name,
    uniqueNames: card?.uniqueNames ?? [],
    excludes: [],
    characters: [card?.name ?? name],
    official: true,
  };
}
