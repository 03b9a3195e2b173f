// What a statement reads and what it writes, by name, through every function it calls: two that touch nothing of each
// other's do the same in either order. Whoever writes one thing called `frames` is taken to write everything so called.

import ts from 'typescript';

interface Effects {
  readonly reads: Set<string>;
  readonly writes: Set<string>;
  readonly calls: Set<string>;
  /** Functions that are called, or handed on to be called. */
  readonly mentions: Set<string>;
}

/** What all functions of one name do by themselves. */
interface Known extends Effects {
  /** Something that was given is changed. */
  fills: boolean;
}

const nothing = (): Effects => ({ reads: new Set(), writes: new Set(), calls: new Set(), mentions: new Set() });

/** They change the list or map they are called on. */
const CHANGING = new Set('push pop shift unshift splice fill sort reverse set add delete clear'.split(' '));

/** They change nothing, beside what a function handed to them does. */
const HARMLESS = new Set(
  `abs max min floor round trunc sqrt hypot imul map filter find findIndex findLast some every flatMap flat reduce forEach
  includes indexOf at slice concat join keys values entries has get toSorted toReversed toSpliced with from fromEntries isArray
  String Number Boolean Array Set Map Error startsWith endsWith split padStart repeat stringify codePointAt`.split(
    /\s+/,
  ),
);

const isBuiltIn = (method: string): boolean => HARMLESS.has(method) || CHANGING.has(method);

export class Library {
  readonly #functions = new Map<string, Known>();

  /** @param sources the texts of all files a function may come from */
  constructor(sources: readonly string[]) {
    for (const source of sources) this.#read(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  }

  /** Whether two statements do the same in either order; no where something unknown is called. */
  commute(a: ts.Statement, b: ts.Statement): boolean {
    const [first, second] = [this.#of(a), this.#of(b)];
    if (!first || !second) return false;
    const meets = (writes: Set<string>, other: Effects) =>
      [...writes].some((name) => other.reads.has(name) || other.writes.has(name));
    return !meets(first.writes, second) && !meets(second.writes, first);
  }

  #read(node: ts.Node): void {
    const name = functionName(node);
    if (name !== undefined) {
      const known = this.#functions.get(name) ?? { ...nothing(), fills: false };
      this.#functions.set(name, known);
      gather(node, known, true, (target, names) => {
        const parameter = parameterOf(target);
        if (parameter && ts.isIdentifier(parameter.name)) known.fills = true;
        else for (const each of parameter ? [target.text] : names) known.writes.add(each);
      });
    }
    ts.forEachChild(node, (child) => this.#read(child));
  }

  #of(statement: ts.Statement): Effects | null {
    const all = nothing();
    gather(statement, all, false, (target, names) => {
      for (const each of [target.text, ...names]) all.writes.add(each);
    });
    for (const call of callsIn(statement))
      if (this.#fills(calledName(call) ?? '', new Set()))
        for (const given of call.arguments ?? []) for (const name of namesIn(given)) all.writes.add(name);
    return this.#follow(all, all, new Set()) ? all : null;
  }

  /** Whether something given is changed, there or wherever it may be handed on to. */
  #fills(name: string, seen: Set<string>): boolean {
    const own = this.#functions.get(name);
    if (!own || seen.has(name)) return false;
    seen.add(name);
    return own.fills || [...own.mentions].some((next) => this.#fills(next, seen));
  }

  /** Adds what is done by everything that is mentioned; no where something unknown is called. */
  #follow({ calls, mentions }: Effects, all: Effects, seen: Set<string>): boolean {
    const isKnown = (name: string) => name.startsWith('.') || this.#functions.has(name) || HARMLESS.has(name);
    if (![...calls].every(isKnown)) return false;
    return [...mentions].every((name) => {
      const own = this.#functions.get(name);
      if (!own || seen.has(name)) return true;
      seen.add(name);
      for (const read of own.reads) all.reads.add(read);
      for (const written of own.writes) all.writes.add(written);
      return this.#follow(own, all, seen);
    });
  }
}

/** The name under which a function is called. */
function functionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isGetAccessor(node))
    return node.name?.getText();
  const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  const { parent } = node;
  if (!isFunction || !(ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))) return undefined;
  return parent.name.getText();
}

type Changed = (target: ts.Identifier, names: readonly string[]) => void;

/**
 * @param isOwn of a whole function: its own variables are nobody else's
 * @param local told of a variable that is changed, with what it may be another name of
 */
function gather(node: ts.Node, into: Effects, isOwn: boolean, local: Changed): void {
  const visit = (each: ts.Node): void => {
    if (ts.isTypeNode(each)) return;
    if (ts.isIdentifier(each)) note(each, into, isOwn);
    const target = changed(each);
    if (target) write(target, into, local, ts.isCallExpression(each));
    ts.forEachChild(each, visit);
  };
  visit(node);
  for (const call of callsIn(node)) into.calls.add(calledName(call) ?? 'what has no name');
}

function note(name: ts.Identifier, into: Effects, isOwn: boolean): void {
  if (isKey(name)) return;
  if (!isOwn || !isLocal(name)) into.reads.add(name.text);
  if (isMention(name)) into.mentions.add(name.text);
}

const isKey = (name: ts.Identifier): boolean => ts.isPropertyAssignment(name.parent) && name.parent.name === name;

/** Whether a name may stand for a function: not a property that is not called, not a value of this place. */
function isMention(name: ts.Identifier): boolean {
  const { parent } = name;
  if (isProperty(name))
    return ts.isCallExpression(parent.parent) && parent.parent.expression === parent && !isBuiltIn(name.text);
  return !isLocal(name);
}

const isProperty = (name: ts.Identifier): boolean =>
  ts.isPropertyAccessExpression(name.parent) && name.parent.name === name;

const isLocal = (name: ts.Identifier): boolean => !isProperty(name) && localsAt(name).has(name.text);

const locals = new WeakMap<ts.Node, ReadonlySet<string>>();

/** Everything that is declared in the outermost function around a place, but for functions. */
function localsAt(node: ts.Node): ReadonlySet<string> {
  let outermost: ts.Node = node;
  for (let around = node; around; around = around.parent) if (ts.isFunctionLike(around)) outermost = around;
  const known = locals.get(outermost) ?? new Set(declaredIn(outermost));
  locals.set(outermost, known);
  return known;
}

function declaredIn(node: ts.Node): string[] {
  const isFunction = 'initializer' in node && node.initializer && ts.isFunctionLike(node.initializer as ts.Node);
  const declares = (ts.isParameter(node) || ts.isVariableDeclaration(node)) && !isFunction;
  const inside: string[] = declares ? namesIn(node.name) : [];
  ts.forEachChild(node, (child) => void inside.push(...declaredIn(child)));
  return inside;
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** What an assignment, a count or a changing call changes. */
function changed(node: ts.Node): ts.Expression | undefined {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return node.left;
  if (ts.isDeleteExpression(node)) return node.expression;
  if (ts.isPostfixUnaryExpression(node)) return node.operand;
  if (ts.isPrefixUnaryExpression(node) && /^(\+\+|--)/.test(node.getText())) return node.operand;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  return CHANGING.has(node.expression.name.text) ? node.expression.expression : undefined;
}

function write(target: ts.Expression, into: Effects, local: Changed, deep = false): void {
  if (ts.isIdentifier(target)) local(target, deep ? otherNames(initializer(target)) : []);
  else if (ts.isPropertyAccessExpression(target)) into.writes.add(target.name.text);
  else if (ts.isElementAccessExpression(target)) write(target.expression, into, local, true);
  else for (const name of namesIn(target)) into.writes.add(name);
}

/** What a variable made of this may be another name of. */
function otherNames(node: ts.Node | undefined): string[] {
  if (!node || ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) return [];
  if (ts.isPropertyAccessExpression(node)) return [node.name.text];
  return ts.isElementAccessExpression(node) ? otherNames(node.expression) : namesIn(node);
}

/** What a variable was made of. */
function initializer(name: ts.Identifier): ts.Node | undefined {
  for (let around: ts.Node = name.parent; around; around = around.parent) {
    const [found] = ts.isBlock(around) ? around.statements.flatMap((each) => declared(each, name.text)) : [];
    if (found) return found;
  }
  return undefined;
}

const declared = (statement: ts.Statement, name: string): ts.Node[] =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.flatMap((each) =>
        each.name.getText() === name && each.initializer ? each.initializer : [],
      )
    : [];

/** The parameter a name comes from; one that is taken apart gives things their own names. */
function parameterOf(name: ts.Identifier): ts.ParameterDeclaration | undefined {
  if (initializer(name)) return undefined;
  for (let around: ts.Node = name.parent; around; around = around.parent) {
    const found = ts.isFunctionLike(around) && around.parameters.find((each) => namesIn(each.name).includes(name.text));
    if (found) return found;
  }
  return undefined;
}

function callsIn(node: ts.Node): (ts.CallExpression | ts.NewExpression)[] {
  const inside: (ts.CallExpression | ts.NewExpression)[] = [];
  ts.forEachChild(node, (child) => void inside.push(...callsIn(child)));
  return ts.isCallExpression(node) || ts.isNewExpression(node) ? [node, ...inside] : inside;
}

/** A method of lists and the like goes by a name of its own: a function may have the same. */
const calledName = ({ expression }: ts.CallExpression | ts.NewExpression): string | undefined => {
  if (ts.isIdentifier(expression)) return expression.text;
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  return isBuiltIn(expression.name.text) ? `.${expression.name.text}` : expression.name.text;
};

function namesIn(node: ts.Node | undefined): string[] {
  if (!node) return [];
  const inside: string[] = [];
  ts.forEachChild(node, (child) => void inside.push(...namesIn(child)));
  return ts.isIdentifier(node) ? [node.text] : inside;
}
