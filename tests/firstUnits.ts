import {
  drawing,
  erasOf,
  fast,
  type Library,
  type Random,
  type Rank,
  sha256,
  type SquadSetup,
  type TeamSetup,
  type UnitCard,
  whyNotTeam,
} from '@faultline/rules';

/** The first thirteen units that were played, in that order: seeded stories draw their teams from these alone, so that no later unit changes them. */
export const FIRST_UNITS: readonly string[] = [
  'general-anakin-skywalker',
  'cc-7567-captain-rex',
  '501st-clone-troopers',
  'ahsoka-tano-jedi-no-more',
  'bo-katan-kryze',
  'clan-kryze-mandalorians',
  'asajj-ventress-sith-assassin',
  'kalani-super-tactical-droid',
  'b1-battle-droids',
  'lord-maul',
  'gar-saxon-merciless-commander',
  'mandalorian-super-commandos',
  '104th-wolfpack-troopers',
];

/** Two teams of the first units, drawn as they were when the stories were first told: any, until one is legal. */
export function firstTeams(library: Library, seed: string): readonly [TeamSetup, TeamSetup] {
  const random = drawing(fast(sha256(`${seed}/teams`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  return [teamOf(library, random), teamOf(library, random)];
}

function teamOf(library: Library, random: Random): TeamSetup {
  const units = FIRST_UNITS.flatMap((id) => library.units[id] ?? []);
  for (;;) {
    const squads = [squadOf(units, random), squadOf(units, random)] as const;
    const name = squads.map(({ primary }) => library.units[primary]?.name ?? primary).join(' and ');
    const team = { name, squads, mission: anyOf(Object.keys(library.missions), random) };
    if (whyNotTeam(library, team).length === 0) return team;
  }
}

const anyOf = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

function squadOf(units: readonly UnitCard[], random: Random): SquadSetup {
  const ranked = (rank: Rank): UnitCard[] => units.filter((card) => card.rank === rank);
  const one = (rank: Rank): UnitCard => anyOf(ranked(rank), random);
  const [primary, secondary, supporting] = [one('primary'), one('secondary'), one('supporting')];
  const era = anyOf(erasOf(primary), random);
  return { primary: primary.id, secondary: secondary.id, supporting: supporting.id, era };
}
