import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { settingUp } from '../../test/settingUp.ts';

const is = 'agent-kallus-inside-man';

describe('All Leads Must Be Pursued', () => {
  it('[R-MOVE-5] lets him dash toward an enemy', () => {
    const story = skirmish({
      red: { kallus: { is, at: [10, 10] } },
      blue: { enemy: { at: [30, 10] } },
      activates: 'kallus',
      moment: { phase: 'start' },
    });
    expect(story.tries('dash', { to: [7, 10] }).refusal).not.toBeNull();
    expect(story.chooses('dash', { to: [12, 10] }).told('moved')).toHaveLength(1);
  });
});

describe('Prepared for Any Encounter', () => {
  it('[CR-KEY-03, CR-KEY-04] focuses him with Sharpshooter 2 and Impact 2 until the Turn ends', () => {
    const story = duel({ attacker: { is }, force: [9, 0] }).plays('prepared-for-any-encounter');
    expect(story.offered).not.toContain('focus');
    const [pool] = story.plays('combat', 'melee').told('pool');
    const [plain] = duel({ attacker: { is }, force: [0, 0] })
      .plays('combat', 'melee')
      .told('pool');
    expect(Number(pool?.split(' ').at(-1)) - Number(plain?.split(' ').at(-1))).toBe(3);
  });

  it('is for nobody else', () => {
    const story = duel({ attacker: { is }, red: { ally: { at: [6, 6] } }, force: [9, 0] }).plays(
      'prepared-for-any-encounter',
    );
    expect(story.told('keyword').filter((line) => line.includes('ally'))).toEqual([]);
  });

  it('is dice against Maul, who may take his Revenge', () => {
    const story = duel({ attacker: { is }, defender: { is: 'lord-maul' }, force: [9, 0] });
    story.plays('prepared-for-any-encounter', 'combat', 'melee');
    expect(story.told('pool')[0]).toMatch(/^pool attack/);
  });
});

describe('Imperial Intelligence', () => {
  const option = 'imperial-intelligence@kallus';
  /** As he is once he serves the Empire. */
  const loyal = (tags: readonly string[]): Partial<Fighter> => ({ has: ['imperial-intelligence'], tags });
  const SERVANT = loyal(['Galactic Empire', 'Spy']);
  const shot = (
    tags: readonly string[],
    kallus: Partial<Fighter> = SERVANT,
    red: Readonly<Record<string, Fighter>> = {},
  ) =>
    duel({
      attacker: { tags, hunker: 1 },
      red: { kallus: { at: [30, 5], ...kallus }, ...red },
      defender: { at: FAR },
      attackDice: 'ffff',
      force: [9, 0],
    }).plays('combat', 'ranged');

  it('lets an attacker of his side reroll a die for each Tag they share', () => {
    const story = shot(['Galactic Empire', 'Spy']).plays(option);
    expect(story.offered.length).toBeGreaterThan(1);
    expect(shot(['Galactic Empire']).offered).toContain(option);
  });

  it('[R-ABIL-4] is not offered for whoever has none in common with him', () => {
    expect(shot(['Jedi']).offered).not.toContain(option);
    expect(shot(['Galactic Empire'], loyal([])).offered).not.toContain(option);
  });

  it('lets a defender of his side reroll, too', () => {
    const story = duel({
      defender: { at: FAR, tags: ['Spy'] },
      blue: { kallus: { at: [30, 30], ...SERVANT } },
      attackDice: 'ssss',
      force: [0, 9],
    }).plays('combat', 'ranged');
    expect(story.offered).toContain(option);
  });

  it('rerolls beside Luke’s He’s the Brains, Sweetheart, in any order', () => {
    const luke = { is: 'luke-skywalker-daring-hero', at: [10, 13] } as const;
    const brains = 'hes-the-brains-sweetheart@luke';
    const story = shot(['Galactic Empire', 'Spy'], SERVANT, { luke });
    expect(story.offered).toEqual([option, brains]);
    expect(story.plays(brains, 'done').offered).toContain(option);
  });
});

describe('Uncertain Loyalties', () => {
  const asked = ({ open: { decision } }: { readonly open: { readonly decision: { readonly step: string } | null } }) =>
    decision?.step === 'effects.pick';
  const SQUAD = {
    primary: 'general-veers-tactical-genius',
    secondary: is,
    supporting: 'stormtroopers',
    era: 'Civil War',
  };

  it('gives him three Tags of one side at the end of set-up', () => {
    const tags = (side: string) =>
      settingUp(SQUAD, asked)
        .plays(side)
        .unit('a2')
        .grants.map(({ keyword }) => keyword);
    expect(tags('empire')).toEqual(['tag:Galactic Empire', 'tag:Spy', 'tag:Trooper']);
    expect(tags('rebels')).toEqual(['tag:Rebel Alliance', 'tag:Scoundrel', 'tag:Spectre']);
  });

  it('gives nobody else any', () => {
    const story = settingUp(SQUAD, asked).plays('empire');
    expect(story.unit('a1').grants).toEqual([]);
  });

  it('is settled before Veers’ Prepare For a Surface Attack where their player likes', () => {
    const story = settingUp(SQUAD, ({ offered }) => offered.includes('uncertain-loyalties@a2'));
    expect(story.offered).toEqual(['prepare-for-a-surface-attack@a1', 'uncertain-loyalties@a2']);
    story.plays('uncertain-loyalties@a2', 'rebels');
    expect([story.unit('a2').grants.length, story.open.seats[0].reserve]).toEqual([3, 'a3']);
  });
});
