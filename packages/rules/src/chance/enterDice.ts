import { type DieKind, FACES, type Face } from '../cards/dice.ts';
import { draw, isFace } from './source.ts';
import type { ChanceResult, ChanceRequest } from '../state/chance.ts';
import { reason } from '../state/decision.ts';
import { choice } from '../kernel/steps.ts';
import type { FrameOf } from '../state/frame.ts';

/** Dice thrown by hand at a real table: the one who rolls them enters the faces. */
const awaited = (f: FrameOf<'dice.enter'>): ChanceRequest | undefined => f.requests[f.delivered.length];

choice('dice.enter', {
  ask: (_p, f) => {
    const wanted = awaited(f);
    if (wanted?.want !== 'dice' || wanted.count === 0) return { auto: { option: 'go-on' } };
    const asks = { kind: 'dice', die: wanted.die, count: wanted.count } as const;
    return { seat: wanted.seat, point: 'DP-43', options: [{ id: 'enter', asks }], about: { purpose: wanted.purpose } };
  },
  whyNot: (_p, f, answer) => {
    const wanted = awaited(f);
    const dice = answer.dice ?? [];
    if (wanted?.want !== 'dice') return [];
    if (dice.length !== wanted.count) return [reason('CR-ATK-14', { dice: dice.length, needed: wanted.count })];
    const wrong = dice.find((face) => !isFace(wanted.die, face));
    return wrong === undefined ? [] : [reason(wanted.die === 'attack' ? 'CR-DICE-02' : 'CR-DICE-04', { face: wrong })];
  },
  sample: (_p, f, option, random) => {
    const wanted = awaited(f);
    if (wanted?.want !== 'dice') return null;
    return { option, dice: Array.from({ length: wanted.count }, () => anyFace(wanted.die, random)) };
  },
  take: (g, f, answer) => {
    const wanted = awaited(f);
    if (!wanted) {
      g.done();
      const frame = g.open.frames.at(-1);
      if (frame) g.deliverChance(frame, f.delivered);
      return;
    }
    const result = wanted.want === 'dice' ? (answer.dice ?? []) : draw(g.game, g.state, wanted);
    g.chanceMoved = true;
    g.next('dice.enter', { requests: f.requests, delivered: [...f.delivered, result] });
  },
});

const anyFace = (die: DieKind, random: (limit: number) => number): Face =>
  FACES[die][random(FACES[die].length)] as Face;

declare module '../state/frame.ts' {
  interface Steps {
    /** Dice thrown by hand: asked one kind after the other. */
    'dice.enter': { requests: readonly ChanceRequest[]; delivered: readonly ChanceResult[] };
  }
}
