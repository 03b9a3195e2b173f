import type { Clash, TeamList, TeamPlace } from '@faultline/rules';
import { reasonText } from '@faultline/text';
import { useMessages } from '../i18n/language.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import { Rule } from '../ledger/Rule.tsx';
import type { Shelf } from '../port/teamBuilder.ts';
import { namedIn } from '../setup/named.ts';
import { Icon } from '../ui/Icon.tsx';
import { emblemOf } from '../ui/UnitEmblem.tsx';

interface ClashesProps {
  readonly clashes: readonly Clash[];
  readonly list: TeamList;
  readonly shelf: Shelf;
  readonly put: (unit: string, place: TeamPlace) => void;
  /** Opens the list of what fits into a place. */
  readonly look: (place: TeamPlace) => void;
}

/** A place that is still empty, and a mission that is still to be chosen, are no clash. */
export const isMissing = ({ reason: { rule, facts = {} } }: Clash): boolean =>
  facts.is === 'missing' || facts.missions === 0 || (rule === 'CR-TEAM-01' && facts.squads !== undefined);

/** What is against the team, each sentence with its rule and with who could stand there instead. */
export const Clashes = ({ clashes, ...rest }: ClashesProps) => (
  <div class="clashes" aria-live="polite">
    {clashes.map((clash) => (
      <OneClash key={JSON.stringify(clash.reason)} clash={clash} {...rest} />
    ))}
  </div>
);

/** How many replacements are shown at once. */
const SHOWN = 3;

function OneClash({ clash, list, shelf, put, look }: Omit<ClashesProps, 'clashes'> & { readonly clash: Clash }) {
  const w = useTeamsWords();
  const { words } = useMessages();
  const [way, ...others] = clash.ways;
  const at = ({ squad, rank }: TeamPlace): string => shelf.units[list.squads[squad]?.[rank] ?? '']?.name ?? '';
  return (
    <section class="clash panel" data-rule={clash.reason.rule} aria-label={w.clash}>
      <Icon name="warning" />
      <div>
        <p class="clash-says">
          {reasonText(words, { named: namedIn(shelf) }, clash.reason)} <Rule id={clash.reason.rule} />
        </p>
        {way && (
          <>
            <p class="clash-instead">{w.instead(at(way.place))}</p>
            <p class="clash-ways">
              {way.units.slice(0, SHOWN).map((unit) => (
                <button
                  key={unit}
                  type="button"
                  class="button"
                  data-way="replace"
                  data-unit={unit}
                  onClick={() => put(unit, way.place)}
                >
                  <Icon name={emblemOf(unit)} />{' '}
                  {w.replaceBy(shelf.units[unit]?.name ?? unit, shelf.units[unit]?.points ?? 0)}
                </button>
              ))}
              {way.units.length > SHOWN && (
                <button type="button" class="button quiet" data-way="more" onClick={() => look(way.place)}>
                  {w.more(way.units.length - SHOWN)}
                </button>
              )}
              {others.map(({ place }) => (
                <button
                  key={`${place.squad} ${place.rank}`}
                  type="button"
                  class="button quiet"
                  onClick={() => look(place)}
                >
                  {w.replaceOther(at(place))}
                </button>
              ))}
            </p>
          </>
        )}
      </div>
    </section>
  );
}
