import { randomInt } from 'node:crypto';
import { TABLE_IDS, TABLES } from '@faultline/geometry';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { BUDGETS, ROUND, type Terms } from '@faultline/host/wire';
import { whyNotTerms } from '../games/head.ts';
import { OPERATION_IDS, rulesOn } from '../games/shelf.ts';
import { Refused } from '../refused.ts';

type ClockKind = Terms['clock']['kind'];

const CLOCKS: { readonly [K in ClockKind]: Terms['clock'] } = {
  none: { kind: 'none' },
  bank: { kind: 'bank', bank: 30 * 60_000, increment: 60_000 },
  round: ROUND,
  budgets: BUDGETS,
};

/** Some modes need to know which operation is played; its roles are drawn. */
const PLANS: readonly Pick<Terms, 'plan'>[] = OPERATION_IDS.map((operation) => ({
  plan: { operation, aggressor: null },
}));

/** What speaks against terms, whoever plays; null where a game can be played by them. */
export const whyNotPlayedBy = (terms: Terms): string | null => {
  const table = TABLE_IDS.find((id) => id === terms.table);
  if (!table) return `There is no battlefield ${terms.table}.`;
  return whyNotTerms(terms, rulesOn(terms.mode, TABLES[table]), [REPUBLIC, SHADOW]);
};

/** What a game at once is played by: any battlefield that has room for it, and the usual times. */
export function quickTerms(mode: string, clock: ClockKind): Terms {
  const onEach = (plan: Pick<Terms, 'plan'>): readonly Terms[] =>
    TABLE_IDS.map((table) => ({ mode, table, ...plan, clock: CLOCKS[clock], watch: { delay: 0 } }));
  const terms = drawn(onEach({})) ?? drawn(PLANS.flatMap(onEach));
  if (!terms) throw new Refused('terms', { detail: `No battlefield has room for ${mode}.` });
  return terms;
}

/** Any of them by which a game can be played. */
function drawn(all: readonly Terms[]): Terms | null {
  const left = [...all];
  while (left.length > 0) {
    const [terms] = left.splice(randomInt(left.length), 1) as [Terms];
    if (whyNotPlayedBy(terms) === null) return terms;
  }
  return null;
}
