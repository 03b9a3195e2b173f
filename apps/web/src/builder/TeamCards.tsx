import type { TeamList } from '@faultline/rules';
import { useState } from 'preact/hooks';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { TeamBuilder, WholeCard } from '../port/teamBuilder.ts';
import { unitsIn } from '../setup/draft.ts';
import { useLastHeard } from '../setup/useHeard.ts';
import { CompactCard } from './UnitCardView.tsx';

interface TeamCardsProps {
  readonly list: TeamList;
  readonly muster: TeamBuilder;
}

/** The cards of these Units as far as they are known, in their order. */
export function useCards(list: TeamList, muster: TeamBuilder): readonly WholeCard[] | null {
  const units = unitsIn(list);
  return useLastHeard(units.join(), async () => {
    const cards = await Promise.all(units.map((unit) => muster.card(unit)));
    return cards.filter((card) => card !== null);
  });
}

/** The cards of the team in a few lines each. */
export function TeamCards({ list, muster }: TeamCardsProps) {
  const w = useTeamsWords();
  const [open, setOpen] = useState(false);
  return (
    <details class="panel fold" data-way="team-cards" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{w.cards}</summary>
      {open && <Cards list={list} muster={muster} />}
    </details>
  );
}

function Cards({ list, muster }: TeamCardsProps) {
  const cards = useCards(list, muster);
  return (
    <div class="compact-cards">
      {cards?.map((card) => (
        <CompactCard key={card.id} card={card} />
      ))}
    </div>
  );
}
