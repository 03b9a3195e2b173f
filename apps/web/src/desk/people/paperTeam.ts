import type { CommandOf, Founding } from '@faultline/tournament';
import { randomHex } from '../../shell/random.ts';

export type HandedIn = Pick<CommandOf<'submitTeam'>, 'team' | 'salt' | 'problems'>;

/** A list the organiser holds on paper: there is a team, and its Units are not known here. */
export function onPaper(format: Founding['format']): HandedIn {
  const squads = Array.from({ length: format === 'premier' ? 4 : 2 }, () => []);
  return { team: { squads, missionSet: 'on paper', code: 'on paper' }, salt: randomHex(16), problems: [] };
}
