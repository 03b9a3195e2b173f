import type { PrintedUnit, Scripting } from '@faultline/cards';
import type { Waiting } from '@faultline/cards/team';
import { wrapped } from '../page.ts';

/** A unit's card for a terminal: figures, abilities, and for each stance dice, charts and the Combat Tree; behind names their ids. */
export function cardText({
  card,
  scripting,
  waits,
}: {
  readonly card: PrintedUnit;
  readonly scripting: Scripting;
  readonly waits: readonly Waiting[];
}): string {
  const points = card.rank === 'primary' ? `${card.points} points to spend` : `costs ${card.points} points`;
  const bases = card.bases.map((radius) => `${radius / 50} mm`).join(' and ');
  const names = card.uniqueNames.length > 0 ? `Unique Name: ${card.uniqueNames.join(', ')}. ` : '';
  const bars = card.excludes ? `Not together with ${card.excludes.join(', ')}. ` : '';
  return [
    `${card.name} (${card.id})`,
    wrapped(
      `${card.rank}, ${points}, ${card.force} Force, ${card.stamina} Stamina, ${card.durability} Durability`,
      '  ',
    ),
    wrapped(`${names}${bars}Eras: ${card.eras.join(', ')}. Tags: ${card.tags.join(', ')}.`, '  '),
    `  Bases: ${bases}${card.basesAssumed ? ' (assumed; size not published)' : ''}`,
    '  Abilities:',
    ...card.abilities.map((ability) => abilityText(ability, scripting, waits)),
    ...card.stances.flatMap(stanceText),
  ].join('\n');
}

function abilityText(
  ability: PrintedUnit['abilities'][number],
  { scripted }: Scripting,
  waits: readonly Waiting[],
): string {
  const { id, name, kind, cost, most, action } = ability;
  const price = cost === undefined ? '' : `, ${cost}${most === undefined ? '' : ` to ${most}`} Force`;
  const mechanism = waits.find((one) => one.ability === name)?.mechanism;
  const mark = scripted.includes(id) ? '' : `  (not scripted)${mechanism ? `, waits for: ${mechanism}` : ''}`;
  return `    ${name} (${id}): ${kind}${price}${action ? ', an action' : ''}${mark}`;
}

type Stance = PrintedUnit['stances'][number];

function stanceText({ id: stance, name, ranged, melee, charts, tree }: Stance): string[] {
  const dice = (line: { attack: number | null; defense: number }): string => `${line.attack ?? '-'} / ${line.defense}`;
  const reach = ranged.range === null ? '' : ` at Range ${ranged.range}`;
  const options = tree.options.map(({ id, start, effects }) => `${id}${start ? '*' : ''} ${effects.join('+')}`);
  const paths = tree.paths.map(({ from, to, both }) => `${from}${both ? '=' : '-'}${to}`);
  return [
    `  Stance ${name} (${stance}): ranged ${dice(ranged)}${reach}, melee ${dice(melee)} (attack / defense dice)`,
    ...(['ranged', 'melee', 'defense'] as const).flatMap((side) => {
      const chart = charts[side];
      return chart ? [`    ${side}, ${chart.name}: ${chart.rows.map(rowText).join('; ')}`] : [];
    }),
    wrapped(`tree: ${options.join(', ')}`, '    '),
    wrapped(`ways: ${paths.join(' ')}`, '    '),
  ];
}

export function rowText({
  min,
  max,
  results,
}: {
  min: number;
  max: number | null;
  results: readonly string[];
}): string {
  const number = max === null ? `${min}+` : max === min ? `${min}` : `${min}-${max}`;
  return `${number} ${results.length === 0 ? 'nothing' : results.join('+')}`;
}
