import type { TeamList } from '@faultline/rules';
import type { ComponentChildren } from 'preact';
import { useSetupWords } from '../i18n/setupWords.ts';
import type { Shelf } from '../port/teamBuilder.ts';
import { MissionChoice } from './MissionChoice.tsx';

interface TeamMissionsProps {
  readonly teams: readonly [TeamList, TeamList];
  readonly players: readonly [string, string];
  readonly shelf: Shelf;
  readonly change: (seat: 0 | 1, list: TeamList) => void;
}

/** The Mission Sets of both teams. */
export function TeamMissions({ teams, players, shelf, change }: TeamMissionsProps) {
  const setup = useSetupWords();
  return (
    <section class="panel team-missions">
      <h2>{setup.mission}</h2>
      <p>
        {setup.missionHint} <span class="rule">CR-SETUP-07</span>
      </p>
      {([0, 1] as const).map((seat) => (
        <TeamMission
          key={seat}
          seat={seat}
          title={
            <>
              <span class="side-shape" aria-hidden="true" /> {players[seat]}
            </>
          }
          list={teams[seat]}
          shelf={shelf}
          change={(list) => change(seat, list)}
        />
      ))}
    </section>
  );
}

interface TeamMissionProps {
  readonly seat: 0 | 1;
  readonly title: ComponentChildren;
  readonly list: TeamList;
  readonly shelf: Shelf;
  readonly change: (list: TeamList) => void;
}

/** The Mission Set that a team brings. */
export const TeamMission = ({ seat, title, list, shelf, change }: TeamMissionProps) => (
  <section class={`team-mission side-${seat === 0 ? 'a' : 'b'}`} data-mission-of={seat}>
    <h3>{title}</h3>
    <MissionChoice
      name={`mission-${seat}`}
      shelf={shelf}
      chosen={list.mission}
      choose={(mission) => change({ ...list, mission })}
    />
  </section>
);
