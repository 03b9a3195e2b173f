import { library } from '@faultline/cards';
import type { CharacterId, UnitId } from '@faultline/rules';
import { isRolled } from '@faultline/rules/attacks';
import { duel } from '@faultline/testkit';
import type { LogLine } from '@faultline/text';
import { german } from '@faultline/text/de';
import { english } from '@faultline/text/en';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../src/attack/dice.ts';
import { linesOf, lineTeller } from '../src/log/lines.ts';
import { pointedBy } from '../src/log/pointed.ts';
import { tellsOf } from '../src/log/why.ts';
import type { Chapter } from '../src/port/port.ts';

const CHARACTER = 1 as CharacterId;

const fought = () => duel({ attackDice: 'ccc', defenseDice: 'f' }).plays('combat', 'melee');

describe('the log', () => {
  it('tells the same story in another language', () => {
    const { match } = fought();
    const story: readonly Chapter[] = match.story;
    const names = { ...library, ...match.game.library };
    const [said, gesagt] = [english, german].map((words) => linesOf(story, names, words, ['A', 'B']));
    expect(gesagt?.length).toBe(said?.length);
    expect(said?.map(({ text }) => text).join(' ')).toMatch(/melee/);
    expect(gesagt?.map(({ text }) => text).join(' ')).toMatch(/Nahkampf/);
  });

  it('adds lines as the story goes on, and tells the same as from the beginning', () => {
    const { match } = fought();
    const story: readonly Chapter[] = match.story;
    const names = { ...library, ...match.game.library };
    const tell = lineTeller(names, english, ['A', 'B']);
    let before: readonly LogLine[] = [];
    for (let length = 1; length <= story.length; length += 1) {
      const now = tell(story.slice(0, length));
      expect(now.map(({ text }) => text)).toEqual(
        lineTeller(names, english, ['A', 'B'])(story.slice(0, length)).map(({ text }) => text),
      );
      // The last line may still have been gathered.
      expect(before.slice(0, -1).every((line, i) => line === now[i])).toBe(true);
      before = now;
    }
    expect(before.length).toBeGreaterThan(5);
  });

  it('points from the attacker to the target', () => {
    const { match } = fought();
    const attack = match.standing.filter(({ event }) => event === 'attack');
    const { who, way } = pointedBy(attack, match.standing, match.state.open);
    expect(who.map(({ name }) => name)).toEqual(['a1.1', 'b1.1']);
    expect(way?.[0]?.x).toBe(match.state.open.characters[0]?.x);
  });

  it("offers the computer's reason once it has done something", () => {
    const part = (...events: LogLine['events']): LogLine[] => [{ text: '', depth: 0, tone: 'turn', events }];
    const turn = { event: 'turn', turn: 2, seat: 1 } as const;
    const activated = { event: 'activated', unit: 3 as UnitId, origin: 'deck' } as const;
    const done = { event: 'hunker', unit: 3 as UnitId, tokens: 1, why: 'take-cover' } as const;
    expect(tellsOf(part(turn, activated, done), [1])).toBe(true);
    expect(tellsOf(part(turn, activated, done), [0])).toBe(false);
    expect(tellsOf(part(turn, activated), [1])).toBe(false);
  });

  it('shows people where they stood, whatever happened since', () => {
    const { match } = fought();
    const attack = match.standing.filter(({ event }) => event === 'attack');
    const pushed = { event: 'pushed', character: CHARACTER, from: [1, 2, 0], to: [3, 4, 0], stoppedBy: null } as const;
    const { who, way } = pointedBy(attack, [...match.standing, pushed], match.state.open);
    expect([who[1]?.at, way?.[1]]).toEqual([
      { x: 1, y: 2 },
      { x: 1, y: 2 },
    ]);
  });

  it('lays out the dice of that moment: none before the roll, all of them where the attack is told', () => {
    const { match } = fought();
    const at = (kind: string) => match.standing.filter(({ event }) => event === kind).slice(0, 1);
    const then = (kind: string) => pointedBy(at(kind), match.standing, match.state.open).fight;
    const rolled = (kind: string) => {
      const fight = then(kind);
      return fight && isRolled(fight) ? diceOf(fight, 'attack').length : null;
    };
    expect([rolled('pool'), rolled('rolled'), rolled('attack'), rolled('turn')]).toEqual([null, 4, 4, null]);
  });

  it('shows the dice without what came later, of an attack that is over too', () => {
    const { match } = fought().plays('stop');
    const end = match.standing.findLast((event) => event.event === 'attack-resolved');
    if (end?.event !== 'attack-resolved') throw new Error('The attack is not over.');
    const change = { how: 'turn', from: ['failure'], to: ['crit'], by: 'trick' } as const;
    const { attack } = end.record.rolls;
    const rolls = {
      ...end.record.rolls,
      attack: { ...attack, changes: [change, { ...change, how: 'chart' }] },
    } as const;
    const told = match.standing.map((event) => (event === end ? { ...end, record: { ...end.record, rolls } } : event));
    const changes = (kind: string) =>
      pointedBy(told.filter(({ event }) => event === kind).slice(0, 1), told, match.state.open).fight?.rolls.attack
        .changes.length;
    const dice = { event: 'dice', die: 'attack', ...change } as const;
    const at = told.findIndex(({ event }) => event === 'chart');
    const between = [...told.slice(0, at), dice, ...told.slice(at)];
    expect([changes('rolled'), changes('results'), changes('attack-resolved')]).toEqual([0, 2, 2]);
    expect(pointedBy([dice], between, match.state.open).fight?.rolls.attack.changes).toEqual([change]);
  });

  it('points at nobody for what concerns nobody', () => {
    const { match } = fought();
    const turn = { event: 'turn', turn: 2, seat: 0 } as const;
    expect(pointedBy([turn], [turn], match.state.open)).toEqual({ who: [], way: null, fight: null });
  });
});
