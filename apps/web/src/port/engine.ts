import type { GameRules, Seat } from '@faultline/rules';
import type { Player, Playing } from './port.ts';

/** A new game with the teams of these names, or one from the saves. */
export type Start =
  | {
      readonly kind: 'new';
      readonly players: readonly [Player, Player];
      readonly teams: readonly [string, string];
      readonly table: string;
    }
  | { readonly kind: 'continue'; readonly id: string };

/** A thread of the engine. */
export interface Engine {
  open(start: Start): Promise<{ readonly playing: Playing; readonly rules: GameRules }>;
  /** Gives a port that plays these seats. */
  sit(seats: readonly Seat[], port: MessagePort): Promise<void>;
  /** Plays a seat as the opponent of this name, through a port; it waits `pace` milliseconds before each answer, and never ends but by a failure. */
  oppose(name: string, seat: Seat, rules: GameRules, pace: number, port: MessagePort): Promise<never>;
}
