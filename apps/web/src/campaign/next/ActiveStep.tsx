import { advantageName, inRole, roleAsked } from '@faultline/campaign';
import { useCampaign } from '../campaign.ts';
import { Refusal } from '../Told.tsx';

/** The Active Advantage of whoever is asked. */
export function ActiveStep() {
  const { state, words: w, does, told } = useCampaign();
  const role = roleAsked(state);
  const player = role === null ? undefined : inRole(state, role);
  if (!player?.pack || state.coming === null) return null;
  const { pack, person: by } = player;
  const name = (advantage: string | null) => does({ kind: 'nameActive', player: by, advantage }, { by });
  return (
    <>
      <p class="cap">{w.decides(player.name)}</p>
      <h2>{w.activeTitle(state.coming.slot)}</h2>
      <p>
        {w.activeHint} <span class="rule">CP-ACT-01</span>
      </p>
      <div class="campaign-ways">
        {player.unlocked.map(({ advantage }) => (
          <button
            key={advantage}
            type="button"
            class="button"
            data-advantage={advantage}
            onClick={() => void name(advantage)}
          >
            {advantageName(pack, advantage)}
          </button>
        ))}
        <button type="button" class="button quiet" data-way="no-active" onClick={() => void name(null)}>
          {w.noActive}
        </button>
      </div>
      <Refusal told={told} />
    </>
  );
}
