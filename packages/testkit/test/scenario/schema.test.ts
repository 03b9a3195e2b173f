import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseScenario, scenarioSchema } from '@faultline/testkit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isPair, isScalar, parseDocument, visit } from 'yaml';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const textOf = (file: string): string => readFileSync(root + file, 'utf8');
const files = globSync('tests/scenarios/*.scenario.yaml', { cwd: root }).toSorted();

const validate = new Ajv2020({ strict: false }).compile(scenarioSchema());
const passesSchema = (text: string): boolean => validate(parseDocument(text).toJS());
const passesParser = (text: string): boolean => 'scenario' in parseScenario(text, 'f.yaml');

/** The file with a key nobody knows in its n-th record, and whether that is inside events; null without such a record. */
function withUnknownKey(text: string, n: number): { readonly text: string; readonly inEvents: boolean } | null {
  const document = parseDocument(text);
  let seen = -1;
  let inEvents: boolean | null = null;
  visit(document, {
    Map: (_key, node, path) => {
      seen += 1;
      if (seen !== n) return undefined;
      node.items.push(document.createPair('Zz unknown', 1));
      inEvents = path.some((above) => isPair(above) && isScalar(above.key) && above.key.value === 'events');
      return visit.BREAK;
    },
  });
  return inEvents === null ? null : { text: document.toString(), inEvents };
}

describe('the published schema', () => {
  it('is the one the parser is made of (faultline scenario --schema prints it)', () => {
    expect(JSON.parse(textOf('docs/scenario.schema.json'))).toEqual(scenarioSchema());
  });

  it.each(files)('accepts %s', (file) => {
    expect(passesSchema(textOf(file)) ? [] : validate.errors).toEqual([]);
  });

  // Every sixth file: all of them would take long on a slow machine.
  it.each(files.filter((_, i) => i % 6 === 0))(
    'refuses an unknown key in any record of %s, as the parser does',
    (file) => {
      for (let n = 0; ; n += 1) {
        const spoilt = withUnknownKey(textOf(file), n);
        if (spoilt === null) break;
        expect(passesSchema(spoilt.text)).toBe(passesParser(spoilt.text));
        // What stands inside a fact of an event is free.
        if (!spoilt.inEvents) expect(passesSchema(spoilt.text)).toBe(false);
      }
    },
  );
});
