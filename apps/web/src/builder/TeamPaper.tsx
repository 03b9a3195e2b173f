import type { TeamList } from '@faultline/rules';
import { withSigns } from '@faultline/text';
import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf, TeamBuilder, WholeCard } from '../port/teamBuilder.ts';
import { pointsOf, RANKS } from '../setup/draft.ts';
import { useLastHeard } from '../setup/useHeard.ts';
import type { OpenedBuilder } from '../setup/useMuster.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { useReach } from '../shell/reach.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import { useQr } from '../ui/useQr.ts';
import { usePaperSize } from '../ui/usePaperSize.ts';
import { RankLine, StanceDice } from './CardParts.tsx';
import { SQUAD_LETTERS } from './formats.ts';
import { useCards } from './TeamCards.tsx';

interface PaperProps extends OpenedBuilder {
  readonly list: TeamList;
}

const PAPERS = ['A4', 'Letter'] as const;
/** Turns of the order-deck grid. */
const TURNS = Array.from({ length: 14 }, (_, i) => i + 1);

/** `#/teams/print`: the team on one page, with boxes for damage and a grid for the Order Deck. */
export function TeamPaper({ list, muster, shelf }: PaperProps) {
  const w = useTeamsWords();
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>('A4');
  usePaperSize(paper, false, '10mm');
  const cards = useCards(list, muster);
  return (
    <div class="team-paper">
      <PageHead title={w.print} />
      <main>
        <section class="paper-choice">
          <a class="button" data-way="back" href={addressOf('teams')}>
            {w.back}
          </a>
          <fieldset class="segments" aria-label={w.paperSize}>
            {PAPERS.map((one) => (
              <button key={one} type="button" aria-pressed={one === paper} onClick={() => setPaper(one)}>
                {one}
              </button>
            ))}
          </fieldset>
          <button type="button" class="button filled" data-way="print" onClick={() => print()}>
            <Icon name="print" /> {w.print}
          </button>
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page wider than a phone is scrolled by keyboard */}
        <div class="team-sheet" tabIndex={0} data-paper={paper} data-squads={list.squads.length}>
          {cards && <Sheet list={list} cards={cards} muster={muster} shelf={shelf} />}
        </div>
      </main>
    </div>
  );
}

interface SheetProps {
  readonly list: TeamList;
  readonly cards: readonly WholeCard[];
  readonly muster: TeamBuilder;
  readonly shelf: Shelf;
}

function Sheet({ list, cards, muster, shelf }: SheetProps) {
  const w = useTeamsWords();
  const setup = useSetupWords();
  const { cards: terms } = useMessages();
  const isPremier = list.squads.length > 2;
  const together = useLastHeard(JSON.stringify(list), () => muster.together(list));
  const mission = shelf.missions.find(({ id }) => id === list.mission)?.name ?? setup.none;
  const sum = (of: (card: WholeCard) => number): number => cards.reduce((all, card) => all + of(card), 0);
  return (
    <>
      <header class="sheet-head">
        <div>
          <p class="cap">{w.paperKind(isPremier ? w.premier : w.strike, list.sheet ?? shelf.sheet)}</p>
          <h1>{list.name || w.newTeam}</h1>
          <p class="numbers">
            {w.mission}: {mission} · {terms.cost(sum(({ force }) => force))} ·{' '}
            {setup.characters(sum(({ bases }) => bases.length))}
          </p>
        </div>
        <PaperCode list={list} muster={muster} />
      </header>
      {list.squads.map((squad, i) => {
        const [spent, brought] = pointsOf(squad, shelf.units);
        return (
          <section key={i} class="sheet-squad">
            <h2>
              {isPremier ? w.squadLetter(SQUAD_LETTERS[i] ?? '') : setup.squad(i + 1)}{' '}
              <span class="numbers">
                {spent} / {brought}
              </span>
            </h2>
            {RANKS.map((rank) => {
              const card = cards.find(({ id }) => id === squad[rank]);
              return card && <PaperUnit key={rank} card={card} shelf={shelf} />;
            })}
          </section>
        );
      })}
      {!isPremier && together && <DeckGrid cards={cards} deck={together.deck} />}
    </>
  );
}

function PaperUnit({ card, shelf }: { readonly card: WholeCard; readonly shelf: Shelf }) {
  const w = useTeamsWords();
  const { words, cards: terms } = useMessages();
  const waits = shelf.units[card.id]?.waits.length ?? 0;
  return (
    <article class="paper-unit">
      <UnitEmblem card={card.id} />
      <div>
        <h3>{card.name}</h3>
        <p>
          <RankLine card={{ ...card, eras: [] }} />
        </p>
        <p class="numbers paper-figures">
          <Icon name="stamina" label={terms.stamina} /> {card.stamina}{' '}
          <Icon name="durability" label={terms.durability} /> {card.durability}
          {card.force > 0 && (
            <>
              {' '}
              <Icon name="force" label={terms.force} /> {card.force}
            </>
          )}
        </p>
        <Boxes kind="stamina" count={card.stamina} />
        <Boxes kind="durability" count={card.durability} />
      </div>
      <div class="paper-stances">
        {card.stances.map((stance) => (
          <p key={stance.id}>
            <b>{stance.name}</b> <StanceDice stance={stance} />
          </p>
        ))}
        <p class="paper-abilities">
          {card.abilities.map((ability) => (
            <span key={ability.id}>
              <Icon name={ability.kind} /> {withSigns(words.terms, ability.name)}
              {ability.cost !== undefined && (
                <b class="numbers">
                  {' '}
                  {ability.cost} <Icon name="force" label={terms.force} />
                </b>
              )}
            </span>
          ))}
        </p>
        {waits > 0 && (
          <p class="paper-waits">
            <Icon name="plan" /> {w.unplayable(1)}
          </p>
        )}
      </div>
    </article>
  );
}

const Boxes = ({ kind, count }: { readonly kind: string; readonly count: number }) => (
  <span class={`boxes ${kind}`} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);

function DeckGrid({ cards, deck }: { readonly cards: readonly WholeCard[]; readonly deck: number }) {
  const w = useTeamsWords();
  const force = cards.reduce((all, card) => all + card.force, 0);
  return (
    <section class="deck-grid">
      <h2>
        {w.paperDeck(deck)}{' '}
        <span class="deck-force">
          {w.paperForce}{' '}
          {Array.from({ length: force }, (_, i) => (
            <Icon key={i} name="force-spent" />
          ))}
        </span>
      </h2>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{w.turn}</th>
            {TURNS.map((turn) => (
              <th key={turn} scope="col">
                {turn}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...cards.map(({ id, name }) => [id, name] as const), ['', w.shatterpoint] as const].map(([id, name]) => (
            <tr key={id}>
              <th scope="row">
                <Icon name={id === '' ? 'shatterpoint-card' : `unit-${id}`} /> {name}
              </th>
              {TURNS.map((turn) => (
                <td key={turn}>
                  <i class="box" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The way to the team on a phone, where others can reach this page. */
function PaperCode({ list, muster }: { readonly list: TeamList; readonly muster: TeamBuilder }) {
  const setup = useSetupWords();
  const reach = useReach();
  const written = useLastHeard(JSON.stringify(list), () => muster.write(list));
  const link = reach && written ? `${reach.base}${addressOf(...written.route)}` : null;
  const picture = useQr(link, 2);
  return picture && <img class="paper-code" alt={setup.teamCode} src={picture} />;
}
