import { lateUses } from '@faultline/rules';
import { action, active, duel, reactive, SELF, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const answer = reactive(0, { on: 'attack.resolved', to: SELF }, { do: 'suffer', who: 'attacker', amount: 1 });

/** Blue passed on both of its answers to an attack, or used the one named. */
const after = (choice: string) =>
  duel({ defender: { has: ['riposte', 'curse'] }, abilities: { curse: answer } }).plays('combat', 'melee', choice);

const late = (story: Story, use: string, consent: 0 | null) => story.checked.send({ do: 'late', by: 1, use, consent });

/** What Blue could still ask for. */
const couldUse = ({ checked: { match } }: Story) => lateUses({ game: match.game, open: match.state.open }, 1);

describe('a forgotten ability', () => {
  it('[SD-R-77] is listed as long as it may be used late', () => {
    const story = after('pass');
    expect(couldUse(story)).toEqual(['riposte@b1', 'curse@b1']);
    late(story, 'riposte@b1', 0);
    expect(couldUse(story)).toEqual([]);
  });

  it('[SD-MIS-01] was offered at its own moment, and is not offered after it', () => {
    const story = duel({ defender: { has: ['riposte'] } }).plays('combat', 'melee');
    expect([story.asked, story.offered]).toEqual(['blue DP-53', ['riposte@defender', 'pass']]);
    expect(story.chooses('pass').asked).toBe('red DP-23');
    expect(story.offered.filter((option) => option.startsWith('riposte'))).toEqual([]);
  });

  it('[DP-59] may be used late with the other player’s consent', () => {
    const story = after('pass');
    expect(late(story, 'riposte@b1', null)).toMatchObject({ refused: { why: 'no-consent' } });
    late(story, 'riposte@b1', 0);
    expect(story.unit('attacker').damage).toBe(2);
    expect(story.asked).toBe('red DP-23');
  });

  it('[SD-R-77] but only until the other player decides something', () => {
    const story = after('pass');
    story.chooses(story.offered[0] ?? '');
    expect(late(story, 'riposte@b1', 0)).toMatchObject({
      refused: { why: 'illegal', reasons: [{ rule: 'SD-R-77' }] },
    });
  });

  it('[SD-R-77] also where that was the first answer of all', () => {
    const story = duel({ defender: { has: ['riposte'] } }).chooses('focus');
    expect(late(story, 'riposte@b1', 0)).toMatchObject({ refused: { reasons: [{ rule: 'SD-R-77' }] } });
  });

  it('[SD-R-77] and draws no die anew', () => {
    const story = after('pass');
    const drawn = JSON.stringify(story.checked.match.state.hidden.chance);
    late(story, 'riposte@b1', 0);
    expect(story.unit('attacker').damage).toBe(2);
    expect(JSON.stringify(story.checked.match.state.hidden.chance)).toBe(drawn);
  });

  it('[CR-ABIL-06] but not as a second Reactive for the same event', () => {
    expect(late(after('curse@defender'), 'riposte@b1', 0)).toMatchObject({ refused: { why: 'unknown-option' } });
    const story = after('pass');
    late(story, 'riposte@b1', 0);
    expect(late(story, 'curse@b1', 0)).toMatchObject({ refused: { why: 'unknown-option' } });
  });

  it('[CR-ABIL-19] nor a second time in the Turn', () => {
    expect(late(after('riposte@defender'), 'riposte@b1', 0)).toMatchObject({ refused: { why: 'unknown-option' } });
  });

  it('[CR-ABIL-01, CR-STANCE-04] an Active ability or a flip only in the own activation that goes on', () => {
    const story = duel({
      attacker: { is: 'lord-maul', at: [10, 10] },
      red: { friend: { at: [5, 5], has: ['rest'] } },
      abilities: { rest: active(0, { do: 'refresh', amount: 1 }) },
    });
    const say = (use: string) => story.checked.send({ do: 'late', by: 0, use, consent: 1 });
    expect(say('rest@a2')).toMatchObject({ refused: { why: 'unknown-option' } });
    expect(say('flip@a1')).not.toHaveProperty('refused');
    expect(story.offered).not.toContain('flip');
    expect(story.told('stance')).toHaveLength(1);
    expect(say('flip@a1')).toMatchObject({ refused: { why: 'unknown-option' } });
  });

  it.each([
    ['a Unit that nobody has', 0, 'strive@a9'],
    ['a Unit of the other player', 1, 'strive@a1'],
    ['a Unit that was defeated', 0, 'strive@a2'],
    ['an ability that it has not', 0, 'rest@a1'],
    ['an ability that takes an action', 0, 'work@a1'],
    ['the other side of a card that has one', 0, 'flip@a1'],
  ] as const)('is not that of %s', (_whose, by, use) => {
    const strive = { do: 'suffer', who: 'self', amount: 1 } as const;
    const story = duel({
      attacker: { has: ['strive', 'work'] },
      red: { fallen: { at: [5, 5], defeated: true, has: ['strive'] } },
      abilities: { strive: active(0, strive), work: action(0, strive) },
    });
    const say = (by: 0 | 1, use: string) => story.checked.send({ do: 'late', by, use, consent: by === 0 ? 1 : 0 });
    expect(say(by, use)).toMatchObject({ refused: { why: 'unknown-option' } });
    expect(say(0, 'strive@a1')).not.toHaveProperty('refused');
    expect(story.unit('attacker').damage).toBe(1);
    expect(say(0, 'strive@a1')).toMatchObject({ refused: { why: 'unknown-option' } });
  });

  it('is no Reactive that the Unit has not', () => {
    expect(late(after('pass'), 'parry@b1', 0)).toMatchObject({ refused: { why: 'unknown-option' } });
  });

  it('is the one of its Reactives that is named', () => {
    const story = after('pass');
    late(story, 'curse@b1', 0);
    expect(story.unit('attacker').damage).toBe(1);
  });
});
