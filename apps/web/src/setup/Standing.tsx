import type { TeamList } from '@faultline/rules';
import { reasonText, withSigns } from '@faultline/text';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { Icon } from '../ui/Icon.tsx';
import type { CardChange, Shelf, TeamBuilder } from '../port/teamBuilder.ts';
import { namedIn } from './named.ts';
import { useHeard } from './useHeard.ts';

interface StandingProps {
  readonly list: TeamList;
  readonly muster: TeamBuilder;
  readonly shelf: Shelf;
}

/** What has become of a team since it was saved for an older sheet of cards; nothing for one of the current. */
export function Standing({ list, muster, shelf }: StandingProps) {
  const setup = useSetupWords();
  const { words } = useMessages();
  const standing = useHeard(JSON.stringify(list), () => muster.standing(list));
  if (!standing) return null;
  const { kind, sheet, changes, why } = standing;
  const units = [...new Set(changes?.map(({ unit }) => unit))];
  return (
    <div class={`standing ${kind}`} role="status" data-standing={kind}>
      <p>
        <Icon name={kind === 'unchanged' ? 'confirm' : kind === 'changed' ? 'why' : 'warning'} />{' '}
        {changes === null ? setup.standing.unknown(sheet) : setup.standing[kind](sheet)}
      </p>
      {units.length + why.length > 0 && (
        <ul>
          {why.map((reason, i) => (
            <li key={i}>
              {reasonText(words, { named: namedIn(shelf) }, reason)} <span class="rule">{reason.rule}</span>
            </li>
          ))}
          {units.map((unit) => (
            <li key={unit}>
              <b>{shelf.units[unit]?.name ?? unit}:</b>{' '}
              <Changes all={changes?.filter((change) => change.unit === unit) ?? []} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Changes({ all }: { readonly all: readonly CardChange[] }) {
  const { standing } = useSetupWords();
  const { words, cards } = useMessages();
  const figures: Readonly<Record<string, string>> = {
    ...standing.figures,
    stamina: cards.stamina,
    durability: cards.durability,
    force: cards.force,
  };
  const figure = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));
  const said = ({ part, name, before, now }: CardChange): string =>
    part === 'figure' ? `${figures[name] ?? name} ${figure(before)} → ${figure(now)}` : withSigns(words.terms, name);
  return <>{all.map(said).join(', ')}</>;
}
