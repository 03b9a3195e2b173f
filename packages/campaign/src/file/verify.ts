// Does every roll of a log come out again, and does every act fit the chain?
import { chainOf, lettersNow, type Reason, reason } from '@faultline/tournament/record';
import { rolled } from '../acts/preparing.ts';
import type { Campaign, Entry } from '../campaign/campaign.ts';

export interface Verification {
  /** Rolls that were made again. */
  readonly checked: number;
  readonly differences: readonly Reason[];
  readonly letters: string;
}

export function verifyCampaign(campaign: Campaign): Verification {
  const { log, state } = campaign;
  const { altered, bare } = chainOf(log);
  const rolls = log.filter(({ outcome }) => outcome !== undefined);
  const different = rolls.filter(({ n, outcome }) => String(rolled(state.founding.seed, n)) !== String(outcome?.dice));
  return {
    checked: rolls.length,
    differences: [
      ...altered.map((entry) =>
        about(entry, 'altered', 'does not fit the chain: it or what stood before it was altered.'),
      ),
      ...bare.map((entry) => about(entry, 'linkMissing', 'has lost its link of the chain.')),
      ...different.map((entry) => about(entry, 'differs', 'has dice that do not come from the seed.')),
    ],
    letters: lettersNow(campaign),
  };
}

const about = ({ n, command: { kind } }: Entry, code: string, what: string): Reason =>
  reason(code, code === 'differs' ? 'CP-R-27' : null, `Entry ${n} (${kind}) ${what}`, { entry: n, kind });
