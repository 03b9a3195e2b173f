import { finish } from '../../game/change.ts';
import { step } from '../../kernel/steps.ts';
import { controlled } from '../../objectives/control.ts';
import { ahead } from '../../state/ids.ts';
import { claim, leaderOf, struggleOf } from './tracker.ts';

/** The end of a round's time: the current Turn is finished, then the game is decided as it stands. */
declare module '../../state/frame.ts' {
  interface Steps {
    'time.called': object;
    'time.check': object;
    'time.score': object;
  }
}

/** SD-R-14: before the first Turn there is nothing to finish; later the current Turn goes on (SD-TIM-04). */
step('time.called', (g) => {
  g.done();
  if (g.open.turn === 0) finish(g, { winner: null, why: 'time' });
});

/** SD-TIM-04, SD-R-14: no further Turn starts. */
step('time.check', (g) => {
  if (g.open.flags.timeCalled) g.next('time.score', {});
  else g.done();
});

/** SD-END-03 to SD-END-06; SD-R-16 to SD-R-18: tied control awards nothing, a Struggle just won is not awarded twice. */
step('time.score', (g) => {
  const s = struggleOf(g);
  const leading = ahead(controlled(g, 0).length - controlled(g, 1).length);
  g.done();
  if (g.open.result) return;
  if (s.won === null && leading !== null) claim(g, leading);
  finish(g, { winner: leaderOf(struggleOf(g)), why: 'time' });
});
