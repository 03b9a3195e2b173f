/** CR-ACT-10. */
export const ACTIONS = ['move', 'focus', 'combat', 'ability', 'recover', 'take-cover'] as const;
export type ActionKind = (typeof ACTIONS)[number];
