import type { Ability } from '../../cards/ability.ts';
import type { Chart, ChartRow, CombatTree, Stance, TreeOption, TreePath, UnitCard } from '../../cards/unitCard.ts';
import type { OwnCards } from '../../game/game.ts';
import { clauses } from './language.ts';
import { flag, list, maybe, name, orNull, record, type Rule, shape, whole, word } from './rule.ts';
import { chartEntries, count, icons, MANY, names, range, rank } from './words.ts';

/** Cards that a game brings along itself: each is held against the shape of its type before anything reads it. */

const chart = shape<Chart>({
  name,
  rows: list(shape<ChartRow>({ min: count, max: orNull(count), results: chartEntries }), 20),
});
const tree = shape<CombatTree>({
  options: list(shape<TreeOption>({ id: name, column: count, row: count, start: flag, effects: icons }), 99),
  paths: list(shape<TreePath>({ from: name, to: name, both: flag }), MANY),
});
const stance = shape<Stance>({
  id: name,
  name,
  ranged: record({ range: orNull(range), attack: orNull(count), defense: count }),
  melee: record({ attack: orNull(count), defense: count }),
  charts: record({ ranged: orNull(chart), melee: orNull(chart), defense: chart }),
  tree,
});
const unit = shape<UnitCard>({
  id: name,
  name,
  uniqueNames: names,
  excludes: maybe(names),
  battleTactics: maybe(count),
  rank,
  points: count,
  force: count,
  stamina: count,
  durability: count,
  eras: names,
  tags: names,
  bases: list(whole(1, 20_000), 20, 1),
  stances: list(stance, 4, 1),
  abilities: names,
});
const ability = shape<Ability>({
  id: name,
  name,
  kind: word('active', 'reactive', 'innate', 'tactic', 'identity', 'battle-tactics', 'rule'),
  by: maybe(word('aggressor', 'sentinel', 'active')),
  cost: maybe(count),
  most: maybe(count),
  action: maybe(word(true)),
  clauses,
});

export const ownCards: Rule = shape<OwnCards>({ units: list(unit, MANY), abilities: list(ability, MANY) });

/** What is wrong with cards somebody wrote; null where they may be played with. */
export const whyNotOwn = (own: unknown): string | null => ownCards(own, 'the cards');
