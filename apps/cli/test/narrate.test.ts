import { REPUBLIC, SHADOW } from '@faultline/cards';
import type { GameEvent } from '@faultline/rules';
import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { counted, faces, factsOf, type LogLine, Narrator, shortName } from '@faultline/text';
import { german } from '@faultline/text/de';
import { english } from '@faultline/text/en';
import { playersOf } from '../src/narrate/players.ts';
import { printed, takesColour } from '../src/narrate/page.ts';
import { drawn } from '../src/narrate/tracker.ts';
import { wrapped } from '../src/narrate/words.ts';
import { playGame } from '../src/simulate/playing.ts';
import { seat } from '../src/simulate/seating.ts';

describe('words', () => {
  it('groups the faces of a roll', () => {
    expect(faces(english.terms, ['strike', 'crit', 'failure', 'strike'], 'attack')).toBe(
      '1 crit, 2 strikes, 1 failure',
    );
    expect(faces(english.terms, [], 'attack')).toBe('nothing');
  });

  it('counts effects in the order they come', () => {
    expect(counted(english.terms, ['damage', 'shove', 'damage'])).toBe('2 damage, shove');
    expect(counted(english.terms, ['crit>strike'])).toBe('crit to strike');
  });

  it('tells lengths in inches', () => {
    expect(english.inches(2540 * 2.5)).toBe('2.5"');
  });

  it('shortens long names', () => {
    expect(shortName('Ahsoka Tano, Jedi No More')).toBe('Ahsoka Tano');
    expect(shortName('Mandalorian Super Commandos')).toBe('Super Commandos');
    expect(shortName('Lord Maul')).toBe('Lord Maul');
  });

  it('breaks long lines between words and sets the rest in', () => {
    const lines = wrapped(`${'word '.repeat(30)}end`, 2);
    expect(lines.every((line) => line.length <= 96)).toBe(true);
    expect(lines[1]).toMatch(/^ {6}word/);
  });

  it('draws the tracker from the first side to the second', () => {
    expect(drawn({ token: 0, momentum: [1, 2] })).toBe('M . . . . . . . [0] . . . . . . M M');
    expect(drawn({ token: -3, momentum: [1, 1] })).toBe('M . . . . . . . | . . [3] . . . . M');
  });
});

describe('players', () => {
  it('are called by their teams', () => {
    const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
    expect(playersOf({ setup, past: [] })).toEqual(['Republic', 'Separatists']);
  });

  it('are told apart when they play the same team', () => {
    const setup = { kind: 'teams', mode: 'standard', teams: [SHADOW, SHADOW] } as const;
    expect(playersOf({ setup, past: [] })).toEqual(['Separatists A', 'Separatists B']);
  });

  it('are A and B in a position of other units', () => {
    const { match } = skirmish({ red: { one: { at: [10, 10] } }, blue: { two: { at: [20, 20] } } });
    expect(playersOf(match.file())).toEqual(['Player A', 'Player B']);
  });
});

/** An attack with dice as scripted, told. */
function attackTold(): string[] {
  const story = skirmish({
    red: { rex: { is: 'cc-7567-captain-rex', at: [10, 10], has: [] } },
    blue: {
      droids: {
        is: 'b1-battle-droids',
        has: [],
        at: [
          [16, 10],
          [16, 13],
        ],
        damage: 2,
      },
    },
    activates: 'rex',
    attackDice: ['crit', 'strike', 'strike', 'expertise', 'failure', 'failure', 'failure'],
    defenseDice: ['block', 'failure', 'failure', 'failure', 'failure'],
  });
  const narrator = new Narrator(story.match.game.library, english, story.open, ['Red', 'Blue']);
  story.chooses('combat').chooses('ranged').chooses('droids.1').chooses('n1').chooses('stop');
  const lines = [...narrator.tell(story.match.eventsSince(0), story.open), ...narrator.rest()];
  return printed(lines, false).trimEnd().split('\n');
}

describe('an attack', () => {
  it('is told die by die', () => {
    expect(attackTold().map((line) => line.trim())).toMatchInlineSnapshot(`
      [
        "Combat",
        "CC-7567 Captain Rex attacks B1 Battle Droids 1 (ranged)",
        "Attack: 7 dice",
        "Defense: 4 dice",
        "Attack roll: 1 crit, 2 strikes, 1 expertise, 3 failures",
        "Defense roll: 1 block, 3 failures",
        "DC-17 Blaster Pistols (1 expertise): 2 strikes",
        "4 successes after 1 block",
        "Combat Tree: 2 damage",
        "Combat Tree ends: 3 successes unused",
        "B1 Battle Droids suffer 2 damage (4 of 8)",
      ]
    `);
  });
});

describe('a push', () => {
  it.each([
    ['crate 2', 'Rex is pushed 1.0", stopped by the crate'],
    ['b1.1', 'Rex is pushed 1.0", stopped by Maul'],
    ['edge', 'Rex is pushed 1.0", stopped by the battlefield edge'],
  ])('is stopped by %s', (stoppedBy, sentence) => {
    const { game, state } = skirmish({ red: { Rex: { at: [10, 10] } }, blue: { Maul: { at: [20, 20] } } }).match;
    const narrator = new Narrator(game.library, english, state.open, ['Red', 'Blue']);
    const pushed = { event: 'pushed', character: 0, from: [0, 0, 0], to: [2540, 0, 0], stoppedBy } as const;
    expect(narrator.tell([pushed as GameEvent], state.open).map((line) => line.text)).toContain(sentence);
  });

  it.each([
    ['a pull', { pulled: true }, 'Rex is pulled 1.0"', 'Rex wird 1,0\u00a0Zoll gezogen'],
    ['a push', {}, 'Rex is pushed 1.0"', 'Rex wird 1,0\u00a0Zoll geschoben'],
  ])('[CR-PUSH-05] is told as %s in both languages', (_, how, ...said) => {
    const { game, state } = skirmish({ red: { Rex: { at: [10, 10] } }, blue: { Maul: { at: [20, 20] } } }).match;
    const event = { event: 'pushed', character: 0, from: [0, 0, 0], to: [2540, 0, 0], stoppedBy: null, ...how };
    const lines = [english, german].flatMap((words) =>
      new Narrator(game.library, words, state.open, ['Red', 'Blue']).tell([event as unknown as GameEvent], state.open),
    );
    expect(lines.map((line) => line.text)).toEqual(said);
  });
});

/** A whole game, told; the narrator is handed back for what it has counted. */
function told(
  seed: string,
  close: boolean,
): { lines: LogLine[]; narrator: Narrator; open: Parameters<typeof factsOf>[0] } {
  const lines: LogLine[] = [];
  let narrator: Narrator | undefined;
  const seating = seat(seed, undefined, close);
  const { state } = playGame(seating, 20000, (events, open) => {
    narrator ??= new Narrator(seating.game.library, english, open, ['Red', 'Blue']);
    lines.push(...narrator.tell(events, open));
  });
  if (!narrator) throw new Error('Nothing was told.');
  return { lines: [...lines, ...narrator.rest()], narrator, open: state.open };
}

describe('a whole game', () => {
  it.each([
    ['told', false],
    ['close 1', true],
    ['close 2', true],
  ])('counts damage, Force and tracker along from events alone (%s)', (seed, close) => {
    const { narrator, open } = told(seed, close);
    expect(narrator.facts).toEqual(factsOf(open));
  });

  it('stays under 100 columns and ends with the winner', () => {
    const { lines } = told('wide', true);
    const page = printed(lines, false).trimEnd().split('\n');
    expect(Math.max(...page.map((line) => line.length))).toBeLessThan(100);
    expect(page.at(-1)).toMatch(/^(Red|Blue) wins: two Struggles won\.$/);
  });

  it('begins every turn with its number, its player and the Force', () => {
    const { lines, open } = told('turns', false);
    const headings = lines.filter(({ depth }) => depth === 0).map(({ text }) => text);
    expect(headings).toHaveLength(open.turn + 1);
    expect(headings[0]).toMatch(/^Turn 1: (Red|Blue) \(\d of \d Force\)$/);
  });
});

describe('what people say beside the game', () => {
  const story = () =>
    skirmish({ red: { one: { at: [10, 10] } }, blue: { two: { at: [20, 20], damage: 1 } }, activates: 'one' });

  it('an undo is told, and the counts are those of the table again', () => {
    const { match } = story();
    const narrator = new Narrator(match.game.library, english, match.state.open, ['Red', 'Blue']);
    const suffered = { event: 'suffered', unit: 1, amount: 4, cause: { by: 'rule' } } as unknown as GameEvent;
    narrator.tell([suffered], match.state.open);
    expect(narrator.facts.damage).toEqual([0, 5]);
    const lines = narrator.tell([{ event: 'undone', to: 3, by: 0 }], match.state.open);
    expect(lines.at(-1)?.text).toBe('Red undoes everything after entry 3');
    expect(narrator.facts.damage).toEqual([0, 1]);
  });

  it('a correction names who made it, what it is about and why', () => {
    const { match } = story();
    const narrator = new Narrator(match.game.library, english, match.state.open, ['Red', 'Blue']);
    const lines = narrator.tell(
      [
        {
          event: 'corrected',
          by: 'arbiter',
          what: 'a1, A',
          each: [
            { kind: 'unit', of: 'a1', fields: ['damage', 'stance'] },
            { kind: 'objective', of: 'A', fields: ['control'] },
          ],
          why: 'the token fell off',
        },
      ],
      match.state.open,
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'The Arbiter corrects the damage and stance of one; the control of objective A: the token fell off',
    ]);
  });
});

describe('quotes', () => {
  it('are straight in a terminal', () => {
    const line: LogLine = { text: 'Kalani’s “Roger, Roger”', depth: 0, tone: 'plain', events: [] };
    expect(printed([line], false)).toBe('\nKalani\'s "Roger, Roger"\n');
  });
});

describe('colour', () => {
  const line: LogLine = { text: 'Maul is WOUNDED', depth: 1, tone: 'wound', events: [] };

  it('is used only where the output is a terminal and NO_COLOR is unset', () => {
    expect(takesColour({ isTTY: true }, {})).toBe(true);
    expect(takesColour({}, {})).toBe(false);
    expect(takesColour({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
  });

  it('wraps a line in its tone, and leaves plain text alone', () => {
    expect(printed([line], true)).toBe('\x1b[31m  Maul is WOUNDED\x1b[0m\n');
    expect(printed([line], false)).toBe('  Maul is WOUNDED\n');
  });
});
