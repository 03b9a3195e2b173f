import type { Candidate, Rank, Reason, SquadList, TeamList } from '@faultline/rules';
import { reasonText } from '@faultline/text';
import { useEffect, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import type { TeamBuilder, Shelf } from '../port/teamBuilder.ts';
import { pointsOf, RANKS, sameUnits, withUnit } from './draft.ts';
import { OwnTeam } from './OwnTeam.tsx';
import { TeamText } from './TeamText.tsx';

interface TeamCardProps {
  readonly seat: 0 | 1;
  readonly player: string;
  readonly list: TeamList;
  readonly reasons: readonly Reason[] | null;
  readonly muster: TeamBuilder;
  readonly shelf: Shelf;
  readonly change: (list: TeamList) => void;
  /** The teams kept in this browser. */
  readonly own: readonly TeamList[];
  readonly keep: (teams: readonly TeamList[]) => void;
}

/** One player's strike team: ready or put together, with what the rules have against it. */
export function TeamCard(props: TeamCardProps) {
  const { seat, player, list, reasons, shelf, change, muster, own, keep } = props;
  const setup = useSetupWords();
  const { words } = useMessages();
  const teams = [...shelf.teams, ...own];
  const ready = teams.findIndex((team) => sameUnits(team, list));
  const named = (id: string): string => shelf.units[id]?.name ?? shelf.missions.find((m) => m.id === id)?.name ?? id;
  return (
    <section class={`panel team side-${seat === 0 ? 'a' : 'b'}`} data-seat={seat}>
      <header>
        <h2>
          <span class="side-shape" aria-hidden="true" /> {player}
        </h2>
        <TeamText muster={muster} list={list} take={change} />
      </header>
      <label class="team-ready">
        <span class="unseen">{setup.readyTeam}</span>
        <select
          value={String(ready)}
          onChange={({ currentTarget }) => {
            const chosen = teams[Number(currentTarget.value)];
            if (chosen) change({ ...chosen, mission: list.mission });
          }}
        >
          {teams.map((team, i) => (
            <option key={i} value={String(i)}>
              {team.name}
            </option>
          ))}
          {ready < 0 && (
            <option value="-1">
              {teams.some(({ name }) => name === list.name) ? setup.ownTeam : list.name || setup.ownTeam}
            </option>
          )}
        </select>
      </label>
      {(ready < 0 || ready >= shelf.teams.length) && (
        <OwnTeam key={ready} list={list} own={own} keep={keep} change={change} />
      )}
      {list.squads.map((squad, i) => (
        <Squad key={i} {...props} squad={squad} place={i} />
      ))}
      <label class="team-mission">
        {setup.mission}
        <select
          value={list.mission ?? ''}
          onChange={({ currentTarget }) => change({ ...list, mission: currentTarget.value })}
        >
          {list.mission === null && <option value="">{setup.none}</option>}
          {shelf.missions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {reasons && reasons.length > 0 && (
        <ul class="team-reasons" aria-live="polite">
          {reasons.map((reason, i) => (
            <li key={i}>
              <Icon name="warning" />
              <span>
                {reasonText(words, { named }, reason)} <span class="rule">{reason.rule}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Squad(props: TeamCardProps & { readonly squad: SquadList; readonly place: number }) {
  const setup = useSetupWords();
  const [spent, brought] = pointsOf(props.squad, props.shelf.units);
  return (
    <fieldset class="squad">
      <legend>
        {setup.squad(props.place + 1)}{' '}
        <span class={`squad-points numbers${spent > brought ? ' over' : ''}`}>{setup.points(spent, brought)}</span>
      </legend>
      {RANKS.map((rank) => (
        <UnitPlace key={rank} {...props} rank={rank} />
      ))}
    </fieldset>
  );
}

interface UnitPlaceProps extends TeamCardProps {
  readonly squad: SquadList;
  readonly place: number;
  readonly rank: Rank;
}

function UnitPlace({ list, squad, place, rank, shelf, muster, change }: UnitPlaceProps) {
  const setup = useSetupWords();
  const { words } = useMessages();
  const candidates = useCandidates(muster, list, place, rank);
  const id = squad[rank];
  const [fitting, others] = [
    candidates.filter(({ reasons }) => reasons.length === 0),
    candidates.filter(({ reasons }) => reasons.length > 0),
  ];
  const named = ({ unit }: Candidate) => {
    const card = shelf.units[unit];
    return (
      <option key={unit} value={unit}>
        {`${card?.name ?? unit} (${card?.points ?? 0})`}
      </option>
    );
  };
  const known = candidates.some(({ unit }) => unit === id);
  return (
    <label class="unit-place">
      <UnitEmblem card={id ?? ''} />
      <span class="unseen">{words.terms.ranks[rank]}</span>
      <select
        value={id ?? ''}
        title={words.terms.ranks[rank]}
        onChange={({ currentTarget }) => change(withUnit(list, place, rank, currentTarget.value || null))}
      >
        {id === null && <option value="">{setup.choose(words.terms.ranks[rank])}</option>}
        {id !== null && !known && <option value={id}>{shelf.units[id]?.name ?? id}</option>}
        {fitting.length > 0 && <optgroup label={setup.fits}>{fitting.map(named)}</optgroup>}
        {others.length > 0 && <optgroup label={setup.fitsNot}>{others.map(named)}</optgroup>}
      </select>
    </label>
  );
}

function useCandidates(muster: TeamBuilder, list: TeamList, squad: number, rank: Rank): readonly Candidate[] {
  const [candidates, setCandidates] = useState<readonly Candidate[]>([]);
  useEffect(() => {
    let wanted = true;
    void muster.candidates(list, squad, rank).then((found) => wanted && setCandidates(found));
    return () => {
      wanted = false;
    };
  }, [list]);
  return candidates;
}
