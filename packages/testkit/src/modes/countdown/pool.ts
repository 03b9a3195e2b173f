import { chance, type FaceDown, step } from '@faultline/rules';
import { change, countdownOf } from './score.ts';

/** Tokens in a pool that nobody may look into, but for one that each player drew. */
declare module '@faultline/rules' {
  interface Steps {
    'countdown.pool': object;
    'countdown.reveal': object;
  }
}

const FACES: readonly string[] = ['bolt', 'bolt', 'claw', 'eye', 'wing'];

/** Whose tokens the first two are. */
const KNOWN: readonly FaceDown['known'][] = [
  [true, false],
  [false, true],
];

chance('countdown.pool', {
  wants: (p) => [{ want: 'shuffle', cards: FACES, purpose: 'mission', seat: p.open.firstPlayer }],
  take: (g, _f, [order = []]) => {
    g.state.hidden.tokens = (order as readonly string[]).map((face, i) => ({
      id: `t${i + 1}`,
      of: 'pool',
      face,
      known: KNOWN[i] ?? [false, false],
    }));
    g.done();
  },
});

/** The next that nobody has drawn lies open from now on. */
step('countdown.reveal', (g) => {
  const { hidden } = g.state;
  const next = hidden.tokens?.find(({ known }) => !known[0] && !known[1]);
  g.done();
  if (!next) return;
  hidden.tokens = (hidden.tokens ?? []).filter((token) => token !== next);
  change(g, { revealed: [...countdownOf(g).revealed, next.face] });
  g.chanceMoved = true;
});
