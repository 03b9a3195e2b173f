import type { DiceSource } from '@faultline/rules';
import type { Cast } from '../cast.ts';
import { counted, faces } from '../terms.ts';
import type { Words } from '../words/words.ts';
import type { Phrases, Teller } from './teller.ts';

/** Where dice or damage come from: an ability, a stance, a token, by the name people use. */
export function sourceName(words: Words, cast: Cast, from: string): string {
  // `core-shield@W`: the dice are those of what is attacked, through whatever it is.
  const object = cast.names[from.split('@')[0] ?? ''];
  if (from.includes('@') && object !== undefined) return object;
  const ability = cast.ability(from);
  if (ability !== from) return ability;
  const stances = Object.values(cast.library.units).flatMap((card) => card.stances);
  return stances.find(({ id }) => id === from)?.name ?? words.log?.source(from) ?? from;
}

const sourceOf = ({ cast, words }: Teller, { dice, from }: DiceSource): string =>
  `${dice} ${sourceName(words, cast, from)}`;

/** An attack, from its declaration to the Damage Pool. */
export const attackPhrases: Phrases<
  | 'attack'
  | 'pool'
  | 'rolled'
  | 'dice'
  | 'stripped'
  | 'chart'
  | 'results'
  | 'option'
  | 'tree-ended'
  | 'pool-damage'
  | 'pool-split'
  | 'withstood'
  | 'attack-resolved'
> = {
  attack: (t, e) => t.say(t.log.attacks(t.cast.character(e.attacker), t.cast.target(e.target), e.attackType), 2),
  pool: (t, e) =>
    t.say(
      t.log.pool(
        e.die,
        e.dice,
        e.sources.map((one) => sourceOf(t, one)),
      ),
      3,
      'dice',
    ),
  rolled: (t, e) => t.say(t.log.roll(e.die, faces(t.terms, e.faces, e.die)), 3, 'dice'),
  dice: (t, e) => {
    const [from, to] = [faces(t.terms, e.from, e.die), faces(t.terms, e.to, e.die)];
    t.say(t.log.diceChanged(t.cast.ability(e.by), e.how, from, to, e.die), 3, 'dice');
  },
  stripped: (t, e) => t.say(t.log.stripped(e.by, e.removed, e.die), 3, 'dice'),
  chart: (t, e) => {
    if (e.results.length === 0) return;
    t.say(t.log.chart(e.die, e.name, e.expertise, counted(t.terms, e.results)), 3, 'dice');
  },
  results: (t, e) =>
    t.say(t.log.successes(e.successes, e.defense.filter((face) => face === 'block').length), 3, 'dice'),
  option: (t, e) =>
    t.gather('tree', e, (all) => ({
      text: t.log.tree(all.map(({ effects }) => counted(t.terms, effects) || t.terms.nothing)),
      depth: 3,
      tone: 'dice',
    })),
  'tree-ended': (t, e) => {
    if (e.lost > 0) t.say(t.log.treeEnds(e.lost), 3, 'dice');
  },
  // Told by what the defender suffers in the end.
  'pool-damage': () => {},
  'pool-split': (t, e) => t.say(t.log.poolSplit(e.kept, e.turned), 3, 'dice'),
  withstood: (t, e) => {
    const by = e.sources.map((from) => sourceName(t.words, t.cast, from)).join(', ');
    t.say(t.log.withstood(t.cast.character(e.character), e.keyword, by), 3, 'dice');
  },
  'attack-resolved': (t, e) => {
    // KO-ARM-09: an Armored Target suffers none; the boxes it takes are told as they are covered.
    if (e.damage === 0 && !`${e.target}`.includes('@')) t.say(t.log.noDamage(t.cast.target(e.target)), 3);
  },
};
