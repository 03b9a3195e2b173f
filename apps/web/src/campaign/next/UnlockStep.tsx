import {
  advantageName,
  type Choice,
  choicesOf,
  experienceOf,
  inRole,
  type Player,
  type Role,
  roleAsked,
  whyNotTier,
} from '@faultline/campaign';
import { useCampaignSentences } from '../../i18n/campaignWords.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCampaign } from '../campaign.ts';
import { Refusal } from '../Told.tsx';

/** Which Tier, the roll, and which Advantage. */
export function UnlockStep() {
  const { state } = useCampaign();
  const role = roleAsked(state);
  const player = role === null ? undefined : inRole(state, role);
  if (role === null || !player || state.coming === null) return null;
  const { tier } = state.coming.unlocking[role];
  return tier === null ? (
    <Tiers key={role} role={role} player={player} />
  ) : (
    <Take key={role} role={role} player={player} tier={tier} />
  );
}

interface StepProps {
  readonly role: Role;
  readonly player: Player;
}

function Tiers({ role, player }: StepProps) {
  const { state, words: w, does, told } = useCampaign();
  const sentence = useCampaignSentences();
  const { coming } = state;
  const by = player.person;
  if (coming === null) return null;
  const tiers = (player.pack?.tiers ?? []).map((_, at) => ({ n: at + 1, why: whyNotTier(state, role, at + 1)[0] }));
  const closed = tiers.filter(({ why }) => why !== undefined);
  return (
    <>
      <p class="cap">{w.decides(player.name)}</p>
      <h2>{w.tierTitle(coming.slot)}</h2>
      <p>
        {w.tierHint(experienceOf(role, state.played))} <span class="rule">CP-UNL-05</span>
      </p>
      <div class="campaign-ways">
        {tiers.map(({ n, why }) => (
          <button
            key={n}
            type="button"
            class="button"
            data-tier={n}
            disabled={why !== undefined}
            onClick={() => void does({ kind: 'pickTier', player: by, tier: n }, { by })}
          >
            {w.tier(n)}
          </button>
        ))}
        <button
          type="button"
          class="button quiet"
          data-way="skip"
          onClick={() => void does({ kind: 'skipUnlock', player: by }, { by })}
        >
          {w.skip}
        </button>
      </div>
      {closed.length > 0 && (
        <ul class="campaign-closed">
          {closed.map(({ n, why }) => (
            <li key={n}>
              <Icon name="lock" /> {why && sentence(why)} <span class="rule">{why?.rule}</span>
            </li>
          ))}
        </ul>
      )}
      <Refusal told={told} />
    </>
  );
}

function Take({ role, player, tier }: StepProps & { readonly tier: number }) {
  const { state, words: w, does, told } = useCampaign();
  const dice = state.coming?.unlocking[role].dice ?? [];
  const by = player.person;
  const { pack } = player;
  if (pack === null) return null;
  const take = ({ advantage, ticked }: Choice) =>
    does({ kind: 'takeAdvantage', player: by, advantage, ...(ticked === null ? {} : { face: ticked }) }, { by });
  return (
    <>
      <p class="cap">{w.decides(player.name)}</p>
      <h2>{w.takeTitle(tier)}</h2>
      <p class="campaign-dice">
        {dice.map((face, i) => (
          <Icon key={i} name={`def-${face}`} />
        ))}{' '}
        {dice.length === 0 ? w.noRoll : w.rolled(dice)}{' '}
        <span class="rule">{dice.length === 0 ? 'CP-PACK-13' : 'CP-UNL-08'}</span>
      </p>
      <div class="campaign-ways">
        {choicesOf(player, tier, dice).map((choice) => (
          <button
            key={`${choice.advantage} ${choice.ticked}`}
            type="button"
            class="button"
            data-advantage={choice.advantage}
            onClick={() => void take(choice)}
          >
            {advantageName(pack, choice.advantage)}
            {choice.tier !== tier && <small>{w.tier(choice.tier)}</small>}
          </button>
        ))}
      </div>
      <Refusal told={told} />
    </>
  );
}
