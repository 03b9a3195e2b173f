import { type Of, nullable, oneOf, optional, pair, record, type Shape, shape, whole } from '@faultline/shape';
import { isRecord } from '@faultline/shape/guards';
import type { ClockSettings } from '../clock.ts';
import { MOST } from './bounds.ts';
import { named, seat } from './fields.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const CLOCKS = {
  none: record({ kind: oneOf(['none'] as const) }),
  bank: record({ kind: oneOf(['bank'] as const), bank: whole(MINUTE, DAY), increment: whole(0, 60 * MINUTE) }),
  round: record({ kind: oneOf(['round'] as const), length: whole(MINUTE, DAY), critical: whole(0, DAY) }),
  budgets: record({ kind: oneOf(['budgets'] as const), regular: whole(MINUTE, DAY), critical: whole(0, DAY) }),
};

/** Told apart by their kind, so that what is wrong is said of the right one. */
const clock: Shape<ClockSettings> = {
  read: (value, path) => {
    const { kind } = record({ kind: oneOf(['none', 'bank', 'round', 'budgets'] as const) }).read(
      isRecord(value) ? { kind: value.kind } : value,
      path,
    );
    return CLOCKS[kind].read(value, path);
  },
};

const READINGS = 20;
const readings = shape(
  'a record of at most 20 readings by name',
  (value): value is Readonly<Record<string, string>> => {
    if (!isRecord(value)) return false;
    // order: each is looked at by itself
    const fields = Object.entries(value);
    const short = (text: unknown) => typeof text === 'string' && text.length <= MOST.name;
    return fields.length <= READINGS && fields.every(([name, reading]) => short(name) && short(reading));
  },
);

/** What a Key Operation wants to know; the rules say whether it can be played. */
const plan = record({ operation: named, aggressor: nullable(seat), options: optional(readings) });

/** What two people agree on before they choose teams. */
export const terms = record({
  mode: named,
  /** The battlefield's id. */
  table: named,
  plan: optional(plan),
  clock,
  /** How long after the players others see it, in milliseconds; null where nobody looks on. */
  watch: nullable(record({ delay: whole(0, 30 * MINUTE) })),
});
export type Terms = Of<typeof terms>;

const squad = record({ primary: named, secondary: named, supporting: named, era: optional(named) });

/** A strike team as it is brought (rules: BroughtTeam); the rules say whether it can be played. */
export const team = record({ name: named, squads: pair(squad), mission: optional(named) });
export type Team = Of<typeof team>;
