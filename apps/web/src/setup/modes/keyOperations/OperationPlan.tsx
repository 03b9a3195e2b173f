import '../../../operations/operation.css';
import type { ModePlan, Seat } from '@faultline/rules';
import type { OperationText } from '@faultline/text/operations';
import { useEffect, useState } from 'preact/hooks';
import { useOperationPageWords, useOperationTexts } from '../../../i18n/operationWords.ts';
import { Briefing } from '../../../operations/Briefing.tsx';
import type { OperationOffer } from '../../../port/teamBuilder.ts';
import { Choice } from '../../../shell/Choice.tsx';
import { addressOf } from '../../../shell/route.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SheetButton } from '../../../ui/SheetButton.tsx';
import type { PlanProps } from '../index.ts';
import { RadioList } from '../../RadioList.tsx';
import { Readings } from './Readings.tsx';
import { useOffers } from './useOffers.ts';

const AGGRESSORS = ['first', 'second', 'drawn'] as const;
type Aggressor = (typeof AGGRESSORS)[number];

const SEAT_OF: Readonly<Record<Aggressor, Seat | null>> = { first: 0, second: 1, drawn: null };

/** Which operation is played, by whom in which role, and how its cards are read. */
export default function OperationPlan({ muster, players, asked, change }: PlanProps) {
  const page = useOperationPageWords();
  const texts = useOperationTexts();
  const offers = useOffers(muster);
  const [id, setId] = useState(asked);
  const [aggressor, setAggressor] = useState<Aggressor>('first');
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const offer = offers?.find(({ card }) => card.id === id) ?? offers?.find(({ waits }) => waits === null) ?? null;
  useEffect(() => {
    if (!offer || !texts) return;
    const plan: ModePlan = { operation: offer.card.id, aggressor: SEAT_OF[aggressor], options };
    const roles = rolesOf(SEAT_OF[aggressor], texts.terms.roles);
    change({
      plan: { mode: 'key-operations', plan },
      map: { objectives: offer.map },
      fitting: fittingOf(offer),
      roles,
    });
  }, [offer, aggressor, options, texts]);
  if (!page || !texts || !offers || !offer) return null;
  const text = texts.operations[offer.card.id];
  const named = (each: OperationOffer): string => texts.operations[each.card.id]?.name ?? each.card.name;
  const isKnown = asked === null || offers.some(({ card }) => card.id === asked);
  return (
    <section class="panel operation-plan" aria-label={texts.terms.operation}>
      {!isKnown && (
        <p class="setup-link" role="alert">
          <Icon name="warning" /> {page.unknown(asked, offers.map(named).join(', '))}
        </p>
      )}
      <div class="operation-choice">
        <RadioList
          title={page.choose}
          name="operation"
          values={offers.map((each) => ({
            id: each.card.id,
            says: named(each),
            ...(each.waits === null ? {} : { waits: page.waits(each.waits) }),
          }))}
          chosen={offer.card.id}
          choose={(next) => {
            setId(next);
            setOptions({});
          }}
        />
        <Choice
          title={page.whoAggressor}
          values={AGGRESSORS}
          names={{ first: players[0], second: players[1], drawn: page.drawn }}
          chosen={aggressor}
          choose={setAggressor}
        />
      </div>
      {text && <Story text={text} offer={offer} />}
      <p>
        <a class="button" data-way="campaign" href={addressOf('campaign')}>
          <Icon name="tactic" /> {page.campaign}
        </a>
      </p>
      <Readings readings={offer.readings} chosen={options} choose={setOptions} />
    </section>
  );
}

const rolesOf = (aggressor: Seat | null, { aggressor: first, sentinel }: Readonly<Record<string, string>>) => {
  if (aggressor === null) return [null, null] as const;
  return aggressor === 0 ? ([first ?? null, sentinel ?? null] as const) : ([sentinel ?? null, first ?? null] as const);
};

const fittingOf = ({ faults }: OperationOffer): readonly string[] =>
  Object.keys(faults).filter((table) => faults[table]?.length === 0);

/** What it is about, and the whole of it to read. */
function Story({ text, offer: { card } }: { readonly text: OperationText; readonly offer: OperationOffer }) {
  const page = useOperationPageWords();
  const words = useOperationTexts();
  if (!page || !words) return null;
  return (
    <div class="operation-story">
      <p>{text.briefing}</p>
      <SheetButton
        title={text.name}
        kind="button"
        face={page.wholeCard}
        mark={{ 'data-way': 'briefing' }}
        sheet="stage-sheet"
      >
        <Briefing now={{ text, card, words, page }} />
      </SheetButton>
    </div>
  );
}
