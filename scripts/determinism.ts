// Keeps whatever could differ between two machines, or two runs, out of the packages a replay depends on.
// Reads the syntax tree, so a word in a comment, a string or a property of our own never offends.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesIn } from '../apps/cli/src/files.ts';

const packages = ['rules', 'geometry', 'chance', 'shape', 'tournament', 'campaign', 'odds', 'cards', 'host'];

const mathAllowed = new Set(['sqrt', 'abs', 'min', 'max', 'floor', 'round', 'trunc']);

const globalsRefused: Readonly<Record<string, string>> = {
  Date: 'pass the time in as a plain number',
  Intl: 'leave formatting to packages/text',
  performance: 'measure in scripts or apps',
  crypto: "draw from the game's own generator",
  fetch: 'leave the network to apps',
  process: 'pass what you need as an argument',
  setTimeout: 'leave waiting to apps',
  setInterval: 'leave waiting to apps',
  setImmediate: 'leave waiting to apps',
  queueMicrotask: 'leave waiting to apps',
  globalThis: 'name what you need',
  Reflect: 'name the property',
  WeakRef: 'hold the value itself',
  FinalizationRegistry: 'hold the value itself',
};

const ORDER_REASON = /^\s*\/\/ order: \S/;

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly instead: string;
}

/** Everything in one file's text that a replay cannot rely on. `file` is its path within the project, with slashes. */
export function findingsIn(file: string, text: string): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const findings: Finding[] = [];
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line;
  const own = namesDeclaredIn(source);
  const look = (node: ts.Node): void => {
    for (const [what, instead] of offences(node, file, own)) {
      const line = lineOf(node);
      if (what.startsWith('Object.') && ORDER_REASON.test(lines[line - 1] ?? '')) continue;
      findings.push({ file, line: line + 1, what, instead });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return findings;
}

type Offence = readonly [what: string, instead: string];

function offences(node: ts.Node, file: string, own: ReadonlySet<string>): Offence[] {
  if (ts.isIdentifier(node)) return isFreeName(node) && !own.has(node.text) ? fromGlobal(node, file) : [];
  if (ts.isPropertyAccessExpression(node)) return fromMember(node);
  if (ts.isCallExpression(node)) return fromSort(node);
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return fromModule(node.moduleSpecifier);
  if (ts.isForInStatement(node)) return [['for … in', 'loop with for … of over an array in a fixed order']];
  if (ts.isBinaryExpression(node)) return fromPower(node.operatorToken.kind);
  if (file.startsWith('packages/rules/') && ts.isFunctionLike(node)) return fromSuspension(node);
  return [];
}

function fromGlobal(node: ts.Identifier, file: string): Offence[] {
  if (node.text === 'Math') return fromMath(node, file);
  if (node.text === 'Object') return fromObject(node);
  const instead = Object.hasOwn(globalsRefused, node.text) ? globalsRefused[node.text] : undefined;
  return instead ? [[node.text, instead]] : [];
}

function fromMath(node: ts.Identifier, file: string): Offence[] {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node) {
    return [['Math under another name', 'write Math.sqrt and the like in full, so that this check can read it']];
  }
  const name = parent.name.text;
  if (mathAllowed.has(name) || (name === 'imul' && file.split('/').includes('chance'))) return [];
  if (name === 'random') return [['Math.random', "draw from the game's own generator"]];
  if (name === 'imul') return [['Math.imul outside a folder named chance', 'keep mixing of bits in chance/']];
  return [[`Math.${name}`, `use + - * / and Math.${[...mathAllowed].join(', ')}`]];
}

const KEYED = new Set(['keys', 'values', 'entries', 'getOwnPropertyNames']);

function fromObject(node: ts.Identifier): Offence[] {
  const access = node.parent;
  if (!ts.isPropertyAccessExpression(access) || access.expression !== node) {
    return [['Object under another name', 'write Object.keys and the like in full, so that this check can read it']];
  }
  if (!KEYED.has(access.name.text)) return [];
  const call = access.parent;
  if (ts.isCallExpression(call) && call.expression === access && isSortedAtOnce(call)) return [];
  return [
    [
      `Object.${access.name.text}`,
      'sort it at once with a comparator, or say in the line above `// order: <why the order cannot matter>`',
    ],
  ];
}

function isSortedAtOnce(node: ts.CallExpression): boolean {
  const access = node.parent;
  if (!ts.isPropertyAccessExpression(access) || !isSortName(access.name.text)) return false;
  return ts.isCallExpression(access.parent) && access.parent.arguments.length > 0;
}

function fromMember(node: ts.PropertyAccessExpression): Offence[] {
  const name = node.name.text;
  if (name.startsWith('toLocale')) return [[`.${name}()`, 'leave words to packages/text']];
  if (name === 'localeCompare') return [['.localeCompare()', 'compare with < and >']];
  return [];
}

function fromSort(node: ts.CallExpression): Offence[] {
  const callee = node.expression;
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return fromModule(node.arguments[0]);
  if (!ts.isPropertyAccessExpression(callee) || !isSortName(callee.name.text) || node.arguments.length > 0) return [];
  return [
    [`.${callee.name.text}() without comparator`, 'give a comparator that never calls two different things equal'],
  ];
}

function isSortName(name: string): boolean {
  return name === 'sort' || name === 'toSorted';
}

function fromModule(specifier: ts.Expression | undefined): Offence[] {
  if (!specifier || !ts.isStringLiteralLike(specifier) || !specifier.text.startsWith('node:')) return [];
  return [[`import of ${specifier.text}`, 'leave files, clocks and networks to apps']];
}

function fromPower(operator: ts.SyntaxKind): Offence[] {
  const isPower =
    operator === ts.SyntaxKind.AsteriskAsteriskToken || operator === ts.SyntaxKind.AsteriskAsteriskEqualsToken;
  return isPower ? [['**', 'multiply']] : [];
}

function fromSuspension(node: ts.SignatureDeclaration): Offence[] {
  if (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)) {
    return [['async function', 'the rules answer at once: return the value']];
  }
  if ('asteriskToken' in node && node.asteriskToken) {
    return [['generator function', 'suspended work is plain data in the state: push a frame, or return an array']];
  }
  return [];
}

/** Whether an identifier reads a variable or type, rather than naming a property or a declaration. */
function isFreeName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if ('propertyName' in parent && parent.propertyName === node) return false;
  return !('name' in parent && parent.name === node);
}

/** Names a file gives to things of its own: a parameter called `process` is not the process. */
function namesDeclaredIn(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isDeclaration(node.parent) && node.parent.name === node) names.add(node.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return names;
}

function isDeclaration(node: ts.Node): node is ts.Node & { name: ts.Node } {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isImportSpecifier(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node)
  );
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = filesIn(root, [`packages/{${packages.join(',')}}/src/**/*.ts`]).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const findings = files.flatMap((file) => findingsIn(file, readFileSync(join(root, file), 'utf8')));
  for (const { file, line, what, instead } of findings) console.error(`${file}:${line}: ${what}. Instead: ${instead}.`);
  console.log(`${files.length} files`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
