import type { Rank, UnitCard } from '../cards/unitCard.ts';
import { type Reason, reason } from '../machine/decision.ts';
import type { Library } from '../machine/game.ts';
import type { SquadSetup, TeamSetup } from '../position/setup.ts';
import { erasOf } from './eras.ts';

/** Why a strike team is not legal; empty when it is (DP-01). It binds one team: both players may field the same Unit (R-TEAM-1). */
export function whyNotTeam(library: Library, team: TeamSetup): Reason[] {
  const squads: readonly SquadSetup[] = team.squads;
  if (squads.length !== 2) return [reason('CR-TEAM-01', { squads: squads.length, needed: 2 })];
  const cards = squads.map((squad) => cardsOf(library, squad));
  return [
    ...whyNotMission(library, team.mission),
    ...squads.flatMap((squad, i) => whyNotSquad(squad, cards[i] ?? [], i + 1)),
    ...whyNotTogether(cards.flat().flatMap(({ card }) => card ?? [])),
  ];
}

const RANKS = ['primary', 'secondary', 'supporting'] as const satisfies readonly Rank[];

interface Fielded {
  readonly rank: Rank;
  readonly id: string;
  readonly card: UnitCard | undefined;
}

const cardsOf = (library: Library, squad: SquadSetup): Fielded[] =>
  RANKS.map((rank) => ({ rank, id: squad[rank], card: library.units[squad[rank]] }));

/** CR-TEAM-01, CR-TEAM-14. */
function whyNotMission(library: Library, mission: unknown): Reason[] {
  if (typeof mission !== 'string')
    return [reason('CR-TEAM-14', { missions: Array.isArray(mission) ? mission.length : 0 })];
  return library.missions[mission] ? [] : [reason('CR-TEAM-01', { unknownMission: mission })];
}

function whyNotSquad(squad: SquadSetup, fielded: readonly Fielded[], number: number): Reason[] {
  const misplaced = fielded.filter(({ rank, card }) => card?.rank !== rank);
  if (misplaced.length > 0)
    return misplaced.map(({ rank, id, card }) =>
      reason('CR-TEAM-02', { squad: number, place: rank, unit: id ?? null, is: card?.rank ?? 'unknown' }),
    );
  const cards = fielded.flatMap(({ card }) => card ?? []);
  return [...whyTooDear(cards, number), ...whyNotEra(squad.era, cards, number)];
}

/** CR-TEAM-07 to CR-TEAM-09: each squad pays with its own Primary's points. */
function whyTooDear([primary, ...others]: readonly UnitCard[], squad: number): Reason[] {
  const allowed = primary?.points ?? 0;
  const cost = others.reduce((sum, card) => sum + card.points, 0);
  return cost > allowed ? [reason('CR-TEAM-07', { squad, cost, allowed })] : [];
}

/** CR-TEAM-10, CR-TEAM-11, CR-ERA-06. A squad that names no Era, as older files do, takes any that all its Units share. */
function whyNotEra(era: string | undefined, cards: readonly UnitCard[], squad: number): Reason[] {
  const [primary, ...others] = cards;
  const open = primary ? erasOf(primary) : [];
  if (era === undefined) {
    const shared = open.some((one) => others.every((card) => erasOf(card).includes(one)));
    return shared ? [] : [reason('CR-TEAM-11', { squad, eras: open.join(', ') })];
  }
  if (!open.includes(era)) return [reason('CR-TEAM-10', { squad, era, available: open.join(', ') })];
  return others
    .filter((card) => !erasOf(card).includes(era))
    .map((card) => reason('CR-TEAM-11', { squad, era, unit: card.id, available: erasOf(card).join(', ') }));
}

/** CR-TEAM-03 to CR-TEAM-05; R-TEAM-2: two Units clash when any of their Unique Names is the same. */
function whyNotTogether(cards: readonly UnitCard[]): Reason[] {
  return cards.flatMap((one, i) => cards.slice(i + 1).flatMap((other) => whyNotBoth(one, other)));
}

function whyNotBoth(one: UnitCard, other: UnitCard): Reason[] {
  if (one.name === other.name) return [reason('CR-TEAM-04', { name: one.name })];
  const shared = one.uniqueNames.find((name) => other.uniqueNames.includes(name));
  return shared === undefined ? [] : [reason('CR-TEAM-03', { uniqueName: shared, units: `${one.id}, ${other.id}` })];
}
