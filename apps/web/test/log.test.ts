import { library } from '@faultline/cards';
import { duel } from '@faultline/testkit';
import { german } from '@faultline/text/de';
import { english } from '@faultline/text/en';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../src/log/lines.ts';
import { pointedBy } from '../src/log/pointed.ts';
import type { Chapter } from '../src/port/port.ts';

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

  it('points from the attacker to the target', () => {
    const { match } = fought();
    const attack = match.standing.filter(({ event }) => event === 'attack');
    const { names, way } = pointedBy(attack, match.state.open);
    expect(names).toEqual(['a1.1', 'b1.1']);
    expect(way?.from.x).toBe(match.state.open.characters[0]?.x);
  });

  it('points at nobody for what concerns nobody', () => {
    const { match } = fought();
    expect(pointedBy([{ event: 'turn', turn: 2, seat: 0 }], match.state.open)).toEqual({ names: [], way: null });
  });
});
