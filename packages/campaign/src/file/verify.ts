// Does every roll of a log come out again, and does every act fit the chain?
import { chainOf, lettersNow, type Reason, reason } from '@faultline/tournament/record';
import { rolledAt, rolledIn } from '../acts/preparing.ts';
import type { Campaign, CampaignState, Entry } from '../campaign/campaign.ts';
import type { Face } from '../packs/pack.ts';
import { roleOf } from '../sides/players.ts';

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
  const different = rolls.filter((entry) => String(rolledAgain(state, entry)) !== String(entry.outcome?.dice));
  const firstOfNow = rolls.find(({ outcome }) => outcome?.before !== undefined);
  const outOfTime = rolls.filter(({ n, outcome }) => outcome?.before === undefined && n > (firstOfNow?.n ?? n));
  return {
    checked: rolls.length,
    differences: [
      ...altered.map((entry) =>
        about(entry, 'altered', 'does not fit the chain: it or what stood before it was altered.'),
      ),
      ...bare.map((entry) => about(entry, 'linkMissing', 'has lost its link of the chain.')),
      ...[...different, ...outOfTime].map((entry) =>
        about(entry, 'differs', 'has dice that do not come from the seed.'),
      ),
    ],
    letters: lettersNow(campaign),
  };
}

/** An entry without the step it belongs to is one of old; once a step is named, all that follow name theirs. */
function rolledAgain(state: CampaignState, { n, command, outcome }: Entry): readonly Face[] {
  const { seed } = state.founding;
  if (outcome?.before === undefined) return rolledAt(seed, n);
  const role = 'player' in command ? roleOf(state, command.player) : null;
  return role === null ? [] : rolledIn(seed, outcome.before, role);
}

const about = ({ n, command: { kind } }: Entry, code: string, what: string): Reason =>
  reason(code, code === 'differs' ? 'CP-R-27' : null, `Entry ${n} (${kind}) ${what}`, { entry: n, kind });
