import { type Coming, ENDINGS, inRole, ROLES, type Role } from '@faultline/campaign';
import { useState } from 'preact/hooks';
import { Choice } from '../../shell/Choice.tsx';
import { useCampaign } from '../campaign.ts';
import { Refusal } from '../Told.tsx';

/** The result of a real table, under the same checks. */
export function ByHand({ coming }: { readonly coming: Coming }) {
  const { state, words: w, does, told } = useCampaign();
  const [winner, setWinner] = useState<Role | null>(null);
  const [how, setHow] = useState<(typeof ENDINGS)[number]>('stage');
  const names = Object.fromEntries(ROLES.map((role) => [role, w.wins(role, inRole(state, role)?.name ?? '')]));
  const enter = async () => {
    if (winner && (await does({ kind: 'enterResult', slot: coming.slot, result: { winner, how } }))) setWinner(null);
  };
  return (
    <details class="campaign-by-hand">
      <summary>{w.byHand}</summary>
      <Choice
        title={w.columns.winner}
        values={ROLES}
        names={names}
        chosen={winner ?? ('' as Role)}
        choose={setWinner}
      />
      <Choice title={w.how} values={ENDINGS} names={w.endings} chosen={how} choose={setHow} />
      <p>
        <button
          type="button"
          class="button filled"
          data-way="enter-result"
          disabled={winner === null}
          onClick={() => void enter()}
        >
          {w.enter}
        </button>
      </p>
      <Refusal told={told} />
    </details>
  );
}
