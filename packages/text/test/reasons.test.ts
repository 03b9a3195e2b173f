import type { Reason } from '@faultline/rules';
import { expect, it } from 'vitest';
import { german } from '../src/de/index.ts';
import { english } from '../src/en/index.ts';
import { reasonText } from '../src/index.ts';

const cast = { named: (name: string) => name };
const said = (rule: string, facts?: Reason['facts']): readonly string[] =>
  [english, german].map((words) => reasonText(words, cast, facts ? { rule, facts } : { rule }));

it.each<[string, Reason['facts'], string, string]>([
  [
    'CR-ABIL-16',
    { without: 1, price: 2 },
    'Wounded and Injured tokens raise the cost from 1 to 2 Force.',
    'Marker Angeschlagen und Verletzt erhöhen den Preis von 1 auf 2 Macht.',
  ],
  ['CR-ABIL-16', {}, '1 per Wounded or Injured token', 'eine für jeden Marker Angeschlagen und Verletzt'],
  [
    'CR-EFF-08',
    { distance: 21400, allowed: 7620 },
    'Too far from the healing character: 8.4". Maximum: Range 2 (3.0").',
    'Das sind 8,4\u00a0Zoll vom heilenden Charakter; erlaubt ist Reichweite 2 (3,0\u00a0Zoll).',
  ],
  [
    'CR-EFF-08',
    {},
    'Only this Unit and allied Units can be healed.',
    'Heilen kann man nur die eigene und verbündete Einheiten.',
  ],
  [
    'CR-GEN-05',
    { ranks: 'primary, secondary' },
    'This ability only affects Primary or Secondary Units.',
    'Die Fähigkeit meint nur Primär-Einheiten oder Sekundär-Einheiten.',
  ],
  [
    'CR-GEN-15',
    { tags: 'Jedi, Sith' },
    'This ability needs the Jedi or Sith Tag.',
    'Die Fähigkeit verlangt das Merkmal Jedi oder Sith.',
  ],
  ['CR-GEN-06', { enemy: true }, 'This ability only affects enemies.', 'Die Fähigkeit meint Feinde.'],
  ['CR-GEN-06', { enemy: false }, 'This ability only affects allies.', 'Die Fähigkeit meint Verbündete.'],
  [
    'CR-ENG-01',
    { wanted: false },
    'This ability needs someone who is not Engaged.',
    'Die Fähigkeit verlangt jemanden, der nicht im Handgemenge ist.',
  ],
  ['CR-FORCE-03', { cost: 1, ready: 0 }, 'Costs 1 Force; you have 0 Ready.', 'Das kostet 1 Macht, bereit sind 0.'],
])('a refusal by %s with %j is said in both languages', (rule, facts, ...sentences) => {
  expect(said(rule, facts)).toEqual(sentences);
});
