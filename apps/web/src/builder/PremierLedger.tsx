import type { SquadList, TeamList } from '@faultline/rules';
import { tagName } from '@faultline/text';
import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import { Rule } from '../ledger/Rule.tsx';
import type { Shelf, ShelfUnit } from '../port/teamBuilder.ts';
import { RANKS, unitsIn } from '../setup/draft.ts';
import { Icon } from '../ui/Icon.tsx';
import { emblemOf } from '../ui/UnitEmblem.tsx';
import { SQUAD_LETTERS } from './formats.ts';
import { keepRounds, PAIRS, storedRounds, toggled, whyNotRounds, withRounds } from './rounds.ts';
import { sharedIn } from './tags.ts';

interface LedgerProps {
  readonly list: TeamList;
  readonly shelf: Shelf;
  /** Nothing clashes across the list. */
  readonly isClear: boolean;
  /** Sets up a game with these squads. */
  readonly play: (squads: readonly SquadList[]) => void;
}

/** The six pairs of a Premier List, and which two squads play each round. */
export function PremierLedger({ list, shelf, isClear, play }: LedgerProps) {
  const w = useTeamsWords();
  return (
    <>
      <section class="panel pairs" aria-label={w.pairs}>
        <h2>
          {w.pairs} <small>{w.pairsHint}</small>
        </h2>
        <ul>
          {PAIRS.map((pair) => (
            <li key={pair.join()}>
              <PairSums pair={pair} list={list} shelf={shelf} play={play} />
            </li>
          ))}
        </ul>
        {isClear && (
          <p class="pairs-clear">
            <Icon name="confirm" /> {w.noTwice} <Rule id="PR-LIST-05" />, <Rule id="PR-LIST-06" />
          </p>
        )}
      </section>
      <RoundGrid key={unitsIn(list).join()} list={list} shelf={shelf} />
    </>
  );
}

const cardsOf = ({ squads }: TeamList, squad: number, { units }: Shelf): ShelfUnit[] =>
  unitsIn({ name: '', mission: null, squads: squads.slice(squad, squad + 1) }).flatMap((id) => units[id] ?? []);

interface PairProps extends Omit<LedgerProps, 'isClear'> {
  readonly pair: readonly [number, number];
}

function PairSums({ pair, list, shelf, play }: PairProps) {
  const w = useTeamsWords();
  const { words, cards: terms } = useMessages();
  const setup = useSetupWords();
  const cards = pair.flatMap((squad) => cardsOf(list, squad, shelf));
  const sum = (of: (card: ShelfUnit) => number): number => cards.reduce((all, card) => all + of(card), 0);
  const letters = pair.map((squad) => SQUAD_LETTERS[squad]).join(' ');
  const isPlayable = cards.length === 2 * RANKS.length && cards.every(({ waits }) => waits.length === 0);
  return (
    <>
      <b>{letters}</b>{' '}
      <span aria-hidden="true">
        {pair.map((squad) => (
          <Icon key={squad} name={emblemOf(list.squads[squad]?.primary ?? '')} />
        ))}
      </span>
      <p class="numbers">
        <Icon name="force" label={terms.force} /> {sum(({ force }) => force)} <Icon name="character" />{' '}
        {setup.characters(sum(({ characters }) => characters))}
      </p>
      <dl class="numbers">
        {sharedIn(cards)
          .slice(0, 3)
          .map(([tag, count]) => (
            <div key={tag}>
              <dt>{tagName(words.terms, tag)}</dt>
              <dd>{count}</dd>
            </div>
          ))}
      </dl>
      {isPlayable && (
        <button
          type="button"
          class="button quiet"
          data-way="play-pair"
          aria-label={w.playPair(letters)}
          onClick={() => play(pair.flatMap((squad) => list.squads[squad] ?? []))}
        >
          <Icon name="play" /> {w.play}
        </button>
      )}
    </>
  );
}

const ROUNDS = [2, 3, 4, 5, 6, 7] as const;

function RoundGrid({ list, shelf }: Pick<LedgerProps, 'list' | 'shelf'>) {
  const w = useTeamsWords();
  const key = unitsIn(list).join();
  const [rounds, setRounds] = useState(() => storedRounds(key) ?? withRounds([], 4));
  const change = (next: typeof rounds) => {
    setRounds(next);
    keepRounds(key, next);
  };
  const fault = whyNotRounds(rounds);
  const letters = (squads: readonly number[]): string => squads.map((squad) => SQUAD_LETTERS[squad]).join(', ');
  const says = !fault
    ? w.ledgerLegal
    : fault.kind === 'two'
      ? w.ledgerTwo(fault.round)
      : fault.kind === 'late'
        ? w.ledgerLate(letters(fault.squads), fault.round)
        : w.ledgerOpen(letters(fault.squads));
  const name = (squad: number): string =>
    shelf.units[list.squads[squad]?.primary ?? '']?.name ?? w.squadLetter(SQUAD_LETTERS[squad] ?? '');
  return (
    <section class="panel rounds" aria-label={w.rounds} data-way="rounds">
      <h2>{w.rounds}</h2>
      <p class="teams-hint">
        {w.whichHint} <Rule id="PR-PICK-06" />
      </p>
      <fieldset class="segments" aria-label={w.roundCount}>
        {ROUNDS.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === rounds.length}
            onClick={() => change(withRounds(rounds, count))}
          >
            {count}
          </button>
        ))}
      </fieldset>
      <div class="rounds-grid">
        <table>
          <thead>
            <tr>
              <td />
              {rounds.map((_, i) => (
                <th key={i} scope="col" aria-label={w.roundOf(i + 1)}>
                  {w.round(i + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SQUAD_LETTERS.map((letter, squad) => (
              <tr key={letter}>
                <th scope="row">
                  <b>{letter}</b> {name(squad)}
                </th>
                {rounds.map((round, i) => (
                  <td key={i}>
                    <button
                      type="button"
                      class="round-cell"
                      data-round={`${letter}${i + 1}`}
                      aria-label={w.plays(letter, i + 1)}
                      aria-pressed={round.includes(squad)}
                      onClick={() => change(toggled(rounds, i, squad))}
                    >
                      {round.includes(squad) && <Icon name="confirm" />}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class={`rounds-says${fault ? '' : ' legal'}`} role="status" data-ledger={fault?.kind ?? 'legal'}>
        <Icon name={fault ? 'warning' : 'confirm'} /> {says} {fault?.kind === 'late' && <Rule id="PR-R-02" />}
      </p>
    </section>
  );
}
