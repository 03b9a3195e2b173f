import {
  type AttackType,
  type Character,
  characterNamed,
  forecast,
  nameOfCharacter,
  type Position,
  type Target,
  type Planned,
} from '@faultline/rules';
import { type Odds, oddsOfForecast } from './odds.ts';

/** Odds in a position: from what lies open alone, so a player's view is enough (`{ game, open: view.open }`). */

export type Wish = Omit<Planned, 'attacker' | 'target' | 'type'>;

/** Names as in the game: `a1.1` attacks `b2.1`, or an object of the mode. Null where the attack cannot be made. */
export function oddsOf(p: Position, attacker: string, type: AttackType, target: string, wish: Wish = {}): Odds | null {
  const by = characterNamed(p.open, attacker);
  return by && oddsAgainst(p, by, type, characterNamed(p.open, target)?.id ?? target, wish);
}

function oddsAgainst(p: Position, by: Character, type: AttackType, target: Target, wish: Wish): Odds | null {
  const seen = forecast(p, { ...wish, attacker: by.id, target, type });
  return seen && oddsOfForecast(seen);
}

/** The attack itself, or what might be done in its place. */
export interface Choice {
  readonly instead: 'nothing' | 'focus' | 'target' | 'stance' | 'ability';
  /** The other target or stance, or the ability that is used, by name. */
  readonly name: string;
  readonly odds: Odds;
}

/**
 * The attack beside the same one after a Focus action, on every other target, in the other stance, and with each
 * ability of either side that changes it when it is used.
 */
export function sideBySide(p: Position, attacker: string, type: AttackType, target: string): Choice[] {
  const by = characterNamed(p.open, attacker);
  const at = characterNamed(p.open, target)?.id ?? target;
  if (!by) return [];
  const choice = (instead: Choice['instead'], name: string, on: Target, wish: Wish): Choice[] => {
    const odds = oddsAgainst(p, by, type, on, wish);
    return odds ? [{ instead, name, odds }] : [];
  };
  const others = p.open.characters.filter((c) => c.id !== at && c.onTable);
  const u = p.open.units[by.unit];
  const stances = p.game.library.units[u?.card ?? '']?.stances ?? [];
  const now = choice('nothing', target, at, {});
  return [
    ...now,
    ...choice('focus', target, at, { focused: true }),
    ...others.flatMap((c) => choice('target', nameOfCharacter(p, c.id), c.id, {})),
    ...stances.flatMap((stance, n) => (n === u?.stance ? [] : choice('stance', stance.name, at, { stance: n }))),
    ...now.flatMap(({ odds }) =>
      odds.uncounted
        .flatMap((name) => choice('ability', name, at, { using: [name.split('@')[0] ?? ''] }))
        .filter((used) => differs(used.odds, odds)),
    ),
  ];
}

const differs = (a: Odds, b: Odds): boolean =>
  a.expected.successes !== b.expected.successes || a.expected.damage !== b.expected.damage;
