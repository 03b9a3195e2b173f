import {
  ACTIONS,
  type Character,
  forecast,
  type Game,
  nameOfCharacter,
  type Open,
  outlook,
  type Position,
  surroundingsOf,
  trackerSide,
  type Unit,
  whyNotOffered,
  whyNotPass,
  whyPools,
  whyPrice,
  whyReach,
} from '@faultline/rules';

/** What the rules answer to whoever asks about a position: what would come, and why or why not. */
export function answers(game: Game, open: Open): unknown {
  const p: Position = { game, open };
  const [viewer, ...others] = open.characters.filter(({ onTable }) => onTable);
  const about = viewer ? [viewer, ...others.slice(-3)] : [];
  const wishes = [...ACTIONS, ...WISHES, ...about.map(({ id }) => nameOfCharacter(p, id))];
  return {
    refused: [...wishes.map((wish) => whyNotOffered(p, wish)), whyNotPass(p)],
    scores: [outlook(p), trackerSide(p, 0), trackerSide(p, 1)],
    around: about.map(({ id }) => surroundingsOf(p, nameOfCharacter(p, id))),
    attacks: about.slice(1).map((other) => viewer && attacksOf(p, viewer, other)),
    reaches: MOVES.map((kind) => viewer && whyReach(p, viewer.id, kind, [viewer.x + 6000, viewer.y, viewer.z])),
    prices: open.units.map((u) => pricesOf(p, u)),
  };
}

const WISHES = ['jump', 'flip', 'melee', 'ranged', 'dash', 'climb', 'n1', 'n5'];
const MOVES = ['advance', 'dash', 'climb', 'jump', 'reposition'] as const;

const attacksOf = (p: Position, a: Character, b: Character): unknown =>
  (['melee', 'ranged'] as const).flatMap((type) =>
    [
      { attacker: a.id, target: b.id },
      { attacker: b.id, target: a.id },
    ].map((pair) => [forecast(p, { ...pair, type, focused: true }), whyPools(p, { ...pair, attackType: type })]),
  );

const pricesOf = (p: Position, u: Unit): unknown =>
  (p.game.library.units[u.card]?.abilities ?? []).map((id) => {
    const ability = p.game.library.abilities[id];
    return ability ? whyPrice(p, u, ability) : null;
  });
