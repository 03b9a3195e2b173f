import { REPUBLIC, SHADOW } from '@faultline/cards';
import type { CharacterId, Game, GameFile, Open, Seat, Target, TeamSetup, UnitCard, UnitId } from '@faultline/rules';
import { unitNamed } from '@faultline/rules';

/** Everyone and everything in a game by the names people use. Who plays in a game never changes. */
export interface Cast {
  readonly player: (seat: Seat) => string;
  readonly card: (id: UnitId) => UnitCard;
  readonly unit: (id: UnitId) => string;
  /** The Unit with what it does, `uses` or `use`: a Unit of several characters is many. */
  readonly does: (id: UnitId, verb: string) => string;
  readonly character: (id: CharacterId) => string;
  /** Whom or what an attack is aimed at. */
  readonly target: (target: Target) => string;
  /** An order card: the name of its Unit, or the Shatterpoint Card. */
  readonly orderCard: (card: string) => string;
  readonly ability: (id: string) => string;
  readonly seatOf: (id: UnitId) => Seat;
  readonly unitOf: (id: CharacterId) => UnitId;
}

const LONGEST = 24;

/** The name without its second line, and without its first words where it is still long. */
export function shortName(name: string): string {
  const [first = name] = name.split(',');
  const words = first.split(' ');
  while (words.length > 1 && words.join(' ').length > LONGEST) words.shift();
  return words.join(' ');
}

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

const PLURALS: Readonly<Record<string, string>> = { is: 'are', has: 'have', goes: 'go' };
const plural = (verb: string): string => PLURALS[verb] ?? verb.replace(/s$/, '');

export function castOf(game: Game, open: Open, players: readonly [string, string]): Cast {
  const { units, characters } = open;
  const card = (id: UnitId): UnitCard => {
    const found = game.library.units[units[id]?.card ?? ''];
    if (!found) throw new Error(`The library has no unit ${units[id]?.card ?? id}.`);
    return found;
  };
  const names = units.map((u) => {
    const name = shortName(card(u.id).name);
    return units.some((other) => other.id !== u.id && other.card === u.card) ? `${name} (${players[u.seat]})` : name;
  });
  const unit = (id: UnitId): string => names[id] ?? '';
  const character = (id: CharacterId): string => {
    const who = characters[id];
    const owner = who && units[who.unit];
    if (!owner) return '';
    return owner.characters.length > 1 ? `${unit(owner.id)} ${who.number}` : unit(owner.id);
  };
  return {
    player: (seat) => players[seat],
    card,
    unit,
    does: (id, verb) => `${unit(id)} ${card(id).bases.length > 1 ? plural(verb) : verb}`,
    character,
    target: (target) => (typeof target === 'string' ? `the ${target}` : character(target)),
    orderCard: (name) => {
      const named = unitNamed(open, name);
      return named ? unit(named.id) : 'the Shatterpoint Card';
    },
    ability: (id) => game.library.abilities[id]?.name ?? id,
    seatOf: (id) => units[id]?.seat ?? 0,
    unitOf: (id) => characters[id]?.unit ?? (0 as UnitId),
  };
}
