import type { MissionCard } from '../../cards/missionCard.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { chance, choice, step } from '../../kernel/steps.ts';
import { otherSeat } from '../../state/ids.ts';
import type { Brought } from '../../game/mode.ts';
import type { Edge } from '../../state/open.ts';
import { laidOut } from '../../setup/prepare.ts';
import { missionOf } from './current.ts';
import { changeStruggle, struggleOf } from './tracker.ts';
import { raise } from '../../timing/resolution.ts';
import { openWindow } from '../../timing/window.ts';

/** Preparing the standard game, in the order of CR-SETUP-24. */
declare module '../../state/frame.ts' {
  interface Steps {
    'setup.mission': object;
    'setup.struggles': object;
    'setup.reveal': object;
    'setup.struggle': object;
  }
}

/** CR-SETUP-07 (DP-05). */
choice('setup.mission', {
  ask: (p) => {
    const [a, b] = struggleOf(p).missions;
    if (a === b) return { auto: { option: a } };
    return { seat: p.open.firstPlayer, point: 'DP-05', options: [{ id: a }, { id: b }] };
  },
  take: (g, _f, answer) => {
    changeStruggle(g, { mission: answer.option });
    g.emit({ event: 'mission', mission: answer.option });
    layObjectives(g);
    g.done();
  },
});

/** CR-STRUG-23. */
export const objectivesOf = (
  { objectives }: Pick<MissionCard, 'objectives'>,
  edge: Edge,
  table: number,
): MissionCard['objectives'] => laidOut(objectives, edge, table);

/** CR-SETUP-16: the table must have a place for every token of the missions, from whichever edge they are laid out. */
export function whyNotBrought(p: Position, { missions }: Brought): string | null {
  const { game } = p;
  for (const id of missions) {
    const mission = game.library.missions[id];
    if (!mission) return `There is no mission "${id}".`;
    for (const edge of ['south', 'north'] as const) {
      const lost = objectivesOf(mission, edge, game.constants.size).find(
        ({ x, y }) => game.space.tokenHeight(p, x, y) === null,
      );
      if (lost) return `The table "${game.table.name}" has no place for objective ${lost.key} of ${mission.name}.`;
    }
  }
  return null;
}

function layObjectives(g: Machine): void {
  const { edge } = g.open.seats[g.open.firstPlayer];
  const laid = objectivesOf(missionOf(g), edge, g.game.constants.size);
  g.open.objectives = laid.map((token) => ({ ...token, z: 0, active: false, control: null, priority: false }));
}

/** CR-SETUP-09 to CR-SETUP-12: one unseen card of each phase, I on top. */
chance('setup.struggles', {
  wants: (p) =>
    ([1, 2, 3] as const).map((phase) => ({
      want: 'shuffle',
      cards: missionOf(p)
        .struggles.filter((card) => card.phase === phase)
        .map((card) => card.id),
      purpose: 'struggle-deck',
      seat: p.open.firstPlayer,
    })),
  take: (g, _f, fell) => {
    g.state.hidden.missionDeck = fell.flatMap((order) => order.slice(0, 1));
    g.state.hidden.undrawn = fell.flatMap((order) => order.slice(1));
    g.done();
  },
});

step('setup.reveal', (g) => {
  g.next('setup.struggle', {});
  openWindow(g, [raise(g, 'setup.struggle', { seat: g.open.firstPlayer })]);
});

/** CR-DEPLOY-09, R-DEPLOY-2. */
step('setup.struggle', (g) => {
  const first = g.open.firstPlayer;
  const chooser = g.game.options.firstMapBy === 'first-player' ? first : otherSeat(first);
  g.next('struggle.reveal', { chooser, point: 'DP-11' });
});
