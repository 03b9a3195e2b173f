import type { Scene, SceneSight } from '../board/scene.ts';
import { percent } from '../attack/percent.ts';
import { type AttackNow, actingCharacters, attacksBy } from '../game/acting.ts';
import type { Game } from '../game/game.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Preview } from '../port/queries.ts';
import { derived } from '../ui/signal.ts';
import { sightOf } from './planned.ts';

/** What the table shows for an action that is pointed at. */
export async function pointedAction(game: Game, option: string, t: Messages): Promise<(scene: Scene) => Scene> {
  if (option === 'combat') return targetsOf(game, t);
  const areas = await game.port.reachAfter(option);
  return (scene) => ({ ...scene, areas });
}

/** Every target with the chance to wound it, each by its best attacker; the best of all is marked as one. */
async function targetsOf(game: Game, { attack: words }: Messages): Promise<(scene: Scene) => Scene> {
  const acting = actingCharacters(game.view.open);
  const all = (await Promise.all(acting.map((name) => attacksBy(game, name)))).flat().filter(({ later }) => !later);
  const attacks = [...new Set(all.map(({ target }) => target))].map((target) => bestOf(all, target));
  const [best] = attacks.toSorted((a, b) => worth(b) - worth(a));
  const seen = await Promise.all(acting.map(async (name) => [name, await game.port.prospect(name)] as const));
  const of = new Map(seen);
  const sightsIn = ({ bases }: Scene) => attacks.flatMap((attack) => lineOf(attack, of, bases, game, words));
  return (scene) => ({
    ...scene,
    planned: derived(scene.planned, (planned) => ({ ...planned, sights: sightsIn(scene) })),
    bases: scene.bases.map((base) => ({
      ...base,
      threatened: base.name === best?.target,
      aimed: base.name !== best?.target && attacks.some(({ target }) => target === base.name),
    })),
  });
}

const worth = ({ odds }: AttackNow): number => odds.wound ?? -1;

const bestOf = (all: readonly AttackNow[], target: string): AttackNow =>
  all.filter((each) => each.target === target).toSorted((a, b) => worth(b) - worth(a))[0] as AttackNow;

/** The free line that the rules found, from whoever attacks, with the chance at its end. */
function lineOf(
  { attacker, target, odds }: AttackNow,
  seen: ReadonlyMap<string, Preview>,
  bases: Scene['bases'],
  { playing }: Game,
  words: Messages['attack'],
): SceneSight[] {
  const facing = seen.get(attacker)?.enemies.find(({ name }) => name === target);
  if (!facing) return [];
  const sight = sightOf(facing, bases.find(({ name }) => name === attacker) ?? null, playing);
  return [{ ...sight, stop: null, tag: odds.wound === null ? sight.tag : percent(odds.wound, words) }];
}
