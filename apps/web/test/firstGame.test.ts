import core1 from '../../../packages/geometry/tables/core-1.json' with { type: 'json' };
import {
  type Answer,
  characterNamed,
  type Match,
  type Place as Spot,
  scaled,
  type Table,
  viewFor,
} from '@faultline/rules';
import { coreGame } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { judged, lessonMatch, replyTo } from '../src/engine/lessons/lesson.ts';
import { lessons as german } from '../src/i18n/de/lessons.ts';
import { lessons as english } from '../src/i18n/en/lessons.ts';
import {
  again,
  canStepBack,
  goneOn,
  openStep,
  type Place,
  placeFrom,
  skipped,
  START,
  steppedBack,
  takenBack,
} from '../src/lessons/place.ts';
import { FIRST_GAME, type StepName, type Verdict } from '../src/port/lesson.ts';
import type { Scene } from '../src/board/scene.ts';
import { shownIn } from '../src/lessons/holes.ts';

const game = coreGame({ table: core1 as unknown as Table });

/** An answer as a learner thinks of it: an option, and where to in inches or which way. */
type Wish = string | readonly [option: string, x: number, y: number];

/** What the step is about. */
const BEST: Readonly<Record<StepName, readonly Wish[]>> = {
  reach: ['move', ['advance', 16.8, 7]],
  engage: ['move', ['advance', 16, 9.5]],
  dice: ['focus'],
  cover: ['combat', 'ranged', 'b3.2'],
  tree: ['n1', 'n3'],
  shove: ['combat', 'melee', 'n1', ['push', 2, 2]],
  wound: ['combat', 'a3.1', 'ranged', 'b2.1', 'n1', 'stop'],
  control: ['move', ['advance', 16, 6.5], 'end'],
  force: ['force-jump', ['jump', 15.2, 9.8]],
  reserve: ['reserve'],
  token: ['move', 'a3.1', ['advance', 8, 16], ['advance', 16, 8.5], 'end'],
  win: ['move', ['advance', 16.8, 7], 'end'],
};

/** The worst that can be made of it. */
const WORST: Readonly<Record<StepName, readonly Wish[]>> = {
  reach: ['move', ['advance', 9, 4.5]],
  engage: ['move', ['advance', 9, 5]],
  dice: ['combat'],
  cover: ['ranged', 'b3.1'],
  tree: ['stop'],
  shove: ['combat', 'melee', 'stop', 'pass'],
  wound: ['end'],
  control: ['end'],
  force: ['end'],
  reserve: ['activate'],
  token: ['end'],
  win: ['end'],
};

function answerTo(match: Match, wish: Wish): Answer {
  if (typeof wish === 'string') return { option: wish };
  const [option, x, y] = wish;
  const p = { game, open: match.state.open };
  const asks = p.open.decision?.options.find(({ id }) => id === option)?.asks;
  if (asks?.kind === 'direction') return { option, direction: scaled([x * 1000, y * 1000]) };
  const to: Spot = [Math.round(x * 2540), Math.round(y * 2540), 0];
  const who = asks?.kind === 'move' ? characterNamed(p.open, asks.character) : null;
  if (asks?.kind !== 'move' || !who) throw new Error(`${option} asks for no move.`);
  return { option, to, tool: game.space.findTool(p, who.id, asks.move, to, asks.axis) };
}

function answered(match: Match, wish: Wish): void {
  const { decision, version } = match.state.open;
  const sent = match.send(0, { do: 'answer', version, answer: answerTo(match, wish) });
  if ('refused' in sent) throw new Error(`${wish} is refused: ${JSON.stringify([decision?.options, sent.refused])}`);
  replyTo(match);
}

const laidAt = (place: Place): Match => lessonMatch(game, { from: openStep(place).from, said: place.said });

const judgedAt = (match: Match, place: Place): Verdict => {
  const { from, step, said } = openStep(place);
  return judged(match, from, step, said.length);
};

/** Plays the whole first game; the match is carried on where a step goes on in it. */
function playThrough(wishes: Readonly<Record<StepName, readonly Wish[]>>, look: (match: Match, place: Place) => void) {
  let place = START;
  let match = laidAt(place);
  const went: Record<string, string> = {};
  while (!place.done) {
    const { step } = openStep(place);
    look(match, place);
    for (const wish of wishes[step]) {
      answered(match, wish);
      place = { ...place, said: judgedAt(match, place).said };
      look(match, place);
    }
    const verdict = judgedAt(match, place);
    went[step] = verdict.verdict;
    place = goneOn(place, verdict);
    if (!verdict.goesOn) match = laidAt(place);
  }
  return { went, place };
}

const all = (verdict: string) => Object.fromEntries(FIRST_GAME.map((step) => [step, verdict]));

describe('the first game', () => {
  it('reaches every goal for whoever decides for the best', () => {
    expect(playThrough(BEST, () => {}).went).toEqual(all('reached'));
  });

  it('takes the worst decision at every step and goes on to its end', () => {
    const { went, place } = playThrough(WORST, () => {});
    expect(went).toEqual(all('missed'));
    expect(place.outcomes).toEqual(all('missed'));
  });

  it.each([
    ['best', BEST],
    ['worst', WORST],
  ])('stands as it stood for whoever leaves and comes back, after every answer (%s)', (_, wishes) => {
    let looks = 0;
    playThrough(wishes, (match, place) => {
      const back = laidAt(placeFrom(JSON.stringify(place)) as Place);
      expect(viewFor(back.state, 0).open).toEqual(viewFor(match.state, 0).open);
      expect(judgedAt(back, place)).toEqual(judgedAt(match, place));
      looks += 1;
    });
    expect(looks).toBeGreaterThan(2 * FIRST_GAME.length - 1);
  });

  it('asks its player something in every step that is laid out by itself', () => {
    for (const step of FIRST_GAME) {
      const match = lessonMatch(game, { from: step, said: [] });
      expect(match.state.open.decision?.seat, step).toBe(0);
      expect(judged(match, step, step, 0), step).toMatchObject({ verdict: 'open', said: [] });
    }
  });

  it('lets each goal be reached after the worst was taken back', () => {
    for (const step of FIRST_GAME) {
      let place = again(START, step);
      let match = laidAt(place);
      if (step === 'cover') answered(match, 'combat');
      for (const wish of WORST[step]) answered(match, wish);
      place = takenBack({ ...place, said: judgedAt(match, place).said });
      match = laidAt(place);
      for (const wish of BEST[step]) answered(match, wish);
      expect(judgedAt(match, place).verdict, step).toBe('reached');
    }
  });

  it('has whoever a step is about in the picture of a small screen, until a place is asked for', () => {
    const scene = { focus: null } as Scene;
    for (const step of FIRST_GAME) {
      const { open } = lessonMatch(game, { from: step, said: [] }).state;
      const { holes = [], focus } = shownIn(step, scene, open);
      expect(holes.length, step).toBeGreaterThan(1);
      const unseen = holes.filter(
        ({ x, y }) => !focus || x < focus.west || x > focus.east || y < focus.south || y > focus.north,
      );
      // The objective that is already held is spoken of and no more.
      const held = open.objectives.find(({ key }) => step === 'win' && key === 'ML');
      expect(
        unseen.map(({ x, y }) => [x, y]),
        step,
      ).toEqual(held ? [[held.x, held.y]] : []);
    }
    const match = lessonMatch(game, { from: 'reach', said: [{ option: 'move' }] });
    expect(shownIn('reach', scene, match.state.open).focus).toBeNull();
  });

  it('leaves the computer’s own Turn to the game that is played on', () => {
    const match = lessonMatch(game, { from: 'win', said: [] });
    for (const wish of BEST.win) answered(match, wish);
    const { active, decision, result } = match.state.open;
    expect({ active, asked: decision?.seat, result }).toEqual({ active: 1, asked: 1, result: null });
    const { version } = match;
    replyTo(match);
    expect(match.version).toBe(version);
  });

  it('leaves out answers that the rules do not take', () => {
    const said = [{ option: 'move' }, { option: 'nonsense' }, { option: 'end' }];
    const match = lessonMatch(game, { from: 'reach', said });
    expect(judged(match, 'reach', 'reach', 0).said).toEqual([{ option: 'move' }]);
  });
});

describe('a place in the first game', () => {
  it('steps back by an answer, then to the step before', () => {
    const first = goneOn(START, { verdict: 'reached', facts: {}, goesOn: false, said: [{ option: 'move' }] });
    const second: Place = { ...first, said: [{ option: 'move' }] };
    expect(steppedBack(second)).toEqual(first);
    expect(openStep(steppedBack(first))).toEqual(openStep(START));
    expect([canStepBack(second), canStepBack(first), canStepBack(START)]).toEqual([true, true, false]);
  });

  it('skips to a position of its own', () => {
    const place = skipped({ ...START, said: [{ option: 'move' }] });
    expect(openStep(place)).toEqual({ step: 'engage', from: 'engage', said: [] });
    expect(place.outcomes).toEqual({ reach: 'skipped' });
  });

  it('comes back to the end after one step was tried again', () => {
    let place = START;
    while (!place.done) place = skipped(place);
    const once = again(place, 'cover');
    expect(once.done).toBe(false);
    const after = goneOn(once, { verdict: 'reached', facts: {}, goesOn: true, said: [] });
    expect([after.done, after.outcomes.cover]).toEqual([true, 'reached']);
  });

  it.each([
    null,
    '',
    'null',
    '{}',
    '[]',
    '{"trail":[],"said":[]}',
    '{"trail":[{"step":"nowhere","from":"reach","said":[]}],"said":[]}',
    '{"trail":[{"step":"reach","from":"reach","said":"x"}],"said":[]}',
    '{"trail":[{"step":"reach","from":"reach","said":[]}],"said":[{"option":7}]}',
  ])('is none where %s is stored', (text) => {
    expect(placeFrom(text)).toBeNull();
  });
});

describe.each([
  ['English', english],
  ['German', german],
])('the %s words of the first game', (_, { steps }) => {
  const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  const facts = [{}, { spaces: 1, hunker: 1, left: 1 }, { spaces: 2, plain: 82, focused: 91, bare: 82, covered: 76 }];

  it('ask in ten words and tell in forty', () => {
    for (const step of FIRST_GAME) {
      const { question, text, reached, missed } = steps[step];
      expect(words(question), question).toBeLessThanOrEqual(10);
      const told = [text, ...facts.flatMap((fact) => [reached(fact), missed(fact)])];
      for (const each of told) expect(words(each), each).toBeLessThanOrEqual(40);
    }
  });
});
