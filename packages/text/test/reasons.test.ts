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
    'Angeschlagen- und Verletzt-Marker erhöhen die Kosten von 1 auf 2 Macht.',
  ],
  ['CR-ABIL-16', {}, '1 per Wounded or Injured token', '1 je Angeschlagen- oder Verletzt-Marker'],
  [
    'CR-EFF-08',
    { distance: 21400, allowed: 7620 },
    'Too far from the healing character: 8.4". Maximum: Range 2 (3.0").',
    'Zu weit vom heilenden Charakter: 8,4\u00a0Zoll. Erlaubt: Reichweite 2 (3,0\u00a0Zoll).',
  ],
  [
    'CR-EFF-08',
    {},
    'Only this Unit and allied Units can be healed.',
    'Nur diese und verbündete Einheiten können geheilt werden.',
  ],
  [
    'CR-GEN-05',
    { ranks: 'primary, secondary' },
    'This ability only affects Primary or Secondary Units.',
    'Die Fähigkeit gilt nur für Primär-Einheiten oder Sekundär-Einheiten.',
  ],
  [
    'CR-GEN-15',
    { tags: 'Jedi, Force User' },
    'This ability needs the Jedi or Force User Tag.',
    'Die Fähigkeit verlangt das Merkmal Jedi oder Machtbegabt.',
  ],
  ['CR-GEN-06', { enemy: true }, 'This ability only affects enemies.', 'Die Fähigkeit gilt für feindliche Einheiten.'],
  ['CR-GEN-06', { enemy: false }, 'This ability only affects allies.', 'Die Fähigkeit gilt für verbündete Einheiten.'],
  [
    'CR-ENG-01',
    { wanted: false },
    'This ability needs someone who is not Engaged.',
    'Die Fähigkeit verlangt einen Charakter, der nicht im Handgemenge ist.',
  ],
  ['CR-FORCE-03', { cost: 1, ready: 0 }, 'Costs 1 Force; you have 0 Ready.', 'Kostet 1 Macht; spielbereit: 0.'],
  [
    'CR-ACT-12',
    { open: 'dash, climb' },
    'Not possible here. Available: dash, climb.',
    'Diese Bewegung ist hier nicht möglich. Möglich: Spurten, Klettern.',
  ],
  ['CR-TREE-01', { open: 'n1, n3' }, 'Start with Options 1, 3.', 'Beginne mit Option 1 oder 3.'],
  [
    'CR-DICE-02',
    { face: 'failure' },
    'An attack die has no face "failure".',
    'Ein Angriffswürfel hat keine Seite „Fehlschlag“.',
  ],
  [
    'CR-TEAM-11',
    { squad: 1, units: 'A, B', available: 'Clone Wars, Empire / New Republic' },
    'Squad 1: A and B have no Era in common (Clone Wars, Empire / New Republic).',
    'Squad 1: A und B haben keine gemeinsame Ära (Klonkriege, Herrschaft des Imperiums / Neue Republik).',
  ],
  [
    'CR-TEAM-16',
    { unit: 'Yoda', notScripted: 'wise-one, do-or-do-not' },
    'Yoda is not playable yet: 2 abilities are missing.',
    'Yoda ist hier noch nicht spielbar: 2 Fähigkeiten fehlen.',
  ],
  ['DP-35', { larger: 1, least: 16384, most: 32768 }, 'Not allowed here.', 'Das lassen die Regeln hier nicht zu.'],
])('a refusal by %s with %j is said in both languages', (rule, facts, ...sentences) => {
  expect(said(rule, facts)).toEqual(sentences);
});
