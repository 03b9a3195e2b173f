import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf, TeamBuilder } from '../port/teamBuilder.ts';
import { TeamText } from '../setup/TeamText.tsx';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { PictureButton } from './PictureButton.tsx';
import { asBench, type Workbench } from './workbench.ts';

interface TeamShareProps {
  readonly bench: Workbench;
  readonly muster: TeamBuilder;
  readonly shelf: Shelf;
}

/** The ways of a team to others and to paper. */
export function TeamShare({ bench: { list, change }, muster, shelf }: TeamShareProps) {
  const w = useTeamsWords();
  return (
    <>
      <TeamText muster={muster} shelf={shelf} list={list} take={change} shaped={asBench} says={w.share}>
        <PictureButton list={list} shelf={shelf} />
      </TeamText>
      <a class="button quiet" data-way="print" href={addressOf('teams', 'print')}>
        <Icon name="print" /> <span>{w.print}</span>
      </a>
    </>
  );
}
