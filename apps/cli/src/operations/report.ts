import { OPERATION_OPTIONS, type OperationFolder, type OperationOptionName } from '@faultline/cards/operations';
import type { OperationRole, StageCard, TrackingCard } from '@faultline/rules';
import type { OperationText, StageText } from '@faultline/text/operations';
import { Unreadable } from '../command.ts';
import { wrapped } from '../page.ts';
import type { Spoken } from './words.ts';

/** A whole operation as a page to read before a game. */

/** An operation that is only being made has none yet. */
const wordless = (id: string): string =>
  `${id} has no words yet: add them to packages/text/src/operations/en and de (docs/adding-an-operation.md).`;

const ROLES: readonly OperationRole[] = ['aggressor', 'sentinel'];

export function briefingText({ card }: OperationFolder, spoken: Spoken, tables: readonly string[]): string {
  const text = spoken.words.operations[card.id];
  if (!text) throw new Unreadable(wordless(card.id));
  const { labels } = spoken;
  return [
    `${text.name}  (${card.id})`,
    '',
    wrapped(text.briefing, '', ''),
    '',
    ...roleLines(text.roles, spoken),
    ...ruleLines(labels.wholeRules, card.rules, text, ''),
    ...card.stages.flatMap((stage) => ['', ...stageLines(stage, text, spoken)]),
    '',
    `${labels.trackers}:`,
    ...card.trackers.map((tracker) => wrapped(trackerLine(tracker, text, spoken), '  ')),
    ...(card.pool.length > 0 ? [wrapped(`${labels.pool}: ${card.pool.map(spoken.icon).join(', ')}`)] : []),
    ...piecesLine(text, spoken),
    ...optionLines(card.options ?? [], spoken),
    '',
    `${labels.tables}: ${tables.join(', ')}`,
  ].join('\n');
}

const roleLines = (roles: Readonly<Record<OperationRole, string>>, { words }: Spoken): string[] =>
  ROLES.map((role) => wrapped(`${words.terms.roles[role]}: ${roles[role]}`, '  '));

function stageLines(stage: StageCard, text: OperationText, spoken: Spoken): string[] {
  const told = text.stages[stage.id];
  if (!told) throw new Unreadable(wordless(stage.id));
  return [
    spoken.words.terms.stage(stage.number, told.name),
    wrapped(told.overview, '  ', ''),
    `  ${objectivesLine(stage, told, spoken)}`,
    ...roleLines(told.roles, spoken),
    ...ruleLines(spoken.labels.rules, rulesOf(stage), text, '  '),
    `  ${spoken.labels.ends}:`,
    ...stage.ends.map(({ when }) => wrapped(`- ${told.ends[when] ?? when}`, '    ')),
  ];
}

/** Of a Stage: its set-up, its own rules, what its ends call, and the abilities it lends. */
const rulesOf = ({ setup, rules, ends, lends = [] }: StageCard): string[] => [
  ...new Set([...setup, ...rules, ...ends.flatMap(({ does }) => does), ...lends.map(({ ability }) => ability)]),
];

/** The short texts of rules, each behind its name. */
function ruleLines(title: string, ids: readonly string[], { rules }: OperationText, indent: string): string[] {
  if (ids.length === 0) return [];
  const lines = ids.map((id) => wrapped(`- ${rules[id]?.name ?? id}: ${rules[id]?.text ?? ''}`, `${indent}  `));
  return [`${indent}${title}:`, ...lines];
}

/** `Console: TL, TR. Shield Generator: W, C (strike)`: where a mark is a face of a die, it stands beside the key. */
function objectivesLine({ active }: StageCard, { objectives }: StageText, { icon }: Spoken): string {
  const kindOf = (mark: string | null): string => objectives[mark ?? '*'] ?? objectives['*'] ?? '';
  const kinds = [...new Set(active.map(({ mark }) => kindOf(mark)))];
  return kinds
    .map((kind) => {
      const keys = active
        .filter(({ mark }) => kindOf(mark) === kind)
        .map(({ key, mark }) => (isFace(mark) ? `${key} (${icon(mark)})` : key));
      return `${kind}: ${keys.join(', ')}`;
    })
    .join('. ')
    .concat('.');
}

const FACES = ['crit', 'strike', 'expertise', 'failure', 'block'];
const isFace = (mark: string | null): mark is string => mark !== null && FACES.includes(mark);

function trackerLine(tracker: TrackingCard, text: OperationText, { labels, icon }: Spoken): string {
  const name = text.trackers[tracker.id] ?? tracker.name;
  switch (tracker.kind) {
    case 'armored': {
      const { melee, ranged } = tracker.defense;
      const boxes = tracker.boxes.map(({ icons }) => icons.map(icon).join('/')).join(' > ');
      return `${name}: ${labels.boxes(tracker.boxes.length, melee, ranged)}: ${boxes}`;
    }
    case 'spaces': {
      const faces = tracker.spaces.map((space) => space.map(icon).join('/')).filter((space) => space !== '');
      return `${name}: ${labels.spaces(tracker.spaces.length)}${faces.length > 0 ? `: ${faces.join(', ')}` : ''}`;
    }
    case 'track':
      return `${name}: ${labels.spaces(tracker.spaces.length)}`;
    case 'row':
      return `${name}: ${labels.spaces(tracker.spaces)}`;
    case 'area':
      return name;
  }
}

function piecesLine({ pieces, states }: OperationText, { labels }: Spoken): string[] {
  // order: as the texts have them
  const names = [...new Set([...Object.values(pieces), ...Object.values(states)])];
  return names.length > 0 ? [`${labels.pieces}: ${names.join(', ')}`] : [];
}

function optionLines(options: readonly string[], { words, labels }: Spoken): string[] {
  if (options.length === 0) return [];
  return [
    '',
    `${labels.options}:`,
    ...options.flatMap((name) => {
      const text = words.options[name];
      const { rule, choices } = OPERATION_OPTIONS[name as OperationOptionName];
      return [
        wrapped(`${text?.question ?? name} [${rule}]`, '  '),
        ...choices.map(
          (choice, i) =>
            `    ${name}: ${choice}  ${text?.choices[choice] ?? ''}${i === 0 ? ` (${labels.recommended})` : ''}`,
        ),
      ];
    }),
  ];
}
