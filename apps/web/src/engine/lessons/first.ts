import type { Answer, Position, Setup } from '@faultline/rules';
import type { StepName } from '../../port/lesson.ts';
import { acting, at, laid } from './positions.ts';

/** What every position of the first game begins with. */
const AFAR = {
  maul: { at: [at(18, 26)] },
  saxon: { at: [at(26, 22)] },
} as const;

const DUEL = laid({
  turn: 6,
  moment: acting('a2'),
  anakin: { at: [at(12, 6)] },
  rex: { at: [at(17, 7.2)] },
  troopers: { at: [at(31, 3), at(33.5, 3)] },
  ...AFAR,
  commandos: { at: [at(23.4, 13.5), at(19, 13)], hunker: 1, damage: 5 },
  deck: ['a1', 'a3'],
  control: { BC: 0 },
});

/** A step as a position: with the key of its dice, and what was answered before it where it begins later than that. */
interface LaidStep {
  readonly setup: Setup;
  readonly key: string;
  readonly lead?: readonly Answer[];
  /** Whether it goes on in the game of the step before. */
  readonly follows?: (now: Position) => boolean;
}

const isAskedIn =
  (...steps: readonly string[]) =>
  ({ open: { decision, active } }: Position): boolean =>
    active === 0 && decision?.seat === 0 && steps.includes(decision.step);

const POSITIONS: Readonly<Record<Exclude<StepName, 'dice' | 'cover' | 'tree'>, Setup>> = {
  reach: laid({
    turn: 2,
    moment: acting('a2'),
    anakin: { at: [at(10, 3)] },
    rex: { at: [at(13, 3)] },
    troopers: { at: [at(22, 2.5), at(24.5, 2.5)] },
    ...AFAR,
    commandos: { at: [at(21, 17), at(24, 16)] },
    deck: ['a1', 'a3'],
  }),
  engage: laid({
    turn: 4,
    moment: acting('a1'),
    anakin: { at: [at(13.5, 6.5)] },
    rex: { at: [at(17, 7.2)] },
    troopers: { at: [at(31, 3), at(33.5, 3)] },
    ...AFAR,
    commandos: { at: [at(23.4, 13.5), at(18.4, 12.2)], hunker: 1 },
    deck: ['a3'],
    control: { BC: 0 },
  }),
  shove: laid({
    turn: 8,
    moment: acting('a1', { made: ['move'] }),
    anakin: { at: [at(16.6, 9.6)], stance: 1 },
    rex: { at: [at(14, 4)] },
    troopers: { at: [at(31, 3), at(33.5, 3)] },
    ...AFAR,
    commandos: { at: [at(18.6, 11.6), at(23.4, 13.5)] },
    deck: ['a3'],
  }),
  wound: laid({
    turn: 10,
    moment: acting('a3'),
    anakin: { at: [at(12, 6)] },
    rex: { at: [at(17, 7.2)] },
    troopers: { at: [at(20, 4), at(22.5, 4)] },
    maul: { at: [at(23.6, 12.4)] },
    saxon: { at: [at(18.5, 12.8)], damage: 8 },
    commandos: { at: [at(26, 17), at(28, 17)] },
    deck: ['a1', 'a2'],
  }),
  control: laid({
    turn: 12,
    moment: acting('a2', { made: ['combat'] }),
    anakin: { at: [at(16.8, 9.8)] },
    rex: { at: [at(12, 3)] },
    troopers: { at: [at(26, 3), at(28, 3)] },
    ...AFAR,
    commandos: { at: [at(19.4, 6), at(24, 14)] },
    deck: ['a3'],
    control: { BC: 1 },
  }),
  force: laid({
    turn: 14,
    moment: acting('a1', { made: ['move'] }),
    anakin: { at: [at(13, 8)] },
    rex: { at: [at(17, 7.2)] },
    troopers: { at: [at(31, 3), at(33.5, 3)] },
    ...AFAR,
    commandos: { at: [at(18.4, 12.2), at(24, 14)], damage: 4 },
    deck: ['a3'],
    control: { BC: 0 },
  }),
  reserve: laid({
    turn: 16,
    anakin: { at: [at(16.6, 9.6)] },
    rex: { at: [at(13, 5)] },
    troopers: { at: [at(30, 3), at(32, 3)] },
    ...AFAR,
    commandos: { at: [at(18.6, 11.6), at(23.4, 13.5)], damage: 6 },
    deck: ['a3', 'a1', 'a2'],
    control: { BC: 0 },
  }),
  token: laid({
    turn: 18,
    moment: acting('a3', { made: ['combat'] }),
    anakin: { at: [at(27, 8)] },
    rex: { at: [at(30, 6)] },
    troopers: { at: [at(9, 12.5), at(12.5, 9.5)] },
    ...AFAR,
    commandos: { at: [at(26, 26), at(28, 26)] },
    deck: ['a1'],
    momentum: [2, 2],
  }),
  win: laid({
    turn: 20,
    moment: acting('a2'),
    anakin: { at: [at(9, 15.5)] },
    rex: { at: [at(13, 3)] },
    troopers: { at: [at(26, 4), at(28, 4)] },
    ...AFAR,
    commandos: { at: [at(22, 13), at(25, 15)] },
    deck: ['a3'],
    token: 4,
    momentum: [3, 2],
    control: { ML: 0 },
  }),
};

const FOCUS: readonly Answer[] = [{ option: 'focus' }];
const SHOT: readonly Answer[] = [...FOCUS, { option: 'combat' }, { option: 'ranged' }, { option: 'b3.2' }];

export const STEPS: Readonly<Record<StepName, LaidStep>> = {
  reach: { setup: POSITIONS.reach, key: 'reach' },
  engage: { setup: POSITIONS.engage, key: 'engage' },
  dice: { setup: DUEL, key: 'duel' },
  cover: {
    setup: DUEL,
    key: 'duel',
    lead: FOCUS,
    follows: isAskedIn('activation.main', 'attack.type', 'attack.target'),
  },
  tree: { setup: DUEL, key: 'duel', lead: SHOT, follows: isAskedIn('attack.tree') },
  shove: { setup: POSITIONS.shove, key: 'shove' },
  wound: { setup: POSITIONS.wound, key: 'wound' },
  control: { setup: POSITIONS.control, key: 'control' },
  force: { setup: POSITIONS.force, key: 'force' },
  reserve: { setup: POSITIONS.reserve, key: 'reserve' },
  token: { setup: POSITIONS.token, key: 'token' },
  win: { setup: POSITIONS.win, key: 'win' },
};
