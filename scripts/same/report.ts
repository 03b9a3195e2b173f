// What a comparison came to, in words.

import type { Compared, Kind } from './comparing.ts';

export interface Summary {
  readonly old: string;
  readonly new: string;
  readonly seed: string;
  readonly games: number;
  readonly files: number;
  /** Files that were saved in the middle of an attack. */
  readonly inAttacks: number;
  readonly decisions: { readonly games: number; readonly files: number };
  /** The steps that asked somebody. */
  readonly steps: readonly string[];
  readonly differing: readonly Compared[];
}

export function summarise(about: Pick<Summary, 'old' | 'new' | 'seed'>, all: readonly Compared[]): Summary {
  const of = (kind: Kind): readonly Compared[] => all.filter((one) => one.kind === kind);
  const decisions = (kind: Kind): number => of(kind).reduce((sum, one) => sum + one.decisions, 0);
  return {
    ...about,
    games: of('game').length,
    files: of('file').length,
    inAttacks: of('file').filter(({ inAttack }) => inAttack).length,
    decisions: { games: decisions('game'), files: decisions('file') },
    steps: [...new Set(all.flatMap(({ steps }) => steps))].sort(),
    differing: all.filter(({ parting }) => parting !== null),
  };
}

export function asText(summary: Summary, commit: string): string {
  const { games, files, inAttacks, decisions, steps, differing } = summary;
  return [
    `old: ${summary.old}`,
    `new: ${summary.new}`,
    `${games} games (seed ${summary.seed}), ${decisions.games} decisions at ${steps.length} kinds of question: ${verdict(differing, 'game')}`,
    `${files} files, ${inAttacks} of them saved inside an attack, played on for ${decisions.files} decisions: ${verdict(differing, 'file')}`,
    ...differing.flatMap((one) => ['', ...describe(one, summary.seed, commit)]),
  ].join('\n');
}

function verdict(differing: readonly Compared[], kind: Kind): string {
  const count = differing.filter((one) => one.kind === kind).length;
  return count === 0 ? 'the same' : `${count} DIFFER`;
}

function describe({ kind, number, seed, about, parting }: Compared, runSeed: string, commit: string): string[] {
  if (!parting) return [];
  const { what, path, decision, step, point, answer } = parting;
  const where = [decision > 0 ? `decision ${decision}` : 'before the first question', step, point].filter(Boolean);
  return [
    `${kind} ${number}, seed ${seed}: ${about}`,
    `  ${where.join(', ')}${answer === null ? '' : `, answered ${clipped(answer)}`}`,
    `  ${what} differ${what.endsWith('s') ? '' : 's'}${path === '' ? '' : ` at ${path}`}`,
    `    old: ${clipped(parting.old)}`,
    `    new: ${clipped(parting.new)}`,
    `  again: npm run same -- ${quoted(commit)} --seed ${quoted(runSeed)} --${kind} ${number}`,
  ];
}

const MOST_SHOWN = 400;

function clipped(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} …` : text;
}

const quoted = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
