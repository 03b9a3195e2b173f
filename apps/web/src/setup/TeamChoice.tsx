import type { TeamList } from '@faultline/rules';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { sameUnits } from './draft.ts';
import { OwnTeam } from './OwnTeam.tsx';
import { Standing } from './Standing.tsx';
import type { TeamCardProps } from './TeamCard.tsx';

/** A whole team at once: ready-made, saved, used of late, or any that is legal. */
export function TeamChoice({ list, shelf, own, recent, keep, change, muster }: TeamCardProps) {
  const setup = useSetupWords();
  const { play } = useMessages();
  const used = recent.filter((team) => ![...shelf.teams, ...own].some((known) => sameUnits(known, team)));
  const groups = [
    [setup.readyTeam, shelf.teams],
    [setup.savedTeams, own],
    [setup.picker.onlyRecent, used],
  ] as const;
  const teams = groups.flatMap(([, some]) => some);
  const ready = teams.findIndex((team) => sameUnits(team, list));
  const drawTeam = async () => {
    const squads = await muster.draw();
    const name = squads.map(({ primary }) => shelf.units[primary ?? '']?.name).join(' / ');
    change({ name, squads, mission: list.mission });
  };
  return (
    <>
      <div class="team-choice">
        <select
          aria-label={setup.team}
          value={String(ready)}
          onChange={({ currentTarget }) => {
            const chosen = teams[Number(currentTarget.value)];
            if (chosen) change({ ...chosen, mission: list.mission });
          }}
        >
          {groups.map(
            ([title, some]) =>
              some.length > 0 && (
                <optgroup key={title} label={title}>
                  {some.map((team) => (
                    <option key={teams.indexOf(team)} value={String(teams.indexOf(team))}>
                      {play.teamNamed(team.name)}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
          {ready < 0 && <option value="-1">{ownName(list, teams) || setup.ownTeam}</option>}
        </select>
        <button type="button" class="button" data-way="draw-team" onClick={() => void drawTeam()}>
          <Icon name="flip" /> {setup.drawTeam}
        </button>
      </div>
      <Standing list={list} muster={muster} shelf={shelf} />
      {(ready < 0 || ready >= shelf.teams.length) && (
        <OwnTeam key={ready} list={list} own={own} keep={keep} change={change} sheet={shelf.sheet} />
      )}
    </>
  );
}

/** A changed team no longer goes by the name of the one it was. */
const ownName = ({ name }: TeamList, teams: readonly TeamList[]): string =>
  teams.some((team) => team.name === name) ? '' : name;
