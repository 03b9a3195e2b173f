import './odds.css';
import type { Choice } from '@faultline/odds';
import type { CombatTree } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { useSpeech } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { type Game, useGame } from '../game/game.ts';
import { Goals } from './Goals.tsx';
import { decimal, neededFor, percent } from './percent.ts';
import { Plot } from './Plot.tsx';
import { Unplayed } from './Unplayed.tsx';

interface OddsProps {
  readonly choices: readonly Choice[];
  readonly attacker: string;
  readonly target: string;
  /** What came of it, where that is known. */
  readonly came: number | null;
  readonly rolled: boolean;
}

/** What an attack may come to, exactly, beside what might be done in its place. */
export function OddsPanel({ choices, attacker, target, came, rolled }: OddsProps) {
  const { t, language } = useSpeech();
  const game = useGame();
  const [now] = choices;
  if (!now) return null;
  const { odds } = now;
  const who = game.cast.named(target);
  const tree = treeOf(attacker, game);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too.
    <section class="panel odds" aria-label={t.attack.odds} tabIndex={0}>
      <header>
        <h2>{t.attack.odds}</h2>
        <span>{rolled ? t.attack.oddsBefore : t.attack.exact}</span>
      </header>
      <p class="odds-chance">
        {odds.wound === null ? (
          <small>{t.attack.cannotWound}</small>
        ) : (
          <>
            <b class="numbers">{percent(odds.wound, t.attack)}</b> <small>{t.attack.toWound(who)}</small>
          </>
        )}
      </p>
      <p class="odds-expected">{t.attack.expected(decimal(odds.expected.damage, language))}</p>
      <Plot odds={odds} came={came} caption={neededFor(odds) === null ? t.attack.axisPlain : t.attack.axis} />
      {tree && <Goals odds={odds} tree={tree} />}
      {choices.length > 1 && <Compared choices={choices} />}
      {odds.uncounted.length > 0 && (
        <p class="odds-note">{t.attack.uncounted(odds.uncounted.map((name) => abilityName(name, game)).join(', '))}</p>
      )}
      <Unplayed all={choices.map((choice) => choice.odds)} />
    </section>
  );
}

function treeOf(attacker: string, { view, playing }: Game): CombatTree | undefined {
  const unit = view.open.units.find((each) => unitName(each) === attacker.split('.')[0]);
  return playing.cards.units[unit?.card ?? '']?.stances[unit?.stance ?? 0]?.tree;
}

const abilityName = (name: string, { cast }: Game): string => {
  const [ability = name, unit] = name.split('@');
  return unit ? `${cast.ability(ability)} (${cast.named(unit)})` : cast.ability(ability);
};

/** The chances to Wound beside one another. */
function Compared({ choices }: { readonly choices: readonly Choice[] }) {
  const { attack } = useSpeech().t;
  const game = useGame();
  return (
    <div class="odds-compared">
      <h3>{attack.compared}</h3>
      <ul>
        {choices
          .filter((choice) => !isSame(choice, choices[0]))
          .slice(0, 7)
          .map((choice, i) => (
            <li key={i} class={i === 0 ? 'this' : ''}>
              <span>{titleOf(choice, game, attack)}</span>
              <span class="odds-bar" aria-hidden="true">
                <span class="odds-filled" style={{ width: `${(choice.odds.wound ?? 0) * 100}%` }} />
              </span>
              <b class="numbers">{choice.odds.wound === null ? '–' : percent(choice.odds.wound, attack)}</b>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** A Focus that is there already changes nothing. */
const isSame = ({ instead, odds }: Choice, now?: Choice): boolean =>
  instead === 'focus' && odds.attack.dice === now?.odds.attack.dice;

function titleOf({ instead, name }: Choice, game: Game, { instead: words }: Messages['attack']): string {
  switch (instead) {
    case 'nothing':
      return words.nothing;
    case 'focus':
      return words.focus;
    case 'target':
      return words.target(game.cast.named(name));
    case 'stance':
      return words.stance(name);
    case 'ability':
      return words.ability(abilityName(name, game));
  }
}
