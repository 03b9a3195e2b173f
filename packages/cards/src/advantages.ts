// What Advantages of a campaign do, as somebody wrote it in the language of abilities, and the Veterans who have them.
import {
  type Ability,
  type BroughtTeam,
  type Library,
  type OwnCards,
  type UnitCard,
  whyNotAbility,
  whyNotOwn,
} from '@faultline/rules';
import { filled, list, Misfit, oneOf, record, shape } from '@faultline/shape';
import { isRecord } from '@faultline/shape/guards';

const MOST_ADVANTAGES = 60;
const MOST_ABILITIES = 10;
/** Of the whole file, in characters. */
const LARGEST = 500_000;

const effectsShape = record({
  format: oneOf(['faultline-advantages']),
  version: oneOf([1]),
  advantages: list(
    record({ id: filled, abilities: list(shape('an ability', isRecord), MOST_ABILITIES) }),
    MOST_ADVANTAGES,
  ),
});

/** An Advantage by its id, and the abilities its Veteran has while it is in force. */
export interface AdvantageEffect {
  readonly id: string;
  readonly abilities: readonly Ability[];
}

export type EffectsRead = { readonly effects: readonly AdvantageEffect[] } | { readonly fault: string };

/** Reads a file of Advantages for a mode; a fault names the Advantage and what is wrong. */
export function readEffects(text: string, mode: string): EffectsRead {
  if (text.length > LARGEST) return { fault: 'It is far longer than any file of Advantages.' };
  try {
    const { advantages } = effectsShape.read(JSON.parse(text), '');
    return soundEffects(advantages, mode);
  } catch (mistake) {
    return { fault: mistake instanceof Misfit ? mistake.message : 'It is no JSON.' };
  }
}

/** Whatever stands where effects should, what comes out can be played with. */
export function soundEffects(
  advantages: readonly { readonly id: string; readonly abilities: readonly object[] }[],
  mode: string,
): EffectsRead {
  for (const { id, abilities } of advantages) {
    const wrong = whyNotOwn({ units: [], abilities });
    if (wrong !== null) return { fault: `${id}: ${wrong}.` };
    const idle = (abilities as readonly Ability[]).map((ability) => whyNotAbility(ability, mode)).find(isWrong);
    if (idle !== undefined) return { fault: `${id}: ${idle}` };
  }
  return { effects: advantages as readonly AdvantageEffect[] };
}

const isWrong = (why: string | null): why is string => why !== null;

/** A Veteran with the abilities of all that is in force for it. */
export interface Veteran {
  readonly unit: string;
  readonly role: string;
  readonly abilities: readonly Ability[];
}

interface VeteranCard {
  readonly printed: string;
  readonly unit: UnitCard;
  readonly abilities: readonly Ability[];
}

/** The printed card with more abilities (CP-ACT-03). Both may have the same Veteran (CP-R-19), so each has a card of its own. */
function cardOf({ units, abilities: known }: Library, { unit: printed, role, abilities }: Veteran): VeteranCard | null {
  const card = units[printed];
  if (card === undefined || abilities.length === 0) return null;
  const unit = { ...card, id: `${printed}-${role}`, abilities: [...card.abilities, ...abilities.map(({ id }) => id)] };
  // The printed ones too: a game is opened with the cards of the Units it names, and this one no folder has.
  return { printed, unit, abilities: [...card.abilities.flatMap((id) => known[id] ?? []), ...abilities] };
}

/** The cards of a game's own, and the teams that field them. */
export function withVeterans<T extends BroughtTeam>(
  library: Library,
  teams: readonly [T, T],
  veterans: readonly [Veteran | null, Veteran | null],
): { readonly own: OwnCards | null; readonly teams: readonly [T, T] } {
  const cards = veterans.map((veteran) => veteran && cardOf(library, veteran));
  const made = cards.flatMap((card) => card ?? []);
  if (made.length === 0) return { own: null, teams };
  const abilities = new Map(made.flatMap((card) => card.abilities.map((ability) => [ability.id, ability] as const)));
  return {
    own: { units: made.map(({ unit }) => unit), abilities: [...abilities.values()] },
    teams: [fielding(teams[0], cards[0] ?? null), fielding(teams[1], cards[1] ?? null)],
  };
}

function fielding<T extends BroughtTeam>(team: T, card: VeteranCard | null): T {
  if (card === null) return team;
  const own = (unit: string): string => (unit === card.printed ? card.unit.id : unit);
  const [one, other] = team.squads.map((squad) => ({
    ...squad,
    primary: own(squad.primary),
    secondary: own(squad.secondary),
  }));
  return one && other ? { ...team, squads: [one, other] } : team;
}
