import { OPTION_NAMES, type OptionName, type Options, RULING_OPTIONS } from '@faultline/rules';
import { flag, mapped, record, type ScenarioShape, word } from './shape.ts';

/** `control first` for controlFirst: the ruling options in words. */
const inWords = (name: OptionName): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const choiceOf = (name: OptionName): ScenarioShape<string | boolean> => {
  const choices: readonly (string | boolean)[] = RULING_OPTIONS[name].choices;
  const words = choices.filter((choice) => typeof choice === 'string');
  return words.length > 0 ? word('a choice', words) : flag;
};

export const options: ScenarioShape<Partial<Options>> = mapped(
  record('the options', Object.fromEntries(OPTION_NAMES.map((name) => [inWords(name), choiceOf(name)]))),
  (given) => {
    const chosen = given as Readonly<Record<string, string | boolean | undefined>>;
    const pairs = OPTION_NAMES.map((name) => [name, chosen[inWords(name)]] as const);
    return Object.fromEntries(pairs.filter(([, choice]) => choice !== undefined)) as Partial<Options>;
  },
);
