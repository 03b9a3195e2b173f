import { active, duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'han-and-chewie-in-it-for-the-money';
const at = [
  [10, 10],
  [10, 14],
] as const;

describe("Look Out, He's Loose", () => {
  const running = (defender: Partial<Fighter> = {}) =>
    duel({ attacker: { is, at }, defender }).plays('look-out-hes-loose', 'attacker.1');

  it('lets an enemy that the dasher fights dash away, who is then Disarmed', () => {
    const story = running().chooses('decline');
    expect([story.asked, story.offered]).toEqual(['blue DP-30', ['dash', 'decline']]);
    expect(story.chooses('dash', { to: [16, 10] }).unit('defender').conditions).toEqual(['disarmed']);
  });

  it('or Exposes one who is still Engaged with them', () => {
    expect(running().plays('decline', 'decline').unit('defender').conditions).toEqual(['exposed']);
  });

  it('is about whom the dasher fights once it has moved', () => {
    const story = running({ at: [17, 10] }).chooses('dash', { to: [12.9, 10] });
    expect(story.asked).toBe('blue DP-30');
  });

  it('asks nobody where the dasher fights nobody', () => {
    const story = running({ at: [30, 30] }).chooses('decline');
    expect([story.asked, story.told('condition')]).toEqual(['red DP-23', []]);
  });

  it('is a dash for which No Mercy makes them suffer', () => {
    const them = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = running({ is: 'mandalorian-super-commandos', at: them });
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Boring Conversation Anyway', () => {
  const option = 'boring-conversation-anyway@attacker';
  const fought = (defender: Partial<Fighter> = {}) =>
    duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [30, 2],
        ],
      },
      defender: { stamina: 10, ...defender },
      force: [9, 0],
    });
  const done = (story: ReturnType<typeof fought>) => {
    story.plays('combat');
    while (story.asked !== 'red DP-23' && !story.offered.includes(option))
      story.chooses(story.offered.find((id) => ['attacker.1', 'melee', 'stop'].includes(id)) ?? 'decline');
    return story;
  };

  it('lets one of them reposition when all attacks of their Combat action are resolved', () => {
    const story = done(fought()).plays(option, 'attacker.1');
    expect(story.offered).toEqual(['reposition', 'decline']);
  });

  it('answers no other action', () => {
    expect(fought({ at: [30, 30] }).plays('focus').asked).toBe('red DP-23');
  });

  it('comes after the Riposte of whom they struck', () => {
    const story = duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [30, 2],
        ],
      },
      defender: { is: 'asajj-ventress-sith-assassin' },
      force: [9, 9],
    });
    story.plays('combat');
    while (!story.offered.some((id) => id === option || id.startsWith('riposte')))
      story.chooses(story.offered.find((id) => ['attacker.1', 'melee', 'stop'].includes(id)) ?? 'decline');
    expect(story.offered).toContain('riposte@defender');
  });
});

describe('I Expect to Be Well Paid', () => {
  const option = 'i-expect-to-be-well-paid@han';
  const revealed = (active: 0 | 1, deck = ['a2', 'shatterpoint']) =>
    skirmish({
      red: { han: { is, at }, ally: { at: [5, 5], tags: ['Jedi'] } },
      blue: { enemy: { at: [30, 30], tags: ['Sith'] } },
      sides: [{ deck }, {}],
      active,
      force: [9, 9],
    });

  it('gives any Tag of the table until the Turn ends, after any card its player reveals', () => {
    const story = revealed(0).chooses(option);
    expect(story.offered).toEqual(['Jedi', 'Mercenary', 'Scoundrel', 'Sith', 'Spy']);
    expect(story.chooses('Jedi').told('keyword')).toEqual([expect.stringContaining('Jedi')]);
  });

  it('answers the Shatterpoint Card too', () => {
    expect(revealed(0, ['shatterpoint', 'a2']).offered).toContain(option);
  });

  it('answers no card of the opponent', () => expect(revealed(1).offered).not.toContain(option));

  it('makes them Mandalorians to whom Pride of the Mandalore speaks', () => {
    const story = skirmish({
      red: { bo: { is: 'bo-katan-kryze', at: [5, 5] }, han: { is, at } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'shatterpoint'] }, {}],
      force: [9, 0],
    }).plays(option, 'Mandalorian', 'activate');
    expect(story.offered).toEqual(['han.1', 'han.2']);
  });
});

describe("We're All Fine Here, Now, Thank You", () => {
  const wounding = { of: 'unit', side: 'enemy', wounded: false } as const;
  const strike = active(
    0,
    { do: 'choose', bind: 'one', from: wounding },
    { do: 'suffer', who: { bound: 'one' }, amount: 9 },
  );
  const struck = (more: Partial<Fighter> = {}) =>
    duel({
      attacker: { is, at, damage: 3, has: ['were-all-fine-here-now-thank-you', 'strike', 'again'], ...more },
      defender: { at: [30, 30], stamina: 4 },
      blue: { third: { at: [20, 20], stamina: 4 } },
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
      abilities: { strike, again: strike },
    }).plays('strike', 'defender');

  it('[R-WND-3] lets one of them heal, and refreshes a Force', () => {
    const story = struck().plays('attacker.1', 'attacker:damage');
    expect([story.unit('attacker').damage, story.open.seats[0].forceReady]).toEqual([2, 1]);
  });

  it('works once in a Turn', () => {
    const story = struck().plays('attacker.1', 'decline', 'again');
    expect([story.asked, story.open.seats[0].forceReady]).toEqual(['red DP-23', 1]);
  });

  it('answers no wound that an ally dealt', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      red: {
        han: {
          is,
          at: [
            [2, 2],
            [2, 6],
          ],
          damage: 3,
        },
      },
      defender: { stamina: 4, damage: 3 },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');
    expect(story.asked).toBe('red DP-23');
  });

  it('comes beside the Countless of the droids they wound, who stand up again', () => {
    const story = duel({
      attacker: { is, at, damage: 3, has: ['were-all-fine-here-now-thank-you', 'strike'] },
      defender: {
        is: 'b1-battle-droids',
        at: [
          [30, 30],
          [30, 33],
        ],
      },
      abilities: { strike },
      sides: [{ force: { ready: 0, pool: 4 } }, { force: { ready: 9, pool: 9 } }],
    }).plays('strike', 'attacker.1', 'decline');
    expect(story.offered).toContain('countless@defender');
  });
});
