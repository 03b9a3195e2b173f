/** The tables that come with the game, by name: who plays on one of them loads no other. */
export const TABLE_IDS = ['core-1', 'core-2', 'core-3', 'core-4', 'high-1', 'high-2', 'mixed-1', 'mixed-2'] as const;

export type TableId = (typeof TABLE_IDS)[number];
