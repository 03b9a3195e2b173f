import type { Tracker } from '@faultline/text';

const SPACES = 8;

/** From the first seat's space 8 to the second's: `M`omentum, the centre `|`, and the token in brackets. */
export function drawn({ token, momentum }: Tracker): string {
  const spaces = Array.from({ length: 2 * SPACES + 1 }, (_, i) => SPACES - i);
  return spaces
    .map((space) => {
      if (space === token) return `[${Math.abs(space)}]`;
      if (space === 0) return '|';
      return Math.abs(space) > SPACES - momentum[space > 0 ? 0 : 1] ? 'M' : '.';
    })
    .join(' ');
}
