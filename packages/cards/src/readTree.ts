import { fail, type Fields, id, noTwins, number, only, records, text, texts, yesOrNo } from './fields.ts';

/** CR-TREE-01, CR-TREE-04: orange options on the left, no path to the left, every option reachable. */
export function checkTree(tree: Fields, icons: readonly string[], at: string): void {
  only(tree, ['options', 'paths'], at);
  const options = records(tree, 'options', at);
  for (const option of options) checkOption(option, icons, at);
  const ids = options.map((option) => String(option.id));
  noTwins(ids, at, 'options');
  const paths = records(tree, 'paths', at);
  for (const path of paths) checkPath(path, options, at);
  noTwins(
    paths.map(({ from, to }) => `${String(from)} to ${String(to)}`),
    at,
    'paths',
  );
  const reached = reachedFrom(
    options.filter(({ start }) => start === true).map((option) => String(option.id)),
    paths,
  );
  const lost = ids.find((one) => !reached.has(one));
  if (lost !== undefined) fail(at, `option ${lost}`, 'on a way from an orange option');
}

function checkOption(option: Fields, icons: readonly string[], at: string): void {
  const here = `${at}, option ${id(option, at)}`;
  only(option, ['id', 'column', 'row', 'start', 'effects'], here);
  const column = number(option, 'column', here, 1);
  number(option, 'row', here, 1);
  if (yesOrNo(option, 'start', here) && column !== 1) fail(here, 'start', 'true in the leftmost column only');
  if (texts(option, 'effects', here, icons).length === 0) fail(here, 'effects', 'at least one icon');
}

function checkPath(path: Fields, options: readonly Fields[], at: string): void {
  const here = `${at}, path ${text(path, 'from', at)} to ${text(path, 'to', at)}`;
  only(path, ['from', 'to', 'both'], here);
  const [from, to] = [path.from, path.to].map((end) => options.find((option) => option.id === end));
  if (!from || !to || from === to) fail(here, 'ends', 'two options of this tree');
  const columns = [Number(from.column), Number(to.column)] as const;
  if (columns[1] < columns[0]) fail(here, 'to', 'not to the left of where it begins');
  // R-TREE-4
  if (yesOrNo(path, 'both', here) !== (columns[0] === columns[1])) fail(here, 'both', 'true within a column only');
}

function reachedFrom(starts: readonly string[], paths: readonly Fields[]): ReadonlySet<string> {
  const reached = new Set(starts);
  const ways = paths.flatMap(({ from, to, both }) => [
    [String(from), String(to)] as const,
    ...(both === true ? [[String(to), String(from)] as const] : []),
  ]);
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const [from, to] of ways) if (reached.has(from)) reached.add(to);
  }
  return reached;
}
