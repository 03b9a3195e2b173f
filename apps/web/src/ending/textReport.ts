import type { Cast } from '@faultline/text';
import type { EndingWords } from '../i18n/endingWords.ts';
import type { WholeReport } from '../port/report.ts';
import type { Told } from './told.ts';

/** A game that is over as a text to be sent to somebody. */
export function textReport(told: Told, report: WholeReport, me: 0 | 1, cast: Cast, words: EndingWords): string {
  const { players, score } = told;
  const head = [
    told.title,
    told.how,
    [told.teams, told.mission].filter(Boolean).join(' · '),
    words.score(players[0], score[0], players[1], score[1]),
  ];
  const sides = ([me, me === 0 ? 1 : 0] as const).flatMap((seat, i) => [
    '',
    players[i] ?? '',
    ...report.sides[seat].units.map(({ unit, damage, wounds, defeated }) => {
      const line = words.unitLine(cast.named(unit), damage.dealt, damage.suffered, wounds.inflicted);
      return `- ${line}${defeated ? ` (${words.defeated})` : ''}`;
    }),
  ]);
  const figures = told.figures.map(([title, mine, theirs]) => `- ${title}: ${mine} / ${theirs}`);
  const points = told.points.map(({ turn, text }) => `- ${turn}: ${text}`);
  return [
    ...head,
    ...(points.length > 0 ? ['', words.turningPoints, ...points] : []),
    ...sides,
    '',
    `${words.numbers} (${players.join(' / ')})`,
    ...figures,
    '',
    words.luck,
    ...told.luck.map((line) => `- ${line}`),
    '',
    'Faultline',
  ].join('\n');
}
