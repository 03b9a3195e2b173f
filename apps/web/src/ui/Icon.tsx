/** A sign of the sprite. Decoration unless it is given a label. */
export function Icon({ name, label }: { readonly name: string; readonly label?: string }) {
  const sign = <use href={signOf(name)} />;
  return label === undefined ? (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {sign}
    </svg>
  ) : (
    <svg class="icon" viewBox="0 0 24 24" role="img" aria-label={label}>
      {sign}
    </svg>
  );
}

/** The address of a sign, for drawings of our own. */
export const signOf = (name: string): string => `#i-${name}`;
