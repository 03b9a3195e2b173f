import { type Answer, type Character, characterNamed, type Decision, type Open, type Random } from '@faultline/rules';
import type { StyledGame } from './style.ts';

export interface Position {
  readonly game: StyledGame;
  readonly open: Open;
}

/** An answer and what it is worth to the one who gives it. */
export interface Choice {
  readonly answer: Answer;
  readonly value: number;
}

const EQUAL = 1e-9;

/** The one with most worth; of equals one by chance, so that no side and no slot is favoured. */
export function best(choices: readonly Choice[], random: Random): Answer | null {
  let top: Choice[] = [];
  for (const choice of choices) {
    const most = top[0]?.value ?? Number.NEGATIVE_INFINITY;
    if (choice.value > most + EQUAL) top = [choice];
    else if (choice.value >= most - EQUAL) top.push(choice);
  }
  return top[top.length > 1 ? random(top.length) : 0]?.answer ?? null;
}

/** Whom a question is about. */
export function asked({ open }: Position, { about, options }: Decision): Character | null {
  const name = about?.character ?? options.find(({ character }) => character !== undefined)?.character;
  return name === undefined ? null : characterNamed(open, String(name));
}

/**
 * What a mode itself does at a moment, like the End of a Stage, is left to the last (KO-R-11): what rules do then may
 * bring it about in this Turn, and after it they would come a Turn too late.
 */
export function inGoodOrder(decision: Decision): Decision {
  if (decision.step !== 'gameEffects.ask') return decision;
  const ofRules = decision.options.filter(({ ability, unit }) => ability !== undefined || unit !== undefined);
  return ofRules.length === 0 ? decision : { ...decision, options: ofRules };
}

/** The answer where there is but one. */
export function onlyAnswer({ options }: Decision): Answer | null {
  const [only, another] = options;
  return only && !another && !only.asks ? { option: only.id } : null;
}

/** Where nobody reacts and everybody takes what is offered, this needs no thought. */
export function plainAnswer({ options, step }: Decision): Answer | null {
  const pass = step === 'window.ask' && options.find(({ id }) => id === 'pass');
  const plain = pass || options.find(({ id }) => id === 'yes');
  return plain ? { option: plain.id } : null;
}
