import './possible.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { type AttackNow, actingCharacters, attacksBy } from '../game/acting.ts';
import { type Game, useGame } from '../game/game.ts';
import type { Plan } from '../game/plan.ts';
import { objectParts } from './modes/index.ts';
import { OddsPanel } from './OddsPanel.tsx';
import { decimal, percent } from './percent.ts';
import { Unplayed } from './Unplayed.tsx';
import { useAsked, useNewest } from '../game/useAsked.ts';

interface Thought {
  readonly attacker: string;
  readonly to?: readonly [number, number, number];
}

/** Whose attacks are of interest now: of the planned base, of whoever attacks, of the Unit that acts. */
function thoughtsOf({ decision, view }: Game, plan: Plan | null): readonly Thought[] {
  if (!decision) return [];
  if (plan?.trial && !plan.trial.refused && (plan.asks.kind === 'move' || plan.asks.kind === 'place'))
    return [{ attacker: plan.asks.character, to: plan.trial.to }];
  if (decision.step === 'attack.type' || decision.step === 'attack.target')
    return [{ attacker: String(decision.about?.character ?? '') }];
  if (decision.step !== 'activation.main' || !decision.options.some(({ id }) => id === 'combat')) return [];
  return actingCharacters(view.open).map((attacker) => ({ attacker }));
}

interface PossibleProps {
  readonly plan: Plan | null;
  /** Where there is little room nothing is said of no attack. */
  readonly brief?: boolean;
}

/** Every attack that could be made, with its chances; one opens to all that may come of it. */
export default function PossibleAttacks({ plan, brief = false }: PossibleProps) {
  const { t, language } = useSpeech();
  const game = useGame();
  const { port, moment, cast } = game;
  const thoughts = thoughtsOf(game, plan);
  const key = thoughts.length > 0 ? `${moment.version} ${JSON.stringify(thoughts)}` : null;
  const [chosen, choose] = useState<string | null>(null);
  const found = useNewest<readonly AttackNow[]>(key, async () => {
    const each = await Promise.all(
      thoughts.map(async ({ attacker, to }) =>
        to === undefined
          ? attacksBy(game, attacker)
          : (await port.attacks(attacker, to)).map((one) => ({ ...one, attacker })),
      ),
    );
    return each.flat().toSorted((a, b) => (b.odds.wound ?? -1) - (a.odds.wound ?? -1));
  });
  if (key === null || !found || (brief && found.length === 0)) return null;
  const isPlanned = thoughts.some(({ to }) => to !== undefined);
  return (
    <section class={`panel possible${isPlanned ? ' planned' : ''}`} aria-label={t.attack.possibleAttacks}>
      <h2>{isPlanned ? t.attack.possibleAttacks : t.attack.possibleNow}</h2>
      {found.length === 0 && <p class="odds-note">{t.attack.nobody}</p>}
      <ul>
        {found.map(({ attacker, type, target, odds, later = false }) => {
          const id = `${attacker} ${type} ${target}`;
          const who = thoughts.length > 1 ? `${cast.named(attacker)} → ${cast.named(target)}` : cast.named(target);
          const object = objectParts(game.view.open, target);
          return (
            <li key={id}>
              <Opening
                isPlanned={isPlanned || later}
                isOpen={chosen === id}
                open={() => choose(chosen === id ? null : id)}
              >
                <Icon name={type} label={t.words.terms.attacks[type]} />
                {object ? (
                  <object.Row odds={odds} who={who} later={later} />
                ) : (
                  <>
                    <span>
                      {who}
                      <small>{t.attack.expected(decimal(odds.expected.damage, language))}</small>
                    </span>
                    <b class="numbers">
                      {odds.wound === null ? '–' : percent(odds.wound, t.attack)}
                      <span class="unseen"> {t.attack.toWound(cast.named(target))}</span>
                    </b>
                  </>
                )}
              </Opening>
              {chosen === id && !isPlanned && <Opened attacker={attacker} type={type} target={target} />}
            </li>
          );
        })}
      </ul>
      {chosen === null && <Unplayed all={found.map(({ odds }) => odds)} />}
    </section>
  );
}

interface OpeningProps {
  readonly isPlanned: boolean;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly children: ComponentChildren;
}

/** A row that opens; of a planned spot, or of what comes later, there is no more to be told. */
const Opening = ({ isPlanned, isOpen, open, children }: OpeningProps) =>
  isPlanned ? (
    <div class="possible-row">{children}</div>
  ) : (
    <button type="button" class="possible-row" aria-expanded={isOpen} onClick={open}>
      {children}
    </button>
  );

/** All that may come of one of them, beside what might be done in its place. */
function Opened({ attacker, type, target }: Pick<AttackNow, 'attacker' | 'type' | 'target'>) {
  const { port, moment, view } = useGame();
  const choices = useAsked(`${moment.version} ${attacker} ${type} ${target}`, () =>
    port.compared(moment.version, attacker, type, target),
  );
  const object = objectParts(view.open, target);
  if (object) return choices?.[0] ? <object.Odds odds={choices[0].odds} rolled={false} /> : null;
  return choices && <OddsPanel choices={choices} attacker={attacker} target={target} came={null} rolled={false} />;
}
