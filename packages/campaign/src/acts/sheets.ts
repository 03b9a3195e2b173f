// What the organiser decides about the cards: a newer sheet between two operations (CP-R-28), what Advantages do (CP-R-24).
import { changed, type Handlers } from '../campaign/change.ts';
import { reason, refuse } from '@faultline/tournament/record';
import { nameOf, playerOf, withPlayer } from '../sides/players.ts';
import { goneOn } from './flow.ts';
import { whyNotVeteran } from './settingUp.ts';

export const sheets: Handlers<'takeEffects' | 'takeSheet' | 'replaceVeteran' | 'note'> = {
  takeSheet(state, { command: { sheet, lost } }) {
    const strange = lost.find((person) => playerOf(state, person) === undefined);
    if (strange !== undefined)
      return refuse(reason('unknownPlayer', null, `${strange} does not play in this campaign.`, { player: strange }));
    if (sheet === state.sheet)
      return refuse(reason('sameSheet', 'CP-R-28', `The campaign already uses the cards of ${sheet}.`, { sheet }));
    const notes = lost.map((person) => {
      const says = `The cards of ${sheet} no longer have ${playerOf(state, person)?.veteran?.name}. Name another Veteran for ${nameOf(state, person)}, or undo this to keep the cards of ${state.sheet}.`;
      return reason('veteranLost', 'CP-R-28', says, { player: person, sheet });
    });
    // Strike teams were built with the cards of before.
    return changed(goneOn({ ...state, sheet, lost: [...new Set(lost)] }), notes);
  },

  replaceVeteran(state, { command: { player, unit }, why }) {
    if (!state.lost.includes(player)) {
      const says = `${nameOf(state, player)}'s Veteran stays for the whole campaign; only a card sheet without it changes that.`;
      return refuse(reason('veteranStays', 'CP-VET-01', says, { player }));
    }
    const reasons = [
      ...whyNotVeteran(unit),
      ...(why.trim() === ''
        ? [reason('whyMissing', 'CP-R-28', 'Say why this Unit takes the place of the Veteran.')]
        : []),
    ];
    if (reasons.length > 0) return refuse(...reasons);
    const lost = state.lost.filter((person) => person !== player);
    return changed({ ...withPlayer(state, player, { veteran: unit }), lost });
  },

  takeEffects: (state, { command: { advantages } }) => changed({ ...state, effects: advantages }),

  note: (state) => changed(state),
};
