import { type CampaignState, type Coming, inForce, inRole, ROLES, type Role } from '@faultline/campaign';
import type { BroughtTeam } from '@faultline/rules';
import { useState } from 'preact/hooks';
import { useMessages, useSpeech } from '../../i18n/language.ts';
import { useFetchedSetupWords } from '../../i18n/setupWords.ts';
import type { CampaignGame, VeteranInForce } from '../../port/campaign.ts';
import type { TeamBuilder } from '../../port/teamBuilder.ts';
import { giveChosen } from '../../setup/chosen.ts';
import { fielded, withBothSquads } from '../../setup/draft.ts';
import { campaignPlan, Readings, useOffers } from '../../setup/modes/operations.ts';
import { type OpenedBuilder, useMuster } from '../../setup/useMuster.ts';
import { Choice } from '../../shell/Choice.tsx';
import { go } from '../../shell/route.ts';
import { OPPONENTS, useSettings } from '../../shell/settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { namesOf, untold } from '../advantages.ts';
import { useCampaign } from '../campaign.ts';

/** A game of the operation on this device: who plays which side, and where. */
export function PlayHere({ coming }: { readonly coming: Coming }) {
  const { opened } = useMuster();
  return opened && <Choosing coming={coming} {...opened} />;
}

const PERSON = 'person';
const CARE = ['prepared', 'self'] as const;

function Choosing({ coming, muster }: OpenedBuilder & { readonly coming: Coming }) {
  const { state, words: w } = useCampaign();
  const { shell } = useMessages();
  const { language } = useSpeech();
  const setup = useFetchedSetupWords();
  const { settings } = useSettings();
  const offer = useOffers(muster)?.find(({ card }) => card.id === coming.operation.id);
  const [players, setPlayers] = useState<readonly [string, string]>([PERSON, settings.opponent]);
  const fitting = offer ? Object.keys(offer.faults).filter((table) => offer.faults[table]?.length === 0) : [];
  const [table, setTable] = useState<string | null>(null);
  const [care, setCare] = useState<(typeof CARE)[number]>('prepared');
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [faults, setFaults] = useState<readonly string[]>([]);
  if (!offer || !setup) return null;
  if (offer.waits !== null) return <p>{w.cannotPlay}</p>;
  const begin = async () => {
    const [first, second] = await Promise.all(ROLES.map((role) => teamOf(state, coming, role, muster, language)));
    const wrong = [first, second].flatMap((team) => (team && 'faults' in team ? team.faults : []));
    setFaults(wrong);
    if (!first || !second || 'faults' in first || 'faults' in second) return;
    giveChosen({
      kind: 'operation',
      players,
      chosen: {
        teams: [first.team, second.team],
        table: table ?? fitting[0] ?? '',
        prepared: care === 'prepared',
        plan: campaignPlan(coming.operation.id, options),
      },
      campaign: campaignGame(state, coming, `${state.founding.name}: ${w.slot(coming.slot)}`),
    });
    go(['play', 'new', 'chosen']);
  };
  return (
    <section class="campaign-play" aria-label={w.playHere}>
      <h3>{w.playHere}</h3>
      <div class="campaign-fields">
        {ROLES.map((role, seat) => (
          <label key={role}>
            {w.playedAs(role, inRole(state, role)?.name ?? '')}
            <select
              class="field"
              name={`plays-${role}`}
              value={players[seat]}
              onChange={({ currentTarget: { value } }) =>
                setPlayers(seat === 0 ? [value, players[1]] : [players[0], value])
              }
            >
              <option value={PERSON}>{w.person}</option>
              {OPPONENTS.map((each) => (
                // One of the two is at this screen.
                <option key={each} value={each} disabled={players[1 - seat] !== PERSON}>
                  {shell.opponents[each]}
                </option>
              ))}
            </select>
            <small>{OPPONENTS.map((each) => (each === players[seat] ? setup.levels[each] : null))}</small>
          </label>
        ))}
        <label>
          {w.battlefield}
          <select
            class="field"
            name="table"
            value={table ?? fitting[0] ?? ''}
            onChange={({ currentTarget }) => setTable(currentTarget.value)}
          >
            {fitting.map((each) => (
              <option key={each} value={each}>
                {setup.tableName(each)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Choice title={w.prepared} values={CARE} names={w.prepares} chosen={care} choose={setCare} />
      <Readings readings={offer.readings} chosen={options} choose={setOptions} />
      <div role="alert">
        {faults.map((fault) => (
          <p key={fault} class="campaign-fault">
            <Icon name="warning" /> {fault}
          </p>
        ))}
      </div>
      <p class="campaign-ways">
        <button type="button" class="button filled" data-way="begin-operation" onClick={() => void begin()}>
          <Icon name="play" /> {w.begin}
        </button>
        <span class="campaign-hint">{w.flowsIn}</span>
      </p>
    </section>
  );
}

type Fielded = { readonly team: BroughtTeam } | { readonly faults: readonly string[] };

/** The team goes by the name of its player: a code has none. */
async function teamOf(
  state: CampaignState,
  { teams }: Coming,
  role: Role,
  muster: TeamBuilder,
  language: Parameters<TeamBuilder['read']>[1],
): Promise<Fielded | null> {
  const { list, faults } = await muster.read(teams[role]?.code ?? '', language);
  if (faults.length > 0) return { faults };
  const team = fielded(withBothSquads(list), false);
  return team && { team: { ...team, name: inRole(state, role)?.name ?? '' } };
}

/** Of which campaign the game is, and what its Veterans have besides what is printed (CP-ACT-03). */
function campaignGame(state: CampaignState, coming: Coming, name: string): CampaignGame {
  const veteran = (role: Role): VeteranInForce => ({
    unit: inRole(state, role)?.veteran?.id ?? '',
    role,
    effects: state.effects.filter(({ id }) => inForce(state, coming, role).includes(id)),
  });
  const reminders = {
    aggressor: namesOf(state, 'aggressor', untold(state, coming, 'aggressor')),
    sentinel: namesOf(state, 'sentinel', untold(state, coming, 'sentinel')),
  };
  return {
    name,
    mark: { id: state.founding.id, before: state.played.length, reminders },
    veterans: [veteran('aggressor'), veteran('sentinel')],
  };
}
