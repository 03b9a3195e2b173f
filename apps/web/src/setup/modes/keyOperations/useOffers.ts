import { useEffect, useState } from 'preact/hooks';
import type { OperationOffer, TeamBuilder } from '../../../port/teamBuilder.ts';

/** The Key Operations; null until they are heard of. */
export function useOffers(muster: TeamBuilder): readonly OperationOffer[] | null {
  const [offers, setOffers] = useState<readonly OperationOffer[] | null>(null);
  useEffect(() => {
    let here = true;
    void muster.operations().then((heard) => here && setOffers(heard));
    return () => {
      here = false;
    };
  }, [muster]);
  return offers;
}
