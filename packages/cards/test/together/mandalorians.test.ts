import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const inch = 2540;

const commandos = (...at: readonly (readonly [number, number])[]): Fighter => ({
  is: 'mandalorian-super-commandos',
  at,
});

describe('Mandalorians are Stronger Together', () => {
  const PAIR = [
    [10, 10],
    [2, 2],
  ] as const;
  const moved = (is: string, at: Fighter['at'], ally: Fighter) =>
    skirmish({
      red: { unit: { is, at }, ally },
      blue: { enemy: { at: [30, 30] } },
      activates: 'unit',
    }).plays('move', ...(at === PAIR ? ['unit.1', 'decline', 'decline'] : ['decline']));

  it.each([
    ['bo-katan-kryze', PAIR[0]],
    ['gar-saxon-merciless-commander', PAIR[0]],
    ['clan-kryze-mandalorians', PAIR],
    ['mandalorian-super-commandos', PAIR],
  ] as const)('of %s answers their Move action only beside another Mandalorian', (is, at) => {
    const option = 'mandalorians-are-stronger-together@unit';
    expect(moved(is, at, { at: [10, 13], tags: ['Mandalorian'] }).offered).toEqual([option, 'pass']);
    expect(moved(is, at, { at: [10, 20], tags: ['Mandalorian'] }).asked).toBe('red DP-23');
    expect(moved(is, at, { at: [10, 13] }).asked).toBe('red DP-23');
  });

  const striking = (is: string, type: 'melee' | 'ranged') =>
    skirmish({
      red: { unit: { is, at: PAIR }, ally: { at: [8, 13], tags: ['Mandalorian'] } },
      blue: { enemy: { at: type === 'melee' ? [13, 10] : FAR } },
      activates: 'unit',
    })
      .plays('move', 'unit.1', 'decline', 'decline', 'mandalorians-are-stronger-together@unit')
      .plays('combat', 'unit.1', type)
      .told('pool')[0];

  it('feeds Helmet Visor', () => expect(striking('clan-kryze-mandalorians', 'ranged')).toBe('pool attack 8'));
  it('feeds Victory or Death!', () => expect(striking('mandalorian-super-commandos', 'melee')).toBe('pool attack 8'));

  it('[R-ACT-1] does not answer the jump of Pride of the Mandalore, which is no Move action', () => {
    const story = skirmish({
      red: { gar: { is: 'gar-saxon-merciless-commander', at: [10, 10] }, commandos: commandos([10, 15], [30, 5]) },
      blue: { enemy: { at: [30, 30] } },
      activates: 'gar',
      moment: { phase: 'start' },
    }).chooses('commandos.1');
    story.chooses('jump', { to: [10, 13] });
    expect([story.asked, story.told('action')]).toEqual(['red DP-23', []]);
  });

  it('makes a Focus action of Gar Saxon’s, which Bo-Katan’s Mandalore Will Survive does not answer', () => {
    const story = skirmish({
      red: {
        gar: { is: 'gar-saxon-merciless-commander', at: [10, 10] },
        boKatan: { is: 'bo-katan-kryze', at: [10, 13], damage: 2 },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'gar',
    }).plays('move', 'decline', 'mandalorians-are-stronger-together@gar');
    expect([story.told('action').at(-1), story.asked]).toEqual(['action gar focus', 'red DP-23']);
  });
});

describe('Helmet Visor', () => {
  it('brings a die that may be the failure Deflect asks for', () => {
    const offered = (has: readonly string[]) =>
      duel({
        attacker: {
          is: 'clan-kryze-mandalorians',
          has,
          at: [
            [10, 10],
            [2, 2],
          ],
        },
        defender: { at: FAR, has: ['deflect'], defense: 8 },
        attackDice: 'sssssss',
        defenseDice: 'bbbbbbbb',
      }).plays('focus', 'combat', 'attacker.1', 'ranged').offered;
    expect(offered(['helmet-visor'])).toContain('deflect@defender');
    expect(offered([])).not.toContain('deflect@defender');
  });
});

describe('Pack Hunter', () => {
  it('counts the Super Commandos, who have Victory or Death! and nothing of it', () => {
    const pools = (activates: 'gar' | 'commandos', way: readonly string[]) =>
      skirmish({
        red: { gar: { is: 'gar-saxon-merciless-commander', at: [10, 10] }, commandos: commandos([16, 10], [33, 33]) },
        blue: { enemy: { at: [13, 11], tree: path(['damage']) } },
        activates,
      })
        .plays(...way, 'melee')
        .told('pool')[0];
    expect(pools('gar', ['combat'])).toBe('pool attack 9');
    expect(pools('commandos', ['focus', 'combat', 'commandos.1'])).toBe('pool attack 8');
  });
});

describe('I’ve Got You in My Sights', () => {
  it('[CR-KEY-06] takes Cover away, not the Protection of I Hate This Job', () => {
    const story = skirmish({
      red: { gar: { is: 'gar-saxon-merciless-commander', at: [10, 10] } },
      blue: {
        droids: {
          is: 'b1-battle-droids',
          hunker: 1,
          at: [
            [17, 10],
            [33, 33],
          ],
        },
      },
      objectives: [{ key: 'C', at: [17 * inch, 12 * inch, 0], active: true }],
      activates: 'gar',
      attackDice: 's',
    }).plays('combat', 'ranged', 'n1');
    expect(story.told('pool', 'withstood')).toEqual([
      'pool attack 6',
      'pool defense 4',
      'withstood droids.1 protection i-hate-this-job',
    ]);
  });

  it('sees through the token of Rex’s Defensive Maneuver', () => {
    const story = skirmish({
      red: { gar: { is: 'gar-saxon-merciless-commander', at: [10, 10] } },
      blue: { rex: { is: 'cc-7567-captain-rex', at: FAR, hunker: 1 } },
      activates: 'gar',
    }).plays('combat', 'ranged');
    expect(story.told('pool')[1]).toBe('pool defense 5');
  });
});

describe('Jet Pack', () => {
  it.each([
    ['Gar Saxon', { is: 'gar-saxon-merciless-commander', at: [10, 8] }],
    [
      'a Super Commando',
      {
        is: 'mandalorian-super-commandos',
        at: [
          [10, 8],
          [33, 33],
        ],
      },
    ],
  ] as const)('[CR-COVER-09] takes %s to clones who lose their token, and Brothers in Arms with it', (_who, jumper) => {
    const story = skirmish({
      red: { jumper },
      blue: {
        clones: {
          is: '501st-clone-troopers',
          at: [
            [10, 14],
            [12, 14],
          ],
          hunker: 1,
        },
      },
      activates: 'jumper',
      attackDice: 'sss',
    }).chooses('jet-pack');
    if (story.offered.includes('jumper.1')) story.chooses('jumper.1');
    story.chooses('jump', { to: [10, 11] });
    expect(story.unit('clones').hunker).toBe(0);
  });
});
