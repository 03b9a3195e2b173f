import type { Open } from '@faultline/rules';
import type { ComponentType } from 'preact';
import type { Scene } from '../board/scene.ts';
import type { After } from '../table/prospects.ts';
import type { Live } from '../ui/signal.ts';

/** Somebody who shows the game while it is played: what stands at the top, what is told beside the question, and what matters on the table. */
export interface Guide {
  readonly Top: ComponentType<{ readonly after: Live<After | null> }>;
  readonly Note: ComponentType;
  /** Where on the table its fights are: what is asked stands over the other half. */
  readonly south?: boolean;
  /** The chances of attacks are for the player to find out. */
  readonly secret?: boolean;
  /** Beside the table, where there is room. */
  readonly Beside?: ComponentType;
  readonly drawn?: (scene: Scene, open: Open) => Scene;
}
