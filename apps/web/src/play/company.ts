import type { ComponentChildren, ComponentType } from 'preact';

/** The people of a game over a line, and all that is between them beside the game itself. */
export interface Company {
  /** How the line stands; on a phone the clocks too. */
  readonly Notes: ComponentType;
  /** What one of them asks the other, above the question of the game. */
  readonly Asks: ComponentType;
  /** Clocks and people beside the table, where there is room. */
  readonly Beside: ComponentType;
  readonly End: ComponentType<{ readonly children: ComponentChildren }>;
}
