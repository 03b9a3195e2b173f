import { PHRASES, WHYS } from '@faultline/host/wire';
import { describe, expect, it } from 'vitest';
import { online as de } from '../src/i18n/de/online.ts';
import { online as en } from '../src/i18n/en/online.ts';

describe('words of a game over a line', () => {
  it('say every refusal of the server in a sentence of either language', () => {
    const isSentence = (said: string | undefined) => /^\p{Lu}.*[.]$/u.test(said ?? '');
    expect(WHYS.filter((why) => !isSentence(en.faults[why]) || !isSentence(de.faults[why]))).toEqual([]);
    expect(WHYS.filter((why) => en.faults[why] === de.faults[why])).toEqual([]);
  });

  it('have every phrase in both languages', () => {
    const missing = PHRASES.filter((phrase) => !en.talk.phrases[phrase] || !de.talk.phrases[phrase]);
    expect(missing).toEqual([]);
  });
});
