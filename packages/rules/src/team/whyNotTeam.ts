import type { Rank, UnitCard } from '../cards/unitCard.ts';
import { type Reason, reason } from '../state/decision.ts';
import type { Library } from '../game/game.ts';
import { FORMATS, RANKS, type SquadList, type TeamFormat, type TeamList } from './list.ts';
import { whyNotEra, whyTooDear } from './whyNotSquad.ts';

/** Why a list is no legal strike team (DP-01) or Premier List; empty when it is one.
 *  In a mode without missions one that is brought is left aside. It binds one list: both players may field the same Unit (R-TEAM-1). Reasons name the squads and Units that clash. */
export function whyNotTeam(
  library: Library,
  team: TeamList,
  format: TeamFormat = 'strike',
  bringsMission = true,
): Reason[] {
  const { squads } = team;
  const { squads: needed, rules } = FORMATS[format];
  const fielded = squads.map((squad) => cardsOf(library, squad));
  const cards = fielded.flat().flatMap(({ card }) => card ?? []);
  return [
    ...(squads.length === needed ? [] : [reason(rules.squads, { squads: squads.length, needed })]),
    ...(bringsMission ? whyNotMission(library, team.mission, rules.mission) : []),
    ...whyNotSheet(library, team.sheet),
    ...squads.flatMap((squad, i) => whyNotSquad(squad, fielded[i] ?? [], i + 1)),
    ...whyNotTogether(cards, format),
    ...whyNotProvider(cards, team.battleTactics),
  ];
}

interface Fielded {
  readonly rank: Rank;
  readonly id: string | null;
  readonly card: UnitCard | undefined;
}

const cardsOf = (library: Library, squad: SquadList): Fielded[] =>
  RANKS.map((rank) => ({ rank, id: squad[rank], card: library.units[squad[rank] ?? ''] }));

/** CR-TEAM-01, CR-TEAM-14, PR-LIST-03. */
function whyNotMission(library: Library, mission: unknown, rule: string): Reason[] {
  if (mission === null) return [reason(rule, { missions: 0 })];
  if (typeof mission !== 'string')
    return [reason('CR-TEAM-14', { missions: Array.isArray(mission) ? mission.length : 0 })];
  return library.missions[mission] ? [] : [reason(rule, { unknownMission: mission })];
}

/** R-TEAM-5. */
const whyNotSheet = ({ sheet: current }: Library, sheet: string | undefined): Reason[] =>
  sheet === undefined || sheet === current ? [] : [reason('R-TEAM-5', { sheet, current })];

/** CR-TEAM-02; then what its Units cost and when they lived, as far as they stand where they belong. */
function whyNotSquad(squad: SquadList, fielded: readonly Fielded[], number: number): Reason[] {
  const misplaced = fielded.filter(({ rank, card }) => card?.rank !== rank);
  const cards = fielded.flatMap(({ rank, card }) => (card?.rank === rank ? card : []));
  return [
    ...misplaced.map(({ rank, id, card }) => {
      const is = card?.rank ?? (id === null ? 'missing' : 'unknown');
      return reason('CR-TEAM-02', { squad: number, place: rank, unit: id ?? null, is });
    }),
    ...whyTooDear(cards, number),
    ...whyNotEra(squad.era, cards, number),
  ];
}

function whyNotTogether(cards: readonly UnitCard[], format: TeamFormat): Reason[] {
  return cards.flatMap((one, i) => cards.slice(i + 1).flatMap((other) => whyNotBoth(one, other, format)));
}

/** CR-TEAM-03 to CR-TEAM-05, R-TEAM-2: never by the printed name alone; R-TEAM-4: a bar holds both ways. */
export function whyNotBoth(one: UnitCard, other: UnitCard, format: TeamFormat): Reason[] {
  const { rules } = FORMATS[format];
  if (one.name === other.name) return [reason(rules.name, { name: one.name })];
  const units = `${one.id}, ${other.id}`;
  const shared = one.uniqueNames.find((name) => other.uniqueNames.includes(name));
  if (shared !== undefined) return [reason(rules.uniqueName, { uniqueName: shared, units })];
  const barred = barredBy(one, other) ?? barredBy(other, one);
  return barred === undefined ? [] : [reason(rules.excluded, { excluded: barred, units })];
}

const barredBy = ({ excludes = [] }: UnitCard, other: UnitCard): string | undefined =>
  excludes.find((name) => other.uniqueNames.includes(name));

/** CR-BTC-06: only a Unit of the list can provide them. */
function whyNotProvider(cards: readonly UnitCard[], provider: string | undefined): Reason[] {
  if (provider === undefined) return [];
  const able = cards.filter(({ battleTactics }) => battleTactics !== undefined).map(({ id }) => id);
  return able.includes(provider) ? [] : [reason('CR-BTC-06', { provider, able: able.join(', ') })];
}
