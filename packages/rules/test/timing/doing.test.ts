import { type Effect, OPTIONS, type Options } from '@faultline/rules';
import { active, type Duel, duel, innate, reactive, SELF, TWO } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const PAIR = { at: TWO };
const note: Effect = { do: 'refresh', amount: 1 };
const strikes = (strainedStrikes: Options['strainedStrikes']) => ({
  game: { options: { ...OPTIONS, strainedStrikes } },
});

describe('Strained', () => {
  /** Both characters of a Strained Unit move, one after the other. */
  const moving = (more: Duel) =>
    duel({ attacker: { ...PAIR, conditions: ['strained'] }, defender: { at: [30, 30] }, ...more })
      .plays('move', 'attacker.1')
      .chooses('dash', { to: [10, 11] })
      .chooses('dash', { to: [12, 13] })
      .told('moved', 'suffered')
      .map((line) => line.split(' ')[0]);

  it('[R-COND-1] strikes at the end of the first thing that strains, by option of the outermost', () => {
    expect(moving(strikes('innermost'))).toEqual(['moved', 'suffered', 'moved']);
    expect(moving(strikes('outermost'))).toEqual(['moved', 'moved', 'suffered']);
  });

  it('[R-COND-1] by option it waits for nothing that another Unit does around it', () => {
    const story = duel({
      attacker: { conditions: ['strained'] },
      defender: { conditions: ['strained'], has: ['shout'] },
      abilities: { shout: reactive(0, { on: 'attack.targeted', to: SELF }, note) },
      ...strikes('outermost'),
    }).plays('combat', 'melee', 'shout@defender');
    expect(story.told('suffered', 'rolled').map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'suffered defender',
      'rolled attack',
      'rolled defense',
      'suffered attacker',
    ]);
  });

  it('[CR-COND-05] does not strike a Unit that is not Strained, nor for what another does', () => {
    const story = duel({ defender: { conditions: ['strained'] } }).plays('combat', 'melee');
    expect([story.told('suffered'), story.unit('defender').conditions]).toEqual([[], ['strained']]);
  });
});

describe('what waits for the end of an attack', () => {
  it('comes with that attack, before the next character’s', () => {
    const later: Effect = {
      do: 'next-attack',
      who: 'self',
      dice: 1,
      after: [{ do: 'gain', who: 'self', condition: 'pinned' }],
    };
    const story = duel({ attacker: { ...PAIR, has: ['ready'] }, abilities: { ready: active(0, later) } });
    story.plays('ready', 'combat', 'attacker.1', 'melee');
    expect([story.asked, story.unit('attacker').conditions]).toEqual(['red DP-39', ['pinned']]);
  });

  it('is answered once, where one event waited for it', () => {
    const gloat = innate({ on: 'wounded' }, { do: 'suffer', who: 'self', amount: 1 });
    const story = duel({
      attacker: { has: ['gloat'] },
      defender: { damage: 9 },
      abilities: { gloat },
      attackDice: 's',
    });
    expect(story.plays('combat', 'melee', 'n1').unit('attacker').damage).toBe(1);
  });
});
