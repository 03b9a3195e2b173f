import type { Answer, Decision } from '@faultline/rules';
import { nameOfOption, type Names } from '@faultline/testkit';
import { flow, inches } from './flow.ts';
import type { Aim, Said } from './plans.ts';

/** The attack that a plan ends with. */
export type Aimed = Pick<Aim, 'type' | 'target'> & { readonly attacker: string };

/** A plan as the steps of a scenario file; null where a file has no words for one of them. */
export function stepsOf(said: readonly Said[], aim: Aimed | null, names: Names, decimals: number): string[] | null {
  const before = said.map(({ decision, answer }) => stepOf(decision, answer, names, decimals));
  if (!before.every((step) => step !== null)) return null;
  if (!aim) return before;
  const { attacker, type, target } = aim;
  return [...before, unbraced({ attack: { with: names.short(attacker), type, target: names.short(target) } })];
}

const unbraced = (step: object): string => flow(step).slice(1, -1);

function stepOf(decision: Decision, answer: Answer, names: Names, decimals: number): string | null {
  const option = decision.options.find(({ id }) => id === answer.option);
  if (option?.asks?.kind === 'move' && answer.to)
    return unbraced({ move: { kind: answer.option, to: inches(answer.to, decimals) } });
  if (!option || option.asks) return null;
  if (option.id === 'flip') return 'flip';
  const by = decision.seat === 0 ? {} : { by: 'blue' };
  return unbraced({ choose: nameOfOption(names, decision, option), ...by });
}
