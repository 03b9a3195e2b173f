import { library, type PrintedUnit } from '@faultline/cards';
import { stanceNames } from '@faultline/text';
import { abilityText } from '@faultline/text/abilities';
import { wrapped } from '../page.ts';

/** What each ability of a unit does, in both languages, made from its script. */
export const textOfUnit = ({ id, name, abilities }: PrintedUnit): string =>
  [`${name} (${id})`, ...abilities.flatMap(textOfAbility)].join('\n');

function textOfAbility({ id, name }: PrintedUnit['abilities'][number]): string[] {
  const ability = library.abilities[id];
  if (!ability) return [`  ${name}: not scripted yet`];
  const stances = stanceNames(library.units);
  const said = (['en', 'de'] as const).flatMap((language) => abilityText(language, ability, stances));
  return [`  ${name}`, ...said.map(indented)];
}

const indented = (text: string): string => wrapped(text, '    ');
