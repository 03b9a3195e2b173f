import type { DiceChange } from '../cards/effect.ts';
import { type DieKind, type Face, type Swap, swapDie } from '../cards/dice.ts';
import type { Machine, Position } from '../game/machine.ts';
import { chance, choice } from '../kernel/steps.ts';
import type { FrameOf } from '../state/frame.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import { distinct, less } from '../state/lists.ts';
import { attackAt, isMeant, rollOf } from '../queries/attack.ts';
import { firmFaces } from '../queries/firm.ts';
import { changeAttack } from '../state/change.ts';

/** Effects on the dice of step 6, before the charts are read (6A, 6B). Where the text leaves it open, their player picks. */
interface DiceEffect {
  roll: DieKind;
  change: DiceChange;
  /** Who resolves the effect. */
  seat: Seat;
  /** The effect, by name. */
  by: string;
}

declare module '../state/frame.ts' {
  interface Steps {
    'roll.change': DiceEffect & { picked: readonly Face[] };
    'roll.again': DiceEffect & { picked: readonly Face[] };
  }
}

/** What a change other than a reroll does to the die that was picked; the odds read it on every roll there can be. */
export function swapFor(change: Exclude<DiceChange, { how: 'reroll' }>, picked: Face): Swap {
  switch (change.how) {
    case 'add':
      return { from: null, to: change.face };
    case 'remove':
      return { from: picked, to: null };
    case 'turn':
      return { from: picked, to: change.to };
  }
}

/** The faces that may still be picked; a reroll leaves the dice on the table until all are chosen. */
function open(p: Position, { roll, change, picked, seat }: FrameOf<'roll.change'>): Face[] {
  const left = picked.reduce((faces: readonly Face[], face) => less(faces, face), rollOf(p, roll));
  const attack = attackAt(p, 'modify');
  const firm = attack ? firmFaces(p, attack, roll, seat) : [];
  return distinct(left).filter((face) => isMeant(change, face) && !firm.includes(face));
}

/** DP-43: which die; a reroll may stop before its number is reached. */
choice('roll.change', {
  ask: (p, f) => {
    const { change } = f;
    if (change.how === 'add') return { auto: { option: change.face } };
    const faces = change.how === 'reroll' && f.picked.length >= change.most ? [] : open(p, f);
    const [only, second] = faces;
    if (only === undefined) return { auto: { option: 'done' } };
    if (change.how !== 'reroll' && second === undefined) return { auto: { option: only } };
    const done = change.how === 'reroll' ? [{ id: 'done' }] : [];
    return {
      seat: f.seat,
      point: 'DP-43',
      options: [...faces.map((id) => ({ id })), ...done],
      about: { effect: f.by, roll: f.roll, how: change.how },
    };
  },
  take: (g, f, answer) => {
    const { change, picked } = f;
    if (answer.option === 'done')
      return picked.length > 0 ? void g.next('roll.again', { ...f }) : g.done({ happened: false });
    const face = answer.option as Face;
    if (change.how === 'reroll') return void g.next('roll.change', { ...f, picked: [...picked, face] });
    const swap = swapFor(change, face);
    const shown = (side: Face | null): readonly Face[] => (side === null ? [] : [side]);
    g.done({ happened: lay(g, f, swapDie(rollOf(g, f.roll), swap), shown(swap.from), shown(swap.to)) });
  },
});

/** R-DICE-1: rolled by the one whose roll it is; the old faces stay in the log. */
chance('roll.again', {
  wants: (p, f) => {
    const attacker = attackAt(p, 'modify')?.seat ?? f.seat;
    const seat = f.roll === 'attack' ? attacker : otherSeat(attacker);
    return [{ want: 'dice', die: f.roll, count: f.picked.length, purpose: 'reroll', seat }];
  },
  take: (g, f, [fell = []]) => {
    const kept = f.picked.reduce((faces: readonly Face[], face) => less(faces, face), rollOf(g, f.roll));
    g.done({ happened: lay(g, f, [...kept, ...(fell as readonly Face[])], f.picked, fell as readonly Face[]) });
  },
});

/** CR-DICE-08, CR-DICE-09: the attack goes on with the roll as it is now. Returns whether there is one. */
function lay(g: Machine, f: DiceEffect, roll: readonly Face[], from: readonly Face[], to: readonly Face[]): boolean {
  const attack = attackAt(g, 'modify');
  if (!attack) return false;
  const { how } = f.change;
  const before = attack.rolls[f.roll];
  const changed = { ...before, faces: roll, changes: [...before.changes, { how, from, to, by: f.by }] };
  changeAttack(g, attack.attack, { rolls: { ...attack.rolls, [f.roll]: changed } });
  g.emit({ event: 'dice', die: f.roll, how, from, to, by: f.by });
  return true;
}
