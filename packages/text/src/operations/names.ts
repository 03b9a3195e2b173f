import type { OperationText, OperationWords } from './operationWords.ts';

/** Spaces of tracks and what is raised have names of their own kind, so that none stands for something else. */
export const spaceKey = (id: string): string => `space:${id}`;
export const flagKey = (id: string): string => `flag:${id}`;

const keyed = (of: Readonly<Record<string, string>> = {}, key: (id: string) => string = (id) => id) =>
  Object.entries(of).map(([id, name]) => [key(id), name] as const);

/** Whatever an operation calls by an id, by the name people use. */
export function namesOf({ terms }: OperationWords, id: string, text: OperationText): Readonly<Record<string, string>> {
  const stages = Object.entries(text.stages).map(([stage, { name }], i) => [stage, terms.stage(i + 1, name)] as const);
  const rules = Object.entries(text.rules).map(([rule, { name }]) => [rule, name] as const);
  return Object.fromEntries([
    [id, text.name],
    ...rules,
    ...keyed(text.states),
    ...keyed(text.pieces),
    ...keyed(text.trackers),
    ...stages,
    ...keyed(text.spaces, spaceKey),
    ...keyed(text.flags, flagKey),
  ]);
}
