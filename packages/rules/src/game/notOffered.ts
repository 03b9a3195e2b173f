import type { Hooks } from './game.ts';

type WhyNotOffered = Hooks['whyNotOffered'];

let known: WhyNotOffered = () => [];

/** Said once, by the chapter that knows: a page may fetch it after its board, and until then no reason is named. */
export const explainWith = (why: WhyNotOffered): void => {
  known = why;
};

export const askWhyNotOffered: WhyNotOffered = (p, option) => known(p, option);
