import { direction } from './direction.ts';
import { event } from './events.ts';
import { length, place } from './length.ts';
import { file } from './scenario.ts';
import type { Schema } from './shape.ts';
import { acts, steps } from './steps.ts';
import { ability, character, conditions, optionId, orderCards, rule, side, struggleCard, unit } from './words.ts';

/** Parts that stand in many places of the schema, by the name they get in it. */
const PARTS = {
  ability,
  character,
  conditions,
  direction,
  event,
  length,
  option: optionId,
  orderCards,
  place,
  rule,
  side,
  steps,
  struggleCard,
  unit,
};

const NAMES = new Map<unknown, string>(Object.entries(PARTS).map(([name, shape]) => [shape.schema, name]));
for (const [name, shape] of Object.entries(acts))
  if (!NAMES.has(shape.schema)) NAMES.set(shape.schema, `step-${name.replaceAll(' ', '-')}`);

/** The schema with every named part replaced by a reference, but for the part itself. */
function referring(value: unknown, self: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => referring(item, self));
  if (typeof value !== 'object' || value === null) return value;
  const name = value === self ? undefined : NAMES.get(value);
  if (name !== undefined) return { $ref: `#/$defs/${name}` };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, referring(inner, self)]));
}

/** The JSON schema editors use (docs/scenario.schema.json). */
export const scenarioSchema = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Faultline scenario',
  description: 'A position, scripted chance, choices and expectations. docs/scenarios.md describes it.',
  ...(referring(file.schema, file.schema) as Schema),
  $defs: Object.fromEntries([...NAMES].map(([schema, name]) => [name, referring(schema, schema)])),
});
