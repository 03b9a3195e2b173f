import './attackTree.css';
import type { Choice } from '@faultline/odds';
import { unitName } from '@faultline/rules/names';
import { arePoolsFormed, isRolled } from '@faultline/rules/attacks';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Signs } from '../terms/TermHint.tsx';
import { termsOf } from '../terms/terms.ts';
import { useMessages } from '../i18n/language.ts';
import { Rule } from '../ledger/Rule.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type Game, useGame } from '../game/game.ts';
import type { TreeWay } from '../port/odds.ts';
import { declaredAt, type Fight, poolOf, poolParts, resultsOf, sufferedIn } from './fight.ts';
import { OddsPanel } from './OddsPanel.tsx';
import { PoolPanel } from './PoolPanel.tsx';
import { type TreeRule, whyNotNext } from './treeLayout.ts';
import { TreeView } from './TreeView.tsx';
import { objectParts } from './modes/index.ts';
import type { Step } from './steps.ts';
import { useAsked } from '../game/useAsked.ts';
import { askedHeight } from '../ui/askedHeight.ts';
import { Tumble } from './Tumble.tsx';
import { useUnfolding } from './useUnfolding.ts';

const NOTHING: readonly never[] = [];

const TABS = ['dice', 'tree', 'odds'] as const;
type Tab = (typeof TABS)[number];

const OF_THE_TREE: readonly Step[] = ['tree', 'damage', 'after'];

interface AttackProps {
  readonly fight: Fight;
  readonly step: Step;
}

/** An attack under way: both pools, the tree, the Damage Pool, the odds; on a phone one of them at a time. */
export default function AttackView({ fight, step }: AttackProps) {
  const { attack } = useMessages();
  const game = useGame();
  const target = targetName(fight, game);
  const [chosen, choose] = useState<{ readonly step: Step; readonly tab: Tab } | null>(null);
  const fresh = game.moment.story.at(-1)?.events.some(({ event }) => event === 'rolled') === true;
  const unfolded = useUnfolding(fight, fresh);
  // Where one part is shown at a time a roll is read before the tree.
  const tab = chosen?.step === step ? chosen.tab : OF_THE_TREE.includes(step) && unfolded.seen ? 'tree' : 'dice';
  const element = useAboveQuestion();
  return (
    <div ref={element} class="attack-view" data-tab={tab}>
      <div class="segments attack-tabs">
        {TABS.map((each) => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => choose({ step, tab: each })}>
            {attack.tabs[each]}
          </button>
        ))}
      </div>
      <div class="attack-pools">
        <PoolPanel kind="attack" who={fight.attacker} {...{ fight, unfolded }} />
        <PoolPanel
          kind="defense"
          who={typeof fight.target === 'string' ? null : fight.target}
          {...{ fight, unfolded }}
        />
        {fresh && isRolled(fight) && (
          <Tumble key={fight.attack} fight={fight} attacker={characterName(fight.attacker, game)} target={target} />
        )}
      </div>
      <TreePanel fight={fight} target={target} />
      <FightOdds fight={fight} />
    </div>
  );
}

/** An element that knows how high the question below it is, as `--asked`. */
function useAboveQuestion(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tell = () => element.current?.style.setProperty('--asked', `${askedHeight.now()}px`);
    tell();
    return askedHeight.follow(tell);
  }, []);
  return element;
}

/** The odds of an attack as they were when it was declared. */
function FightOdds({ fight }: { readonly fight: Fight }) {
  const game = useGame();
  const target = targetName(fight, game);
  const attacker = characterName(fight.attacker, game);
  const declared = declaredAt(game.moment.story, fight);
  const key = declared === null ? null : `${declared} ${attacker} ${target}`;
  const choices = useAsked<readonly Choice[]>(key, () =>
    game.port.compared(Math.max(0, (declared ?? 0) - 1), attacker, fight.attackType, target),
  );
  // Effects on the way may have changed the pools: those odds were another attack's.
  if (!choices?.[0] || !fits(choices[0], fight)) return null;
  const object = objectParts(game.view.open, fight.target);
  if (object) return <object.Odds odds={choices[0].odds} rolled={isRolled(fight)} />;
  return (
    <OddsPanel
      choices={choices}
      attacker={attacker}
      target={target}
      came={sufferedIn(fight)}
      rolled={isRolled(fight)}
    />
  );
}

const fits = ({ odds }: Choice, fight: Fight): boolean =>
  !arePoolsFormed(fight) ||
  (fight.pools.attack.dice === odds.attack.dice && fight.pools.defense.dice === odds.defense.dice);

function characterName(id: number, { view }: Game): string {
  const character = view.open.characters[id];
  const unit = view.open.units[character?.unit ?? -1];
  return unit && character ? `${unitName(unit)}.${character.number}` : '';
}

const targetName = ({ target }: Fight, game: Game): string =>
  typeof target === 'string' ? target : characterName(target, game);

interface TreePanelProps {
  readonly fight: Fight;
  readonly target: string;
}

function TreePanel({ fight, target }: TreePanelProps) {
  const { attack } = useMessages();
  const game = useGame();
  const { view, decision, moment, playing, cast } = game;
  const [planned, plan] = useState<string | null>(null);
  const isAsked = view.open.decision?.step === 'attack.tree';
  const ways = useAsked<readonly TreeWay[]>(isAsked ? `${moment.version}` : null, () => game.port.ways()) ?? NOTHING;
  const unit = view.open.units[view.open.characters[fight.attacker]?.unit ?? -1];
  const tree = playing.cards.units[unit?.card ?? '']?.stances[unit?.stance ?? 0]?.tree;
  if (!tree) return null;
  const legal =
    decision?.step === 'attack.tree' ? decision.options.filter(({ id }) => id !== 'stop').map(({ id }) => id) : NOTHING;
  const way = ways.find((each) => each.path.at(-1) === planned) ?? null;
  const object = objectParts(view.open, fight.target);
  const closed = planned === null || !isAsked ? null : whyNotNext(tree, fight.path, planned);
  return (
    <section class="panel attack-tree" aria-label={attack.tree}>
      <header>
        <h2>{attack.tree}</h2>
        <span>{resultsOf(fight) ? attack.used(fight.path.length, fight.successes) : ''}</span>
        <ul class="legend" aria-hidden="true">
          <li class="taken">{attack.taken}</li>
          <li class="planned">{attack.planned}</li>
          <li class="possible">{attack.possible}</li>
        </ul>
      </header>
      <TreeView
        tree={tree}
        path={fight.path}
        legal={legal}
        ways={ways}
        planned={planned}
        plan={plan}
        take={(option) => {
          plan(null);
          void game.answer({ option });
        }}
      />
      <Signs terms={termsOf(tree.options.flatMap(({ effects }) => effects))} />
      {object ? (
        <object.Foot fight={fight} way={way} />
      ) : (
        <Foot fight={fight} way={way} who={cast.named(target)} closed={way ? null : closed} />
      )}
    </section>
  );
}

interface FootProps {
  readonly fight: Fight;
  readonly way: TreeWay | null;
  readonly who: string;
  /** Why the option that is looked at cannot be taken. */
  readonly closed: TreeRule | null;
}

/** The Damage Pool: the total, its sum in pieces, and what it would mean. */
function Foot({ fight, way, who, closed }: FootProps) {
  const { attack } = useMessages();
  const { view, playing } = useGame();
  const defender =
    typeof fight.target === 'string' ? null : view.open.units[view.open.characters[fight.target]?.unit ?? -1];
  const stamina = playing.cards.units[defender?.card ?? '']?.stamina ?? 0;
  const total = way?.pool ?? poolOf(fight);
  const suffered = sufferedIn(fight);
  return (
    <footer class="attack-foot">
      <p class={`attack-total${way ? ' planned' : ''}`}>
        <b class="numbers">{total}</b> {attack.damage}
      </p>
      <Sums fight={fight} planned={way ? way.pool - poolOf(fight) : 0} />
      {defender && (
        <p class="attack-sum">
          <small>{attack.has(who)}</small>
          <span class="numbers">{attack.of(defender.damage, stamina)}</span>
        </p>
      )}
      <p class="attack-verdict" aria-live="polite">
        {suffered !== null ? (
          attack.suffered(who, suffered)
        ) : way && way.wounds !== null ? (
          <>
            {way.wounds && <Icon name="wounded" />} {way.wounds ? attack.wounds(who) : attack.survives(who)}
          </>
        ) : (
          closed && (
            <>
              {attack.notNext[closed]} <Rule id={closed} />
            </>
          )
        )}
      </p>
    </footer>
  );
}

function Sums({ fight, planned }: { readonly fight: Fight; readonly planned: number }) {
  const { attack } = useMessages();
  const { chart, effect, tree } = poolParts(fight);
  const parts = [
    [attack.fromChart, chart],
    [attack.fromEffect, effect],
    [attack.fromTree, tree + planned],
  ] as const;
  return (
    <>
      {parts
        .filter(([, amount]) => amount > 0)
        .map(([name, amount]) => (
          <p key={name} class="attack-sum">
            <small>{name}</small>
            <span class="numbers">{amount}</span>
          </p>
        ))}
    </>
  );
}
