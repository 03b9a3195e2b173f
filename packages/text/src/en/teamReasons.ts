import { counted, plural } from './plural.ts';
import type { Rank } from '@faultline/rules';
import type { ReasonWords } from '../words/reasonWords.ts';
import { terms } from './terms.ts';

const missing = (n: number): string => `${counted(n, 'ability')} ${plural(n, 'is')} missing`;

const mission: ReasonWords['rules'][string] = (t) =>
  t.has('unknownMission') ? `Unknown Mission Set: "${t.text('unknownMission')}".` : 'Choose a Mission Set.';
const same: ReasonWords['rules'][string] = (t) => `${t.text('name')} is listed twice.`;
const uniqueName: ReasonWords['rules'][string] = (t) =>
  `The Unique Name ${t.text('uniqueName')} is listed twice: ${t.each('units').join(' and ')}.`;
const excluded: ReasonWords['rules'][string] = (t) =>
  `${t.each('units').join(' and ')} cannot be in the same strike team (${t.text('excluded')} is excluded).`;

const rankOf = (rank: string): string => terms.ranks[rank as Rank] ?? rank;

/** Why a list is no strike team or Premier List. */
export const teamReasons: ReasonWords['rules'] = {
  'CR-TEAM-01': (t) =>
    t.has('squads') ? `A strike team has two squads; this one has ${t.text('squads')}.` : mission(t),
  'CR-TEAM-02': (t) => {
    const [place, unit, is] = [rankOf(t.text('place')), t.text('unit'), t.text('is')];
    const at = `Squad ${t.text('squad')}:`;
    if (is === 'missing') return `${at} choose a ${place} Unit.`;
    if (is === 'unknown') return `${at} no ${place} Unit is called "${unit}".`;
    return `${at} ${unit} is a ${rankOf(is)} Unit, not a ${place} Unit.`;
  },
  'CR-TEAM-03': uniqueName,
  'CR-TEAM-04': same,
  'CR-TEAM-07': (t) =>
    `Squad ${t.text('squad')}: ${t.each('units').join(' and ')} cost ${t.text('cost')} points; ${t.text('primary')} allows ${t.text('allowed')}.`,
  'CR-TEAM-10': (t) =>
    `Squad ${t.text('squad')} cannot use the Era ${t.text('era')}: ${t.text('unit')} is from ${t.text('available')}.`,
  'CR-TEAM-11': (t) =>
    t.has('unit')
      ? `Squad ${t.text('squad')} uses the Era ${t.text('era')}; ${t.text('unit')} is from ${t.text('available')}.`
      : `Squad ${t.text('squad')}: ${t.each('units').join(' and ')} have no Era in common (${t.text('available')}).`,
  'CR-TEAM-14': () => 'A strike team has exactly one Mission Set.',
  'CR-TEAM-16': (t) => `${t.text('unit')} is not playable yet: ${missing(t.each('notScripted').length)}.`,
  'CR-BTC-06': (t) =>
    t.text('able') === ''
      ? `${t.text('provider')} does not provide Battle Tactics Cards; no Unit in this team does.`
      : `${t.text('provider')} does not provide Battle Tactics Cards; ${t.text('able')} can.`,
  'R-TEAM-4': excluded,
  'R-TEAM-5': (t) => `This team was built with card set ${t.text('sheet')}; the current one is ${t.text('current')}.`,
  'PR-LIST-02': (t) => `A Premier List has four squads; this one has ${t.text('squads')}.`,
  'PR-LIST-03': mission,
  'PR-LIST-05': uniqueName,
  'PR-LIST-06': same,
  'PR-LIST-07': excluded,
};
