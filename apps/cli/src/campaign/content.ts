// What Advantages do, from a file that somebody wrote in the language of abilities; the game brings these cards along.
import { library } from '@faultline/cards';
import {
  type AdvantageEffect,
  readEffects,
  soundEffects,
  type Veteran,
  withVeterans,
} from '@faultline/cards/advantages';
import { type CampaignState, type Coming, inForce, inRole, ROLES, type Role } from '@faultline/campaign';
import type { Ability, OwnCards, TeamSetup } from '@faultline/rules';
import { Unreadable } from '../command.ts';
import { neededText } from '../filing.ts';
import { OPERATIONS_MODE } from '../simulate/modes/operation.ts';

/** The abilities of each Advantage that has an effect, by the Advantage's id. */
export type Content = ReadonlyMap<string, readonly Ability[]>;

const byAdvantage = (effects: readonly AdvantageEffect[]): Content =>
  new Map(effects.map(({ id, abilities }) => [id, abilities]));

export function effectsIn(path: string): readonly AdvantageEffect[] {
  const read = readEffects(neededText(path, 'campaign'), OPERATIONS_MODE);
  if ('fault' in read) throw new Unreadable(`${path} is not a file of Advantages. ${read.fault}`);
  return read.effects;
}

export const readContent = (path: string): Content => byAdvantage(effectsIn(path));

/** What the campaign itself says of its Advantages. */
export function contentOf({ effects }: CampaignState): Content {
  const sound = soundEffects(effects, OPERATIONS_MODE);
  if ('fault' in sound) throw new Unreadable(`The effects of this campaign cannot be played with: ${sound.fault}`);
  return byAdvantage(sound.effects);
}

/** A Veteran has the abilities of what is in force (CP-ACT-03), and of nothing else (CP-ACT-04). */
const veteranIn = (state: CampaignState, coming: Coming, role: Role, content: Content): Veteran => ({
  unit: inRole(state, role)?.veteran?.id ?? '',
  role,
  abilities: inForce(state, coming, role).flatMap((advantage) => content.get(advantage) ?? []),
});

/** The cards of a game's own, and the teams that field them. */
export function withContent(
  state: CampaignState,
  coming: Coming,
  teams: readonly [TeamSetup, TeamSetup],
  content: Content,
): { readonly own: OwnCards | undefined; readonly teams: readonly [TeamSetup, TeamSetup] } {
  const [first, second] = ROLES.map((role) => veteranIn(state, coming, role, content));
  const { own, teams: fielded } = withVeterans(library, teams, [first ?? null, second ?? null]);
  return { own: own ?? undefined, teams: fielded };
}
