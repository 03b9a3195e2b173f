import { choice, type Mode } from '@faultline/rules';

/** A game that stands still where its file says, so that nobody need lay out what would come next. */
declare module '@faultline/rules' {
  interface Steps {
    'scenario.stop': object;
  }
}

const STOP = 'scenario.stop';

/** The machine rests at a question; this one has no answer, and nobody is shown it. */
choice(STOP, {
  ask: ({ open }) => ({ seat: open.active, point: 'DP-25', options: [] }),
  take: (g) => g.done(),
});

export const isStop = ({ step }: { readonly step: string }): boolean => step === STOP;

export const STOPS = ['end of activation', 'end of turn'] as const;
export type Stop = (typeof STOPS)[number];

/** The same mode with a stop in its Turn: behind the end of the activation, or before the Turn passes on. */
export function stopping(mode: Mode, stop: Stop): Mode {
  const turn = mode.turn.flatMap((step): Mode['turn'] => {
    if (stop === 'end of activation') return step === 'activation.close' ? [step, STOP] : [step];
    return step === 'turn.pass' ? [STOP, step] : [step];
  });
  return { ...mode, turn };
}
