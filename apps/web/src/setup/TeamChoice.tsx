import type { TeamList } from '@faultline/rules';
import { useRef } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { sameUnits } from './draft.ts';
import { OwnTeam } from './OwnTeam.tsx';
import { Standing } from './Standing.tsx';
import type { TeamCardProps } from './TeamCard.tsx';
import { TeamRow } from './TeamRow.tsx';

/** A whole team at once: ready-made, saved, used of late, or any that is legal. */
export function TeamChoice({ list, shelf, own, recent, keep, change, muster }: TeamCardProps) {
  const setup = useSetupWords();
  const { play, shell } = useMessages();
  const sheet = useRef<HTMLDialogElement>(null);
  const used = recent.filter((team) => ![...shelf.teams, ...own].some((known) => sameUnits(known, team)));
  const groups = [
    [setup.readyTeam, shelf.teams],
    [setup.savedTeams, own.filter(({ squads }) => squads.length <= 2)],
    [setup.picker.onlyRecent, used],
  ] as const;
  const teams = groups.flatMap(([, some]) => some);
  const ready = teams.findIndex((team) => sameUnits(team, list));
  const drawTeam = async () => {
    const squads = await muster.draw();
    const name = squads.map(({ primary }) => shelf.units[primary ?? '']?.name).join(' / ');
    change({ name, squads, mission: list.mission });
  };
  const choose = (team: TeamList) => {
    change({ ...team, mission: list.mission });
    sheet.current?.close();
  };
  const chosen = teams[ready];
  return (
    <>
      <div class="team-choice" data-ready={ready}>
        <b class="team-chosen">{chosen ? play.teamNamed(chosen.name) : ownName(list, teams) || setup.ownTeam}</b>
        <button type="button" class="button" data-way="change-team" onClick={() => sheet.current?.showModal()}>
          {setup.changeTeam}
        </button>
        <button type="button" class="button" data-way="draw-team" onClick={() => void drawTeam()}>
          <Icon name="flip" /> {setup.drawTeam}
        </button>
      </div>
      <dialog ref={sheet} class="sheet panel" aria-label={setup.changeTeam}>
        {groups.map(
          ([title, some]) =>
            some.length > 0 && (
              <section key={title} class="team-rows" aria-label={title}>
                <h2>{title}</h2>
                {some.map((team) => (
                  <TeamRow
                    key={teams.indexOf(team)}
                    team={team}
                    name={play.teamNamed(team.name)}
                    isChosen={team === chosen}
                    choose={() => choose(team)}
                  />
                ))}
              </section>
            ),
        )}
        <p class="sheet-ways">
          <a class="button" data-way="build-team" href={addressOf('teams')}>
            {setup.buildTeam}
          </a>
        </p>
        <button type="button" class="button" data-way="close" onClick={() => sheet.current?.close()}>
          {shell.close}
        </button>
      </dialog>
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
