import type { ReasonWords } from '../words/reasonWords.ts';

const mission: ReasonWords['rules'][string] = (t) =>
  t.has('unknownMission') ? `There is no mission set "${t.text('unknownMission')}".` : 'A mission set is missing.';
const same: ReasonWords['rules'][string] = (t) => `${t.text('name')} is in the list twice.`;
const uniqueName: ReasonWords['rules'][string] = (t) =>
  `The Unique Name ${t.text('uniqueName')} is in the list twice: ${t.each('units').join(' and ')}.`;
const excluded: ReasonWords['rules'][string] = (t) =>
  `${t.each('units').join(' and ')} cannot stand in one list: one of their cards bars ${t.text('excluded')}.`;

/** Why a list is no strike team or Premier List. */
export const teamReasons: ReasonWords['rules'] = {
  'CR-TEAM-01': (t) =>
    t.has('squads') ? `A strike team has two squads; the list has ${t.text('squads')}.` : mission(t),
  'CR-TEAM-02': (t) => {
    const [place, unit, is] = [t.text('place'), t.text('unit'), t.text('is')];
    const at = `Squad ${t.text('squad')}:`;
    if (is === 'missing') return `${at} the ${place} Unit is missing.`;
    if (is === 'unknown') return `${at} there is no Unit "${unit}" for the ${place} place.`;
    return `${at} ${unit} is a ${is} Unit and cannot take the ${place} place.`;
  },
  'CR-TEAM-03': uniqueName,
  'CR-TEAM-04': same,
  'CR-TEAM-07': (t) =>
    `Squad ${t.text('squad')}: ${t.each('units').join(' and ')} cost ${t.text('cost')} points; ${t.text('primary')} brings ${t.text('allowed')}.`,
  'CR-TEAM-10': (t) =>
    `Squad ${t.text('squad')} cannot be of the Era ${t.text('era')}: ${t.text('unit')} is of ${t.text('available')}.`,
  'CR-TEAM-11': (t) =>
    t.has('unit')
      ? `Squad ${t.text('squad')} is of the Era ${t.text('era')}, and ${t.text('unit')} is of ${t.text('available')}.`
      : `Squad ${t.text('squad')}: ${t.each('units').join(' and ')} share no Era (${t.text('available')}).`,
  'CR-TEAM-14': () => 'A strike team brings one mission set, and only one.',
  'CR-TEAM-16': (t) =>
    `${t.text('unit')} cannot be played yet: not all its abilities are there (${t.text('notScripted')}).`,
  'CR-BTC-06': (t) =>
    t.text('able') === ''
      ? `${t.text('provider')} cannot bring Battle Tactics Cards; no Unit of the list can.`
      : `${t.text('provider')} cannot bring Battle Tactics Cards here; ${t.text('able')} can.`,
  'R-TEAM-4': excluded,
  'R-TEAM-5': (t) =>
    `The list was built for sheet ${t.text('sheet')}; these are the cards of sheet ${t.text('current')}.`,
  'PR-LIST-02': (t) => `A Premier List has four squads; this one has ${t.text('squads')}.`,
  'PR-LIST-03': mission,
  'PR-LIST-05': uniqueName,
  'PR-LIST-06': same,
  'PR-LIST-07': excluded,
};
