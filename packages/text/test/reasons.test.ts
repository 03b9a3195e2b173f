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
    'Wounded and Injured tokens raise the price from 1 to 2 Force.',
    'Marker Angeschlagen und Verletzt erhöhen den Preis von 1 auf 2 Macht.',
  ],
  ['CR-ABIL-16', {}, 'one for each Wounded and Injured token', 'eine für jeden Marker Angeschlagen und Verletzt'],
  [
    'CR-EFF-08',
    { distance: 21400, allowed: 7620 },
    'That is 8.4" from the healing character; Range 2 (3.0") is allowed.',
    'Das sind 8,4\u00a0Zoll vom heilenden Charakter; erlaubt ist Reichweite 2 (3,0\u00a0Zoll).',
  ],
  [
    'CR-EFF-08',
    {},
    'Only the own unit and allied units can be healed.',
    'Heilen kann man nur die eigene und verbündete Einheiten.',
  ],
  [
    'CR-GEN-05',
    { ranks: 'primary, secondary' },
    'The ability means Primary or Secondary units only.',
    'Die Fähigkeit meint nur Primär-Einheiten oder Sekundär-Einheiten.',
  ],
  [
    'CR-GEN-15',
    { tags: 'Jedi, Sith' },
    'The ability asks for the tag Jedi or Sith.',
    'Die Fähigkeit verlangt das Merkmal Jedi oder Sith.',
  ],
  ['CR-GEN-06', { enemy: true }, 'The ability means enemies.', 'Die Fähigkeit meint Feinde.'],
  ['CR-GEN-06', { enemy: false }, 'The ability means allies.', 'Die Fähigkeit meint Verbündete.'],
  [
    'CR-ENG-01',
    { wanted: false },
    'The ability asks for somebody who is not engaged.',
    'Die Fähigkeit verlangt jemanden, der nicht im Handgemenge ist.',
  ],
  ['CR-FORCE-03', { cost: 1, ready: 0 }, 'It costs 1 Force, and 0 are ready.', 'Das kostet 1 Macht, bereit sind 0.'],
])('a refusal by %s with %j is said in both languages', (rule, facts, ...sentences) => {
  expect(said(rule, facts)).toEqual(sentences);
});
