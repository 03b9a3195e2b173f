import type { DiceProof } from '@faultline/chance';
import type { Team, Terms } from '@faultline/host/wire';
import {
  type BroughtTeam,
  type ChanceState,
  type Game,
  type GameRules,
  listOf,
  Match,
  type ModePlan,
  type Reason,
  type Setup,
  whyNotPlayable,
  whyNotTeam,
} from '@faultline/rules';
import { gameBy } from './shelf.ts';

/** What is the same from a game's first entry to its last, as the database keeps it beside the battlefield. */
export interface KeptHead {
  readonly terms: Terms;
  /** Null until the game begins. */
  readonly begun: {
    readonly teams: readonly [Team, Team];
    readonly rules: Omit<GameRules, 'table'>;
    readonly sheet: string;
  } | null;
}

export const setupOf = ({ mode, plan }: Terms, teams: readonly [Team, Team]): Setup => ({
  kind: 'teams',
  mode,
  teams: teams as readonly [BroughtTeam, BroughtTeam],
  ...(plan && { plan: plan as ModePlan }),
});

const chanceFrom = (key: string): ChanceState => ({
  kind: 'seeded',
  key,
  generator: 'chacha',
  turn: 0,
  drawn: [],
});

/** The game before its first entry. */
export const beginningOf = (
  game: Game,
  terms: Terms,
  teams: readonly [Team, Team],
  { key, proof }: { readonly key: string; readonly proof: DiceProof },
): Match => Match.begin(game, setupOf(terms, teams), chanceFrom(key), 'server', proof);

/** What speaks against a team by itself, in the mode of these terms. */
export function whyNotBring({ library, mode }: Game, team: Team): readonly Reason[] {
  const mission = mode.brings === 'mission' ? (team.mission ?? null) : null;
  const list = { ...listOf(team as BroughtTeam), mission };
  const reasons = whyNotTeam(library, list, 'strike').filter(
    ({ facts }) => mode.brings || facts?.missions === undefined,
  );
  return [...reasons, ...whyNotPlayable(library, list)];
}

/** Why no game can be played by these terms, as a sentence for programmers; null where one can. */
export function whyNotTerms(terms: Terms, rules: GameRules, anyTeams: readonly [Team, Team]): string | null {
  const { clock } = terms;
  if (clock.kind === 'round' && clock.critical >= clock.length) return 'Mission Critical begins before the round ends.';
  try {
    Match.begin(gameBy(rules), setupOf(terms, anyTeams), chanceFrom('0'.repeat(64)), 'server');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
