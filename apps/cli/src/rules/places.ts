// The places of a source file that can be run: its functions and steps by name, each with the comment above it.

import type { Node, SourceFile } from 'typescript';
import { ts } from './typescript.ts';

export interface Place {
  /** A function's name, `class.method`, or a step's name with what it does: `attack.tree.ask`. */
  readonly name: string;
  /** Where it begins, from 1. */
  readonly line: number;
  /** Where its words stand, comments above included. */
  readonly words: Stretch;
  /** Where the whole statement stands that holds it. */
  readonly around: Stretch;
  /** What is run: a block, or the one expression of an arrow function. */
  readonly body: Stretch & { readonly isBlock: boolean };
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A function without a name of its own belongs to what is around it: several may share a name. */
export function placesIn(file: string, text: string): Place[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const places: Place[] = [];
    const look = (node: Node, owner: string, words: Node): void => {
      const name = [owner, declaredName(node)].filter(Boolean).join('.');
      const body = bodyOf(node);
      if (body === undefined) ts.forEachChild(node, (child) => look(child, name, isMember(child) ? child : words));
      else if (name !== '') places.push(placeOf(source, name, { words, statement, body }));
    };
    look(statement, '', statement);
    return places;
  });
}

/**
 * The places meant by words at a position: the one they stand in or above, else all of the statement they stand above;
 * at the head of a file all that the file holds.
 */
export function placesAt(places: readonly Place[], position: number, head: number): Place[] {
  const holds = ({ start, end }: Stretch): boolean => start <= position && position < end;
  const own = places.filter(({ words }) => holds(words));
  if (own.length > 0) return own;
  return position < head ? [...places] : places.filter(({ around }) => holds(around));
}

/** How long a comment at the head of a file is; a blank line follows it. */
export function headOf(text: string): number {
  const [opening = ''] = text.split('\n\n', 1);
  return opening.split('\n').every((line) => /^\s*(?:\/\/|\/?\*)/.test(line)) ? opening.length : 0;
}

/** Members have comments of their own; everything else shares those of its statement. */
const isMember = (node: Node): boolean => ts.isClassElement(node) || ts.isObjectLiteralElementLike(node);

/** The part of a name that a node adds; a call names by its first text: `step('attack.roll', …)`. */
function declaredName(node: Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    return first && ts.isStringLiteralLike(first) ? first.text : undefined;
  }
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const declares =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node);
  if (!declares || !node.name) return undefined;
  const { name } = node;
  if (ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || ts.isStringLiteralLike(name)) return name.text;
  return undefined;
}

const bodyOf = (node: Node): Node | undefined =>
  ts.isFunctionLike(node) && 'body' in node ? (node.body as Node | undefined) : undefined;

interface Nodes {
  readonly words: Node;
  readonly statement: Node;
  readonly body: Node;
}

function placeOf(source: SourceFile, name: string, { words, statement, body }: Nodes): Place {
  return {
    name,
    line: source.getLineAndCharacterOfPosition(words.getStart(source)).line + 1,
    words: { start: words.getFullStart(), end: words.getEnd() },
    around: { start: statement.getFullStart(), end: statement.getEnd() },
    body: { start: body.getStart(source), end: body.getEnd(), isBlock: ts.isBlock(body) },
  };
}
