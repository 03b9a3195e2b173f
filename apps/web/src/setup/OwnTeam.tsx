import type { TeamList } from '@faultline/rules';
import { useState } from 'preact/hooks';
import { useSetupWords } from '../i18n/setupWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { sameUnits } from './draft.ts';
import { withoutTeam, withTeam } from './ownTeams.ts';

interface OwnTeamProps {
  readonly list: TeamList;
  readonly own: readonly TeamList[];
  readonly keep: (teams: readonly TeamList[]) => void;
  readonly change: (list: TeamList) => void;
  /** The sheet of cards it is saved for. */
  readonly sheet: string;
}

/** Keeps a team of one's own in this browser under a name, or forgets it. */
export function OwnTeam({ list, own, keep, change, sheet }: OwnTeamProps) {
  const setup = useSetupWords();
  const kept = own.find((team) => sameUnits(team, list));
  const [name, setName] = useState(kept?.name ?? '');
  const save = () => {
    const named = { ...list, name: name.trim(), sheet };
    keep(withTeam(own, named));
    change(named);
  };
  return (
    <p class="own-team">
      <label>
        {setup.teamName}
        <input
          class="field"
          type="text"
          maxLength={60}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="button" class="button" data-way="keep-team" disabled={name.trim() === ''} onClick={save}>
        <Icon name="save" /> {setup.keepTeam}
      </button>
      {kept && (
        <button type="button" class="button quiet" data-way="forget-team" onClick={() => keep(withoutTeam(own, list))}>
          {setup.forgetTeam}
        </button>
      )}
    </p>
  );
}
