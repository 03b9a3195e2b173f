import { type ComingChange, CONDITIONS, type Forecast, type Unplayed } from '@faultline/rules';
import { rowsOf } from './rows.ts';

/** What is assumed where people choose, and what is left out, in sentences for people. */
export function assumptionsOf(f: Forecast): string[] {
  const { charts, lent = {} } = f;
  const attackRows = [charts.attack, lent.attack ?? null].flatMap((chart) => rowsOf(chart, 'attack').all);
  const rows = [charts.defense, lent.defense ?? null]
    .flatMap((chart) => rowsOf(chart, 'defense').all)
    .concat(attackRows);
  const isTurned = rows.some(({ turns }) => turns.attack.needs.length + turns.defense.needs.length > 0);
  const lays = attackRows.some(({ icons }) => CONDITIONS.some((c) => icons.includes(c)));
  return [
    ...(isTurned
      ? [
          'Chart entries come in the order best for their owner: most successes for the attacker, fewest for the defender.',
        ]
      : []),
    ...(lent.attack ? [readsBest('attacker')] : []),
    ...(lent.defense ? [readsBest('defender')] : []),
    ...f.changes.flatMap(choiceOf),
    ...(lays ? ['Damage from a condition doubled by the chart comes after the Damage Pool and is not counted.'] : []),
    ...(f.uncounted.length > 0 ? [`Not counted: ${f.uncounted.join(', ')}.`] : []),
    ...f.unplayed.map(sayUnplayed),
  ];
}

const readsBest = (owner: string): string =>
  `Of the two charts it may read the ${owner} reads the one best for its roll, by expected successes and chart damage.`;

/** One sentence for each Unit that goes without some of what its card says. */
export function sayUnplayed({ name, abilities }: Unplayed): string {
  const left = abilities.map((ability) => ability.name).join(', ');
  return left === ''
    ? `Not all abilities of ${name} are played yet; of those left out none is known to change this attack.`
    : `Not all abilities of ${name} are played yet; left out, and they may change these odds: ${left}.`;
}

function choiceOf({ change, by, from }: ComingChange): string[] {
  const owner = by === 'attack' ? 'attacker' : 'defender';
  if (change.how === 'add') return [];
  if (typeof change.face === 'string' && change.face !== 'any')
    return change.how === 'reroll'
      ? [`The ${owner} rerolls as many dice showing ${change.face} as ${from} allows, ${change.most}.`]
      : [];
  return [
    `With ${from} the ${owner} takes the dice best by expected successes and chart damage, against all the other roll can be.`,
  ];
}
