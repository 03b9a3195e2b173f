import './figureCard.css';
import type { Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { optionLabel } from '@faultline/text';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { percent } from '../attack/percent.ts';
import type { Term } from '../i18n/glossary.ts';
import { type FigureWords, useFigureWords } from '../i18n/figureWords.ts';
import { useMessages } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { TermHint, WithTerms } from '../terms/TermHint.tsx';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import { actingCharacters, attacksBy } from '../game/acting.ts';
import { type Game, useGame } from '../game/game.ts';
import { useAsked } from '../game/useAsked.ts';
import type { Preview } from '../port/queries.ts';
import { isThing } from './figures.ts';
import { partsOf } from './modes/index.ts';
import { ORDERS, ordersOf } from './orders.ts';
import { putBeside } from './putBeside.ts';
import { Pips } from './Side.tsx';

interface FigureProps {
  /** The base that is pointed at. */
  readonly name: string;
  readonly now: Preview | null;
  /** A mouse has come to a term of the card, or has left it: until then it stays. */
  readonly hold: (inside: boolean) => void;
}

interface Fact {
  readonly sign: string;
  readonly what: string;
  /** What of it explains itself. */
  readonly term?: Term;
}

/** What is pointed at in short, beside it: a figure, or what a mode has on the table. */
export default function FigureCard(props: FigureProps) {
  const { view } = useGame();
  const Thing = isThing(props.name) ? partsOf(view.open)?.Thing : undefined;
  return Thing ? <Thing name={props.name} /> : <UnitInShort {...props} />;
}

/** Its state, whom it engages, what it contests, and the attack on it. */
function UnitInShort({ name, now, hold }: FigureProps) {
  const t = useMessages();
  const game = useGame();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current) putBeside(card.current, name);
  });
  const unit = game.view.open.units.find((each) => unitName(each) === name.split('.')[0]);
  const odds = useOddsOn(unit, name, game);
  const words = useFigureWords();
  if (!unit) return null;
  const { stamina, stances } = game.cast.card(unit.id);
  return (
    <div ref={card} class={`figure-card side-${unit.seat === game.me ? 'a' : 'b'}`} role="status">
      <header>
        <UnitEmblem card={unit.card} />
        <div>
          <b>{game.cast.named(name)}</b>
          <small>{stances[unit.stance]?.name}</small>
        </div>
      </header>
      <p>
        <Pips damage={unit.damage} stamina={stamina} />
        <span class="unseen">{t.play.stamina(unit.damage, stamina)}</span>
      </p>
      <ul>
        {[...statesOf(unit, t), ...surroundings(name, now, game, t), ...mayNow(unit, name, game, t, words)].map(
          ({ sign, what, term }) => (
            <li
              key={what}
              class="figure-term"
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold(true)}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hold(false)}
            >
              <Icon name={sign} />{' '}
              {term ? (
                <TermHint term={term} as="word" text={what} />
              ) : (
                <span>
                  <WithTerms text={what} />
                </span>
              )}
            </li>
          ),
        )}
        {odds && (
          <li class="figure-odds">
            <Icon name={odds.type} />{' '}
            <span>{t.play.oddsOn(percent(odds.wound, t.attack), game.cast.named(odds.attacker))}</span>
          </li>
        )}
      </ul>
      <footer>{t.play.wholeCard}</footer>
    </div>
  );
}

/** The best attack of the Unit that acts on somebody of the other side. */
function useOddsOn(unit: Unit | undefined, name: string, game: Game) {
  const { decision, view, moment, me } = game;
  const acting = decision?.step === 'activation.main' && unit && unit.seat !== me ? actingCharacters(view.open) : [];
  return useAsked(acting.length > 0 ? `${moment.version} ${name}` : null, async () => {
    const all = await Promise.all(acting.map((attacker) => attacksBy(game, attacker)));
    return (
      all
        .flat()
        .filter(({ target, odds }) => target === name && odds.wound !== null)
        .map(({ attacker, type, odds }) => ({ attacker, type, wound: odds.wound ?? 0 }))
        .toSorted((a, b) => b.wound - a.wound)[0] ?? null
    );
  });
}

/** The actions it may take, that it may be chosen, or else where its Order Card lies. */
function mayNow(
  unit: Unit,
  name: string,
  { decision, view, cast, me }: Game,
  t: Messages,
  words: FigureWords | null,
): readonly Fact[] {
  if (!words) return [];
  const { open } = view;
  const own = unitName(unit);
  if (decision?.step === 'activation.main' && open.activation?.unit === unit.id && unit.seat === me) {
    const actions = decision.options.filter(({ id }) => id !== 'end');
    const named = actions.map((option) => optionLabel(t.words, cast, decision, option)).join(', ');
    return actions.length > 0 ? [{ sign: 'next', what: words.may(named) }] : [];
  }
  if (decision?.options.some(({ unit: asked, character }) => character === name || asked === own))
    return [{ sign: 'confirm', what: words.chosen }];
  const orders = ordersOf(view, unit.seat);
  const lies = ORDERS.find((where) => orders[where].includes(own));
  return lies ? [{ sign: 'order-card', what: words[lies] }] : [];
}

const statesOf = (unit: Unit, { play, words, cards }: Messages): readonly Fact[] => [
  ...(unit.wounded > 0 ? [{ sign: 'wounded', what: play.wounded, term: 'wounded' as const }] : []),
  ...unit.conditions.map((condition) => ({
    sign: condition,
    what: words.terms.conditions[condition],
    term: condition,
  })),
  ...(unit.injured > 0
    ? [{ sign: 'injured', what: `${cards.terms.injured} ${unit.injured}`, term: 'injured' as const }]
    : []),
  ...(unit.hunker > 0 ? [{ sign: 'hunker', what: `${play.hunker} ${unit.hunker}`, term: 'hunker' as const }] : []),
];

/** Whom it engages, and how the objectives stand that it contests. */
function surroundings(name: string, now: Preview | null, { cast, me }: Game, { play }: Messages): readonly Fact[] {
  const tied = (now?.engaged ?? []).filter((pair) => pair.includes(name)).flat();
  const others = [...new Set(tied.filter((each) => each !== name))].map((each) => cast.named(each));
  const contested = (now?.ending?.objectives ?? []).filter(({ why }) =>
    [why.facts?.first, why.facts?.second].some((list) =>
      String(list ?? '')
        .split(', ')
        .includes(name),
    ),
  );
  return [
    ...(others.length > 0
      ? [{ sign: 'engaged', what: play.engagedWith(others.join(', ')), term: 'engaged' as const }]
      : []),
    ...contested.map(({ objective, next }) => ({
      sign: 'contest',
      what: play.contests(objective, next === null ? play.nobodys : next === me ? play.yours : play.theirs),
    })),
  ];
}
