import { counted, plural } from './plural.ts';
import type { ReasonWords } from '../words/reasonWords.ts';

const RANKS: Readonly<Record<string, string>> = {
  primary: 'Primär-Einheit',
  secondary: 'Sekundär-Einheit',
  supporting: 'Support-Einheit',
};
const rank = (id: string): string => RANKS[id] ?? id;

const missing = (n: number): string => `${counted(n, 'Fähigkeit')} ${plural(n, 'fehlt')}`;

const mission: ReasonWords['rules'][string] = (t) =>
  t.has('unknownMission') ? `Unbekanntes Missionsset: „${t.text('unknownMission')}“.` : 'Wähle ein Missionsset.';
const same: ReasonWords['rules'][string] = (t) => `${t.text('name')} steht zweimal auf der Liste.`;
const uniqueName: ReasonWords['rules'][string] = (t) =>
  `Der einzigartige Name ${t.text('uniqueName')} steht zweimal auf der Liste: ${t.each('units').join(' und ')}.`;
const excluded: ReasonWords['rules'][string] = (t) =>
  `${t.each('units').join(' und ')} dürfen nicht auf einer Liste stehen: Eine der Karten schließt ${t.text('excluded')} aus.`;

/** Warum eine Liste kein Einsatzteam und keine Premier-Liste ist. */
export const teamReasons: ReasonWords['rules'] = {
  'CR-TEAM-01': (t) =>
    t.has('squads') ? `Ein Einsatzteam hat zwei Squads; auf der Liste stehen ${t.text('squads')}.` : mission(t),
  'CR-TEAM-02': (t) => {
    const [place, unit, is] = [rank(t.text('place')), t.text('unit'), t.text('is')];
    const at = `Squad ${t.text('squad')}:`;
    if (is === 'missing') return `${at} Die ${place} fehlt.`;
    if (is === 'unknown') return `${at} Keine ${place} heißt „${unit}“.`;
    return `${at} ${unit} ist eine ${rank(is)}, hier gehört eine ${place} hin.`;
  },
  'CR-TEAM-03': uniqueName,
  'CR-TEAM-04': same,
  'CR-TEAM-07': (t) =>
    `Squad ${t.text('squad')}: ${t.each('units').join(' und ')} haben ${t.text('cost')} PK; ${t.text('primary')} hat ${t.text('allowed')} SP.`,
  'CR-TEAM-10': (t) =>
    `Squad ${t.text('squad')} kann nicht aus der Ära ${t.text('era')} sein: ${t.text('unit')} gehört zu ${t.text('available')}.`,
  'CR-TEAM-11': (t) =>
    t.has('unit')
      ? `Squad ${t.text('squad')} ist aus der Ära ${t.text('era')}, aber ${t.text('unit')} gehört zu ${t.text('available')}.`
      : `Squad ${t.text('squad')}: ${t.each('units').join(' und ')} haben keine gemeinsame Ära (${t.text('available')}).`,
  'CR-TEAM-14': () => 'Ein Einsatzteam hat genau ein Missionsset.',
  'CR-TEAM-16': (t) => `${t.text('unit')} ist hier noch nicht spielbar: ${missing(t.each('notScripted').length)}.`,
  'CR-BTC-06': (t) =>
    t.text('able') === ''
      ? `${t.text('provider')} hat keine Gefechtstaktik-Karten; auch keine andere Einheit der Liste hat welche.`
      : `${t.text('provider')} hat keine Gefechtstaktik-Karten; welche hat: ${t.text('able')}.`,
  'R-TEAM-4': excluded,
  'R-TEAM-5': (t) => `Die Liste gehört zu Kartenstand ${t.text('sheet')}; hier gilt Kartenstand ${t.text('current')}.`,
  'PR-LIST-02': (t) => `Eine Premier-Liste hat vier Squads; auf dieser stehen ${t.text('squads')}.`,
  'PR-LIST-03': mission,
  'PR-LIST-05': uniqueName,
  'PR-LIST-06': same,
  'PR-LIST-07': excluded,
};
