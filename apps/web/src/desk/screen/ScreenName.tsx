/** A name on the wall: one with more letters than have room is set smaller, in two lines, rather than cut off. */
export const ScreenName = ({ name, fits }: { readonly name: string; readonly fits: number }) => (
  <span class={`screen-name ${name.length > fits * 1.3 ? 'longer' : name.length > fits ? 'long' : ''}`}>{name}</span>
);
