import type { MoveKind } from '../cards/unitCard.ts';
import type { Position } from './machine.ts';

/** CR-MOVE-01, CR-MOVE-02, CR-EFF-09: advances and repositions use the Advance tool, all else the Dash tool. */
export const toolOf = (p: Position, move: MoveKind): number =>
  move === 'advance' || move === 'reposition' ? p.game.constants.advance : p.game.constants.dash;
