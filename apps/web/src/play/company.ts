import type { ComponentChildren, ComponentType } from 'preact';

/** The people of a game over a line, and all that is between them beside the game itself. */
export interface Company {
  /** Clocks, and whatever one says to them, over the table. */
  readonly Top: ComponentType;
  /** How the line stands. */
  readonly Notes: ComponentType;
  /** What one of them asks the other, above the question of the game. */
  readonly Asks: ComponentType;
  /** Beside the table, where there is room. */
  readonly Beside: ComponentType;
  readonly End: ComponentType<{ readonly children: ComponentChildren }>;
}
