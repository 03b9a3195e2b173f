import { useSetupWords } from '../i18n/setupWords.ts';
import type { Shelf } from '../port/teamBuilder.ts';

interface MissionChoiceProps {
  readonly shelf: Shelf;
  readonly chosen: string | null;
  readonly choose: (mission: string) => void;
  /** Tells one choice on the page from another. */
  readonly name: string;
}

/** The Mission Sets as pictures of where their Objectives lie. */
export function MissionChoice({ shelf, chosen, choose, name }: MissionChoiceProps) {
  const setup = useSetupWords();
  const size = shelf.tables[0]?.size ?? 1;
  return (
    <div class="missions" role="radiogroup" aria-label={setup.mission}>
      {shelf.missions.map((mission) => (
        <label key={mission.id} class={`mission-choice${mission.id === chosen ? ' chosen' : ''}`}>
          <input
            type="radio"
            class="unseen"
            name={name}
            value={mission.id}
            checked={mission.id === chosen}
            onChange={() => choose(mission.id)}
          />
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <rect width={100} height={100} />
            {mission.objectives.map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={(x / size) * 100} cy={100 - (y / size) * 100} r={4.5} />
            ))}
          </svg>
          <span>
            {mission.name}
            <small>{setup.objectives(mission.objectives.length)}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
