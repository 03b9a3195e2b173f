import { REPUBLIC, SHADOW } from '@faultline/cards';
import { type Ability, type ChanceState, type Clause, extend, Match } from '@faultline/rules';
import { coreGame, Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** R-CARD-22: what cards say of where a Unit is deployed. */

const deck = (letter: string): string[] => [...[1, 2, 3, 4, 5, 6].map((n) => `${letter}${n}`), 'shatterpoint'];
const STRUGGLES = [
  ['recon-enemy-positions', 'steal-the-secret-plans', 'locate-the-asset'],
  ['were-going-to-need-a-new-exit', 'weve-been-double-crossed', 'so-much-for-the-element-of-surprise'],
  ['hack-the-security-network', 'blast-our-way-out', 'commandeer-a-new-ride'],
];

/** Red is about to deploy Anakin, Rex and the 501st; one of these cards has such clauses. */
function deploying(card: string, ...clauses: readonly Clause[]): Story {
  const base = coreGame().library;
  const known = base.units[card];
  if (!known) throw new Error(`There is no ${card}.`);
  const scouting: Ability = { id: 'scouting', name: 'Scouting', kind: 'innate', clauses };
  const library = extend(base, { units: [{ ...known, abilities: ['scouting'] }], abilities: [scouting] });
  const chance: ChanceState = {
    kind: 'scripted',
    attack: [...'cccccfffff'].map((letter) => (letter === 'c' ? 'crit' : 'failure')),
    defense: [],
    shuffles: [...STRUGGLES, deck('a'), deck('b')],
  };
  const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  const story = new Story(Match.begin(coreGame({ library }), setup, chance), new Map());
  return story.plays('south', '1').chooses('place', { to: [18, 3] });
}

const next = (story: Story) => story.open.decision?.options[0]?.character;
const refused = (story: Story, x: number, y: number) =>
  story.tries('place', { to: [x, y] }).refusal?.reasons[0]?.rule ?? null;

/** So far from the first character, from base to base. */
const apart = (inches: number): number => 3 + 4000 / 2540 + inches;

describe('a card that tells where its Unit is deployed', () => {
  it('[CR-DEPLOY-05, R-CARD-22] lets it stand within Range 2 of the first character, and nobody else', () => {
    const story = deploying('501st-clone-troopers', { clause: 'deploy', range: 2 });
    expect(refused(story, 18, apart(1.9))).toBe('CR-DEPLOY-05');
    story.chooses('place', { to: [16, 3] });
    expect([next(story), story.open.decision?.options[0]?.asks]).toEqual([
      'a3.1',
      expect.objectContaining({ range: 2 }),
    ]);
    expect(refused(story, 18, apart(3.1))).toBe('CR-DEPLOY-05');
    expect(refused(story, 18, apart(1.9))).toBeNull();
  });

  it('[R-CARD-22] puts a Unit right behind the first Primary character', () => {
    const story = deploying('501st-clone-troopers', { clause: 'deploy', range: 2, first: true });
    expect(next(story)).toBe('a3.1');
    story.chooses('place', { to: [18, apart(1.9)] });
    expect(next(story)).toBe('a3.2');
    expect(next(story.chooses('place', { to: [16, 3] }))).toBe('a2.1');
  });

  it('[R-CARD-22] lets others of the squad stand beside it', () => {
    const story = deploying(
      'cc-7567-captain-rex',
      { clause: 'deploy', range: 2, first: true },
      { clause: 'deploy', range: 1, beside: { of: 'character', side: 'allied', rank: ['supporting'] } },
    );
    expect(next(story)).toBe('a2.1');
    story.chooses('place', { to: [18, apart(1.9)] });
    expect(story.open.decision?.options[0]?.asks).toMatchObject({ beside: ['a2.1'] });
    expect(refused(story, 18, apart(1.9) + 4000 / 2540 + 1.1)).toBe('CR-DEPLOY-05');
    expect(refused(story, 18, apart(1.9) + 4000 / 2540 + 0.9)).toBeNull();
  });

  it('[R-CARD-22] not those who are not meant', () => {
    const story = deploying(
      'cc-7567-captain-rex',
      { clause: 'deploy', range: 2, first: true },
      { clause: 'deploy', range: 1, beside: { of: 'character', side: 'allied', tag: 'Battle Droid' } },
    );
    story.chooses('place', { to: [18, apart(1.9)] });
    expect(refused(story, 18, apart(1.9) + 4000 / 2540 + 0.5)).toBe('CR-DEPLOY-05');
  });
});
