import type { Decision, Library, Option } from '@faultline/rules';

const SIGNS: Readonly<Record<string, string>> = {
  move: 'advance',
  focus: 'focus',
  combat: 'ranged',
  recover: 'recover',
  'take-cover': 'hunker',
  end: 'next',
};

/** The sign on the button of an action or an ability; null where words do. */
export function signFor(option: Option, { step }: Decision, { abilities }: Library): string | null {
  if (step !== 'activation.main') return null;
  return SIGNS[option.id] ?? (option.ability === undefined ? null : (abilities[option.ability]?.kind ?? null));
}
