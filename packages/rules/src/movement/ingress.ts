import type { MoveKind } from '../cards/unitCard.ts';
import { type Option, type Place, type Reason, reason } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import type { FrameOf } from '../state/frame.ts';
import type { CharacterId } from '../state/ids.ts';
import { engagedAt } from '../queries/engagement.ts';
import { end, raise } from '../timing/resolution.ts';
import { setPosition } from '../tokens/changes.ts';
import { character, nameOfCharacter, placeOf, unitOf } from '../game/find.ts';

/**
 * How a movement ends: where its tool took it, or behind an ingress point. It stands nowhere before this is
 * settled, so only the final place counts for anything (R-INGR-2), and it is one movement (R-INGR-3).
 */
declare module '../state/frame.ts' {
  interface Steps {
    'move.ingress': {
      character: CharacterId;
      move: MoveKind;
      /** Where it would end. */
      stop: Place;
      engagedBefore: readonly CharacterId[];
      /** R-CARD-27: it may not end Engaged. */
      unengaged?: true;
      /** R-MOVE-4: it came in place of the move that was offered. */
      instead?: true;
    };
  }
}

/** R-CARD-27: why a movement that may not end Engaged may not end there; empty when it may. */
export function whyNotEndAt(
  p: Position,
  { character: id, unengaged }: { readonly character: CharacterId; readonly unengaged?: true },
  at: Place,
): Reason[] {
  const enemy = unengaged ? engagedAt(p, character(p, id), at) : null;
  return enemy ? [reason('R-CARD-27', { engagedWith: nameOfCharacter(p, enemy.id) })] : [];
}

const EXIT = 'exit:';
const exitIn = (option: string): string => option.slice(EXIT.length);

function optionsFrom(p: Position, id: CharacterId, stop: Place): Option[] {
  const name = nameOfCharacter(p, id);
  const { r } = character(p, id);
  return p.game.space.exits(p, id, stop).map(
    (exit): Option => ({
      id: `${EXIT}${exit.name}`,
      character: name,
      asks: { kind: 'ingress', character: name, from: stop, radius: r, point: exit.at },
    }),
  );
}

/** DP-31; CR-INGR-08: optional. */
choice('move.ingress', {
  ask: (p, f) => {
    const options = optionsFrom(p, f.character, f.stop);
    if (options.length === 0) return { auto: { option: 'decline' } };
    return {
      seat: unitOf(p, f.character).seat,
      point: 'DP-31',
      options: [...options, { id: 'decline' }],
      about: { character: nameOfCharacter(p, f.character) },
    };
  },
  whyNot: (p, f, answer) =>
    answer.to
      ? [
          ...p.game.space.whyNotExit(p, f.character, f.stop, exitIn(answer.option), answer.to),
          ...whyNotEndAt(p, f, answer.to),
        ]
      : [reason('DP-31', { missing: 'to' })],
  sample: (p, f, option, random) => {
    const to = p.game.space.sampleExit(p, f.character, f.stop, exitIn(option), random);
    return to && whyNotEndAt(p, f, to).length === 0 ? { option, to } : null;
  },
  take: (g, f, answer) => {
    const from = placeOf(character(g, f.character));
    g.emit({ event: 'moved', character: f.character, move: f.move, from, to: f.stop });
    if (answer.to) g.emit({ event: 'ingress', character: f.character, point: exitIn(answer.option), to: answer.to });
    arrive(g, f, answer.to ?? f.stop);
  },
});

/** CR-INGR-06: then the movement ends. R-ABIL-8: one made in place of another is not the other. */
function arrive(g: Machine, f: FrameOf<'move.ingress'>, at: Place): void {
  setPosition(g, f.character, at);
  const moved = raise(g, 'moved', { character: f.character, move: f.move, engagedBefore: f.engagedBefore });
  end(g, moved, { happened: f.instead !== true });
}
