import { type Effect, type FaceDown, viewFor } from '@faultline/rules';
import type { Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { type Depot, deed, lying } from './depot.ts';

const three: Depot = {
  red: {
    saw: { at: [10, 12], has: ['deed'] },
    jyn: { at: [12, 12], rank: 'secondary' },
    bodhi: { at: [14, 12], rank: 'supporting' },
  },
  blue: { krennic: { at: [30, 30] } },
};
const SQUAD: Effect = { do: 'choose-squad', bind: 'squad' };
const onSquad = { units: { bound: 'squad' } } as const;

/** Each token as the Unit it lies on and what shows of it. */
const onUnits = (story: Story): string[] =>
  lying(story).tokens.map(({ at, icon }) => {
    const unit = typeof at === 'object' && 'unit' in at ? story.open.units[at.unit] : undefined;
    return `${unit?.card ?? 'nobody'} ${icon ?? 'facedown'}`;
  });

const faces = ({ match }: Story): FaceDown['face'][] => (match.state.hidden.tokens ?? []).map(({ face }) => face);

describe('named Operation tokens', () => {
  const hurt: Effect = { do: 'lay', tokens: ['strike', 'crit', 'expertise', 'failure'], on: onSquad, faceUp: false };

  it('[KO-R-66] come face down and by chance, one onto each Unit, the last where its player likes', () => {
    const story = deed([SQUAD, hurt], { ...three, shuffles: [['n4', 'n3', 'n2', 'n1']] });
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['saw', 'jyn', 'bodhi']]);
    story.chooses('jyn');
    expect(onUnits(story)).toEqual(['saw facedown', 'jyn facedown', 'bodhi facedown', 'jyn facedown']);
    expect(faces(story)).toEqual(['failure', 'expertise', 'crit', 'strike']);
  });

  it('[KO-R-41, KO-R-66] that were dealt by chance are known to nobody', () => {
    const story = deed([SQUAD, hurt], { ...three, shuffles: [['n1', 'n2', 'n3', 'n4']] }).chooses('saw');
    const seen = ([0, 1] as const).flatMap((seat) =>
      (viewFor(story.match.state, seat).tokens ?? []).flatMap(({ lying: all }) =>
        all.flatMap(({ face }) => face ?? []),
      ),
    );
    expect(seen).toEqual([]);
  });

  it('come face up onto the Units their player chooses, one each', () => {
    const waiting: Effect = { do: 'lay', tokens: ['strike', 'expertise', 'failure'], on: onSquad, faceUp: true };
    const story = deed([SQUAD, waiting], three);
    expect(story.chooses('bodhi').offered).toEqual(['saw', 'jyn']);
    expect(onUnits(story.chooses('saw'))).toEqual(['bodhi strike', 'saw expertise', 'jyn failure']);
  });

  const ambush: Effect = {
    do: 'lay',
    tokens: ['strike', 'failure'],
    on: 'battlefield',
    faceUp: false,
    notWithin: [
      { range: 2, of: 'objective' },
      { range: 2, of: 'edge' },
      { range: 3, of: 'token' },
    ],
  };

  it('[KO-R-73] are laid on the battlefield out of the ranges of objectives, edges and one another', () => {
    const story = deed([ambush], three);
    const tried = (x: number, y: number): boolean => story.tries('place', { to: [x, y] }).refusal !== null;
    expect([tried(10, 10), tried(1, 30)]).toEqual([true, true]);
    story.chooses('place', { to: [30, 20] });
    expect(tried(31, 20)).toBe(true);
    story.chooses('place', { to: [18, 26] });
    expect(lying(story).tokens.map(({ at, icon }) => [typeof at === 'object' && 'x' in at, icon])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  it('[KO-R-78] that a player laid face down are known to that player alone', () => {
    const story = deed([ambush], three)
      .chooses('place', { to: [30, 20] })
      .chooses('place', { to: [18, 26] });
    const seen = (seat: 0 | 1): string[] =>
      (viewFor(story.match.state, seat).tokens ?? []).flatMap(({ lying: all }) =>
        all.flatMap(({ face }) => face ?? []),
      );
    expect([seen(0), seen(1)]).toEqual([['strike', 'failure'], []]);
  });
});
