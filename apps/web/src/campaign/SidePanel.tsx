import {
  type AdvantagePack,
  advantageName,
  experienceOf,
  FACES,
  inForce,
  inRole,
  type Player,
  type Role,
  whyExperience,
} from '@faultline/campaign';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import { useCampaign } from './campaign.ts';

/** A player with Veteran, Experience and pack; every number with where it comes from. */
export function SidePanel({ role }: { readonly role: Role }) {
  const { state, words: w } = useCampaign();
  const player = inRole(state, role);
  if (!player) return null;
  const experience = experienceOf(role, state.played);
  return (
    <section
      class={`panel campaign-side side-${role === 'aggressor' ? 'a' : 'b'}`}
      aria-label={w.roles[role]}
      data-role={role}
    >
      <header>
        <UnitEmblem card={player.veteran?.id ?? ''} />
        <div>
          <p class="cap">{[w.roles[role], player.name, player.pack?.name].filter(Boolean).join(' · ')}</p>
          <h2>{player.veteran?.name}</h2>
        </div>
        <p class="campaign-xp">
          <b class="numbers">{experience}</b> {w.experience}
        </p>
      </header>
      {player.pack && <Pack pack={player.pack} player={player} role={role} />}
      <Why player={player} role={role} />
    </section>
  );
}

interface PackProps {
  readonly pack: AdvantagePack;
  readonly player: Player;
  readonly role: Role;
}

/** Tiers under the three faces of the Defense Die. */
function Pack({ pack, player, role }: PackProps) {
  const { state, words: w } = useCampaign();
  const force = state.coming === null ? [] : inForce(state, state.coming, role);
  const experience = experienceOf(role, state.played);
  return (
    <table class="campaign-pack">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{w.tier(0).replace(' 0', '')}</span>
          </th>
          {FACES.map((face) => (
            <th key={face} scope="col">
              <Icon name={`def-${face}`} label={w.faces[face]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pack.tiers.map((tier, at) => (
          <tr key={at} class={tier.experience > experience ? 'closed' : ''}>
            <th scope="row">
              <span class="unseen">{w.tier(at + 1)}</span>
              <span aria-hidden="true">{at + 1}</span>
            </th>
            {tier.free !== undefined && <td colSpan={FACES.length}>{w.anyTier}</td>}
            {tier.entries.map(({ face, advantage, unlocksFrom }) => {
              const ticked = player.unlocked.some((one) => one.picked === at + 1 && one.ticked === face);
              if (advantage === undefined)
                return (
                  <td key={face} class={ticked ? 'unlocked' : ''}>
                    {ticked && <Icon name="confirm" label={w.isUnlocked} />} {w.fromTier(unlocksFrom ?? 0)}
                  </td>
                );
              const isUnlocked = player.unlocked.some((one) => one.advantage === advantage);
              const isActive = force.includes(advantage);
              return (
                <td key={face} class={isActive ? 'active' : isUnlocked ? 'unlocked' : ''} data-advantage={advantage}>
                  {isActive ? (
                    <Icon name="active" label={w.isActive} />
                  ) : (
                    isUnlocked && <Icon name="confirm" label={w.isUnlocked} />
                  )}{' '}
                  {advantageName(pack, advantage)}
                  {state.effects.some(({ id }) => id === advantage) && (
                    <>
                      {' '}
                      <Icon name="innate" label={w.hasEffect} />
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Why({ player, role }: { readonly player: Player; readonly role: Role }) {
  const { state, words: w, operationName } = useCampaign();
  const { pack } = player;
  const reasons = whyExperience(state, role);
  return (
    <details class="campaign-why">
      <summary>{w.whyExperience}</summary>
      {reasons.length === 0 && <p>{w.noExperience}</p>}
      <ul>
        {reasons.map(({ code, rule }, i) => {
          const line = state.played[i];
          if (!line) return null;
          const says = code === 'won' ? w.wonFor : w.lostFor;
          return (
            <li key={i}>
              {says(operationName(line.operation), line.gained[role], line.totals[role])}{' '}
              <span class="rule">{rule}</span>
            </li>
          );
        })}
        {pack &&
          player.unlocked.map(({ advantage, picked, dice, before }) => (
            <li key={advantage}>{w.unlockedHow(advantageName(pack, advantage), picked, dice, before)}</li>
          ))}
      </ul>
    </details>
  );
}
