import type { Reason, TeamList } from '@faultline/rules';
import { reasonText } from '@faultline/text';
import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import type { Shelf, TeamBuilder } from '../port/teamBuilder.ts';
import { unitsIn, withUnit } from './draft.ts';
import { namedIn } from './named.ts';
import type { Place } from './picker/UnitPicker.tsx';
import { accusedIn, SquadPlaces } from './SquadPlaces.tsx';
import { TeamChoice } from './TeamChoice.tsx';
import { TeamMission } from './TeamMissions.tsx';
import { TeamText } from './TeamText.tsx';

const UnitPicker = lazy(() => import('./picker/UnitPicker.tsx'));

export interface TeamCardProps {
  readonly seat: 0 | 1;
  readonly player: string;
  /** What the player is in the mode. */
  readonly role: string | null;
  /** Whether its Mission Set is chosen here. */
  readonly asksMission?: boolean;
  readonly list: TeamList;
  readonly reasons: readonly Reason[] | null;
  readonly muster: TeamBuilder;
  readonly shelf: Shelf;
  readonly change: (list: TeamList) => void;
  /** The teams kept in this browser. */
  readonly own: readonly TeamList[];
  readonly keep: (teams: readonly TeamList[]) => void;
  /** Those that games were last begun with. */
  readonly recent: readonly TeamList[];
}

/** One player's strike team: ready or put together, with what the rules have against it. */
export function TeamCard(props: TeamCardProps) {
  const { seat, player, role, list, reasons, shelf, change, muster, recent, asksMission = false } = props;
  const setup = useSetupWords();
  const { words } = useMessages();
  const [picking, setPicking] = useState<Place | null>(null);
  return (
    <section class={`panel team side-${seat === 0 ? 'a' : 'b'}`} data-seat={seat} aria-label={player}>
      <header>
        <h2>
          <span class="side-shape" aria-hidden="true" /> {player}
          {role !== null && <small>{role}</small>}
        </h2>
        <TeamText muster={muster} shelf={shelf} list={list} take={change} />
      </header>
      <TeamChoice {...props} />
      {list.squads.map((squad, i) => (
        <SquadPlaces
          key={i}
          squad={squad}
          number={i + 1}
          shelf={shelf}
          accused={accusedIn(squad, shelf, reasons ?? [])}
          pick={(rank) => setPicking({ squad: i, rank })}
        />
      ))}
      {picking && (
        <UnitPicker
          place={picking}
          list={list}
          muster={muster}
          shelf={shelf}
          recent={recent.flatMap(unitsIn)}
          choose={(unit) => change(withUnit(list, picking.squad, picking.rank, unit))}
          close={() => setPicking(null)}
        />
      )}
      {asksMission && <TeamMission seat={seat} title={setup.mission} list={list} shelf={shelf} change={change} />}
      <TeamSums list={list} shelf={shelf} isLegal={reasons?.length === 0} />
      <ul class="team-reasons" aria-live="polite">
        {reasons?.map((reason, i) => (
          <li key={i}>
            <Icon name="warning" />
            <span>
              {reasonText(words, { named: namedIn(shelf) }, reason)} <span class="rule">{reason.rule}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the team brings, and that nothing is against it. */
function TeamSums({ list, shelf, isLegal }: Pick<TeamCardProps, 'list' | 'shelf'> & { readonly isLegal: boolean }) {
  const setup = useSetupWords();
  const { cards: terms } = useMessages();
  const cards = unitsIn(list).flatMap((id) => shelf.units[id] ?? []);
  return (
    <p class="team-sums numbers">
      <span>
        <Icon name="force" /> {terms.cost(cards.reduce((sum, { force }) => sum + force, 0))}
      </span>
      <span>
        <Icon name="character" /> {setup.characters(cards.reduce((sum, { characters }) => sum + characters, 0))}
      </span>
      {isLegal && (
        <span class="legal">
          <Icon name="confirm" /> {setup.isLegal}
        </span>
      )}
    </p>
  );
}
