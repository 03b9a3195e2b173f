// The Campaign Record Sheet: what people keep on paper, worked out from the campaign.
import type { BothRoles, CampaignState, Victory } from '../campaign/campaign.ts';
import type { Operation, Slot } from '../campaign/command.ts';
import { coursesFrom, courseOf, type Step } from '../course/course.ts';
import { advantageName, type Face, type Role } from '../packs/pack.ts';
import { experienceOf } from '../sides/experience.ts';
import { both, inRole } from '../sides/players.ts';

interface SheetLine {
  readonly slot: Slot;
  readonly operation: Operation | null;
  readonly winner: Role | null;
  readonly how: string | null;
  readonly gained: BothRoles<number | null>;
  readonly totals: BothRoles<number | null>;
  readonly unlocked: BothRoles<string | null>;
  /** In force in that operation: the one named, and an extra one. */
  readonly inForce: BothRoles<readonly string[]>;
}

interface SheetSide {
  readonly player: string;
  readonly veteran: string;
  readonly pack: string;
  readonly experience: number;
  readonly unlocked: readonly { readonly name: string; readonly tier: number; readonly dice: readonly Face[] }[];
}

export interface RecordSheet {
  readonly name: string;
  readonly sides: BothRoles<SheetSide | null>;
  /** Campaign Operations 1 to 3 and the Last Chance, played or not (CP-REC-02). */
  readonly lines: readonly SheetLine[];
  /** In the order in which they were played. */
  readonly order: readonly Slot[];
  readonly course: string;
  /** What can still become of it. */
  readonly courses: readonly string[];
  readonly victory: Victory | null;
}

export function recordSheet(state: CampaignState): RecordSheet {
  const { founding, operations, lastChance, played, victory } = state;
  const listed: readonly (readonly [Slot, Operation | null])[] = [
    [1, operations?.[0] ?? null],
    [2, operations?.[1] ?? null],
    [3, operations?.[2] ?? null],
    ['L', lastChance],
  ];
  const steps: readonly Step[] = played;
  return {
    name: founding.name,
    sides: both((role) => sideOf(state, role)),
    lines: listed.map(([slot, operation]) => lineOf(state, slot, operation)),
    order: played.map(({ slot }) => slot),
    course: courseOf(steps),
    courses: coursesFrom(steps, founding.lastChanceAfterFinal).map(courseOf),
    victory,
  };
}

function sideOf(state: CampaignState, role: Role): SheetSide | null {
  const player = inRole(state, role);
  if (player === undefined) return null;
  const { pack } = player;
  return {
    player: player.name,
    veteran: player.veteran?.name ?? '',
    pack: pack?.name ?? '',
    experience: experienceOf(role, state.played),
    unlocked: player.unlocked.map(({ advantage, tier, dice }) => ({
      name: pack === null ? advantage : advantageName(pack, advantage),
      tier,
      dice,
    })),
  };
}

function lineOf(state: CampaignState, slot: Slot, operation: Operation | null): SheetLine {
  const found = state.played.find((one) => one.slot === slot);
  const named = (role: Role, id: string | null | undefined): string | null => {
    const pack = inRole(state, role)?.pack;
    return id == null ? null : pack ? advantageName(pack, id) : id;
  };
  return {
    slot,
    operation,
    winner: found?.winner ?? null,
    how: found?.result.how ?? null,
    gained: both((role) => found?.gained[role] ?? null),
    totals: both((role) => found?.totals[role] ?? null),
    unlocked: both((role) => named(role, found?.unlocked[role]?.advantage)),
    inForce: both((role) => [
      ...new Set([found?.active[role], found?.extra[role]].flatMap((id) => named(role, id) ?? [])),
    ]),
  };
}
