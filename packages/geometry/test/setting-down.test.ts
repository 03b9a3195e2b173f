import { describe, expect, it } from 'vitest';
import {
  contests,
  exitsOf,
  explainContest,
  ingressNear,
  placeToken,
  sampleDeploy,
  sampleExit,
  samplePlace,
  whyNotDeploy,
  whyNotDeployBeside,
  whyNotExit,
  whyNotPlace,
} from '../src/index.ts';
import { base, building, crate, field, gantry, LARGE, ladder, mm, random, wall } from './scene.ts';

const deck = gantry({ name: 'deck', at: [200, 200, 165, 63.5], top: 81.3 });
const scene = field([deck, wall({ name: 'wall', at: [160, 0, 10, 400], top: 200 })]);

describe('place', () => {
  it('[CR-PLACE-01] [CR-PLACE-02] [R-PLACE-2] anywhere within the range, from old base to new base', () => {
    const from = base(400, 400);
    expect(whyNotPlace(scene, from, 1, base(465.4, 400), [from], 0)).toBeNull();
    expect(whyNotPlace(scene, from, 1, base(466, 400), [from], 0)).toEqual({
      why: 'too far',
      distance: mm(26),
      allowed: mm(25.4),
    });
  });

  it('[CR-PLACE-03] within a range of another object measures from that object', () => {
    const other = base(700, 700);
    expect(whyNotPlace(scene, other, 1, base(750, 700), [base(100, 100), other], 0)).toBeNull();
  });

  it('[CR-PLACE-04] [CR-PLACE-06] up and down and across a wall', () => {
    expect(whyNotPlace(scene, base(130, 230), 2, base(225, 230, 81.3), [])).toBeNull();
    expect(whyNotPlace(scene, base(225, 230, 81.3), 2, base(130, 230), [])).toBeNull();
  });

  it('[GEO-PLACE] [CR-PLACE-05] [R-PLACE-1] not where it does not balance', () => {
    expect(whyNotPlace(scene, base(225, 230), 2, base(210, 230, 81.3), [])).toEqual({ why: 'overhang', by: mm(10) });
  });
});

describe('deployment', () => {
  it('[CR-DEPLOY-04] the first Primary character stands within Range 2 of its own edge', () => {
    expect(whyNotDeploy(scene, 'near', base(500, 96.2), [])).toBeNull();
    expect(whyNotDeploy(scene, 'near', base(500, 97), [])).toMatchObject({ why: 'too far', distance: mm(77) });
    expect(whyNotDeploy(scene, 'far', base(500, 914.4 - 96.2), [])).toBeNull();
  });

  it('[GEO-DEPLOY] [CR-DEPLOY-05] [CR-DEPLOY-07] the others within Range 1 of it, also deeper in the battlefield', () => {
    const primary = base(500, 96.2);
    expect(whyNotDeployBeside(scene, primary, base(500, 161.6), [primary])).toBeNull();
    expect(whyNotDeployBeside(scene, primary, base(500, 162), [primary])).toMatchObject({ why: 'too far' });
  });

  it('[R-DEPLOY-1] at any height, but where it can rest', () => {
    const roof = field([building({ name: 'roof', at: [450, 40, 100, 100], top: 90 })]);
    expect(whyNotDeploy(roof, 'near', base(500, 90, 90), [])).toBeNull();
    expect(whyNotDeploy(roof, 'near', base(500, 90), [])).toMatchObject({ why: 'solid', part: 'roof' });
  });
});

describe('objective tokens', () => {
  it('[G-02] [CR-SETUP-15] a gantry over the token lifts it onto itself', () => {
    expect(placeToken(field(), mm(280), mm(230))).toEqual({ legal: true, z: 0 });
    expect(placeToken(scene, mm(280), mm(230))).toEqual({ legal: true, z: mm(81.3) });
  });

  it('[GEO-OBJ] [CR-SETUP-15] of two decks the higher that holds it', () => {
    const two = field([deck, gantry({ name: 'upper', at: [270, 200, 60, 60], top: 160 })]);
    expect(placeToken(two, mm(300), mm(230))).toEqual({ legal: true, z: mm(160) });
    expect(placeToken(two, mm(275), mm(230))).toEqual({ legal: true, z: mm(81.3) });
  });

  it('[CR-SETUP-16] half on a deck makes the layout illegal', () => {
    expect(placeToken(scene, mm(200), mm(230))).toEqual({ legal: false, why: 'half on', part: 'deck' });
  });

  it('[CR-SETUP-16] so does a crate in its place', () => {
    const boxed = field([crate({ name: 'crate', at: [400, 400, 25, 25], top: 25 })]);
    expect(placeToken(boxed, mm(395), mm(410))).toEqual({ legal: false, why: 'no room', part: 'crate' });
  });

  it('[R-SETUP-3] contact alone does not move a token', () => {
    expect(placeToken(scene, mm(200 - 12.7), mm(230))).toEqual({ legal: true, z: 0 });
  });

  it('[CR-OBJ-14] is contested within Range 2, seen or not', () => {
    const token = base(250, 100, 0, 12.7);
    expect(contests(scene, base(250 - 108.9, 100), token)).toBe('level');
    expect(contests(scene, base(250 - 109.1, 100), token)).toBe('no');
  });

  it('says how far and how high the character stands', () => {
    const token = base(280, 230, 81.3, 12.7);
    expect(explainContest(scene, base(400, 230), token)).toEqual({
      measured: { within: false, distance: mm(87.3), allowed: mm(76.2) },
      elevation: 'lower',
    });
  });

  it('[CR-TERR-04] a token on a gantry is level with those on it, not with those below', () => {
    const token = { ...base(280, 230, 81.3, 12.7) };
    expect(contests(scene, base(300, 230, 81.3), token)).toBe('level');
    expect(contests(scene, base(300, 230), token)).toBe('other level');
  });
});

describe('ingress points', () => {
  const foot = { name: 'foot', group: 'ladder', x: mm(365), y: mm(230), z: 0 };
  const head = { name: 'head', group: 'ladder', x: mm(365), y: mm(230), z: mm(81.3) };
  const cellar = { name: 'cellar', group: 'ladder', x: mm(600), y: mm(600), z: 0 };
  const rungs = ladder({ name: 'rungs', at: [365, 220, 8, 20], top: 81.3 });
  const tower = field([deck, rungs], {}, [foot, head, cellar]);
  const start = base(400, 230);

  it('[CR-INGR-02] [CR-INGR-03] [G-20] is near and level with the foot, not with the head above it', () => {
    expect(ingressNear(tower, start).map((point) => point.name)).toEqual(['foot']);
    expect(ingressNear(tower, base(411, 230))).toEqual([]);
  });

  it('[CR-INGR-01] the points of a group of three lead to one another', () => {
    expect(exitsOf(tower, foot).map((point) => point.name)).toEqual(['head', 'cellar']);
  });

  it('[CR-INGR-04] [G-20] sets down within Range 1 of the head, level with it', () => {
    expect(whyNotExit(tower, start, foot, head, base(340, 230, 81.3), [start], 0)).toBeNull();
    expect(whyNotExit(tower, start, foot, head, base(319, 230, 81.3), [start], 0)).toMatchObject({ why: 'too far' });
    expect(whyNotExit(tower, start, foot, head, base(400, 235), [start], 0)).toMatchObject({ why: 'other elevation' });
  });

  it('[CR-INGR-05] not at the Elevation it came from', () => {
    expect(whyNotExit(tower, start, foot, cellar, base(600, 600), [start], 0)).toEqual({ why: 'same elevation', z: 0 });
  });

  it('[R-INGR-5] only where it can rest', () => {
    expect(whyNotExit(tower, start, foot, head, base(346, 230, 81.3, LARGE), [], -1)).toMatchObject({
      why: 'overhang',
    });
  });

  it('[CR-INGR-01] unlinked points lead nowhere', () => {
    expect(whyNotExit(tower, start, foot, { ...head, group: 'other' }, base(340, 230, 81.3), [])).toEqual({
      why: 'not linked',
    });
  });
});

describe('places at random', () => {
  const foot = { name: 'foot', group: 'ladder', x: mm(365), y: mm(230), z: 0 };
  const head = { ...foot, name: 'head', z: mm(81.3) };
  const tower = field([deck], {}, [foot, head]);
  const from = base(400, 230);
  const next = random(9);

  it('[CR-PLACE-01] [CR-DEPLOY-04] [CR-INGR-04] are legal', () => {
    for (let i = 0; i < 200; i++) {
      const placed = samplePlace(tower, from, 2, from.r, [from], 0, next);
      expect(placed && whyNotPlace(tower, from, 2, placed, [from], 0)).toBeNull();
      for (const edge of ['left', 'right', 'near', 'far'] as const) {
        const deployed = sampleDeploy(tower, edge, from.r, [from], 0, next);
        expect(deployed && whyNotDeploy(tower, edge, deployed, [from], 0)).toBeNull();
      }
      const up = sampleExit(tower, from, foot, head, [from], 0, next);
      expect(up && whyNotExit(tower, from, foot, head, up, [from], 0)).toBeNull();
    }
  });

  it('are none where there is no room', () => {
    const full = field([wall({ name: 'block', at: [0, 0, 914.4, 914.4], top: 50 })]);
    expect(samplePlace(full, from, 1, from.r, [], -1, next)).toBeNull();
  });
});
