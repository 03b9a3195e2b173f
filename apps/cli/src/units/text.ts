import { library, type PrintedUnit } from '@faultline/cards';
import { abilityText } from '@faultline/text/abilities';
import { wrapped } from '../page.ts';

/** What each ability of a unit does, in both languages, made from its script. */
export const textOfUnit = ({ id, name, abilities }: PrintedUnit): string =>
  [`${name} (${id})`, ...abilities.flatMap(textOfAbility)].join('\n');

function textOfAbility({ id, name }: PrintedUnit['abilities'][number]): string[] {
  const ability = library.abilities[id];
  if (!ability) return [`  ${name}: not scripted yet`];
  return [`  ${name}`, ...(['en', 'de'] as const).flatMap((language) => abilityText(language, ability).map(indented))];
}

const indented = (text: string): string => wrapped(text, '    ');
