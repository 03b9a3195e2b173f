import type { Ability, Clause, Effect, Ref, Selector, Test, UnitCard } from '@faultline/rules';
import { coreGame } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { abilityText } from '../src/cardTexts/abilityText.ts';
import { stanceNames } from '../src/index.ts';
import { CLAUSES, EFFECTS, EVENTS, REFS, SELECTORS, TESTS } from './samples.ts';

/** Pages to read aloud. Where words change on purpose: `npm run vitest -- run packages/text -u`, and read them again. */

const DOCS = '../../../docs';

const said = (...clauses: readonly Clause[]): readonly [string, string] => [
  abilityText('en', { clauses }).join(' '),
  abilityText('de', { clauses }).join(' '),
];
const use = (...effects: readonly Effect[]): readonly [string, string] => said({ clause: 'use', effects });

const row = (name: string, [en, de]: readonly [string, string]): string =>
  `| \`${name}\` | ${en.replaceAll('|', '/')} | ${de.replaceAll('|', '/')} |`;
const table = (rows: readonly string[]): string =>
  ['| node | English | German |', '| --- | --- | --- |', ...rows].join('\n');

const refRows = REFS.map((who: Ref) => row(String(who), use({ do: 'suffer', who, amount: 1 })));
const selectorRows = SELECTORS.map((from: Selector) => {
  const filters = Object.keys(from).filter((key) => key !== 'of' && key !== 'side');
  const name = `${from.side} ${from.of}${filters.length > 0 ? `, ${filters.join(', ')}` : ''}`;
  return row(name, use({ do: 'choose', bind: 'one', from }));
});
const effectRows = Object.entries<readonly Effect[]>(EFFECTS).flatMap(([name, all]) =>
  all.map((effect) => row(name, use(effect))),
);
const testRows = Object.entries<readonly Test[]>(TESTS).flatMap(([name, all]) =>
  all.map((test) => row(name, use({ do: 'when', test, effects: [{ do: 'refresh', amount: 1 }] }))),
);
const clauseRows = Object.entries(CLAUSES).flatMap(([name, all]) =>
  all.map((clause: Clause) => row(name, said(clause))),
);
const eventRows = Object.entries(EVENTS).flatMap(([on, all]) =>
  all.map((filters) => {
    const event = { ...filters, on: on as keyof typeof EVENTS };
    return row(on, said({ clause: 'on', event, effects: [{ do: 'refresh', amount: 1 }] }));
  }),
);

const SAMPLES = `# Every template of the card texts

Made by the tests from \`packages/text/test/samples.ts\`: each node of the language of abilities with each kind of argument, in a short sentence. A node without words does not compile, one without a sample fails the tests.

## Clauses

${table(clauseRows)}

## Events

${table(eventRows)}

## Effects

${table(effectRows)}

## Conditions

${table(testRows)}

## Who

${table(refRows)}

## Choosing

${table(selectorRows)}
`;

const { units, abilities } = coreGame().library;

const stances = stanceNames(units);

const heading = ({ name, kind, cost, action }: Ability): string =>
  `**${name}** (${[kind, ...(cost === undefined ? [] : [`${cost} Force`]), ...(action ? ['action'] : [])].join(', ')})`;

const cardText = (id: string): string => {
  const ability = abilities[id];
  if (!ability) return '';
  const [en, de] = (['en', 'de'] as const).map((language) => abilityText(language, ability, stances).join('<br>'));
  return `| ${heading(ability)} | ${en} | ${de} |`;
};

const whole = Object.values(units).filter((unit) => unit.abilities.every((id) => abilities[id] !== undefined));

const textsOf = ({ name, abilities: own }: UnitCard): string =>
  [`# ${name}`, '', '| ability | English | German |', '| --- | --- | --- |', ...own.map(cardText), ''].join('\n');

describe('the documents', () => {
  it('show every template with every kind of argument', async () => {
    await expect(SAMPLES).toMatchFileSnapshot(`${DOCS}/text-samples.md`);
  });

  it('leave nothing unsaid', () => {
    expect(SAMPLES).not.toMatch(/undefined|null|NaN|\[object| [.,:;]/);
  });
});

/** Made from the abilities themselves, so they cannot say what the engine does not do; to be read aloud. */
describe.each(whole)('the texts of $id', (unit) => {
  it('are in its folder, and leave nothing unsaid', async () => {
    expect(textsOf(unit)).not.toMatch(/undefined|null|NaN|\[object| [.,:;]/);
    await expect(textsOf(unit)).toMatchFileSnapshot(`../../cards/units/${unit.id}/texts.md`);
  });
});
