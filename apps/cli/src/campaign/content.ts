// What Advantages do, from a file that somebody wrote in the language of abilities; the game brings these cards along.
import { library } from '@faultline/cards';
import { type CampaignState, type Coming, inForce, inRole, ROLES, type Role } from '@faultline/campaign';
import { type Ability, type OwnCards, type TeamSetup, whyNotAbility, whyNotOwn } from '@faultline/rules';
import { filled, list, type Of, oneOf, record, shape } from '@faultline/shape';
import { isRecord } from '@faultline/shape/guards';
import { Unreadable } from '../command.ts';
import { neededText, wordsOf } from '../filing.ts';

const MOST_ADVANTAGES = 60;
const MOST_ABILITIES = 10;

const contentShape = record({
  format: oneOf(['faultline-advantages']),
  version: oneOf([1]),
  advantages: list(
    record({ id: filled, abilities: list(shape('an ability', isRecord), MOST_ABILITIES) }),
    MOST_ADVANTAGES,
  ),
});

/** The abilities of each Advantage that the file supplies, by the Advantage's id. */
export type Content = ReadonlyMap<string, readonly Ability[]>;

export function readContent(path: string): Content {
  const read = contentIn(path);
  return new Map(
    read.advantages.map(({ id, abilities }) => {
      const wrong = whyNotOwn({ units: [], abilities });
      if (wrong !== null) throw new Unreadable(`${path}: ${id}: ${wrong}.`);
      // Held against the shape of an ability just now.
      const sound = abilities as unknown as readonly Ability[];
      const idle = sound.map((ability) => whyNotAbility(ability)).find((why) => why !== null);
      if (idle) throw new Unreadable(`${path}: ${id}: ${idle}`);
      return [id, sound];
    }),
  );
}

function contentIn(path: string): Of<typeof contentShape> {
  try {
    return contentShape.read(JSON.parse(neededText(path, 'campaign')), '');
  } catch (mistake) {
    if (mistake instanceof Unreadable) throw mistake;
    throw new Unreadable(`${path} is not a file of Advantages: ${wordsOf(mistake)}`);
  }
}

/** A Veteran's own card: the printed one with the abilities of what is in force (CP-ACT-03), and of nothing else (CP-ACT-04). */
interface VeteranCard {
  readonly printed: string;
  readonly id: string;
  readonly cards: OwnCards;
}

function veteranCard(state: CampaignState, coming: Coming, role: Role, content: Content): VeteranCard | null {
  const printed = inRole(state, role)?.veteran?.id ?? '';
  const card = library.units[printed];
  const abilities = inForce(state, coming, role).flatMap((advantage) => content.get(advantage) ?? []);
  if (card === undefined || abilities.length === 0) return null;
  // Both may have the same Veteran (CP-R-19), so each has a card of its own.
  const id = `${printed}-${role}`;
  const unit = { ...card, id, abilities: [...card.abilities, ...abilities.map((ability) => ability.id)] };
  return { printed, id, cards: { units: [unit], abilities } };
}

/** The cards of a game's own, and the teams that field them. */
export function withContent(
  state: CampaignState,
  coming: Coming,
  teams: readonly [TeamSetup, TeamSetup],
  content: Content,
): { readonly own?: OwnCards; readonly teams: readonly [TeamSetup, TeamSetup] } {
  const made = ROLES.map((role) => veteranCard(state, coming, role, content));
  const found = made.flatMap((one) => one?.cards ?? []);
  if (found.length === 0) return { teams };
  const [first, second] = teams.map((team, at) => fielding(team, made[at] ?? null)) as [TeamSetup, TeamSetup];
  const own = { units: found.flatMap(({ units }) => units), abilities: found.flatMap(({ abilities }) => abilities) };
  return { own, teams: [first, second] };
}

function fielding(team: TeamSetup, card: VeteranCard | null): TeamSetup {
  if (card === null) return team;
  const own = (unit: string): string => (unit === card.printed ? card.id : unit);
  const [one, other] = team.squads.map(({ primary, secondary, supporting }) => ({
    primary: own(primary),
    secondary: own(secondary),
    supporting,
  }));
  return one && other ? { ...team, squads: [one, other] } : team;
}
