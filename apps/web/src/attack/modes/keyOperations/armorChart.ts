import type { Chart, TrackingCard } from '@faultline/rules';
import type { Game } from '../../../game/game.ts';

type Armored = Extract<TrackingCard, { readonly kind: 'armored' }>;

/** The Armored Target that is attacked: `core-shield@W` through the objective W. */
export function armoredTarget({ view, playing }: Game, target: string): Armored | null {
  const { score } = view.open;
  if (score.mode !== 'key-operations') return null;
  const id = target.slice(0, target.lastIndexOf('@'));
  const tracker = playing.cards.operations?.[score.operation]?.card.trackers.find((each) => each.id === id);
  return tracker?.kind === 'armored' ? tracker : null;
}

/** Its chart is printed with the name of the objectives it is attacked through; here it is called by its own. */
export function armorChart(game: Game, target: string): Chart | undefined {
  const chart = armoredTarget(game, target)?.chart;
  return chart && { ...chart, name: game.cast.target(target) };
}
