import type { ReasonWords } from '../words/reasonWords.ts';

const RANKS: Readonly<Record<string, string>> = {
  primary: 'Primär-Einheit',
  secondary: 'Sekundär-Einheit',
  supporting: 'Support-Einheit',
};
const rank = (id: string): string => RANKS[id] ?? id;

const mission: ReasonWords['rules'][string] = (t) =>
  t.has('unknownMission') ? `Die Mission „${t.text('unknownMission')}“ gibt es nicht.` : 'Es fehlt eine Mission.';
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
    if (is === 'unknown') return `${at} Eine ${place} „${unit}“ gibt es nicht.`;
    return `${at} ${unit} ist eine ${rank(is)} und kann nicht als ${place} mitkommen.`;
  },
  'CR-TEAM-03': uniqueName,
  'CR-TEAM-04': same,
  'CR-TEAM-07': (t) =>
    `Squad ${t.text('squad')}: ${t.each('units').join(' und ')} kosten ${t.text('cost')} Punkte; ${t.text('primary')} bringt ${t.text('allowed')} mit.`,
  'CR-TEAM-10': (t) =>
    `Squad ${t.text('squad')} kann nicht aus der Ära ${t.text('era')} sein: ${t.text('unit')} gehört zu ${t.text('available')}.`,
  'CR-TEAM-11': (t) =>
    t.has('unit')
      ? `Squad ${t.text('squad')} ist aus der Ära ${t.text('era')}, und ${t.text('unit')} gehört zu ${t.text('available')}.`
      : `Squad ${t.text('squad')}: ${t.each('units').join(' und ')} haben keine gemeinsame Ära (${t.text('available')}).`,
  'CR-TEAM-14': () => 'Ein Einsatzteam bringt genau eine Mission mit.',
  'CR-TEAM-16': (t) => `${t.text('unit')} ist noch nicht spielbar: Es fehlen Fähigkeiten (${t.text('notScripted')}).`,
  'CR-BTC-06': (t) =>
    t.text('able') === ''
      ? `${t.text('provider')} kann keine Kampftaktik-Karten mitbringen; keine Einheit der Liste kann es.`
      : `${t.text('provider')} kann hier keine Kampftaktik-Karten mitbringen; ${t.text('able')} kann es.`,
  'R-TEAM-4': excluded,
  'R-TEAM-5': (t) =>
    `Die Liste ist für Kartenstand ${t.text('sheet')} gebaut; hier liegt Kartenstand ${t.text('current')}.`,
  'PR-LIST-02': (t) => `Eine Premier-Liste hat vier Squads; auf dieser stehen ${t.text('squads')}.`,
  'PR-LIST-03': mission,
  'PR-LIST-05': uniqueName,
  'PR-LIST-06': same,
  'PR-LIST-07': excluded,
};
