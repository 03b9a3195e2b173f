import type { Stance } from '@faultline/rules';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { WholeCard } from '../port/teamBuilder.ts';
import { useLastHeard } from '../setup/useHeard.ts';
import type { OpenedBuilder } from '../setup/useMuster.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { addressOf } from '../shell/route.ts';
import { StillTree } from '../attack/TreeView.tsx';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import { AbilityList, RankLine } from './CardParts.tsx';
import { DamagePlot } from './DamagePlot.tsx';
import { TagList } from './TagList.tsx';

interface CompareProps extends OpenedBuilder {
  readonly units: readonly [string, string];
  readonly withTag: (tag: string) => void;
}

/** `#/teams/compare/one/other`: two Units side by side, the better figure marked. */
export function ComparePage({ units, muster, shelf, withTag }: CompareProps) {
  const w = useTeamsWords();
  const [one, other] = units;
  const cards = useLastHeard(units.join(' '), () => Promise.all([muster.card(one), muster.card(other)]));
  const unknown = units.filter((unit) => !shelf.units[unit]);
  return (
    <div class="compare-page">
      <PageHead title={w.compareTitle} />
      <main>
        <p>
          <a class="button" data-way="back" href={addressOf('teams')}>
            {w.back}
          </a>
        </p>
        {unknown.map((unit) => (
          <p key={unit} role="alert">
            {w.unknown(unit)}
          </p>
        ))}
        {cards?.[0] && cards[1] && <Compared key={units.join(' ')} one={cards[0]} other={cards[1]} withTag={withTag} />}
      </main>
    </div>
  );
}

interface ComparedProps extends Pick<CompareProps, 'withTag'> {
  readonly one: WholeCard;
  readonly other: WholeCard;
}

function Compared({ one, other, withTag }: ComparedProps) {
  const w = useTeamsWords();
  const { cards } = useMessages();
  const [stances, setStances] = useState<readonly [number, number]>([0, 0]);
  const [left, right] = [one.stances[stances[0]], other.stances[stances[1]]];
  if (!left || !right) return null;
  const rows: readonly (readonly [string, string, number | null, number | null])[] = [
    ['stamina', cards.stamina, one.stamina, other.stamina],
    ['durability', cards.durability, one.durability, other.durability],
    ['force', cards.force, one.force, other.force],
    ['ranged', w.rangedDice, left.ranged.attack, right.ranged.attack],
    ['range', w.rangeOf, left.ranged.range, right.ranged.range],
    ['melee', w.meleeDice, left.melee.attack, right.melee.attack],
    ['block', w.defenseRanged, left.ranged.defense, right.ranged.defense],
    ['block', w.defenseMelee, left.melee.defense, right.melee.defense],
  ];
  return (
    <div class="compare panel">
      <div class="compare-heads">
        <CompareHead card={one} chosen={stances[0]} choose={(stance) => setStances([stance, stances[1]])} />
        <CompareHead card={other} chosen={stances[1]} choose={(stance) => setStances([stances[0], stance])} />
      </div>
      <table class="compare-rows numbers">
        <colgroup>
          <col />
          <col class="compare-names" />
          <col />
        </colgroup>
        <thead class="unseen">
          <tr>
            <th scope="col">{one.name}</th>
            <td />
            <th scope="col">{other.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([sign, name, a, b]) => (
            <tr key={name}>
              <Value value={a} against={b} />
              <th scope="row">
                <Icon name={sign} /> {name} {a === b && <small>{w.equal}</small>}
              </th>
              <Value value={b} against={a} />
            </tr>
          ))}
        </tbody>
      </table>
      <div class="compare-trees">
        <TreeOf stance={left}>
          <TagList tags={one.tags} withTag={withTag} />
        </TreeOf>
        <DamagePlot
          one={{ name: one.name, most: one.most[stances[0]] ?? [] }}
          other={{ name: other.name, most: other.most[stances[1]] ?? [] }}
        />
        <TreeOf stance={right}>
          <TagList tags={other.tags} withTag={withTag} />
        </TreeOf>
      </div>
      <div class="compare-abilities">
        <AbilityList card={one} />
        <AbilityList card={other} />
      </div>
    </div>
  );
}

/** More is better in every row. */
function Value({ value, against }: { readonly value: number | null; readonly against: number | null }) {
  const w = useTeamsWords();
  const isBetter = (value ?? 0) > (against ?? 0);
  return (
    <td class={isBetter ? 'better' : ''} data-better={isBetter}>
      <div class="compare-value">
        <span>
          <b>{value ?? '–'}</b>
          {value === null && <span class="unseen">{w.none}</span>}
          {isBetter && <span class="unseen">{w.better}</span>}
        </span>
        <i class="compare-bar" style={{ '--long': value ?? 0 }} />
      </div>
    </td>
  );
}

interface TreeOfProps {
  readonly stance: Stance;
  readonly children: ComponentChildren;
}

const TreeOf = ({ stance, children }: TreeOfProps) => (
  <section aria-label={stance.name}>
    <h3>{stance.name}</h3>
    <StillTree tree={stance.tree} />
    {children}
  </section>
);

interface CompareHeadProps {
  readonly card: WholeCard;
  readonly chosen: number;
  readonly choose: (stance: number) => void;
}

function CompareHead({ card, chosen, choose }: CompareHeadProps) {
  const w = useTeamsWords();
  return (
    <header class="compare-head">
      <UnitEmblem card={card.id} />
      <div>
        <h2>{card.name}</h2>
        <p>
          <RankLine card={card} />
        </p>
        {card.stances.length > 1 && (
          <fieldset class="segments" aria-label={`${card.name}: ${w.stances}`}>
            {card.stances.map((stance, i) => (
              <button key={stance.id} type="button" aria-pressed={i === chosen} onClick={() => choose(i)}>
                {stance.name}
              </button>
            ))}
          </fieldset>
        )}
      </div>
    </header>
  );
}
