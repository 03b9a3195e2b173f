import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf, TeamBuilder } from '../port/teamBuilder.ts';
import { useLastHeard } from '../setup/useHeard.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { UnitCardView } from './UnitCardView.tsx';

interface ShownCardProps {
  readonly unit: string;
  readonly muster: TeamBuilder;
  readonly shelf: Shelf;
  readonly withTag: (tag: string) => void;
  readonly compare: () => void;
}

/** The card beside the team. */
export function ShownCard({ unit, muster, shelf, withTag, compare }: ShownCardProps) {
  const w = useTeamsWords();
  const card = useLastHeard(unit, () => muster.card(unit));
  if (!card) return null;
  return (
    <>
      <UnitCardView card={card} shelf={shelf} withTag={withTag} />
      <p class="card-ways">
        <button type="button" class="button" data-way="compare" onClick={compare}>
          <Icon name="flip" /> {w.compare}
        </button>
        <a class="button quiet" data-way="open-card" href={addressOf('teams', 'unit', unit)}>
          {w.openCard}
        </a>
      </p>
    </>
  );
}
