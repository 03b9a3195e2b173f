import './fight.css';
import { isRolled } from '@faultline/rules/attacks';
import { useMessages } from '../i18n/language.ts';
import { useGame } from '../game/game.ts';
import { Dice } from './Dice.tsx';
import { diceOf } from './dice.ts';
import { type Fight, resultsOf, sufferedIn } from './fight.ts';
import { objectParts } from './modes/index.ts';

/** The dice of an attack in small, while the table is needed and after it is over. */
export default function FightSummary({ fight, isOver }: { readonly fight: Fight; readonly isOver: boolean }) {
  const { attack, words } = useMessages();
  const { cast, view } = useGame();
  const { attacker, target, attackType } = fight;
  const [results, suffered] = [resultsOf(fight), sufferedIn(fight)];
  return (
    <section class="panel fight" aria-label={attack.lastAttack}>
      {isOver && <p class="cap">{attack.lastAttack}</p>}
      <h2>{words.log?.attacks(cast.character(attacker), cast.target(target), attackType)}</h2>
      {isRolled(fight) && (
        <>
          <Dice kind="attack" dice={diceOf(fight, 'attack')} blocked={results?.blocked ?? 0} fresh={false} />
          <Dice kind="defense" dice={diceOf(fight, 'defense')} blocked={0} fresh={false} />
        </>
      )}
      <p>
        {results && `${results.successes} ${attack.successes(results.successes)}`}
        {suffered !== null && !objectParts(view.open, target) && ` · ${attack.suffered(cast.target(target), suffered)}`}
      </p>
    </section>
  );
}
