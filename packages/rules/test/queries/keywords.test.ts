import { immunity, sourcesOf } from '../../src/queries/keywords.ts';
import { active, duel, type Duel, FAR, path, standing, type Story, TWO } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const pool = (story: Story) =>
  story
    .told('pool')
    .filter((line) => line.startsWith('pool attack'))
    .at(-1);

describe('Impact and Sharpshooter', () => {
  const abilities = {
    hard: standing({ name: 'impact', value: 2 }),
    keen: standing({ name: 'sharpshooter', value: 1 }),
  };

  it('[CR-KEY-03] Impact adds its dice to the Focus die of the next Melee attack', () => {
    expect(pool(duel({ attacker: { has: ['hard'] }, abilities }).plays('focus', 'combat', 'melee'))).toBe(
      'pool attack 7',
    );
  });

  it('[CR-KEY-04] Sharpshooter to that of the next Ranged attack', () => {
    const story = duel({ attacker: { has: ['keen'] }, defender: { at: FAR }, abilities }).plays(
      'focus',
      'combat',
      'ranged',
    );
    expect(pool(story)).toBe('pool attack 6');
  });

  it('[CR-KEY-03, CR-KEY-04] neither helps the other kind of attack', () => {
    const keen = duel({ attacker: { has: ['keen'] }, abilities }).plays('focus', 'combat', 'melee');
    const hard = duel({ attacker: { has: ['hard'] }, defender: { at: FAR }, abilities });
    expect([pool(keen), pool(hard.plays('focus', 'combat', 'ranged'))]).toEqual(['pool attack 5', 'pool attack 5']);
  });

  it('[CR-KEY-05] neither does anything without Focus', () => {
    expect(pool(duel({ attacker: { has: ['hard'] }, abilities }).plays('combat', 'melee'))).toBe('pool attack 4');
  });

  it('[R-KEY-2] the Focus die goes to the next attack of any kind, the keyword’s dice wait for theirs', () => {
    const again = active(0, { do: 'attack', who: 'self' });
    const story = duel({
      attacker: { has: ['hard', 'again'] },
      blue: { far: { at: FAR } },
      defender: { damage: 10, wounded: 1 },
      abilities: { ...abilities, again },
    }).plays('focus', 'combat', 'ranged', 'far.1', 'again', 'melee');
    expect(story.told('pool').filter((line) => line.startsWith('pool attack'))).toEqual([
      'pool attack 5',
      'pool attack 6',
    ]);
  });

  it('[CR-STACK-02, CR-STACK-03, R-STACK-1] several sources of a numbered keyword add up', () => {
    const story = duel({
      attacker: { has: ['hard', 'harder'] },
      abilities: { ...abilities, harder: standing({ name: 'impact', value: 1 }) },
    }).plays('focus', 'combat', 'melee');
    expect(pool(story)).toBe('pool attack 8');
  });

  it('[R-KEY-6] every character of the Unit has the Unit’s keywords', () => {
    const story = duel({
      attacker: { at: TWO, has: ['hard'] },
      abilities,
    }).plays('focus', 'combat', 'attacker.2', 'melee', 'melee');
    expect(story.told('pool').filter((line) => line.startsWith('pool attack'))).toEqual([
      'pool attack 7',
      'pool attack 7',
    ]);
  });
});

describe('Steadfast', () => {
  const steadfast = (more: Duel) =>
    duel({
      defender: { has: ['firm'] },
      abilities: { firm: standing({ name: 'steadfast' }) },
      attackDice: 'ss',
      ...more,
    });

  it('[CR-KEY-09, R-KEY-4, R-PUSH-7] the first Shove of the tree does not move it; the shover may still pull itself', () => {
    const story = steadfast({ attacker: { tree: path(['shove']) } }).plays('combat', 'melee', 'n1');
    expect([story.asked, story.offered]).toEqual(['red DP-48', ['pull', 'decline']]);
    expect(story.told('withstood')).toEqual(['withstood defender.1 steadfast firm']);
  });

  it('[CR-KEY-10] the second one does', () => {
    const story = steadfast({ attacker: { tree: path(['shove'], ['shove']) } }).plays(
      'combat',
      'melee',
      'n1',
      'decline',
      'n2',
    );
    expect(story.offered).toEqual(['push', 'decline']);
  });

  it('[CR-KEY-11] nor is it any help against a Shove of a chart', () => {
    const story = steadfast({ attacker: { chart: ['shove'] }, attackDice: 'e' }).plays('combat', 'melee');
    expect(story.offered).toEqual(['push', 'decline']);
  });

  it('[CR-STACK-01] two sources help no more than one', () => {
    const abilities = { firm: standing({ name: 'steadfast' }), rock: standing({ name: 'steadfast' }) };
    const story = steadfast({
      attacker: { tree: path(['shove'], ['shove']) },
      defender: { has: ['firm', 'rock'] },
      abilities,
    });
    expect(story.plays('combat', 'melee', 'n1', 'decline', 'n2').offered).toEqual(['push', 'decline']);
  });
});

describe('keywords for a time', () => {
  const until = 'turn';
  const sharp = (value: number) => ({ name: 'sharpshooter', value }) as const;
  const abilities = {
    sights: standing(sharp(2)),
    steady: active(0, { do: 'grant', who: 'self', keyword: sharp(1), until }),
    shake: active(0, { do: 'lose', who: 'self', keyword: 'sharpshooter', value: 1, until }),
    blind: active(0, { do: 'lose', who: 'self', keyword: 'sharpshooter', value: 9, until }),
  };
  const shooting = (...has: readonly string[]) =>
    duel({
      attacker: { is: 'gar-saxon-merciless-commander', at: [10, 10], has },
      defender: { at: [30, 30] },
      abilities,
    });
  const value = (story: Story): number =>
    sourcesOf({ game: story.match.game, open: story.open }, story.character('attacker'), 'sharpshooter').reduce(
      (sum, source) => sum + source.dice,
      0,
    );

  it('[CR-STACK-02] the first gain sets the value', () => {
    expect([value(shooting('steady')), value(shooting('steady').chooses('steady'))]).toEqual([0, 1]);
  });

  it('[G-19, CR-STACK-03] Gar Saxon’s Sharpshooter [2] and a grant of [1] are [3] until the grant ends', () => {
    const story = shooting('sights', 'steady').chooses('steady');
    expect(value(story)).toBe(3);
    story.plays('end');
    expect(value(story)).toBe(2);
  });

  it('[CR-STACK-04] losing some of it subtracts', () => {
    expect(value(shooting('sights', 'steady', 'shake').plays('steady', 'shake'))).toBe(2);
  });

  it('[CR-STACK-05] at zero it is gone', () => {
    const story = shooting('steady', 'shake').plays('steady', 'shake');
    expect(value(story)).toBe(0);
    story.chooses('focus');
    expect(story.open.activation?.waiting.map((w) => w.bonus)).toEqual(['focus']);
  });

  it('[CR-STACK-01, CR-STACK-05] one without a number is one, from whatever source: it is gone when one is lost', () => {
    const firm = { name: 'steadfast' } as const;
    const tremble = active(0, { do: 'lose', who: 'self', keyword: 'steadfast', value: 1, until });
    const steadfast = (...plays: readonly string[]) => {
      const has = ['rock', 'brace', 'tremble', 'waver'].filter((id) => plays.includes(id));
      const brace = active(0, { do: 'grant', who: 'self', keyword: firm, until });
      const abilities = { rock: standing(firm), brace, tremble, waver: tremble };
      const story = duel({ attacker: { has }, defender: { at: FAR }, abilities });
      story.plays(...plays.filter((id) => id !== 'rock'));
      return (
        sourcesOf({ game: story.match.game, open: story.open }, story.character('attacker'), 'steadfast').length > 0
      );
    };
    expect([steadfast('rock'), steadfast('rock', 'tremble')]).toEqual([true, false]);
    expect([steadfast('brace'), steadfast('brace', 'tremble')]).toEqual([true, false]);
    expect([steadfast('rock', 'brace', 'tremble'), steadfast('rock', 'brace', 'tremble', 'waver')]).toEqual([
      true,
      false,
    ]);
  });

  it('[CR-STACK-06] it never falls below zero: what is gained afterwards counts in full', () => {
    const story = shooting('sights', 'blind', 'steady').chooses('blind');
    expect(value(story)).toBe(0);
    expect(value(story.chooses('steady'))).toBe(1);
  });

  it('[R-STACK-2] Immunity is there or not: the second source adds nothing, and stays when the first one ends', () => {
    const immune = (scope: 'activation' | 'game') =>
      active(0, { do: 'grant', who: 'self', keyword: { name: 'immunity', condition: 'pinned' }, until: scope });
    const sulk = active(0, { do: 'gain', who: 'self', condition: 'pinned' }, { do: 'refresh', amount: 1 });
    const story = duel({
      attacker: { has: ['calm', 'firm', 'sulk'] },
      defender: { at: [30, 30] },
      abilities: { calm: immune('activation'), firm: immune('game'), sulk },
    }).plays('calm', 'firm', 'sulk');
    expect(story.unit('attacker')).toMatchObject({ conditions: [], damage: 0 });
    story.chooses('end');
    const position = { game: story.match.game, open: story.open };
    expect(immunity(position, story.unit('attacker'), 'pinned')).toBe('firm');
    expect(immunity(position, story.unit('attacker'), 'exposed')).toBeNull();
  });

  it('[CR-KEY-02] Immunity granted takes the condition off at once', () => {
    const calm = active(0, { do: 'grant', who: 'self', keyword: { name: 'immunity', condition: 'pinned' }, until });
    const story = duel({ attacker: { has: ['calm'], conditions: ['pinned', 'exposed'] }, abilities: { calm } });
    expect(story.chooses('calm').unit('attacker').conditions).toEqual(['exposed']);
  });
});
