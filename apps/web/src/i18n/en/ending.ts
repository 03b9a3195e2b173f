import { counted } from '@faultline/text/en/plural';

export const ending = {
  totals: (turns: number) => `Game summary: ${counted(turns, 'Turn')}`,
  unit: 'Unit',
  activations: 'Activations',
  attacks: 'Attacks',
  dealt: 'Damage dealt',
  suffered: 'Damage suffered',
  wounds: 'Wounds inflicted',
  timeline: 'Struggle token by Turn (your side on top, filled = Momentum)',
  timelineText: (spaces: string) => `Struggle token by Turn: ${spaces}`,
  timelineTurn: (turn: number, space: number) => `Show Turn ${turn}: Struggle token on space ${space}`,
  clock: 'Countdown by Turn (your side on top, filled = Momentum)',
  clockText: (filled: string) => `Countdown by Turn: ${filled}`,
  clockTurn: (turn: number, filled: number) => `Show Turn ${turn}: Countdown ${filled} of 16`,
  struggles: 'Struggles won',
  forceSpent: 'Force spent',
  time: 'Time played (long pauses excluded)',
  held: (a: string, b: string) => `Objectives controlled at the end of each Turn: ${a} on top, ${b} below`,
  heldIn: (turn: number, [a, b]: readonly [number, number]) => `Turn ${turn}: ${a} vs. ${b}`,
};
