import './pool.css';
import type { DieKind } from '@faultline/rules';
import { sourceName } from '@faultline/text';
import { useRef, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Game, useGame } from '../game/game.ts';
import type { Die } from './dice.ts';

interface DiceProps {
  readonly kind: DieKind;
  readonly dice: readonly Die[];
  /** How many of the strikes were blocked. */
  readonly blocked: number;
  /** They fall now. */
  readonly fresh: boolean;
  /** The places of those that an ability changes now. */
  readonly touched?: readonly number[];
}

const SETS = { attack: 'atk', defense: 'def' } as const;

/** A roll on the table. Each die tells where it comes from: on hover, on a tap, or by the arrow keys. */
export function Dice({ kind, dice, blocked, fresh, touched = [] }: DiceProps) {
  const t = useMessages();
  const game = useGame();
  const [shown, setShown] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const isBlocked = blockedOnes(dice, blocked);
  const texts = dice.map((die, i) => textOf(die, isBlocked[i] === true, t, game));
  const row = useRef<HTMLUListElement>(null);
  /** The dice are one stop of the tab key; the arrows go from die to die. */
  const step = (event: KeyboardEvent, from: number) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('.die')[from + by]?.focus();
  };
  return (
    <>
      <ul
        ref={row}
        class={`dice ${kind}${fresh ? ' fresh' : ''}`}
        aria-label={`${t.attack.rolled}: ${t.words.terms.dice[kind]}`}
      >
        {dice.map((die, i) => (
          <li key={i} class="die-place" style={{ '--place': i }}>
            <button
              type="button"
              class={`${classOf(die, isBlocked[i] === true)}${touched.includes(i) ? ' touched' : ''}`}
              aria-label={texts[i]}
              tabIndex={i === stop ? 0 : -1}
              onKeyDown={(event) => step(event, i)}
              onFocus={() => {
                setStop(i);
                setShown(i);
              }}
              onBlur={() => setShown(null)}
              onPointerEnter={() => setShown(i)}
              onPointerLeave={() => setShown(null)}
              onClick={() => setShown(i)}
            >
              <Icon name={`${SETS[kind]}-${die.face}`} />
              {die.was && (
                <span class="die-was">
                  <Icon name={die.was} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p class="die-source" aria-hidden="true">
        {shown === null ? '' : texts[shown]}
      </p>
    </>
  );
}

/** Strikes are blocked from the right: the last ones first. */
function blockedOnes(dice: readonly Die[], blocked: number): boolean[] {
  let left = blocked;
  return dice
    .toReversed()
    .map((die) => {
      const takes = left > 0 && !die.gone && die.face === 'strike';
      if (takes) left -= 1;
      return takes;
    })
    .toReversed();
}

const classOf = (die: Die, isBlocked: boolean): string =>
  ['die', die.face === 'failure' ? 'failure' : '', die.gone || isBlocked ? 'gone' : '', die.added ? 'added' : '']
    .filter(Boolean)
    .join(' ');

function textOf(die: Die, isBlocked: boolean, { attack, words }: Messages, { cast }: Game): string {
  const face = words.terms.faces[die.face];
  const by = die.by === null ? '' : dieSource(die.by, words, cast);
  const told = die.gone
    ? attack.dieGone(face, by)
    : die.added
      ? attack.dieAdded(face, by)
      : die.was
        ? attack.dieTurned(words.terms.faces[die.was], face, by)
        : die.from === null
          ? face
          : attack.dieFrom(face, sourceName(words, cast, die.from));
  return isBlocked ? `${told}; ${attack.dieBlocked}` : told;
}

/** A condition, or whatever else dice come from. */
function dieSource(by: string, words: Messages['words'], cast: Game['cast']): string {
  const conditions: Readonly<Record<string, string>> = words.terms.conditions;
  return conditions[by] ?? sourceName(words, cast, by);
}
