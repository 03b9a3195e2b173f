export const ROLES = ['attacker', 'defender', 'beside attacker', 'beside defender'] as const;

/** How a Unit stands to an attack: its own side in it, or beside whom. */
export type Role = (typeof ROLES)[number];

/** What is known of an ability without a record: its name, and in which roles of its Unit it may change an attack. */
export interface UnplayedAbility {
  readonly name: string;
  readonly matters: readonly Role[];
}
