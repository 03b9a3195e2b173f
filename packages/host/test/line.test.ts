import { type State, viewFor } from '@faultline/rules';
import { expect, it } from 'vitest';
import { type ChangeSent, changesFor, type Looker, viewAfter } from '../src/line.ts';
import { matchOf, nextAnswer } from './playing.ts';

const LOOKERS: readonly Looker[] = [0, 1, 'public'];

const wholeView = (state: State, looker: Looker) =>
  JSON.parse(JSON.stringify(viewFor(state, state.open.result ? 'all' : looker)));

/** Plays by chance to the end; tells what each looker would be sent. */
function play(seed: string, hear: (before: State, after: State, sent: (looker: Looker) => ChangeSent) => void): void {
  const match = matchOf(seed);
  const next = nextAnswer(seed);
  for (let given = next(match.state); given; given = next(match.state)) {
    const before = match.state;
    const taken = match.send(given.seat, given.message);
    if ('refused' in taken) throw new Error(`Refused: ${taken.refused.why}`);
    hear(before, match.state, changesFor(match.version, before, match.state, taken.events));
  }
}

it('what a looker is sent makes of their view the next one, from the first entry to the end', () => {
  const views = new Map(LOOKERS.map((looker) => [looker, wholeView(matchOf('line').state, looker)]));
  play('line', (_, after, sent) => {
    for (const looker of LOOKERS) {
      const view = viewAfter(views.get(looker), JSON.parse(JSON.stringify(sent(looker))));
      expect(view).toEqual(wholeView(after, looker));
      views.set(looker, view);
    }
  });
});

it('a decision is at most 700 bytes for a player, in the middle of all, and 2,000 for 95 of 100', () => {
  const sizes: number[] = [];
  for (const seed of ['small', 'smaller']) play(seed, (_, __, sent) => sizes.push(JSON.stringify(sent(0)).length));
  sizes.sort((one, other) => one - other);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)];
  expect([at(0.5), at(0.95)]).toEqual([expect.toSatisfy((n) => n <= 700), expect.toSatisfy((n) => n <= 2000)]);
});
