// Small faults a tired person might make, and where in a source file they could be made.

import ts from 'typescript';
import { Library } from './effects.ts';

export interface Fault {
  readonly kind: 'comparison' | 'off by one' | 'dropped statement' | 'swapped neighbours' | 'constant';
  readonly file: string;
  readonly line: number;
  /** The text from start to end, a whole expression or statement or two, is replaced. */
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
  /** Of swapped neighbours: where the first ends and the second begins. */
  readonly between?: { readonly start: number; readonly end: number };
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
/** Two lengths hardly ever are equal: a bound moved by nothing is no fault, one turned round is. */
const TURNED_ROUND: Readonly<Record<string, string>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' };
const SHIFTED: Readonly<Record<string, string>> = { '+': '-', '-': '+' };
const FLIPPED: Readonly<Record<string, string>> = { true: 'false', false: 'true' };

/**
 * All faults that could be made in a file, in the order of the text.
 * @param library the functions that may be called there
 */
export function faultsIn(file: string, source: string, library = new Library([source])): Fault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Fault[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || ts.isModuleDeclaration(node)) return;
    for (const change of changesOf(node, source, LENGTHS.test(file), library)) {
      const line = tree.getLineAndCharacterOfPosition(change.at ?? change.start).line + 1;
      const { kind, start, end, to, between } = change;
      const from = source.slice(start, end);
      if (from !== to) found.push({ kind, file, line, start, end, from, to, ...(between && { between }) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type Change = Pick<Fault, 'kind' | 'start' | 'end' | 'to' | 'between'> & { readonly at?: number };

function changesOf(node: ts.Node, source: string, ofLengths: boolean, library: Library): Change[] {
  if (ts.isBinaryExpression(node)) return ofOperator(node, source, ofLengths && !isExact(node));
  if (ts.isBlock(node)) return ofBlock(node, source, library);
  const [start, end] = [node.getStart(), node.end];
  if (ts.isNumericLiteral(node) && !isName(node) && !(ofLengths && isSign(node)))
    return [{ kind: 'off by one', start, end, to: `(${node.text} + 1)` }];
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
    return [{ kind: 'constant', start, end, to: FLIPPED[source.slice(start, end)] ?? '' }];
  return [];
}

const isName = (node: ts.NumericLiteral): boolean => 'name' in node.parent && node.parent.name === node;

/** Where numbers are lengths, in real numbers, unless they count something or meet the one tolerance. */
const LENGTHS = /^packages\/geometry\//;

/** A bound that is met: a count, a number of things, or a length held against the tolerance. */
function isExact({ left, right }: ts.BinaryExpression): boolean {
  return [left, right].some((side) => /\beps\b|\.length\b/.test(side.getText()) || isCounter(side));
}

/** Nought beside a length asks for its sign: that is turned round with the comparison, and 0 made 1 asks the same. */
function isSign(node: ts.NumericLiteral): boolean {
  const { parent } = node;
  if (node.text !== '0' || !ts.isBinaryExpression(parent) || isExact(parent)) return false;
  return TURNED_ROUND[parent.operatorToken.getText()] !== undefined;
}

/** The variable of the loop around it. */
function isCounter(side: ts.Node): boolean {
  const made = ts.findAncestor(side, ts.isForStatement)?.initializer;
  const names = made && ts.isVariableDeclarationList(made) ? made.declarations.map(({ name }) => name.getText()) : [];
  return names.includes(side.getText());
}

function ofOperator(node: ts.BinaryExpression, source: string, ofLengths: boolean): Change[] {
  const [start, end, at] = [node.getStart(), node.end, node.operatorToken.getStart()];
  const operator = node.operatorToken.getText();
  const turned = (ofLengths ? TURNED_ROUND[operator] : undefined) ?? TURNED[operator];
  const other = turned ?? SHIFTED[operator];
  if (other === undefined) return [];
  const to = `${source.slice(start, at)}${other}${source.slice(node.operatorToken.end, end)}`;
  return [{ kind: turned ? 'comparison' : 'off by one', start, end, at, to }];
}

function ofBlock({ statements }: ts.Block, source: string, library: Library): Change[] {
  return statements.flatMap((statement, i): Change[] => {
    if (!ts.isExpressionStatement(statement)) return [];
    const next = statements[i + 1];
    const [start, end] = [statement.getStart(), statement.end];
    const dropped: Change = { kind: 'dropped statement', start, end, to: ';' };
    if (!next || !ts.isExpressionStatement(next) || library.commute(statement, next)) return [dropped];
    const between = { start: end, end: next.getStart() };
    const to = `${source.slice(between.end, next.end)}${source.slice(end, between.end)}${source.slice(start, end)}`;
    return [dropped, { kind: 'swapped neighbours', start, end: next.end, to, between }];
  });
}
