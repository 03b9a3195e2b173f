import { terrainName } from '@faultline/text';
import { useMessages } from '../../../i18n/language.ts';
import { useOperationTexts } from '../../../i18n/operationWords.ts';
import { useSetupWords } from '../../../i18n/setupWords.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { RoomProps } from '../index.ts';
import { useOffers } from './useOffers.ts';

/** KO-CARD-04: what is in the way of an operation's map on the chosen table. */
export default function Room({ muster, planned: { plan }, table }: RoomProps) {
  const { words } = useMessages();
  const setup = useSetupWords();
  const texts = useOperationTexts();
  const offer = useOffers(muster)?.find(({ card }) => card.id === plan.plan.operation);
  const faults = offer?.faults[table] ?? [];
  if (!offer || !texts || faults.length === 0) return null;
  const why = faults.map((fault) => texts.mapFault(fault, terrainName(words.terms, fault.part)));
  const name = texts.operations[offer.card.id]?.name ?? offer.card.name;
  return (
    <p class="setup-link" role="alert">
      <Icon name="warning" />
      <span>
        {texts.noRoom(name, setup.tableName(table), why)} <span class="rule">KO-CARD-04</span>
      </span>
    </p>
  );
}
