/** How long the tools are, in millimetres (R-MEAS-1). A test holds them against the lengths of the game. */
export const LENGTHS = {
  'range-1': 25.4,
  'range-2': 76.2,
  dash: 85,
  advance: 150,
  'range-3': 152.4,
  'range-4': 203.2,
  'range-5': 254,
} as const;

export type Length = keyof typeof LENGTHS;
