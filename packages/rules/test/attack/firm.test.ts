import { type Clause, forecast } from '@faultline/rules';
import { type Duel, duel, innate, type MadeUp, SELF } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** R-CARD-21: dice that effects of the other player cannot change. */

const clause: Clause = { clause: 'firm', roll: 'attack', face: 'crit' };
const firm: MadeUp = { kind: 'innate', clauses: [clause] };
const attacking = (has: readonly string[], more: Duel) =>
  duel({ ...more, attacker: { has, ...more.attacker }, abilities: { firm, ...more.abilities } }).plays(
    'combat',
    'melee',
  );

describe('crits that are firm', () => {
  const armour = { defender: { armour: ['crit>strike'] }, attackDice: 'cc', defenseDice: 'eb' };

  it('[R-CARD-21] are not turned by the defense chart', () => {
    const successes = (has: readonly string[]) => attacking(has, armour).open.decision?.about?.successes;
    expect([successes([]), successes(['firm'])]).toEqual([1, 2]);
  });

  it('[R-CARD-21] may be turned by the attacker’s own', () => {
    const story = attacking(['firm'], { attacker: { chart: ['crit>strike'] }, attackDice: 'ce', defenseDice: 'b' });
    expect(story.told('results')[0]).toMatch(/ 0$/);
  });

  it('[R-CARD-21] are no choice for an enemy who takes a die away', () => {
    const taking = innate(
      { on: 'attack.modifying', to: SELF },
      { do: 'dice', roll: 'attack', change: { how: 'remove', face: ['crit', 'strike'] } },
    );
    const left = (has: readonly string[], dice: string) => {
      const story = attacking(has, { defender: { has: ['taking'] }, attackDice: dice, abilities: { taking } });
      return [story.offered.includes('crit'), story.told('dice')];
    };
    expect(left([], 'csff')).toEqual([true, []]);
    expect(left(['firm'], 'csff')).toEqual([false, ['dice attack remove strike ']]);
    expect(left(['firm'], 'cccc')).toEqual([false, []]);
  });

  it('[R-CARD-21] are counted so in the odds', () => {
    const rows = (has: readonly string[]) => {
      const story = duel({ attacker: { has }, ...armour, abilities: { firm } });
      const { game } = story.match;
      const [attacker, target] = [story.character('attacker').id, story.character('defender').id];
      return forecast({ game, open: story.open }, { attacker, target, type: 'melee' })?.charts.defense.rows[0]?.results;
    };
    expect([rows([]), rows(['firm'])]).toEqual([['crit>strike'], []]);
  });
});
