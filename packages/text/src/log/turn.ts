import type { UnitId } from '@faultline/rules';
import { faces } from '../terms.ts';
import type { Phrases, Teller } from './teller.ts';

/** Preparing the game, order cards and activations. */
export const turnPhrases: Phrases<
  | 'first-player'
  | 'terrain'
  | 'deployed'
  | 'revealed'
  | 'reserved'
  | 'fetched'
  | 'passed'
  | 'card-removed'
  | 'looked'
  | 'shuffled-in'
  | 'refreshed'
  | 'activated'
  | 'activation-ended'
  | 'action'
  | 'declined'
  | 'stance'
  | 'rule'
  | 'ability'
  | 'force'
> = {
  'first-player': (t, e) => {
    const rolls = e.rolls.map((roll) => faces(t.terms, roll, 'attack'));
    t.say(t.log.firstPlayer(t.cast.player(e.seat), rolls));
  },
  terrain: (t, e) => t.say(t.log.table(e.table)),
  deployed: (t, e) => {
    const seat = t.cast.seatOf(t.cast.unitOf(e.character));
    t.gather(`deployed ${seat}`, e, (all) => {
      const who = all.map(({ character }) => t.cast.character(character));
      return { text: t.log.setUp(t.cast.player(seat), who), depth: 1, tone: 'plain' };
    });
  },
  revealed: (t, e) => t.say(t.log.card(t.cast.orderCard(e.card))),
  fetched: (t, e) => t.say(t.log.fetched(t.cast.orderCard(e.card))),
  reserved: (t, e) => {
    t.drop('force');
    t.say(t.log.toReserve(t.forceOf(e.seat)));
  },
  passed: (t, e) => {
    t.drop('force');
    t.say(t.log.nextInstead(t.forceOf(e.seat)));
  },
  'card-removed': (t, e) => t.say(t.log.cardLeaves(t.cast.orderCard(e.card))),
  looked: (t, e) => t.say(t.log.looked(t.cast.player(e.seat))),
  'shuffled-in': (t, e) => t.say(t.log.shuffledIn(t.cast.orderCard(e.card))),
  refreshed: (t, e) => {
    t.drop('force');
    t.say(t.log.newDeck(t.cast.player(e.seat), t.forceOf(e.seat)));
  },
  activated: (t, e) => t.say(t.log.activates(t.cast.who(e.unit), originOf(e.origin), t.damageOf(e.unit))),
  'activation-ended': (t, e) => {
    if (e.cut) t.say(t.log.cutShort(t.cast.unit(e.unit)));
  },
  action: (t, e) => t.say(t.terms.actions[e.action], 2),
  declined: (t, e) => {
    const character = t.cast.character(e.character);
    t.say(e.what === 'attack' ? t.log.noAttack(character) : t.log.stays(character), 3);
  },
  stance: (t, e) => {
    t.gather('stance', e, (all) => ({
      text: t.log.stances(all.map((one) => stanceOf(t, one))),
      depth: all.length === 1 ? 2 : 1,
      tone: 'plain',
    }));
  },
  rule: (t, e) => t.say(t.cast.ability(e.rule), 2),
  ability: (t, e) => {
    t.drop('force');
    const force = t.forceOf(t.cast.seatOf(e.unit));
    t.say(t.log.uses(t.cast.who(e.unit), t.cast.ability(e.ability), e.cost, force), 2);
  },
  force: (t, e) => {
    t.facts.force[e.seat] = e.ready;
    t.gather('force', e, () => ({
      text: t.log.forceNow(t.cast.player(e.seat), t.forceOf(e.seat)),
      depth: 1,
      tone: 'plain',
    }));
  },
};

const originOf = (origin: string): 'deck' | 'reserve' | 'shatterpoint' =>
  origin === 'reserve' || origin === 'shatterpoint' ? origin : 'deck';

function stanceOf(t: Teller, { unit, stance }: { readonly unit: UnitId; readonly stance: string }): string {
  const { stances } = t.cast.card(unit);
  return t.log.stance(t.cast.unit(unit), stances.find(({ id }) => id === stance)?.name ?? stance);
}
