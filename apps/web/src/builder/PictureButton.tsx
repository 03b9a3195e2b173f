import type { TeamList } from '@faultline/rules';
import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf } from '../port/teamBuilder.ts';
import { saveAs } from '../saves/saveAs.ts';
import { Icon } from '../ui/Icon.tsx';
import { SQUAD_LETTERS } from './formats.ts';
import { teamPicture } from './picture.ts';

/** The team as a picture for a chat. */
export function PictureButton({ list, shelf }: { readonly list: TeamList; readonly shelf: Shelf }) {
  const w = useTeamsWords();
  const setup = useSetupWords();
  const { words } = useMessages();
  const [failed, setFailed] = useState(false);
  const isPremier = list.squads.length > 2;
  const save = async () => {
    const blob = await teamPicture(list, shelf, {
      kind: w.paperKind(isPremier ? w.premier : w.strike, list.sheet ?? shelf.sheet),
      name: list.name || w.newTeam,
      squad: (n) => (isPremier ? w.squadLetter(SQUAD_LETTERS[n - 1] ?? '') : setup.squad(n)),
      rank: (rank) => words.terms.ranks[rank],
      foot: `${w.mission}: ${shelf.missions.find(({ id }) => id === list.mission)?.name ?? setup.none} · Faultline`,
    }).catch(() => null);
    setFailed(blob === null);
    if (blob) saveAs(`${list.name || 'team'}.png`, blob);
  };
  return (
    <p class="sheet-ways">
      <button type="button" class="button" data-way="picture" onClick={() => void save()}>
        <Icon name="save" /> {w.picture} <small>{w.pictureHint}</small>
      </button>
      {failed && <span role="alert">{w.noPicture}</span>}
    </p>
  );
}
