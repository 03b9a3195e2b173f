import { useTeamsWords } from '../i18n/teamsWords.ts';
import { useLastHeard } from '../setup/useHeard.ts';
import type { OpenedBuilder } from '../setup/useMuster.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { addressOf } from '../shell/route.ts';
import { UnitCardView } from './UnitCardView.tsx';

interface UnitPageProps extends OpenedBuilder {
  readonly unit: string;
  readonly withTag: (tag: string) => void;
}

/** `#/teams/unit/lord-maul`: one card with a page to itself. */
export function UnitPage({ unit, muster, shelf, withTag }: UnitPageProps) {
  const w = useTeamsWords();
  const card = useLastHeard(unit, () => muster.card(unit));
  const isKnown = shelf.units[unit] !== undefined;
  return (
    <div class="unit-page">
      <PageHead title={shelf.units[unit]?.name ?? w.card} />
      <main>
        <p>
          <a class="button" href={addressOf('teams')}>
            {w.back}
          </a>
        </p>
        {!isKnown && <p role="alert">{w.unknown(unit)}</p>}
        {card && (
          <div class="panel">
            <UnitCardView card={card} shelf={shelf} withTag={withTag} />
          </div>
        )}
      </main>
    </div>
  );
}
