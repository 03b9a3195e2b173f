import './pool.css';
import type { CharacterId, DieKind, Seat, Stance } from '@faultline/rules';
import { sourceName } from '@faultline/text';
import { arePoolsFormed, isRolled } from '@faultline/rules/attacks';
import { TermHint } from '../terms/TermHint.tsx';
import { useMessages } from '../i18n/language.ts';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import { useGame } from '../game/game.ts';
import { ChartRows } from './ChartRows.tsx';
import { Dice } from './Dice.tsx';
import { type Die, diceOf, expectedDice, shows, touchedBy } from './dice.ts';
import { type Fight, type Results, resultsOf } from './fight.ts';
import { objectParts } from './modes/index.ts';
import type { Unfolded } from './useUnfolding.ts';

interface PoolProps {
  readonly kind: DieKind;
  readonly fight: Fight;
  /** Who rolls; null for an object of the mission. */
  readonly who: CharacterId | null;
  readonly unfolded: Unfolded;
}

/** One side of an attack: who, the pool with its sources, the dice, what they come to, the chart. */
export function PoolPanel({ kind, fight, who, unfolded }: PoolProps) {
  const { attack, words } = useMessages();
  const game = useGame();
  const { view, cast, playing, me } = game;
  const unit = who === null ? null : (view.open.units[view.open.characters[who]?.unit ?? -1] ?? null);
  const attacker = view.open.units[view.open.characters[fight.attacker]?.unit ?? -1];
  const seat: Seat = unit?.seat ?? (attacker?.seat === 0 ? 1 : 0);
  const object = objectParts(view.open, fight.target);
  const stance = unit && playing.cards.units[unit.card]?.stances[unit.stance];
  const name = who === null ? cast.target(fight.target) : cast.character(who);
  const chart = who === null ? object?.chart(game, String(fight.target)) : chartOf(kind, stance, fight);
  const pool = fight.pools[kind];
  const made = unfolded[kind];
  const roll = isRolled(fight) ? diceOf(fight, kind, made) : null;
  const results = unfolded.done ? resultsOf(fight) : null;
  const isLast = !unfolded.done && (kind === 'defense' || unfolded.defense === 0);
  const read = fight.charts[kind]?.expertise ?? null;
  const formed = arePoolsFormed(fight) ? pool.dice : expectedDice(stance, kind, fight);
  return (
    <section class={`panel pool side-${seat === me ? 'a' : 'b'}`} aria-label={titleOf(kind, name, attack)}>
      <header>
        {unit && <UnitEmblem card={unit.card} />}
        <div>
          <h2>{titleOf(kind, name, attack)}</h2>
          <p>{stance?.name}</p>
        </div>
        <ul class="pool-sources">
          {pool.sources.map(({ dice, from }) => (
            <li key={from} class="chip numbers">
              {dice < 0 ? `−${-dice}` : dice}{' '}
              {isTerm(from) ? <TermHint term={from} as="word" /> : sourceName(words, cast, from)}
            </li>
          ))}
        </ul>
      </header>
      {roll ? (
        <Dice
          kind={kind}
          dice={roll}
          blocked={kind === 'attack' ? (results?.blocked ?? 0) : 0}
          fresh={!unfolded.fallen}
          touched={isLast ? touchedBy(fight, kind, made) : NONE}
        />
      ) : (
        <EmptyDice kind={kind} count={formed} />
      )}
      {/* Dice in the air come to nothing yet. */}
      <Sum {...{ kind, results, formed }} roll={unfolded.fallen ? roll : null} />
      {chart && <ChartRows chart={chart} die={kind} expertise={unfolded.fallen ? read : null} />}
    </section>
  );
}

const NONE: readonly number[] = [];

const chartOf = (kind: DieKind, stance: Stance | null | undefined, { attackType }: Fight) =>
  stance?.charts[kind === 'attack' ? attackType : 'defense'];

/** Sources of dice that are terms of the game, not stances or abilities. */
const TERMS = ['focus', 'impact', 'sharpshooter', 'cover', 'hunker'] as const;

const isTerm = (from: string): from is (typeof TERMS)[number] => TERMS.some((term) => term === from);

const titleOf = (
  kind: DieKind,
  name: string,
  { attacks, defends }: { readonly attacks: (who: string) => string; readonly defends: (who: string) => string },
): string => (kind === 'attack' ? attacks(name) : defends(name));

const EmptyDice = ({ kind, count }: { readonly kind: DieKind; readonly count: number }) => (
  <>
    <div class={`dice ${kind}`} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <svg key={i} class="die icon empty" viewBox="0 0 24 24" aria-hidden="true">
          <path d={kind === 'attack' ? 'M8 2h8l6 6v8l-6 6H8l-6-6V8z' : 'M12 1.8 21 7v10l-9 5.2L3 17V7z'} />
        </svg>
      ))}
    </div>
    {/* Where the source of a die will stand. */}
    <p class="die-source" aria-hidden="true" />
  </>
);

interface SumProps {
  readonly kind: DieKind;
  /** The dice of the pool. */
  readonly formed: number;
  readonly roll: readonly Die[] | null;
  readonly results: Results | null;
}

/** How many dice there are before the roll, what they come to after it. */
function Sum({ kind, formed, roll, results }: SumProps) {
  const { attack } = useMessages();
  const [n, what, why] = !roll
    ? [formed, kind === 'attack' ? attack.attackDice : attack.defenseDice, '']
    : kind === 'defense'
      ? [shows(roll, 'block'), attack.blocks(shows(roll, 'block')), attack.takesStrikes]
      : successesOf(roll, results, attack);
  return (
    <p class="pool-sum">
      <b class="numbers">{n}</b> <strong>{what}</strong>
      <small>{results || kind === 'defense' ? why : ''}</small>
    </p>
  );
}

function successesOf(
  roll: readonly Die[],
  results: Results | null,
  words: { readonly successes: (n: number) => string; readonly blocked: (n: number) => string },
): readonly [number, string, string] {
  const n = results?.successes ?? shows(roll, 'crit') + shows(roll, 'strike');
  return [n, words.successes(n), words.blocked(results?.blocked ?? 0)];
}
