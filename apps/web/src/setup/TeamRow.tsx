import type { TeamList } from '@faultline/rules';
import { Icon } from '../ui/Icon.tsx';
import { emblemOf } from '../ui/UnitEmblem.tsx';
import { unitsIn } from './draft.ts';

interface TeamRowProps {
  readonly team: TeamList;
  readonly name: string;
  readonly isChosen?: boolean;
  readonly title?: string;
  readonly choose: () => void;
}

/** A whole team to be opened: its name, and the signs of its Units. */
export const TeamRow = ({ team, name, isChosen = false, title, choose }: TeamRowProps) => (
  <button
    type="button"
    class="team-row"
    data-way="open-team"
    {...(title === undefined ? {} : { title })}
    {...(isChosen ? { 'aria-current': true } : {})}
    onClick={choose}
  >
    <b>{name}</b>
    <span class="team-row-units" aria-hidden="true">
      {unitsIn(team).map((unit, i) => (
        <Icon key={i} name={emblemOf(unit)} />
      ))}
    </span>
  </button>
);
