import type { Meeting, Team } from '@faultline/host/wire';
import type { ModeId, Seat, TeamList } from '@faultline/rules';
import { useState } from 'preact/hooks';
import { useOperationTexts } from '../i18n/operationWords.ts';
import { SetupWordsContext, useFetchedSetupWords } from '../i18n/setupWords.ts';
import { fielded } from '../setup/draft.ts';
import { SETUPS } from '../setup/modes/index.ts';
import { keepTeams, ownTeams, recentTeams, usedTeams } from '../setup/ownTeams.ts';
import { TeamCard } from '../setup/TeamCard.tsx';
import { useHeard } from '../setup/useHeard.ts';
import { type OpenedBuilder, useMuster } from '../setup/useMuster.ts';
import { Failed } from '../shell/notices.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useOnline } from './onlineContext.ts';

interface ChooseTeamProps {
  readonly meeting: Meeting;
}

/** One's team, face down until both are ready. */
export default function ChooseTeam({ meeting }: ChooseTeamProps) {
  const setup = useFetchedSetupWords();
  const { opened, failure, again } = useMuster();
  if (failure !== null) return <Failed why={failure} again={again} />;
  if (!opened || !setup) return null;
  return (
    <SetupWordsContext.Provider value={setup}>
      <Choosing meeting={meeting} {...opened} />
    </SetupWordsContext.Provider>
  );
}

/** What somebody is in an operation; null where that is drawn. */
const roleOf = (aggressor: Seat | null, seat: Seat, roles: Readonly<Record<string, string>>): string | null =>
  aggressor === null ? null : (roles[aggressor === seat ? 'aggressor' : 'sentinel'] ?? null);

const listOf = ({ name, squads, mission }: Team): TeamList => ({ name, squads, mission: mission ?? null });

function Choosing({ meeting: { terms, you, team, seats }, muster, shelf }: ChooseTeamProps & OpenedBuilder) {
  const { words, online } = useOnline();
  const { lobby: w } = words;
  const seat = you ?? 0;
  const { bringsMission } = SETUPS[terms.mode as ModeId];
  const [list, setList] = useState<TeamList>(() => (team ? listOf(team) : shelf.teams[seat]));
  const [own, setOwn] = useState(ownTeams);
  const [recent] = useState(recentTeams);
  const reasons = useHeard(JSON.stringify(list), () => muster.whyNot(list, bringsMission));
  const brought = fielded(list, bringsMission);
  const texts = useOperationTexts();
  const role = terms.plan ? roleOf(terms.plan.aggressor, seat, texts?.terms.roles ?? {}) : null;
  const isReady = brought !== null && reasons?.length === 0;
  const ready = () => {
    if (!brought) return;
    usedTeams([list]);
    void online.ask({ t: 'bring', team: brought as Team, ready: true });
  };
  return (
    <>
      <TeamCard
        seat={seat}
        player={seats[seat]?.name ?? w.team}
        role={role}
        asksMission={bringsMission}
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
        change={setList}
      />
      <p class="online-ways">
        <button type="button" class="button filled" data-way="ready" disabled={!isReady} onClick={ready}>
          <Icon name="confirm" /> {w.ready}
        </button>
      </p>
      <p class="online-hint">{w.readyHint}</p>
    </>
  );
}
