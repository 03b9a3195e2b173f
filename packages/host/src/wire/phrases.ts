/** What can be said by a tap, in the language of whoever hears it. */
export const PHRASES = [
  'hello',
  'good-luck',
  'good-game',
  'thanks',
  'well-played',
  'nice-roll',
  'unlucky',
  'sorry',
  'oops',
  'your-decision',
  'thinking',
  'take-your-time',
  'one-moment',
  'back-again',
  'fine-with-me',
  'must-go',
  // Said by the page itself, when its player lets all reactions of a Turn pass.
  'skipping',
] as const;
export type Phrase = (typeof PHRASES)[number];
