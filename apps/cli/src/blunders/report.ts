import { table } from '../page.ts';
import { CLASSES } from './classes.ts';
import type { Blunder, Finding } from './finding.ts';
import type { GameStory } from './story.ts';

/** A blunder with where it is. */
export interface Told extends Blunder {
  readonly class: string;
  readonly file: string;
  readonly player: string;
}

interface Row {
  readonly class: string;
  readonly what: string;
  readonly among: string;
  readonly count: number;
  readonly of: number;
  /** Null where there was nothing to count. */
  readonly share: number | null;
  readonly aim: number | null;
}

export interface BlunderReport {
  readonly games: number;
  readonly activations: number;
  readonly rows: readonly Row[];
  readonly blunders: readonly Told[];
}

/** What was found in one game, class by class. */
export interface Found {
  readonly file: string;
  readonly players: readonly [string, string];
  readonly activations: number;
  readonly findings: readonly Finding[];
}

export const foundIn = (file: string, players: Found['players'], story: GameStory): Found => ({
  file,
  players,
  activations: story.activations.length,
  findings: CLASSES.map(({ find }) => find(story)),
});

const countOf = ({ count, blunders }: Finding): number => count ?? blunders.length;

export function reportOf(all: readonly Found[]): BlunderReport {
  const rows = CLASSES.map(({ id, what, among, aim }, at): Row => {
    const findings = all.flatMap(({ findings: each }) => each[at] ?? []);
    const count = findings.reduce((sum, each) => sum + countOf(each), 0);
    const of = findings.reduce((sum, each) => sum + (each.of ?? 1), 0);
    return { class: id, what, among, count, of, share: of === 0 ? null : count / of, aim };
  });
  const blunders = all.flatMap(({ file, players, findings }) =>
    findings.flatMap((finding, at) =>
      finding.blunders.map((blunder) => ({
        ...blunder,
        class: CLASSES[at]?.id ?? '',
        file,
        player: players[blunder.seat],
      })),
    ),
  );
  const activations = all.reduce((sum, each) => sum + each.activations, 0);
  return { games: all.length, activations, rows, blunders };
}

const percent = (share: number | null): string => (share === null ? '' : `${(100 * share).toFixed(1)} %`);
const aimed = (aim: number | null): string => (aim === null ? '' : aim === 0 ? 'none' : `at most ${percent(aim)}`);

export function reportText({ games, activations, rows }: BlunderReport): string {
  const lines = rows.map(({ class: id, count, of, share, aim, among }) => [
    id,
    count,
    of,
    percent(share),
    among,
    aimed(aim),
  ]);
  const meanings = rows.map(({ class: id, what }) => [id, what]);
  return [
    `${games} ${games === 1 ? 'game' : 'games'}, ${activations} activations`,
    '',
    table(['class', 'count', 'of', 'share', 'among', 'aim'], lines),
    '',
    table(['class', 'what it is'], meanings),
  ].join('\n');
}

/** In the order of the game: by Turn, then as the classes stand. */
export function listText(blunders: readonly Told[], several: boolean): string {
  const sorted = several ? blunders : blunders.toSorted((a, b) => a.turn - b.turn);
  return sorted
    .map(
      ({ file, turn, player, class: id, sentence }) =>
        `${several ? `${file}: ` : ''}Turn ${turn} (${player}), ${id}. ${sentence}`,
    )
    .join('\n');
}
