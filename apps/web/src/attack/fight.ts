import type { Aimed, AttackStep, Open } from '@faultline/rules';
import { hasResults } from '@faultline/rules/attacks';
import { boxRound } from '../board/frame.ts';
import type { Box, Spot } from '../board/scene.ts';
import type { Chapter } from '../port/port.ts';

/** An attack as far as it has gone: its record. */
export type Fight = Aimed;

const BEHIND_DAMAGE: readonly AttackStep[] = ['after', 'over'];

/** What the defender suffered of the pool; null before it is applied. */
export const sufferedIn = ({ step, suffered }: Fight): number | null =>
  BEHIND_DAMAGE.includes(step) ? suffered : null;

export interface Results {
  readonly successes: number;
  /** The strikes that blocks took. */
  readonly blocked: number;
}

/** CR-ATK-18: each block has taken one strike; null before step 7. */
export function resultsOf(fight: Fight): Results | null {
  if (!hasResults(fight)) return null;
  const { rolls, successes } = fight;
  const [strikes, blocks] = [
    rolls.attack.faces.filter((face) => face === 'strike').length,
    rolls.defense.faces.filter((face) => face === 'block').length,
  ];
  return { successes, blocked: Math.min(strikes, blocks) };
}

/** The version of the game at which the attack was declared; null where the story does not reach back so far. */
export function declaredAt(story: readonly Chapter[], { attack }: Fight): number | null {
  const at = story.findLastIndex(({ events }) => events.some((e) => e.event === 'attack' && e.number === attack));
  return at < 0 ? null : at;
}

/** Three inches. */
const ROUND = 7620;

/** The part of the table where it is fought. */
export const fieldOf = ({ attacker, target }: Fight, { characters, objectives }: Open): Box | null =>
  boxRound(
    [attacker, target].flatMap((id): readonly Spot[] =>
      // Through what an object is attacked stands behind its name: `core-shield@W`.
      typeof id === 'string' ? objectives.filter(({ key }) => id.endsWith(`@${key}`)) : [characters[id] ?? []].flat(),
    ),
    ROUND,
  );

type PooledPart = Fight['pooled'][number];

const sum = (parts: readonly PooledPart[]): number => parts.reduce((all, { amount }) => all + amount, 0);

/** What was laid into the Damage Pool. */
export const poolOf = ({ pooled }: Fight): number => sum(pooled);

/** The same by where it comes from: the chart, an effect, the options of the tree. */
export function poolParts({ pooled, path }: Fight): Readonly<Record<'chart' | 'effect' | 'tree', number>> {
  const isOfTree = ({ from }: PooledPart): boolean => path.includes(from) || from === 'tree';
  const [chart, tree] = [pooled.filter(({ from }) => from === 'chart'), pooled.filter(isOfTree)];
  return { chart: sum(chart), tree: sum(tree), effect: sum(pooled) - sum(chart) - sum(tree) };
}
