import type { Between, Disc } from '@faultline/rules';
import { useState } from 'preact/hooks';
import type { SceneRuler, Spot } from '../board/scene.ts';
import { useMessages } from '../i18n/language.ts';
import type { Game } from '../game/game.ts';

/** A ruler to be laid from base to base, or between any two spots: tap one, tap the other. */
export interface RulerTool {
  readonly on: boolean;
  readonly toggle: () => void;
  readonly toSpot: (spot: Spot, z?: number) => void;
  readonly toBase: (name: string) => void;
  readonly laid: SceneRuler | null;
}

interface Laid {
  readonly from: Disc;
  readonly to: Disc | null;
  readonly found: Between | null;
}

const RANGES = [1, 2, 3, 4, 5] as const;

export function useRuler({ port, view, playing }: Game): RulerTool {
  const { play, words } = useMessages();
  const [on, setOn] = useState(false);
  const [laid, setLaid] = useState<Laid | null>(null);
  const lay = async (end: Disc) => {
    if (!laid || laid.to) return setLaid({ from: end, to: null, found: null });
    setLaid({ from: laid.from, to: end, found: await port.measure(laid.from, end) });
  };
  return {
    on,
    toggle: () => {
      setOn(!on);
      setLaid(null);
    },
    toSpot: ({ x, y }, z = 0) => void lay({ x: Math.round(x), y: Math.round(y), z, r: 0 }),
    toBase: (name) => {
      const [unit, number] = name.split('.');
      const owner = view.open.units.find(({ seat, slot }) => `${seat === 0 ? 'a' : 'b'}${slot}` === unit);
      const base = view.open.characters.find((each) => each.unit === owner?.id && String(each.number) === number);
      if (base) void lay({ x: base.x, y: base.y, z: base.z, r: base.r });
    },
    laid: laid && {
      ...endsOf(laid),
      text: laid.found ? play.measured(words.inches(laid.found.distance), laid.found.range) : '',
      rings: { about: laid.from, reach: RANGES.map((range) => playing.constants.range[range] + laid.from.r) },
    },
  };
}

/** From rim to rim along the line between the centres. */
function endsOf({ from, to }: Laid): { readonly from: Spot; readonly to: Spot | null } {
  if (!to) return { from, to };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return {
    from: { x: from.x + ux * from.r, y: from.y + uy * from.r },
    to: { x: to.x - ux * to.r, y: to.y - uy * to.r },
  };
}
