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
  /** They have lain long enough to be read. */
  readonly seen: boolean;
}

/** Milliseconds for a change to be seen on the die it touches. */
const CHANGE = 250;
/** And for the whole roll to be read. */
const READ = 1200;

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
  const roll = `${number} ${isRolled(fight)}`;
  const [begun, setBegun] = useState(() => beginning(roll, all, fresh));
  const now = begun.roll === roll ? begun : beginning(roll, all, fresh);
  const moves = !isStill() && fallOf() > 0;
  const { shown, fallen, seen } = moves ? now : beginning(roll, all, false);
  useEffect(() => {
    const [next, after] = nextOf(now, all);
    if (!next || !moves) return;
    const timer = setTimeout(() => setBegun({ ...now, ...next }), after);
    return () => clearTimeout(timer);
  }, [roll, all, shown, fallen, seen]);
  return { ...unfolded(rolls.attack.changes.length, shown, all, fallen), seen };
}

interface Unfolding extends Pick<Unfolded, 'fallen' | 'seen'> {
  readonly roll: string;
  readonly shown: number;
}

/** Dice that fall now; otherwise they have long lain. */
const beginning = (roll: string, all: number, fresh: boolean): Unfolding => ({
  roll,
  shown: fresh ? 0 : all,
  fallen: !fresh,
  seen: !fresh,
});

/** What comes next, and after how many milliseconds. */
function nextOf({ shown, fallen, seen }: Unfolding, all: number): readonly [Partial<Unfolding> | null, number] {
  if (!fallen) return [{ fallen: true }, fallOf()];
  if (shown < all) return [{ shown: shown + 1 }, CHANGE];
  return [seen ? null : { seen: true }, READ];
}

/** So many changes, dealt out to the two rolls. */
export const unfolded = (ofAttack: number, shown: number, all: number, fallen = true): Omit<Unfolded, 'seen'> => ({
  attack: Math.min(shown, ofAttack),
  defense: Math.max(0, shown - ofAttack),
  done: fallen && shown >= all,
  fallen,
});
