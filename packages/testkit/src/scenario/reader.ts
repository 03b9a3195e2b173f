import type { Constants, Library } from '@faultline/rules';
import { isMap, isNode, isScalar, type Document, type LineCounter, type Node, type Pair, Scalar } from 'yaml';
import type { Names } from './names.ts';
import type { Problem, Spot } from './problem.ts';

/** What the words of a file may mean: cards, short names, lengths. */
export interface Known {
  readonly library: Library;
  /** The library without the cards of the file. */
  readonly printed: Library;
  readonly names: Names;
  readonly constants: Constants;
}

/** Walks a YAML document and collects every problem with its place. */
export class Reader {
  readonly file: string;
  readonly known: Known;
  readonly problems: Problem[] = [];
  private readonly document: Document;
  private readonly lines: LineCounter;

  constructor(file: string, document: Document, lines: LineCounter, known: Known) {
    this.file = file;
    this.document = document;
    this.lines = lines;
    this.known = known;
  }

  spot(node: Node): Spot {
    const { line, col } = this.lines.linePos(node.range?.[0] ?? 0);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }

  problem(at: Node | Spot, message: string): undefined {
    const { line, column } = isNode(at) ? this.spot(at) : (at as Spot);
    this.problems.push({ file: this.file, line, column, message });
    return undefined;
  }

  wrong(node: Node, what: string): undefined {
    return this.problem(node, `Expected ${what}, found ${sayNode(node)}.`);
  }

  /** A child as a node, an empty value as null at its key's place. */
  child(value: unknown, beside?: Node): Node {
    if (isNode(value)) return value as Node;
    const empty = new Scalar(null);
    if (beside?.range) empty.range = beside.range;
    return empty;
  }

  /** A node as plain values. */
  plain(node: Node): unknown {
    return node.toJS(this.document);
  }

  /** The entries of a map, as key, key's node and value's node. */
  entries(node: Node): readonly { readonly key: string; readonly at: Node; readonly value: Node }[] {
    if (!isMap(node)) return [];
    return node.items.map((pair: Pair) => {
      const at = this.child(pair.key);
      return { key: sourceOf(at), at, value: this.child(pair.value, at) };
    });
  }
}

/** A scalar as it was written: the key `1` is the text "1". */
export const sourceOf = (node: Node): string =>
  isScalar(node) ? (typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))) : '';

function sayNode(node: Node): string {
  if (isMap(node)) return 'a record';
  if (!isScalar(node)) return 'a list';
  if (node.value === null) return 'nothing';
  return typeof node.value === 'string' ? `"${node.value}"` : sourceOf(node);
}
