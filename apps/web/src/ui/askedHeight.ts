import { signal } from './signal.ts';

/** How high the question is, in pixels: for the attack, which stands above it. */
export const askedHeight = signal(0);
