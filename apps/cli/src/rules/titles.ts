// The titles of all tests and scenarios: what each says it proves, and where it stands.
// A test that is skipped or left for later proves nothing, so its title is not collected.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallExpression, Expression, Node, SourceFile } from 'typescript';
import { parse } from 'yaml';
import { Unreadable } from '../command.ts';
import { filesIn } from '../files.ts';
import { ts } from './typescript.ts';

export interface Title {
  /** A test's own words after those of the groups around it. */
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

const tests = ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tests/**/*.test.ts'];
const scenarios = ['tests/scenarios/**/*.yaml', 'packages/*/scenarios/**/*.yaml'];

/** @param naming only of files that say one of these words: the others need not be read closely */
export function readTitles(root: string, naming?: readonly string[]): Title[] {
  const titlesIn = (patterns: readonly string[], titlesOf: (file: string, text: string) => Title[]): Title[] =>
    filesIn(root, patterns).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return naming === undefined || naming.some((word) => text.includes(word)) ? titlesOf(file, text) : [];
    });
  return [...titlesIn(tests, titlesOfTests), ...titlesIn(scenarios, titleOfScenario)];
}

export function titlesOfTests(file: string, text: string): Title[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: Title[] = [];
  const look = (node: Node, around: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? titledCall(node) : undefined;
    if (call?.isLeftOut) return;
    const words = call ? [...around, call.title] : around;
    if (call && !call.isGroup) titles.push({ text: words.join(' '), file, line: lineOf(source, node) });
    else ts.forEachChild(node, (child) => look(child, words));
  };
  look(source, []);
  return titles;
}

export function titleOfScenario(file: string, text: string): Title[] {
  const title = contentOf(file, text)?.title;
  return typeof title === 'string' ? [{ text: title, file, line: 1 }] : [];
}

function contentOf(file: string, text: string): { title?: unknown } | null {
  try {
    return parse(text);
  } catch (mistake) {
    throw new Unreadable(`${file} is no YAML: ${mistake instanceof Error ? mistake.message : mistake}`);
  }
}

function titledCall(node: CallExpression) {
  const names = namesOf(node.expression);
  const [name] = names;
  const [first] = node.arguments;
  const title = first && wordsOf(first);
  if (title === undefined || (name !== 'it' && name !== 'test' && name !== 'describe')) return undefined;
  const isLeftOut = names.includes('skip') || names.includes('todo');
  return { title, isGroup: name === 'describe', isLeftOut };
}

/** `it.skip.each(table)` is it, skip, each. */
function namesOf(callee: Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag);
  return [];
}

function wordsOf(node: Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

function lineOf(source: SourceFile, node: Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}
