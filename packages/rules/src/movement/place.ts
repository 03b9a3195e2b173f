import type { Range } from '../cards/unitCard.ts';
import { reason } from '../state/decision.ts';
import { choice } from '../kernel/steps.ts';
import type { Disc } from '../game/space.ts';
import type { CharacterId, Seat } from '../state/ids.ts';
import { setPosition } from '../tokens/changes.ts';
import { character, nameOfCharacter, placeOf } from '../game/find.ts';

/** Place: anywhere within the range where the base can rest, without a path. No movement begins or ends (CR-PUSH-19). */
declare module '../state/frame.ts' {
  interface Steps {
    'place.ask': {
      character: CharacterId;
      range: Range;
      /** What the range is measured from: the object's own old base unless the effect says otherwise. */
      origin: Disc;
      seat: Seat;
    };
  }
}

/** DP-36; with no place to rest in range nothing happens. */
choice('place.ask', {
  ask: (p, f) => {
    const c = character(p, f.character);
    if (!c.onTable || p.game.mode.barred(p, c.unit, 'be-moved')) return { auto: { option: 'none' } };
    if (!p.game.space.hasPlace(p, f.character, f.origin, f.range)) return { auto: { option: 'none' } };
    const name = nameOfCharacter(p, f.character);
    const { x, y, z, r } = f.origin;
    const asks = {
      kind: 'place',
      character: name,
      from: placeOf(c),
      radius: c.r,
      range: f.range,
      origin: { at: [x, y, z], radius: r },
    } as const;
    return { seat: f.seat, point: 'DP-36', options: [{ id: 'place', character: name, asks }] };
  },
  whyNot: (p, f, answer) =>
    answer.to
      ? p.game.space.whyNotPlace(p, f.character, f.origin, f.range, answer.to)
      : [reason('DP-36', { missing: 'to' })],
  sample: (p, f, option, random) => {
    const to = p.game.space.samplePlace(p, f.character, f.origin, f.range, random);
    return to && { option, to };
  },
  take: (g, f, answer) => {
    if (!answer.to) return g.done({ happened: false });
    const from = placeOf(character(g, f.character));
    setPosition(g, f.character, answer.to);
    g.emit({ event: 'placed', character: f.character, from, to: answer.to });
    g.done({ happened: from.some((at, i) => at !== answer.to?.[i]) });
  },
});
