import { describe, expect, it } from 'vitest';
import { browserLanguage } from '../src/i18n/language.ts';
import { settingsFrom } from '../src/shell/settings.ts';

const USUAL = {
  language: 'de',
  theme: 'dark',
  palette: 'default',
  motion: 'usual',
  textSize: 'usual',
  dice: 'usual',
  pace: 'normal',
  ending: 'ask',
  sound: 'off',
  opponent: 'trooper',
  consent: 'yes',
  handOver: 'secrets',
  turning: 'turns',
  view: 'above',
  neverAsk: [],
  yielded: [],
};

describe('settings', () => {
  it.each([null, '', 'no json', '[]', '7', '{"theme":"pink","language":"xx","palette":3}'])(
    'are the usual ones where %j is stored',
    (stored) => {
      expect(settingsFrom(stored, 'de')).toEqual(USUAL);
    },
  );

  it('are those that were chosen', () => {
    const chosen = {
      language: 'en',
      theme: 'light',
      palette: 'tritan',
      motion: 'none',
      textSize: 'large',
      dice: 'slow',
      pace: 'key',
      ending: 'hold',
      sound: 'on',
      opponent: 'knight',
      consent: 'no',
      handOver: 'never',
      turning: 'never',
      view: 'table',
      neverAsk: ['0 deflect'],
      yielded: ['3f9c 4 0'],
    };
    expect(settingsFrom(JSON.stringify(chosen), 'de')).toEqual(chosen);
  });

  it.each(['novice', 'trooper', 'knight', 'master', 'champion'])('keep a chosen %s', (opponent) => {
    expect(settingsFrom(JSON.stringify({ opponent }), 'de').opponent).toBe(opponent);
  });

  it('begin with the first language of the browser that there is', () => {
    expect(browserLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(browserLanguage(['ja'])).toBe('en');
  });
});
