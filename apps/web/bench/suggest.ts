import { suggestedGames } from './suggested.ts';

/** `npm run bench:suggest`: twenty seeded games of a player who takes every suggestion against one who plays by chance. */
const seeds = Array.from({ length: 20 }, (_, i) => `suggested ${i + 1}`);
const { won, of } = suggestedGames(seeds);
console.log(
  `Whoever takes every suggestion wins ${won} of ${of} games against chance (seeds "suggested 1" to "${of}").`,
);
process.exitCode = won >= 18 ? 0 : 1;
