/** Strike teams from and for other programs. Apart from the cards themselves: a game does not need it. */

export { isAdmiral, readAdmiral, unknownToAdmiral, writeAdmiral } from './admiral.ts';
export { englishFaults, type TeamFaultWords } from './faults.ts';
export { isTeamLink, readTeamLink, TEAM_LINK, teamLinkText, writeTeamLink } from './link.ts';
export { type Pack, PACKS } from './packs.ts';
export { readTeam } from './readTeam.ts';
export { MOST_SQUADS, tooLong } from './size.ts';
export { isSpt, readSpt, writeSpt } from './spt.ts';
export { squadOf, type SquadRead, type TeamRead, unitsIn } from './squads.ts';
export { type CardChange, standingOf, type TeamStanding } from './standing.ts';
export { isJudgedByEvent, submissionOf } from './submission.ts';
export { readTeamFile, TEAM_FILE, writeTeamFile } from './teamFile.ts';
export { type Waiting, waitingIn } from '../unplayed.ts';
export { abilitiesOf } from '../unit.ts';
