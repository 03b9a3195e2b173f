import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf, WholeCard } from '../port/teamBuilder.ts';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import { AbilityHead, AbilityList, RankLine, StanceDice, StanceView } from './CardParts.tsx';
import { TagList } from './TagList.tsx';

interface UnitCardViewProps {
  readonly card: WholeCard;
  readonly shelf: Shelf;
  /** Shows everybody who has a Tag. */
  readonly withTag: (tag: string) => void;
}

/** The whole card: numbers, abilities, both stances with trees and charts; on a phone one of these at a time. */
export function UnitCardView({ card, shelf, withTag }: UnitCardViewProps) {
  const w = useTeamsWords();
  const unit = shelf.units[card.id];
  const waits = unit?.waits.length ?? 0;
  const [chosen, choose] = useState(0);
  const parts = [w.abilities, ...card.stances.map(({ name }) => name)];
  const part = Math.min(chosen, parts.length - 1);
  return (
    <article class="whole-card" data-card={card.id} data-part={part} aria-label={card.name}>
      <header>
        <UnitEmblem card={card.id} />
        <div>
          <h2>{card.name}</h2>
          <p class="whole-card-rank">
            <RankLine card={{ ...card, eras: unit?.eras ?? card.eras }} />
          </p>
        </div>
        <BigFigures card={card} />
        <TagList tags={card.tags} withTag={withTag} />
      </header>
      <fieldset class="segments whole-card-parts" aria-label={w.cardParts}>
        {parts.map((name, i) => (
          <button key={name} type="button" aria-pressed={i === part} onClick={() => choose(i)}>
            {name}
          </button>
        ))}
      </fieldset>
      <div class="whole-card-abilities">
        <AbilityList card={card} {...(unit && { waits: unit.waits })} />
        <p class={`whole-card-state${waits > 0 ? ' waits' : ''}`} data-way="playable">
          <Icon name={waits > 0 ? 'plan' : 'confirm'} /> {waits > 0 ? w.notYet(waits) : w.allPlayable(shelf.sheet)}
        </p>
      </div>
      <div class="whole-card-stances">
        {card.stances.map((stance) => (
          <StanceView key={stance.id} stance={stance} />
        ))}
      </div>
    </article>
  );
}

function BigFigures({ card: { stamina, durability, force } }: { readonly card: WholeCard }) {
  const { cards } = useMessages();
  const figures = [
    ['stamina', stamina],
    ['durability', durability],
    ...(force > 0 ? [['force', force] as const] : []),
  ] as const;
  return (
    <dl class="big-figures numbers">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>
            <Icon name={name} /> {cards[name]}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The card in a few lines: numbers, a line for each stance, the names of its abilities. */
export function CompactCard({ card }: { readonly card: WholeCard }) {
  const { cards } = useMessages();
  return (
    <article class="compact-card panel" aria-label={card.name}>
      <header>
        <UnitEmblem card={card.id} />
        <div>
          <h3>{card.name}</h3>
          <p>
            <RankLine card={{ ...card, eras: [] }} />
          </p>
        </div>
        <p class="compact-figures numbers">
          <Icon name="stamina" label={cards.stamina} /> {card.stamina}{' '}
          <Icon name="durability" label={cards.durability} /> {card.durability}
          {card.force > 0 && (
            <>
              {' '}
              <Icon name="force" label={cards.force} /> {card.force}
            </>
          )}
        </p>
      </header>
      {card.stances.map((stance) => (
        <p key={stance.id} class="compact-stance">
          <span>{stance.name}</span> <StanceDice stance={stance} />
        </p>
      ))}
      <ul class="compact-abilities">
        {card.abilities.map((ability) => (
          <li key={ability.id}>
            <AbilityHead ability={ability} />
          </li>
        ))}
      </ul>
    </article>
  );
}
