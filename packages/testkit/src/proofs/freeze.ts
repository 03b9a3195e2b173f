/** Whoever writes into the value, or anything inside it, throws from now on. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const field of Object.values(value)) freeze(field);
}
