import type { Clash, TeamList } from '@faultline/rules';
import { useRef } from 'preact/hooks';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf } from '../port/teamBuilder.ts';
import { SquadPlaces } from '../setup/SquadPlaces.tsx';
import { ClashLines } from './ClashLines.tsx';
import { SQUAD_LETTERS, type TeamPlace } from './formats.ts';

interface SquadBoardProps {
  readonly list: TeamList;
  readonly clashes: readonly Clash[];
  readonly shelf: Shelf;
  readonly place: TeamPlace | null;
  readonly look: (place: TeamPlace) => void;
}

/** The squads beside one another; what clashes is drawn between the two. */
export function SquadBoard({ list, clashes, shelf, place, look }: SquadBoardProps) {
  const w = useTeamsWords();
  const board = useRef<HTMLDivElement>(null);
  const isPremier = list.squads.length > 2;
  return (
    <div class="squad-board" ref={board}>
      {list.squads.map((squad, i) => (
        <div key={i} class="panel">
          <SquadPlaces
            squad={squad}
            number={i + 1}
            {...(isPremier ? { title: w.squadLetter(SQUAD_LETTERS[i] ?? '') } : {})}
            shelf={shelf}
            accused={clashes.flatMap(({ places }) => places.filter((each) => each.squad === i).map(({ rank }) => rank))}
            chosen={place?.squad === i ? place.rank : null}
            pick={(rank) => look({ squad: i, rank })}
          />
        </div>
      ))}
      <ClashLines board={board} clashes={clashes} />
    </div>
  );
}
