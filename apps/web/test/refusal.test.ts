import { FileError, type FileFault, parseGame } from '@faultline/rules';
import { germanFaults } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { fileFaults as german } from '../src/i18n/de/fileFaults.ts';
import { fileFaults as english } from '../src/i18n/en/fileFaults.ts';
import { type Refusal, whyRefused } from '../src/saves/refusal.ts';

const refusalOf = (text: string): Refusal => {
  try {
    parseGame(text);
  } catch (error) {
    return error as FileError;
  }
  throw new Error('This is a game.');
};

const told = (text: string) => whyRefused(refusalOf(text), german);

const FACTS = {
  format: 'x',
  most: 6,
  part: 'seal',
  detail: 'English',
  mode: 'chess',
  operation: 'heist',
  known: 'standard',
  entry: 12,
  units: 'Lord Maul',
};

describe('why a file is refused', () => {
  it.each([
    ['', 'Die Partiedatei ist leer.'],
    ['[]', 'Das ist keine Partiedatei.'],
    ['{"hello":"world"}', 'Das ist keine Partiedatei: Die Formatangabe fehlt.'],
    ['{"format":99}', 'Diese Partie hat Format 99;'],
    ['{"format":', 'Die Partiedatei ist unvollständig oder beschädigt.'],
  ])('is told in German: %s', (text, sentence) => {
    expect(told(text)?.says).toContain(sentence);
  });

  it('keeps what only a programmer can use apart', () => {
    expect(told('{"format":')?.detail).toMatch(/JSON/);
  });

  it('is the sentence of the rules in English', () => {
    const refusal = refusalOf('[]');
    expect(whyRefused(refusal, english)).toEqual({ says: refusal.message, detail: null });
  });

  it('has a German sentence for every fault, without English', () => {
    const faults = Object.entries(german.says) as [FileFault, (facts: typeof FACTS) => string][];
    expect(faults.map(([code]) => new FileError(code, FACTS).about.code)).toEqual(Object.keys(german.says));
    expect(faults.filter(([, say]) => germanFaults(say(FACTS)).length > 0)).toEqual([]);
  });
});
