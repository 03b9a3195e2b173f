// Small faults a tired person might make, and where in a source file they could be made.

import ts from 'typescript';

export interface Fault {
  readonly kind: 'comparison' | 'off by one' | 'dropped statement' | 'swapped neighbours' | 'constant';
  readonly file: string;
  readonly line: number;
  /** The text from start to end is replaced. */
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}

const TURNED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};
const SHIFTED: Readonly<Record<string, string>> = { '+': '-', '-': '+' };
const FLIPPED: Readonly<Record<string, string>> = { true: 'false', false: 'true' };

/** All faults that could be made in a file, in the order of the text. */
export function faultsIn(file: string, source: string): Fault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Fault[] = [];
  const add = (kind: Fault['kind'], start: number, end: number, to: string): void => {
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ kind, file, line, start, end, from: source.slice(start, end), to });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || ts.isModuleDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) inOperator(node.operatorToken, tree, add);
    else if (ts.isNumericLiteral(node)) add('off by one', node.getStart(), node.end, `(${node.text} + 1)`);
    else if (FLIPPED[node.getText(tree)] !== undefined && node.getChildCount(tree) === 0)
      add('constant', node.getStart(), node.end, FLIPPED[node.getText(tree)] ?? '');
    else if (ts.isBlock(node)) inBlock(node, source, add);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type Add = (kind: Fault['kind'], start: number, end: number, to: string) => void;

function inOperator(token: ts.Node, tree: ts.SourceFile, add: Add): void {
  const text = token.getText(tree);
  if (TURNED[text] !== undefined) add('comparison', token.getStart(), token.end, TURNED[text]);
  if (SHIFTED[text] !== undefined) add('off by one', token.getStart(), token.end, SHIFTED[text]);
}

function inBlock({ statements }: ts.Block, source: string, add: Add): void {
  for (const [i, statement] of statements.entries()) {
    const next = statements[i + 1];
    if (!ts.isExpressionStatement(statement)) continue;
    const [start, end] = [statement.getStart(), statement.end];
    add('dropped statement', start, end, ';');
    if (!next || !ts.isExpressionStatement(next)) continue;
    const between = source.slice(end, next.getStart());
    const swapped = `${source.slice(next.getStart(), next.end)}${between}${source.slice(start, end)}`;
    add('swapped neighbours', start, next.end, swapped);
  }
}

/** The places where a function's body begins: just behind the brace, or around an arrow's value. */
export function bodiesIn(file: string, source: string): { start: number; end: number; block: boolean }[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: { start: number; end: number; block: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const body = node.body as ts.Node;
      found.push({ start: body.getStart(), end: body.end, block: ts.isBlock(body) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
