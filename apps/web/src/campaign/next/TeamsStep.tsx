import '../../setup/setup.css';
import '../../setup/teamParts.css';
import { type Coming, inRole, type Player, ROLES, type Role } from '@faultline/campaign';
import type { TeamList } from '@faultline/rules';
import { reasonText } from '@faultline/text';
import { useEffect, useState } from 'preact/hooks';
import { useMessages, useSpeech } from '../../i18n/language.ts';
import { SetupWordsContext, useFetchedSetupWords } from '../../i18n/setupWords.ts';
import { sameUnits, unitsIn, withBothSquads, withUnit } from '../../setup/draft.ts';
import { namedIn } from '../../setup/named.ts';
import { keepTeams, ownTeams, recentTeams, usedTeams } from '../../setup/ownTeams.ts';
import { TeamCard } from '../../setup/TeamCard.tsx';
import { useHeard } from '../../setup/useHeard.ts';
import { type OpenedBuilder, useMuster } from '../../setup/useMuster.ts';
import { Loading } from '../../shell/notices.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCampaign } from '../campaign.ts';
import { Refusal } from '../Told.tsx';
import { unitOf } from '../SetupForm.tsx';

/** Both bring a strike team with their Veteran (CP-TEAM-01). */
export function TeamsStep() {
  const { state, words: w, operationName } = useCampaign();
  const setup = useFetchedSetupWords();
  const { opened } = useMuster();
  const { coming } = state;
  if (!coming) return null;
  return (
    <>
      <h2>{w.teamsTitle(coming.slot, operationName(coming.operation))}</h2>
      {setup && opened ? (
        <SetupWordsContext.Provider value={setup}>
          <div class="setup-teams campaign-teams">
            {ROLES.map((role) => {
              const player = inRole(state, role);
              return player && <BroughtTeam key={role} role={role} player={player} coming={coming} opened={opened} />;
            })}
          </div>
        </SetupWordsContext.Provider>
      ) : (
        <Loading />
      )}
    </>
  );
}

interface BroughtTeamProps {
  readonly role: Role;
  readonly player: Player;
  readonly coming: Coming;
  readonly opened: OpenedBuilder;
}

function BroughtTeam(props: BroughtTeamProps) {
  const { words: w } = useCampaign();
  const { role, player, coming } = props;
  const [again, setAgain] = useState(false);
  const team = coming.teams[role];
  if (team === null || again) return <Choosing {...props} done={() => setAgain(false)} />;
  return (
    <section class={`panel team side-${role === 'aggressor' ? 'a' : 'b'}`} aria-label={player.name} data-role={role}>
      <p>
        <Icon name="confirm" /> {w.teamBrought(player.name)} {team.units.map(({ name }) => name).join(', ')}
      </p>
      <p>
        <button type="button" class="button" onClick={() => setAgain(true)}>
          {w.teamAgain}
        </button>
      </p>
    </section>
  );
}

function Choosing({ role, player, opened, done }: BroughtTeamProps & { readonly done: () => void }) {
  const { words: w, does, told } = useCampaign();
  const { words } = useMessages();
  const { muster, shelf } = opened;
  const { list, change, draw, failed } = useTeam(role, player, opened);
  const [own, setOwn] = useState(ownTeams);
  const [recent] = useState(recentTeams);
  const reasons = useHeard(JSON.stringify(list), async () => (list ? muster.whyNot(list, false) : []));
  const { veteran } = player;
  if (!list || veteran === null) return <Loading />;
  const hasVeteran = unitsIn(list).includes(veteran.id);
  const bring = async () => {
    const { spt: code } = await muster.write(list);
    const units = unitsIn(list).map((id) => unitOf(shelf, id));
    const problems = (reasons ?? []).map((reason) => ({
      rule: reason.rule,
      says: reasonText(words, { named: namedIn(shelf) }, reason),
    }));
    const command = { kind: 'submitTeam', player: player.person, team: { units, code }, problems } as const;
    if (!(await does(command, { by: player.person }))) return;
    usedTeams([list]);
    done();
  };
  return (
    <div class="campaign-team" data-role={role}>
      <TeamCard
        seat={role === 'aggressor' ? 0 : 1}
        player={player.name}
        role={w.roles[role]}
        list={list}
        reasons={reasons}
        muster={muster}
        shelf={shelf}
        own={own}
        recent={recent}
        keep={(kept) => {
          setOwn(kept);
          keepTeams(kept);
        }}
        change={change}
      />
      {!hasVeteran && (
        <p class="campaign-fault" role="status">
          <Icon name="warning" /> {w.needsVeteran(veteran.name)} <span class="rule">CP-VET-03</span>
        </p>
      )}
      {failed && <p role="status">{w.noTeamDrawn}</p>}
      <p class="campaign-ways">
        <button
          type="button"
          class="button filled"
          data-way={`bring-${role}`}
          disabled={!hasVeteran || reasons === null || reasons.length > 0}
          onClick={() => void bring()}
        >
          <Icon name="confirm" /> {w.teamOf(player.name)}
        </button>
        <button type="button" class="button" onClick={() => void draw()}>
          {w.drawTeam}
        </button>
      </p>
      <Refusal told={told} />
    </div>
  );
}

const EMPTY: TeamList = withBothSquads({ name: '', squads: [], mission: null });

/** The team of the last operation, one of the core box or of this browser with the Veteran, else one that chance makes. */
function useTeam(role: Role, { veteran }: Player, { muster, shelf }: OpenedBuilder) {
  const { state } = useCampaign();
  const { language } = useSpeech();
  const [list, setList] = useState<TeamList | null>(null);
  const [failed, setFailed] = useState(false);
  const id = veteran?.id ?? '';
  const rank = shelf.units[id]?.rank ?? 'primary';
  const draw = async () => {
    const made = await muster.fill(withUnit(EMPTY, 0, rank, id), { cohesion: 2 }, 'strike').catch(() => null);
    setFailed(made === null);
    setList(made ? withBothSquads(made) : withUnit(EMPTY, 0, rank, id));
  };
  useEffect(() => {
    const code = state.played.at(-1)?.teams[role]?.code;
    const known = [...shelf.teams, ...recentTeams(), ...ownTeams()];
    const ready = known.find((team) => unitsIn(team).includes(id));
    const begin = async () => {
      const read = code ? await muster.read(code, language) : null;
      // A code has no name: the team may have one here.
      if (read && read.faults.length === 0 && unitsIn(read.list).includes(id))
        setList(withBothSquads(known.find((team) => sameUnits(team, read.list)) ?? { ...read.list, name: '' }));
      else if (ready) setList(withBothSquads(ready));
      else await draw();
    };
    void begin();
  }, [role, id]);
  return { list, change: setList, draw, failed };
}
