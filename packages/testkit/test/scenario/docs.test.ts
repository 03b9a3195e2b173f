import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runScenario, scenarioSchema } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { EVENTS } from '../../src/scenario/events.ts';

const text = readFileSync(fileURLToPath(new URL('../../../../docs/scenarios.md', import.meta.url)), 'utf8');
const examples = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
const whole = examples.filter((yaml) => yaml.startsWith('title:'));

/** Every key that may stand in a file. */
function keysOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const { properties, patternProperties, ...rest } = schema as Record<string, object | undefined>;
  for (const key of Object.keys(properties ?? {})) found.add(key);
  for (const pattern of Object.keys(patternProperties ?? {}))
    for (const [, name = ''] of pattern.matchAll(/\\\.([a-z ]+)\$$/g)) found.add(name);
  for (const inner of [
    ...Object.values(properties ?? {}),
    ...Object.values(patternProperties ?? {}),
    ...Object.values(rest),
  ])
    keysOf(inner, found);
  return found;
}

/** The parts shown alone, put into a file that has all the rest. */
const around = (part: Record<string, unknown>): string =>
  JSON.stringify({
    title: 'a part',
    red: {
      units: {
        maul: { unit: 'lord-maul', at: [18, 10] },
        gar: { unit: 'gar-saxon-merciless-commander', at: [22, 10] },
      },
    },
    blue: { units: { rex: { unit: 'cc-7567-captain-rex', at: [18, 30] } } },
    turn: { active: 'maul' },
    steps: [{ concede: 'blue' }],
    ends: 'nothing open',
    ...part,
  });

describe('docs/scenarios.md', () => {
  it.each(whole)('shows whole files that hold', (yaml) => {
    expect(runScenario(yaml, 'docs')).toMatchObject({ result: 'passed' });
  });

  it('shows only parts that can be read', () => {
    const parts = examples.filter((yaml) => !yaml.startsWith('title:'));
    const unread = parts.flatMap((yaml) => {
      const part: unknown = parse(yaml);
      const own = Array.isArray(part) ? { steps: part } : (part as Record<string, unknown>);
      const outcome = runScenario(around(own), 'docs');
      return outcome.result === 'unreadable' ? outcome.problems.map(({ message }) => `${message} in\n${yaml}`) : [];
    });
    expect(unread).toEqual([]);
  });

  it('lists every event and all that it says', () => {
    const chapter = text.slice(text.indexOf('\n## Events\n'), text.indexOf('\n## The end\n'));
    const rows = [...chapter.matchAll(/^\| `([a-z-]+)` \|(?: ([^|]+))? \| [^|]+ \|$/gm)];
    const told = rows.map(([, name = '', says = '']) => [name, says.replaceAll('`', '')]);
    expect(told).toEqual(Object.entries(EVENTS).map(([name, facts]) => [name, Object.keys(facts).join(', ')]));
  });

  it('names every key', () => {
    const code = [...text.matchAll(/`([^`]+)`|```[\s\S]*?```/g)].map(([all]) => all).join('\n');
    const missing = [...keysOf(scenarioSchema())].filter((key) => !new RegExp(`\\b${key}\\b`).test(code));
    expect(missing).toEqual([]);
  });
});
