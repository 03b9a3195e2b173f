import { OPERATIONS } from '@faultline/cards/operations';
import type { StageEnd } from '@faultline/rules';
import type { recordIn } from '../../simulate/keeping.ts';

/** In which ways Stages ended, over the records of simulated games. */

type Recorded = ReturnType<typeof recordIn>;

export const HOW = ['chance', 'opponents', 'laidOut'] as const;
type How = (typeof HOW)[number];

export interface EndCount extends Readonly<Record<How, number>> {
  readonly operation: string;
  readonly stage: string;
  readonly end: string;
}

const BY_CHANCE: readonly string[] = ['random', 'restless'];

/** Positions in the thick of a Stage are laid out as well. */
function howOf({ close, opponents }: Recorded['run']): How {
  if (close) return 'laidOut';
  return opponents !== undefined && BY_CHANCE.includes(opponents) ? 'chance' : 'opponents';
}

/** An end by its name; a counted one once for each of its outcomes; whatever stops the clock is one. */
function namesOf({ when, then }: StageEnd): string[] {
  if (then === 'countdown') return [];
  return 'counts' in then ? then.degrees.map(({ degree }) => `${when} (${degree})`) : [when];
}

/** Every way there is, also those that never came; on top of what was counted before. */
export function countEnds(records: readonly Recorded[], earlier: readonly EndCount[] = []): EndCount[] {
  const counts = new Map<string, number>();
  for (const row of earlier)
    for (const how of HOW) counts.set(`${row.operation} ${row.stage}: ${row.end} ${how}`, row[how]);
  for (const { run, kept } of records)
    for (const { part } of kept)
      for (const { operation } of part.played)
        for (const end of operation?.ends ?? []) {
          const key = `${run.operation} ${end} ${howOf(run)}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
  return OPERATIONS.flatMap(({ card }) =>
    card.stages.flatMap((stage) =>
      [...stage.ends.flatMap(namesOf), 'countdown'].map((end): EndCount => {
        const of = (how: How): number => counts.get(`${card.id} ${stage.id}: ${end} ${how}`) ?? 0;
        return {
          operation: card.id,
          stage: stage.id,
          end,
          chance: of('chance'),
          opponents: of('opponents'),
          laidOut: of('laidOut'),
        };
      }),
    ),
  );
}

/** What a table says that was written by `markdown`. */
export function countsIn(table: string): EndCount[] {
  const rows = table.matchAll(/^\| ([\w-]+) \| ([\w-]+) \| (\S[^|]*?) \| (\d+) \| (\d+) \| (\d+) \|/gm);
  return [...rows].map(([, operation = '', stage = '', end = '', chance, opponents, laidOut]) => ({
    operation,
    stage,
    end,
    chance: Number(chance),
    opponents: Number(opponents),
    laidOut: Number(laidOut),
  }));
}

export function markdown(rows: readonly EndCount[]): string {
  const lines = rows.map(
    ({ operation, stage, end, chance, opponents, laidOut }) =>
      `| ${operation} | ${stage} | ${end} | ${chance} | ${opponents} | ${laidOut} | ${chance + opponents + laidOut} |`,
  );
  return [
    '| operation | Stage | end | by chance | by opponents | laid out | in all |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
