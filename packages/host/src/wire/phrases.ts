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
] as const;
export type Phrase = (typeof PHRASES)[number];
