import type { Table } from '@faultline/geometry';

/** Each battlefield is a file of its own, fetched with the game that is played on it. */
const tables = import.meta.glob<Table>('../../../../packages/geometry/tables/*.json', { import: 'default' });

const loads = new Map(
  Object.entries(tables).map(([path, load]) => [path.split('/').at(-1)?.replace('.json', '') ?? '', load]),
);

export async function tableNamed(name: string): Promise<Table> {
  const table = await loads.get(name)?.();
  if (!table) throw new Error(`Unknown battlefield: ${name}.`);
  return table;
}
