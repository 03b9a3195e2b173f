import type { TeamList } from '@faultline/rules';
import { useMessages } from '../i18n/language.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf, TeamBuilder } from '../port/teamBuilder.ts';
import { unitsIn } from '../setup/draft.ts';
import { Standing } from '../setup/Standing.tsx';
import { TeamRow } from '../setup/TeamRow.tsx';
import { Icon } from '../ui/Icon.tsx';

interface SavedTeamsProps {
  readonly own: readonly TeamList[];
  readonly shelf: Shelf;
  readonly muster: TeamBuilder;
  readonly open: (team: TeamList) => void;
  readonly forget: (team: TeamList) => void;
}

/** The teams kept in this browser; one of an older card set says what has become of it. */
export function SavedTeams({ own, shelf, muster, open, forget }: SavedTeamsProps) {
  const w = useTeamsWords();
  const { play } = useMessages();
  const ready = shelf.teams.map((team) => ({ ...team, name: play.teamNamed(team.name) }));
  return (
    <ul class="saved-teams">
      {own.length === 0 && <li class="teams-hint">{w.noSaved}</li>}
      {[...own, ...ready].map((team) => (
        <li key={`${team.name} ${unitsIn(team).join()}`} class="saved-team">
          <TeamRow team={team} name={team.name} title={w.open(team.name)} choose={() => open(team)} />
          {own.includes(team) && (
            <button
              type="button"
              class="button quiet square"
              data-way="forget-team"
              aria-label={w.forget(team.name)}
              title={w.forget(team.name)}
              onClick={() => forget(team)}
            >
              <Icon name="cancel" />
            </button>
          )}
          <Standing list={team} muster={muster} shelf={shelf} />
        </li>
      ))}
    </ul>
  );
}
