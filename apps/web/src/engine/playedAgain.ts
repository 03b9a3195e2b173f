import type { GameFile, Setup, Table } from '@faultline/rules';
import type { Chosen } from '../port/engine.ts';

/** What the same game would be chosen with; null where it was no game of two teams on one of our battlefields. */
export async function playedAgain(file: GameFile): Promise<Chosen | null> {
  const { own, past, setup, entries } = file;
  const begun = [...past, { setup, entries }].find((part) => part.setup.kind === 'teams');
  if (begun?.setup.kind !== 'teams' || own.units.length + own.abilities.length > 0) return null;
  const table = await idOfTable(file.table);
  return table === null ? null : { ...choice(begun.setup), table, prepared: wasPrepared(begun.entries) };
}

const choice = ({ teams, mode, plan }: Extract<Setup, { kind: 'teams' }>): Pick<Chosen, 'teams' | 'plan'> => ({
  teams,
  ...(plan ? { plan: { mode, plan } } : {}),
});

/** Nobody took time over what was chosen for both players. */
const wasPrepared = (entries: GameFile['entries']): boolean =>
  entries[0]?.time === undefined && entries.some(({ time }) => time !== undefined);

/** Looked through here alone: what begins a game asks for one by its name, and is fetched before the board. */
const ours = import.meta.glob<Table>('../../../../packages/geometry/tables/*.json', { import: 'default' });

/** Which of ours a battlefield is; null for one of somebody else's. */
async function idOfTable({ name, parts }: Table): Promise<string | null> {
  for (const [path, load] of Object.entries(ours)) {
    const table = await load();
    if (table.name === name && table.parts.length === parts.length)
      return path.split('/').at(-1)?.replace('.json', '') ?? null;
  }
  return null;
}
