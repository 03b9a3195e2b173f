import type { Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { useMessages } from '../i18n/language.ts';
import { lazy } from '../ui/lazy.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { useGame } from '../game/game.ts';

const UnitCard = lazy(() => import('./UnitCard.tsx'));

interface ButtonProps {
  readonly unit: Unit;
  /** The name where there is little room. */
  readonly brief?: string | undefined;
}

/** The name of a Unit, which opens its card. */
export function UnitCardButton({ unit, brief }: ButtonProps) {
  const { cards } = useMessages();
  const { cast } = useGame();
  const name = cast.unit(unit.id);
  return (
    <SheetButton
      title={cards.open(name)}
      kind="unit-name"
      face={name}
      mark={{ 'data-card': unitName(unit), ...(brief === undefined ? {} : { 'data-brief': brief }) }}
      sheet="unit-card"
    >
      <UnitCard unit={unit} />
    </SheetButton>
  );
}
