import type { UnitId } from '@faultline/rules';
import type { Phrases, Teller } from './teller.ts';
import { capital, faces, spot } from './words.ts';

/** Preparing the game, order cards and activations. */
export const turnPhrases: Phrases<
  | 'first-player'
  | 'mission'
  | 'terrain'
  | 'deployed'
  | 'revealed'
  | 'reserved'
  | 'passed'
  | 'card-removed'
  | 'shuffled-in'
  | 'refreshed'
  | 'activated'
  | 'activation-ended'
  | 'action'
  | 'declined'
  | 'stance'
  | 'ability'
  | 'force'
> = {
  'first-player': (t, e) => t.say(`First Player: ${t.cast.player(e.seat)} (${e.rolls.map(faces).join(' against ')})`),
  mission: (t, e) => t.say(`Mission: ${t.game.library.missions[e.mission]?.name ?? e.mission}`),
  terrain: (t, e) => t.say(`Table: ${e.table}`),
  deployed: (t, e) => {
    const seat = t.cast.seatOf(t.cast.unitOf(e.character));
    t.gather(`deployed ${seat}`, e, (all) => {
      const places = all.map(({ character, at }) => `${t.cast.character(character)} (${spot(at)})`);
      return { text: `Set up for ${t.cast.player(seat)}: ${places.join('; ')}`, depth: 1, tone: 'plain' };
    });
  },
  revealed: (t, e) => t.say(`Card: ${t.cast.orderCard(e.card)}`),
  reserved: (t, e) => {
    t.drop('force');
    t.say(`The card goes into reserve for 1 Force (${t.forceOf(e.seat)})`);
  },
  passed: (t, e) => {
    t.drop('force');
    t.say(`The next card is turned up instead for 1 Force (${t.forceOf(e.seat)})`);
  },
  'card-removed': (t, e) => t.say(`The card of the defeated ${t.cast.orderCard(e.card)} leaves the game`),
  'shuffled-in': (t, e) => t.say(`${capital(t.cast.orderCard(e.card))} is shuffled into the deck again`),
  refreshed: (t, e) => {
    t.drop('force');
    t.say(`New Order Deck for ${t.cast.player(e.seat)} (${t.forceOf(e.seat)})`);
  },
  activated: (t, e) => {
    const how = { deck: '', reserve: ' from reserve', shatterpoint: ', chosen' }[e.origin] ?? '';
    t.say(`${t.cast.does(e.unit, 'activates')}${how} (damage ${t.damageOf(e.unit)})`);
  },
  'activation-ended': (t, e) => {
    if (e.cut) t.say(`The activation of ${t.cast.unit(e.unit)} is cut short`);
  },
  action: (t, e) => t.say(capital(e.action), 2),
  declined: (t, e) => t.say(`${t.cast.character(e.character)} ${e.what === 'attack' ? 'does not attack' : 'stays'}`, 3),
  stance: (t, e) => {
    t.gather('stance', e, (all) => ({
      text:
        all.length === 1 ? `Stance: ${stanceOf(t, e)}` : `Stances: ${all.map((one) => stanceOf(t, one)).join('; ')}`,
      depth: all.length === 1 ? 2 : 1,
      tone: 'plain',
    }));
  },
  ability: (t, e) => {
    t.drop('force');
    const cost = e.cost > 0 ? ` for ${e.cost} Force (${t.forceOf(t.cast.seatOf(e.unit))})` : '';
    t.say(`${t.cast.does(e.unit, 'uses')} ${t.cast.ability(e.ability)}${cost}`, 2);
  },
  force: (t, e) => {
    t.facts.force[e.seat] = e.ready;
    t.gather('force', e, () => ({ text: `${t.cast.player(e.seat)}: ${t.forceOf(e.seat)}`, depth: 1, tone: 'plain' }));
  },
};

function stanceOf(t: Teller, { unit, stance }: { readonly unit: UnitId; readonly stance: string }): string {
  const { stances } = t.cast.card(unit);
  return `${t.cast.unit(unit)} in ${stances.find(({ id }) => id === stance)?.name ?? stance}`;
}
