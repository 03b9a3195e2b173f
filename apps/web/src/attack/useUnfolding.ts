import { isRolled } from '@faultline/rules/attacks';
import { useEffect, useState } from 'preact/hooks';
import { isStill } from '../ui/still.ts';
import type { Fight } from './fight.ts';

/** How many changes of each roll are shown, and whether that is all of them. */
export interface Unfolded {
  readonly attack: number;
  readonly defense: number;
  readonly done: boolean;
  /** No die is in the air. */
  readonly fallen: boolean;
}

/** Milliseconds for a change to be seen on the die it touches. */
const CHANGE = 250;

/** How long dice fall, as the settings say. */
export const fallOf = (): number =>
  millisecondsIn(getComputedStyle(document.documentElement).getPropertyValue('--motion-dice'));

/** A time of a style: the build writes 800ms as .8s. */
export const millisecondsIn = (time: string): number =>
  (Number.parseFloat(time) || 0) * (time.trim().endsWith('ms') ? 1 : 1000);

/** What abilities, conditions and charts did to the dice, shown one by one once they lie: the attack's first. */
export function useUnfolding(fight: Fight, fresh: boolean): Unfolded {
  const { attack: number, rolls } = fight;
  const all = isRolled(fight) ? rolls.attack.changes.length + rolls.defense.changes.length : 0;
  const [begun, setBegun] = useState({ number, shown: fresh ? 0 : all, fallen: !fresh });
  const now = begun.number === number ? begun : { number, shown: fresh ? 0 : all, fallen: !fresh };
  const moves = !isStill() && fallOf() > 0;
  const falls = moves && !now.fallen;
  const waits = falls || (moves && now.shown < all);
  useEffect(() => {
    if (!waits) return;
    const next = () => setBegun({ number, shown: falls ? now.shown : now.shown + 1, fallen: true });
    const timer = setTimeout(next, falls ? fallOf() : CHANGE);
    return () => clearTimeout(timer);
  }, [waits, falls, number, now.shown]);
  return unfolded(rolls.attack.changes.length, moves ? now.shown : all, all, !falls);
}

/** So many changes, dealt out to the two rolls. */
export const unfolded = (ofAttack: number, shown: number, all: number, fallen = true): Unfolded => ({
  attack: Math.min(shown, ofAttack),
  defense: Math.max(0, shown - ofAttack),
  done: fallen && shown >= all,
  fallen,
});
