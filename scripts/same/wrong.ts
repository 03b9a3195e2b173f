// Ten commands that are wrong in one point, or nearly right, made from a legal one. Both sides must say the same to each.

import type { Random } from '@faultline/rules';
import type { Command, Question } from './side.ts';

export interface Wrong {
  readonly how: string;
  readonly command: Command;
}

type Make = (legal: Command, question: Question, random: Random) => Command;

/** How far a place is moved off the legal one, in hundredths of a millimetre: sometimes it stays legal. */
const ASIDE = 6000;

const MAKES: Readonly<Record<string, Make>> = {
  'the other seat': (legal) => ({ ...legal, seat: legal.seat === 0 ? 1 : 0 }),
  'a version to come': (legal) => ({ ...legal, version: legal.version + 1 }),
  'a stale version': (legal) => ({ ...legal, version: legal.version - 1 }),
  'an option nobody offers': (legal) => withAnswer(legal, { option: `${legal.answer.option}?` }),
  'a word of the language': (legal) => withAnswer(legal, { option: 'constructor' }),
  'dice and a direction beside': (legal) => withAnswer(legal, { dice: ['crit'], direction: [1, 0] }),
  'a place off the table': (legal) => withAnswer(legal, { to: [-90_000, -90_000, 0] }),
  'no direction at all': (legal) => withAnswer(legal, { direction: [0, 0] }),
  'another option with the same parameters': (legal, { options }, random) =>
    withAnswer(legal, { option: options[random(options.length)]?.id ?? '' }),
  'a place beside, or nothing but the option': (legal, _question, random) => {
    const { option, to } = legal.answer;
    if (to === undefined) return { ...legal, answer: { option } };
    const aside = (): number => random(2 * ASIDE + 1) - ASIDE;
    return withAnswer(legal, { to: [(to[0] ?? 0) + aside(), (to[1] ?? 0) + aside(), to[2] ?? 0] });
  },
};

const withAnswer = (legal: Command, answer: Partial<Command['answer']>): Command => ({
  ...legal,
  answer: { ...legal.answer, ...answer },
});

export const wrongCommands = (legal: Command, question: Question, random: Random): Wrong[] =>
  Object.entries(MAKES).map(([how, make]) => ({ how, command: make(legal, question, random) }));
