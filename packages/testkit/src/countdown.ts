import { finish, type Mode, standard, step } from '@faultline/rules';

/**
 * A tiny mode of its own, as proof that no flow knows the standard game: stages instead of Struggles, no token,
 * and a countdown. A wound brings the stage forward; when the countdown is over, more stages win.
 */
export interface Countdown {
  stages: [number, number];
  turnsLeft: number;
}

declare module '@faultline/rules' {
  interface Scores {
    countdown: Countdown;
  }
  interface Steps {
    'countdown.tick': object;
  }
}

step('countdown.tick', (g) => {
  const score = g.open.score;
  g.done();
  if (score.mode !== 'countdown') return;
  score.turnsLeft -= 1;
  g.emit({ event: 'mode', what: 'turns-left', amount: score.turnsLeft });
  if (score.turnsLeft > 0) return;
  const lead = score.stages[0] - score.stages[1];
  finish(g, { winner: lead > 0 ? 0 : lead < 0 ? 1 : null, why: 'mode' });
});

export const countdown: Mode = {
  ...standard,
  id: 'countdown',
  setup: ['setup.firstPlayer', 'setup.side', 'setup.decks', 'setup.deploy', 'setup.stances'],
  turn: [
    'turn.start',
    'order.determine',
    'activation.begin',
    'activation.start',
    'activation.main',
    'activation.ending',
    'activation.close',
    'countdown.tick',
    'turn.defeat',
    'turn.pass',
  ],
  freshScore: () => ({ mode: 'countdown', stages: [0, 0], turnsLeft: 8 }),
  copyScore: (score) => (score.mode === 'countdown' ? { ...score, stages: [score.stages[0], score.stages[1]] } : score),
  unseen: () => [],
  isLending: () => false,
  lent: () => [],
  shatterpointKept: () => undefined,
  timeCalled: () => undefined,
  whyNotScore: () => [],
  correctScore: () => undefined,
  momentum: () => 0,
  canGain: () => false,
  gainMomentum: () => 0,
  spendMomentum: () => undefined,
  canMoveToken: () => false,
  moveToken: () => undefined,
  wounded: (g, id) => {
    const score = g.open.score;
    const loser = g.open.units[id]?.seat ?? 0;
    if (score.mode !== 'countdown') return;
    score.stages[loser === 0 ? 1 : 0] += 1;
    g.emit({ event: 'mode', what: 'stage', amount: score.stages[loser === 0 ? 1 : 0] });
  },
};
