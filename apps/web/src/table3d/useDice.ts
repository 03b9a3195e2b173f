import { useEffect, useRef } from 'preact/hooks';
import type { Scene } from '../board/scene.ts';
import { throwing } from '../board/thrown.ts';
import { diceOnTable, diceSoup, type TableDie } from './dice.ts';
import type { Lens } from './lens.ts';
import type { Palette } from './palette.ts';
import { type Cell, soup } from './soup.ts';
import type { Stage } from './stage.ts';

interface Roll {
  readonly dice: readonly TableDie[];
  readonly began: number;
  readonly lasts: number;
}

export interface DiceOnTable {
  /** Lays the dice as they are now; whether any is still in the air. */
  lay(stage: Stage, seen: Seen, palette: Palette, cells: (key: string) => Cell | null): boolean;
}

interface Seen {
  readonly scene: Scene;
  readonly lens: Lens;
}

/** The dice that roll on the table: `draw` is asked for when they are thrown and when they are taken away. */
export function useDice(draw: () => void): DiceOnTable {
  const roll = useRef<Roll | null>(null);
  const here = useRef(false);
  const asked = useRef(draw);
  asked.current = draw;
  useEffect(
    () =>
      throwing.follow(() => {
        roll.current = null;
        asked.current();
      }),
    [],
  );
  return {
    lay(stage, { scene, lens }, palette, cells) {
      const thrown = throwing.now();
      if (!thrown) {
        if (here.current) stage.lay('dice', soup());
        here.current = false;
        return false;
      }
      roll.current ??= { dice: diceOnTable(thrown, scene, lens), began: performance.now(), lasts: thrown.lasts };
      const { dice, began, lasts } = roll.current;
      const time = Math.min(1, (performance.now() - began) / lasts);
      stage.lay('dice', diceSoup(dice, time, lens, palette, cells));
      here.current = true;
      return time < 1;
    },
  };
}
