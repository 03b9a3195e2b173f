import type { Unit } from '@faultline/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useGame } from '../game/game.ts';
import UnitCard from './UnitCard.tsx';

interface SheetProps {
  readonly unit: Unit;
  readonly close: () => void;
}

/** The whole card of a Unit, opened from its figure. */
export default function CardSheet({ unit, close }: SheetProps) {
  const { shell, cards } = useMessages();
  const { cast } = useGame();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="sheet panel unit-card" aria-label={cards.open(cast.unit(unit.id))} onClose={close}>
      <UnitCard unit={unit} />
      <button type="button" class="button" data-way="close" onClick={() => dialog.current?.close()}>
        {shell.close}
      </button>
    </dialog>
  );
}
