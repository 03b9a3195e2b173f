import type { Ability, Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { reasonText } from '@faultline/text';
import { useAsked } from '../game/useAsked.ts';
import { useGameWords } from '../i18n/gameWords.ts';
import { useMessages } from '../i18n/language.ts';
import { Rule } from '../ledger/Rule.tsx';
import { WithTerms } from '../terms/TermHint.tsx';
import { Hint } from '../ui/Hint.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useGame } from '../game/game.ts';
import { AskingAbout } from './AskingAbout.tsx';
import type { AbilityNow } from '../port/queries.ts';
import { lazy } from '../ui/lazy.tsx';

const AbilityText = lazy(() => import('./AbilityText.tsx'));

/** What each ability does, what it costs now, and what stands against its use. */
export function AbilityRows({ unit }: { readonly unit: Unit }) {
  const { port, moment, cast, playing } = useGame();
  const now = useAsked(`${moment.version} ${unit.id}`, () => port.abilities(unitName(unit)));
  return (
    <ul class="unit-card-abilities">
      {cast.card(unit.id).abilities.map((id) => {
        const ability = playing.cards.abilities[id];
        return (
          ability && <AbilityRow key={id} ability={ability} unit={unit} now={now?.find((each) => each.id === id)} />
        );
      })}
    </ul>
  );
}

interface RowProps {
  readonly ability: Ability;
  readonly unit: Unit;
  readonly now: AbilityNow | undefined;
}

function AbilityRow({ ability, unit, now }: RowProps) {
  const { cards, words } = useMessages();
  const { cast } = useGame();
  const [why] = now?.reasons ?? [];
  return (
    <li>
      <h3>
        <Kind kind={ability.kind} /> {cast.ability(ability.id)}
        <small class="numbers">
          {now?.price && <Price price={now.price} />}
          {now?.used && ` · ${cards.used}`}
        </small>
      </h3>
      <AbilityText ability={ability} as="paragraphs" />
      {why && (
        <p class="unit-card-why">
          <WithTerms text={reasonText(words, cast, why)} /> <Rule id={why.rule} />
        </p>
      )}
      <AskingAbout unit={unit} ability={ability} />
    </li>
  );
}

/** The sign of its kind, which tells what the kind means. */
function Kind({ kind }: Pick<Ability, 'kind'>) {
  const told = useGameWords()?.kinds[kind];
  const sign = <Icon name={kind} />;
  return told ? <Rule id={told.rule} face={sign} label={told.name} /> : sign;
}

interface PriceProps {
  readonly price: NonNullable<AbilityNow['price']>;
}

/** A price that opens to its parts. */
function Price({ price }: PriceProps) {
  const { cards } = useMessages();
  return (
    <Hint kind="term word" face={cards.cost(price.price)} mark={{ 'data-way': 'price' }}>
      {price.parts.map((part) => (
        <PricePart key={`${part.rule} ${part.source}`} part={part} />
      ))}
      <b class="numbers">= {cards.cost(price.price)}</b>
    </Hint>
  );
}

function PricePart({ part }: { readonly part: PriceProps['price']['parts'][number] }) {
  const { cards, words } = useMessages();
  const { cast } = useGame();
  const by =
    part.source === 'wounded' || part.source === 'injured'
      ? cards.terms[part.source]
      : part.force < 0
        ? cast.ability(part.source)
        : reasonText(words, cast, part);
  return (
    <span class="numbers">
      {part.force < 0 ? `−${-part.force}` : `+${part.force}`} {by} <span class="rule">{part.rule}</span>
    </span>
  );
}
