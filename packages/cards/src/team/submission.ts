import type { Library, TeamList } from '@faultline/rules';
import { RANKS } from '@faultline/rules';
import { writeSpt } from './spt.ts';

/** A list as an event takes it: names and what they clash with, and the list as other programs read it. */
export function submissionOf(list: TeamList, library: Library) {
  const units = (squad: TeamList['squads'][number]) =>
    RANKS.flatMap((rank) => library.units[squad[rank] ?? ''] ?? []).map((card) => ({
      id: card.id,
      name: card.name,
      uniqueNames: card.uniqueNames,
      excludes: card.excludes ?? [],
      characters: card.bases.length === 1 ? [card.name] : card.bases.map((_, n) => `${card.name} ${n + 1}`),
      official: true,
    }));
  return {
    squads: list.squads.map(units),
    missionSet: library.missions[list.mission ?? '']?.name ?? list.mission ?? '',
    code: writeSpt(list).text,
  };
}

/** What an event judges itself: the number of squads, a missing mission set, and clashes across a Premier List. */
export const isJudgedByEvent = (rule: string, facts: Readonly<Record<string, unknown>> | undefined): boolean =>
  (rule === 'CR-TEAM-01' || rule.startsWith('PR-LIST')) && facts?.unknownMission === undefined;
