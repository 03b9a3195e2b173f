import { attackAt } from '../queries/attack.ts';
import { type Shown, verb } from '../queries/language.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** This Unit, the defender, suffers half the Damage Pool, the attacking Unit what is left (CR-GEN-12). */
    'split-pool': object;
  }
}

export const splitPool = verb('split-pool', {
  perform: (g, f) => {
    advance(g, f, false);
    g.call('pool.split', { seat: f.seat, cause: f.cause });
  },
  /** CR-GEN-11: of one damage the defender's half is all of it. */
  isIdle: (p) => (attackAt(p, 'damage')?.pool ?? 0) <= 1,
  commutesWith: [],
  worksAt: ['attack.suffering'],
});

export const shown: Shown<'split-pool'> = {
  means: 'halves the Damage Pool between defender and attacker',
  example: { do: 'split-pool' },
};
