import type { Open } from '@faultline/rules';
import type { ComponentType } from 'preact';
import type { Scene } from '../board/scene.ts';
import type { After } from '../table/prospects.ts';
import type { Live } from '../ui/signal.ts';

/** Somebody who shows the game while it is played: what stands at the top, what is told beside the question, and what matters on the table. */
export interface Guide {
  readonly Top: ComponentType<{ readonly after: Live<After | null> }>;
  readonly Note: ComponentType;
  readonly drawn: (scene: Scene, open: Open) => Scene;
}
