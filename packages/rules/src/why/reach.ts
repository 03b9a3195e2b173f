import type { MoveKind } from '../cards/unitCard.ts';
import { type Place, type Reason, reason, type ToolPlacement, type Vector } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import type { CharacterId } from '../state/ids.ts';
import { toolOf } from '../game/tool.ts';
import { holderOf } from '../queries/engagement.ts';
import { character, nameOfCharacter, unitOf } from '../game/find.ts';

/** Where a move would take a character: the tool that was laid, and why it may not end there; empty when it may. */
export interface ReachReasons {
  readonly tool: ToolPlacement;
  /** The length of the tool, by the rule that gives it. */
  readonly length: Required<Pick<Reason, 'rule' | 'facts'>>;
  readonly reasons: readonly Reason[];
}

/** The tool is the one that reaches the place; where none does, the one laid straight toward it. */
export function whyReach(p: Position, id: CharacterId, move: MoveKind, to: Place, axis?: Vector): ReachReasons {
  const { space } = p.game;
  const tool = space.findTool(p, id, move, to, axis);
  const rule = move === 'reposition' ? 'CR-EFF-09' : move === 'advance' ? 'CR-MOVE-01' : 'CR-MOVE-02';
  return {
    tool,
    length: { rule, facts: { tool: toolOf(p, move) } },
    reasons: [...whyNotMoving(p, id, move), ...space.whyNotMove(p, id, move, to, tool, axis)],
  };
}

/** Why a character cannot make this kind of move at all now; empty when it can (CR-MOVE-14, CR-MOVE-15, CR-COND-17). */
export function whyNotMoving(p: Position, id: CharacterId, move: MoveKind): Reason[] {
  const u = unitOf(p, id);
  const { mode } = p.game;
  const barred = mode.barred(p, u.id, 'move') ?? (move === 'advance' ? mode.barred(p, u.id, 'advance') : null);
  if (barred) return [barred];
  const pinned = u.conditions.includes('pinned') ? [{ ...reason('CR-COND-17'), source: 'pinned' }] : [];
  const holder = move === 'advance' || move === 'climb' ? holderOf(p, character(p, id)) : null;
  if (!holder) return pinned;
  const engagedWith = nameOfCharacter(p, holder.id);
  return [...pinned, reason(move === 'climb' ? 'CR-MOVE-15' : 'CR-MOVE-14', { engagedWith })];
}
