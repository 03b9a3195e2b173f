import type { Stance } from '@faultline/rules';
import { eraName, withSigns } from '@faultline/text';
import { abilityText } from '@faultline/text/abilities';
import { ChartRows } from '../attack/ChartRows.tsx';
import { StillTree } from '../attack/TreeView.tsx';
import { useMessages } from '../i18n/language.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { ShelfUnit, WholeCard } from '../port/teamBuilder.ts';
import { WithTerms } from '../terms/TermHint.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Rank, points and Eras in one line. */
export function RankLine({
  card,
}: {
  readonly card: Pick<WholeCard, 'rank' | 'points'> & { readonly eras: readonly string[] };
}) {
  const w = useTeamsWords();
  const { words } = useMessages();
  const { rank, points, eras } = card;
  return (
    <>
      <RankSign rank={rank} />{' '}
      {[
        words.terms.ranks[rank],
        w.points(points, rank === 'primary'),
        eras.map((era) => eraName(words.terms, era)).join(', '),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}

const BARS = { primary: 3, secondary: 2, supporting: 1 } as const;

/** Three, two or one bar. */
const RankSign = ({ rank }: Pick<WholeCard, 'rank'>) => (
  <span class="rank-sign" aria-hidden="true">
    {Array.from({ length: BARS[rank] }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);

/** The dice of a stance in one line. */
export function StanceDice({ stance: { ranged, melee } }: { readonly stance: Stance }) {
  const w = useTeamsWords();
  const { words, cards } = useMessages();
  const said = [
    `${words.terms.attacks.ranged}: ${cards.dice(ranged.attack, ranged.defense)}${ranged.range === null ? '' : `, ${cards.range(ranged.range)}`}`,
    `${words.terms.attacks.melee}: ${cards.dice(melee.attack, melee.defense)}`,
  ].join('; ');
  return (
    <span class="stance-dice numbers">
      <span class="unseen">{said}</span>
      <span aria-hidden="true">
        <Icon name="ranged" /> {ranged.range === null ? '–' : <small>{w.range(ranged.range)}</small>}{' '}
        {ranged.attack !== null && (
          <>
            <Icon name="strike" /> <b>{ranged.attack}</b>{' '}
          </>
        )}
        <Icon name="block" /> {ranged.defense}
      </span>
      <span aria-hidden="true">
        <Icon name="melee" /> {melee.attack === null ? '–' : <Icon name="strike" />}{' '}
        {melee.attack !== null && <b>{melee.attack}</b>} <Icon name="block" /> {melee.defense}
      </span>
    </span>
  );
}

/** A stance with its tree and its charts, drawn from the data. */
export function StanceView({ stance }: { readonly stance: Stance }) {
  const { words } = useMessages();
  const { attacks, dice } = words.terms;
  const { charts, tree, name } = stance;
  const all = [
    { chart: charts.ranged, sign: 'ranged', of: attacks.ranged, die: 'attack' },
    { chart: charts.melee, sign: 'melee', of: attacks.melee, die: 'attack' },
    { chart: charts.defense, sign: 'block', of: dice.defense, die: 'defense' },
  ] as const;
  return (
    <section class="stance-view" aria-label={name}>
      <h3>
        {name} <StanceDice stance={stance} />
      </h3>
      <StillTree tree={tree} />
      <div class="stance-charts">
        {all.map(
          ({ chart, sign, of, die }) =>
            chart && (
              <div key={sign} class="stance-chart">
                <Icon name={sign} label={of} />
                <ChartRows chart={chart} die={die} expertise={null} />
              </div>
            ),
        )}
      </div>
    </section>
  );
}

type PrintedAbility = WholeCard['abilities'][number];

/** The sign, the name and the price of an ability. */
export function AbilityHead({ ability }: { readonly ability: PrintedAbility }) {
  const { words, cards } = useMessages();
  return (
    <>
      <Icon name={ability.kind} /> <b>{withSigns(words.terms, ability.name)}</b>
      {ability.cost !== undefined && (
        <span class="ability-cost numbers">
          {ability.cost}
          {ability.most !== undefined && `–${ability.most}`} <Icon name="force" label={cards.force} />
        </span>
      )}
    </>
  );
}

interface AbilityListProps {
  readonly card: WholeCard;
  /** What the Unit cannot be played without. */
  readonly waits?: ShelfUnit['waits'];
}

/** Every ability; with what it does, as far as it is scripted. */
export function AbilityList({ card, waits = [] }: AbilityListProps) {
  const w = useTeamsWords();
  const { words } = useMessages();
  const stances = Object.fromEntries(card.stances.map(({ id, name }) => [id, name]));
  return (
    <ul class="ability-list">
      {card.abilities.map((ability) => (
        <li key={ability.id}>
          <p class="ability-head">
            <AbilityHead ability={ability} />
          </p>
          {ability.clauses !== null &&
            abilityText(words.language, ability, stances).map((text) => (
              <p key={text} class="ability-text">
                <WithTerms text={text} />
              </p>
            ))}
          {waits.some((each) => each.ability === ability.name) && (
            <p class="ability-text" data-way="no-effect">
              <Icon name="plan" /> {w.noEffect}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
