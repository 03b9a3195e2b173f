import { type Answer, type Open, type Option, whyNot } from '@faultline/rules';
import type { Position } from './choice.ts';

interface Thought {
  readonly character: string;
  readonly answer: Answer;
}

/**
 * Where moves led in the thoughts of a Turn. What was chosen for the sake of a place is not to be regretted because
 * the place does not come to mind again.
 */
export class Recalled {
  private turn = -1;
  private thoughts: Thought[] = [];

  note({ turn, decision }: Open, answer: Answer): void {
    const asks = answer.to && decision?.options.find(({ id }) => id === answer.option)?.asks;
    if (asks?.kind !== 'move') return;
    if (turn !== this.turn) [this.turn, this.thoughts] = [turn, []];
    this.thoughts.push({ character: asks.character, answer });
  }

  /** Those that answer the open question. */
  spots({ game, open }: Position, { id, asks }: Option): Answer[] {
    const { decision, version, turn } = open;
    if (turn !== this.turn || !decision || asks?.kind !== 'move') return [];
    return this.thoughts
      .filter(({ character, answer }) => character === asks.character && answer.option === id)
      .map(({ answer }) => answer)
      .filter((answer) => whyNot({ game, open }, { seat: decision.seat, version, answer }) === null);
  }
}
