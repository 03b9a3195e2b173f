import type { Ref } from '../../../cards/selector.ts';
import { basesOf } from '../../../game/find.ts';
import type { Machine } from '../../../game/machine.ts';
import { step } from '../../../kernel/steps.ts';
import { unitMeant } from '../../../queries/context.ts';
import { type Shown, verb } from '../../../queries/language.ts';
import { changeCharacter } from '../../../state/change.ts';
import { advance } from '../../../verbs/running.ts';
import { aboard, pieceDisc } from '../pieces.ts';
import { KEY_OPERATIONS } from '../score.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** A Unit that is away measures range and sight from a piece in this activation, and cannot be Engaged (KO-R-75). */
    'measure-from': { who: Ref; piece: string };
  }
}

declare module '../../../state/frame.ts' {
  interface Steps {
    /** Whoever measured from a piece is away again. */
    'operation.ashore': object;
  }
}

export const measureFrom = verb('measure-from', {
  perform: (g, f, { who, piece }) => {
    const { id, characters } = unitMeant(g, who, f.context);
    const disc = pieceDisc(g, piece);
    advance(g, f, disc !== null);
    if (!disc) return;
    const { x, y, z } = disc;
    for (const each of characters) changeCharacter(g, each, { x, y, z, onTable: true });
    g.emit({ event: 'measures-from', unit: id, piece });
  },
  isIdle: (p, { piece }) => pieceDisc(p, piece) === null,
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

/** While it is not activating it is within no range and in nobody's sight. */
step('operation.ashore', (g: Machine) => {
  g.done();
  for (const u of g.open.units)
    for (const c of basesOf(g, u)) if (aboard(g, c)) changeCharacter(g, c.id, { onTable: false });
});

export const shown: Shown<'measure-from'> = {
  means: 'a Unit measures range and sight from a piece for its activation',
  example: { do: 'measure-from', who: 'event-unit', piece: 'cart' },
};
