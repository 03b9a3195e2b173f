import type { TurningPoint } from '@faultline/rules';
import { percent } from '../attack/percent.ts';
import type { Game } from '../game/game.ts';
import type { EndingWords } from '../i18n/endingWords.ts';
import type { Language } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import type { WholeReport } from '../port/report.ts';
import { sidesOf } from '../saves/nameOf.ts';

/** A game that is over, in the words of whoever looks at it: for the page, the picture and the text alike. */
export interface Told {
  readonly title: string;
  readonly teams: string;
  readonly mission: string | null;
  /** Why it ended, and when. */
  readonly how: string;
  readonly score: readonly [mine: number, theirs: number];
  readonly players: readonly [mine: string, theirs: string];
  readonly phases: readonly string[];
  readonly points: readonly { readonly turn: string; readonly version: number; readonly text: string }[];
  readonly luck: readonly string[];
  readonly figures: readonly (readonly [title: string, mine: string | number, theirs: string | number])[];
}

interface Speaking {
  readonly words: EndingWords;
  readonly t: Messages;
  readonly language: Language;
}

export function toldOf(game: Game, report: WholeReport, speaking: Speaking): Told {
  const { words, t } = speaking;
  const { cast, me, playing } = game;
  const other = me === 0 ? 1 : 0;
  const phases = report.curve.phases.map((_, i) => phaseName(game, report, i, t));
  return {
    title: titleOf(game, t),
    teams: t.shell.against(...sidesOf(playing.teams, t.play)),
    mission: missionName(game, report),
    how: [
      report.result && t.play.because[report.result.why],
      timeText(game, report, words),
      words.endedIn(report.turns),
    ]
      .filter(Boolean)
      .join(' '),
    score: [report.totals[me].won, report.totals[other].won],
    players: [cast.player(me), cast.player(other)],
    phases,
    points: report.curve.turningPoints.map((point) => ({
      turn: words.turn(point.turn),
      version: point.version,
      text: pointText(game, point, phases, words),
    })),
    luck: ([me, other] as const).map((seat) => luckText(cast.player(seat), report.luck[seat], speaking)),
    figures: figuresOf(report, me, speaking),
  };
}

function titleOf({ view, cast, playing, me }: Game, { play }: Messages): string {
  const { result } = view.open;
  if (!result || result.winner === null) return play.drawn;
  const together = playing.players.every((player) => player === 'person');
  if (together) return play.wonBy(cast.player(result.winner));
  return result.winner === me ? play.won : play.lost;
}

/** What decided a game that ran out of time (SD-END-04 to SD-END-06). */
function timeText({ cast }: Game, { result, totals: [a, b] }: WholeReport, { timeBy }: EndingWords): string | null {
  if (result?.why !== 'time') return null;
  if (result.winner === null) return timeBy.nothing;
  return timeBy[a.won === b.won ? 'wounds' : 'struggles'](cast.player(result.winner));
}

function missionName({ playing, cast }: Game, { mission }: WholeReport): string | null {
  if (mission === null) return null;
  return playing.cards.missions[mission]?.name ?? cast.names[mission] ?? null;
}

/** Struggle 1, with the name of its card; a Stage by its own. */
function phaseName({ playing, cast }: Game, { curve }: WholeReport, i: number, { play }: Messages): string {
  const card = curve.phases[i]?.card ?? '';
  const struggle = Object.values(playing.cards.missions)
    .flatMap(({ struggles }) => struggles)
    .find(({ id }) => id === card);
  return struggle ? `${play.struggle(i + 1)} · ${struggle.name}` : (cast.names[card] ?? card);
}

const MOST_WOUNDS = 2;

function pointText(game: Game, point: TurningPoint, phases: readonly string[], words: EndingWords): string {
  const { cast } = game;
  const { token, won, taken } = point;
  const sentences = point.wounds
    .slice(0, MOST_WOUNDS)
    .map(({ unit, by }) =>
      by === null ? words.wounded(cast.named(unit)) : words.woundedBy(cast.named(unit), cast.named(by)),
    );
  if (sentences.length === 0)
    for (const seat of [0, 1] as const) {
      const objectives = taken.filter((each) => each.seat === seat).map(({ objective }) => objective);
      if (objectives.length > 0) sentences.push(words.tookObjectives(cast.player(seat), objectives.join(', ')));
    }
  if (won) sentences.push(words.wonPhase(cast.player(won.seat), phases[won.phase] ?? ''));
  else if (token && token.from !== token.to)
    sentences.push(words.tokenNow(Math.abs(token.to), cast.player(token.to > 0 ? 0 : 1)));
  return [...new Set(sentences)].join(' ');
}

function luckText(who: string, luck: WholeReport['luck'][0], { words, t, language }: Speaking): string {
  const { attack, defense, side, chance } = luck;
  if (chance === null) return words.noDice(who);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const rolled = ({ dice, successes, expected }: typeof attack) => [dice, successes, number.format(expected)] as const;
  return `${words.luckOf(who, rolled(attack), rolled(defense))}: ${words.luckRarity[side](percent(chance, t.attack))}`;
}

/** Where less was noted, nobody was timed. */
const A_SECOND = 1000;

/** 12:05 */
const inMinutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

function figuresOf({ totals, time, curve }: WholeReport, me: 0 | 1, { words }: Speaking): Told['figures'] {
  const other = me === 0 ? 1 : 0;
  const row = (title: string, of: (seat: 0 | 1) => string | number) => [title, of(me), of(other)] as const;
  return [
    row(isClock(curve) ? words.stages : words.struggles, (seat) => totals[seat].won),
    row(words.wounds, (seat) => totals[seat].wounds),
    row(words.damageDealt, (seat) => totals[seat].damage),
    row(words.attacks, (seat) => totals[seat].attacks),
    row(words.objectives, (seat) => totals[seat].held),
    row(words.forceSpent, (seat) => totals[seat].force),
    ...(time && time[0] + time[1] >= A_SECOND ? [row(words.time, (seat) => inMinutes(time[seat]))] : []),
  ];
}

/** Whether the tracker counts down to the end of a Stage. */
export const isClock = ({ turns, phases }: WholeReport['curve']): boolean =>
  [...turns, ...phases].length > 0 && [...turns, ...phases].every(({ token }) => token === null);
