import { REPUBLIC, SHADOW } from '@faultline/cards';
import type { GameFile, TeamSetup } from '@faultline/rules';

const TEAMS = [REPUBLIC, SHADOW];

const cardsOf = ({ squads }: TeamSetup): string =>
  squads.flatMap(({ primary, secondary, supporting }) => [primary, secondary, supporting]).join();

/** The names of the strike teams; in a position they are known by their cards. */
function teamNames(setup: GameFile['setup']): readonly (string | undefined)[] {
  if (setup.kind === 'teams') return setup.teams.map(({ name }) => name);
  if (setup.kind === 'resumed') return [];
  const known = (units: readonly { readonly card: string }[]): string | undefined =>
    TEAMS.find((team) => cardsOf(team) === units.map(({ card }) => card).join())?.name;
  return setup.position.sides.map(({ units }) => known(units));
}

/** What the players are called: by their teams where these are known. */
export function playersOf({ setup, past }: Pick<GameFile, 'setup' | 'past'>): readonly [string, string] {
  const names = [...past.map((part) => part.setup), setup].map(teamNames).find((each) => each.length > 0) ?? [];
  const [a = 'Player', b = 'Player'] = names.map((name) => name?.split(' and ')[0]);
  return a === b ? [`${a} A`, `${b} B`] : [a, b];
}
