import './unitCard.css';
import type { Stance, Unit } from '@faultline/rules';
import { ChartRows } from '../attack/ChartRows.tsx';
import { StillTree } from '../attack/TreeView.tsx';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { useGame } from '../game/game.ts';
import { AbilityRows } from './AbilityRows.tsx';
import { Tags } from './Tags.tsx';
import { Signs, TermHint, WithTerms } from '../terms/TermHint.tsx';
import { termsOf } from '../terms/terms.ts';

/** The card of a Unit: its figures, what state it is in, its abilities and its stances. */
export default function UnitCard({ unit }: { readonly unit: Unit }) {
  const { cards } = useMessages();
  const { cast } = useGame();
  const { name, stamina, durability, force, stances, tags } = cast.card(unit.id);
  return (
    <>
      <h2>{name}</h2>
      <p class="unit-card-figures numbers">
        <WithTerms
          text={[
            `${cards.stamina} ${stamina}`,
            `${cards.durability} ${durability}`,
            ...(force > 0 ? [`${cards.force} ${force}`] : []),
          ].join(' · ')}
        />
      </p>
      <Tags tags={tags} />
      <State unit={unit} />
      <AbilityRows unit={unit} />
      {stances.map((stance, i) => (
        <StanceText key={stance.id} stance={stance} isActive={stances.length > 1 && i === unit.stance} />
      ))}
    </>
  );
}

/** Damage and tokens; each state says what it means. */
function State({ unit }: { readonly unit: Unit }) {
  const { play } = useMessages();
  const { cast } = useGame();
  return (
    <p class="unit-card-state numbers">
      {play.stamina(unit.damage, cast.card(unit.id).stamina)}
      {unit.wounded > 0 && <TermHint term="wounded" as="chip" />}
      {unit.injured > 0 && (
        <>
          {unit.injured > 1 && `${unit.injured} × `}
          <TermHint term="injured" as="chip" />
        </>
      )}
      {unit.hunker > 0 && <TermHint term="hunker" as="chip" />}
      {unit.conditions.map((condition) => (
        <TermHint key={condition} term={condition} as="chip" />
      ))}
    </p>
  );
}

function StanceText({ stance, isActive }: { readonly stance: Stance; readonly isActive: boolean }) {
  const { cards, words } = useMessages();
  const { melee, ranged, charts, tree, name } = stance;
  const all = [charts.ranged, charts.melee, charts.defense].flatMap((chart) => chart ?? []);
  const entries = [...all.flatMap(({ rows }) => rows.flatMap(({ results }) => results)), ...treeEffects(tree)];
  return (
    <section class="unit-card-stance" aria-label={name}>
      <h3>
        <Icon name="stance" /> {name} {isActive && <small>{cards.active}</small>}
      </h3>
      <p class="numbers">
        <Icon name="ranged" label={words.terms.attacks.ranged} />{' '}
        <WithTerms
          text={`${cards.dice(ranged.attack, ranged.defense)}${ranged.range === null ? '' : `, ${cards.range(ranged.range)}`}`}
        />
      </p>
      <p class="numbers">
        <Icon name="melee" label={words.terms.attacks.melee} />{' '}
        <WithTerms text={cards.dice(melee.attack, melee.defense)} />
      </p>
      {all.map((chart, i) => (
        <ChartRows key={i} chart={chart} die={chart === charts.defense ? 'defense' : 'attack'} expertise={null} />
      ))}
      <StillTree tree={tree} />
      <Signs terms={termsOf(entries)} />
    </section>
  );
}

const treeEffects = ({ options }: Stance['tree']): readonly string[] => options.flatMap(({ effects }) => effects);
