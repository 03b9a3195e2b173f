import { type Suggestion, suggestionsFor } from '@faultline/ai';
import { type Game, unitName, type View, withMoved } from '@faultline/rules';
import type { OddsAdvice, Possible } from '../port/odds.ts';
import type { Preview, Suggested } from '../port/queries.ts';

interface Asked {
  readonly game: Game;
  readonly view: View;
  /** How things stand, seen by a character. */
  readonly preview: (p: { readonly game: Game; readonly open: View['open'] }, character: string | null) => Preview;
  readonly attacks: OddsAdvice['attacks'];
}

/** What is advised, with what it leaves: who holds what, and the best attack from there. */
export async function suggestionsTo(asked: Asked): Promise<readonly Suggested[]> {
  const { game, view } = asked;
  return Promise.all(
    suggestionsFor(game, view).map(async (suggestion) => {
      const { goes } = suggestion;
      const p = { game, open: view.open };
      return {
        ...suggestion,
        preview: goes ? asked.preview(withMoved(p, goes.character, goes.to), goes.character) : null,
        attack: await bestAttack(asked, suggestion),
      };
    }),
  );
}

async function bestAttack({ view, attacks }: Asked, { answer, goes }: Suggestion): Promise<Suggested['attack']> {
  const { decision, activation, units, characters } = view.open;
  if (goes) return bestOf(goes.character, await attacks(goes.character, goes.to));
  if (decision?.step === 'attack.target' || decision?.step === 'attack.type') {
    const attacker = String(decision.about?.character ?? '');
    const all = await attacks(attacker);
    return bestOf(
      attacker,
      all.filter(({ type, target }) => type === answer.option || target === answer.option),
    );
  }
  const unit = answer.option === 'combat' && activation ? units[activation.unit] : undefined;
  const names = (unit?.characters ?? []).flatMap((id) => {
    const c = characters[id];
    return c?.onTable && unit ? [`${unitName(unit)}.${c.number}`] : [];
  });
  const found = await Promise.all(names.map(async (name) => bestOf(name, await attacks(name))));
  return found.toSorted((a, b) => (b?.wound ?? -1) - (a?.wound ?? -1))[0] ?? null;
}

const bestOf = (attacker: string, all: readonly Possible[]): Suggested['attack'] =>
  all
    .filter(({ later }) => !later)
    .map(({ type, target, odds }) => ({ attacker, type, target, wound: odds.wound }))
    .toSorted((a, b) => (b.wound ?? -1) - (a.wound ?? -1))[0] ?? null;
