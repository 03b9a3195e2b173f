import type { Share, TeamList } from '@faultline/rules';
import { tagName, withSigns } from '@faultline/text';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf, ShelfUnit, TeamBuilder, Together } from '../port/teamBuilder.ts';
import { unitsIn } from '../setup/draft.ts';
import { useLastHeard } from '../setup/useHeard.ts';
import { Icon, signOf } from '../ui/Icon.tsx';
import { emblemOf } from '../ui/UnitEmblem.tsx';
import { sharedIn } from './tags.ts';

interface TogetherProps {
  readonly list: TeamList;
  readonly shelf: Shelf;
  readonly muster: TeamBuilder;
}

/** What a team does together: shared Tags, abilities that mean one another, the odds of its Order Deck. */
export function TogetherPanel({ list, shelf, muster }: TogetherProps) {
  const cards = unitsIn(list).flatMap((id) => shelf.units[id] ?? []);
  const together = useLastHeard(JSON.stringify(list.squads), () => muster.together(list));
  if (cards.length < 2) return null;
  return (
    <div class={list.squads.length === 2 ? 'together' : 'together of-four'}>
      <SharedTags cards={cards} />
      {list.squads.length === 2 && together && <OrderDeck cards={cards} together={together} />}
      {together && <Helps together={together} shelf={shelf} />}
    </div>
  );
}

function SharedTags({ cards }: { readonly cards: readonly ShelfUnit[] }) {
  const w = useTeamsWords();
  const setup = useSetupWords();
  const { words, cards: terms } = useMessages();
  const shared = sharedIn(cards);
  const force = cards.reduce((sum, card) => sum + card.force, 0);
  const characters = cards.reduce((sum, card) => sum + card.characters, 0);
  return (
    <section class="panel">
      <h2 class="cap">{w.together}</h2>
      {shared.length === 0 && <p>{w.nothingShared}</p>}
      <dl class="shared-tags numbers">
        {shared.slice(0, 8).map(([tag, count]) => (
          <div key={tag}>
            <dt>{tagName(words.terms, tag)}</dt>
            <dd>
              <span class="tag-pips" aria-hidden="true">
                {cards.map((_, i) => (
                  <i key={i} class={i < count ? 'on' : ''} />
                ))}
              </span>
              <span>{count}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p class="together-sums numbers">
        <Icon name="force" /> {terms.cost(force)} · <Icon name="character" /> {setup.characters(characters)}
      </p>
    </section>
  );
}

interface OrderDeckProps {
  readonly cards: readonly ShelfUnit[];
  readonly together: Together;
}

function OrderDeck({ cards, together: { deck, first, odds } }: OrderDeckProps) {
  const w = useTeamsWords();
  const rows = [
    [w.oddsOne, odds.one],
    [w.oddsPrimary, odds.primary],
    [w.oddsPrimaries, odds.primaries],
  ] as const;
  return (
    <section class="panel" data-way="order-deck">
      <h2 class="cap">{w.deck(deck)}</h2>
      <p class="deck-cards">
        {cards.map((card) => (
          <svg key={card.id} viewBox="0 0 36 44" aria-hidden="true">
            <rect x={0.5} y={0.5} width={35} height={43} rx={3} />
            <use href={signOf(emblemOf(card.id))} x={7} y={11} width={22} height={22} />
          </svg>
        ))}
        <svg viewBox="0 0 36 44" aria-hidden="true">
          <rect x={0.5} y={0.5} width={35} height={43} rx={3} />
          <use href={signOf('shatterpoint-card')} x={7} y={11} width={22} height={22} />
        </svg>
      </p>
      <table class="deck-odds numbers">
        <thead>
          <tr>
            <td>{w.oddsFirst}</td>
            {first.map((n) => (
              <th key={n} scope="col">
                {n}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, shares]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {shares.map((share, i) => (
                <td key={first[i]} title={`${share.ways} / ${share.of}`}>
                  {w.percent(percentOf(share))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="teams-hint">{w.deckHint}</p>
    </section>
  );
}

const percentOf = ({ ways, of }: Share): number => Math.round((100 * ways) / of);

function Helps({ together: { helps }, shelf }: { readonly together: Together; readonly shelf: Shelf }) {
  const w = useTeamsWords();
  const { words } = useMessages();
  const named = helps.filter(({ tags }) => tags.length > 0);
  const name = (id: string): string => shelf.units[id]?.name ?? id;
  return (
    <section class="panel helps" data-way="helps">
      <h2 class="cap">{w.helps}</h2>
      {named.length === 0 && <p>{w.noHelps}</p>}
      <ul>
        {named.map((help) => (
          <li key={`${help.from} ${help.ability}`}>
            <Icon name={emblemOf(help.from)} label={name(help.from)} />{' '}
            <span>
              <b>{withSigns(words.terms, help.name)}</b>{' '}
              <small>{help.tags.map((tag) => tagName(words.terms, tag)).join(', ')}</small>
            </span>
            <span class="helps-to">
              {help.to.map((id) => (
                <Icon key={id} name={emblemOf(id)} label={name(id)} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
