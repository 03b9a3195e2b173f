import type { Summary } from './summary.ts';

const WHY: Readonly<Record<string, string>> = {
  struggles: 'two Struggles won',
  'nobody-left': 'no Units left on the battlefield',
  concession: 'conceded',
  time: 'time called',
  mode: 'by the rules of the mode',
  stage: 'the end of a Stage',
  countdown: 'Countdown',
};

const share = (n: number, of: number): string => `${n} (${of === 0 ? 0 : Math.round((100 * n) / of)}%)`;

const counted = (of: Readonly<Record<string, number>>, names: Readonly<Record<string, string>> = {}): string =>
  Object.entries(of)
    .map(([name, n]) => `${names[name] ?? name} ${n}`)
    .join(', ') || 'none';

/** The summary in words. */
export function asText(s: Summary): string {
  const over = s.wins[0] + s.wins[1] + s.draws;
  const rows: [string, string][] = [
    ['games', `${s.games} (number ${s.from} to ${s.to} of seed ${s.seed})`],
    ['battlefield', s.table ?? 'chosen by the seed of each game'],
    ['teams', `${s.teams}, ${s.opponents} opponents`],
    ['wins', `first seat ${share(s.wins[0], over)}, second seat ${share(s.wins[1], over)}`],
    ['First Player won', share(s.firstPlayerWins, over)],
    ['draws', String(s.draws)],
    ['ended by', counted(s.ended, WHY)],
    ...played(s, over),
    ['Wounds inflicted', `first seat ${s.wounds[0]}, second seat ${s.wounds[1]}`],
    ['Turns', `median ${s.turns.median}, from ${s.turns.min} to ${s.turns.max}`],
    [
      'decisions',
      `median ${s.decisions.median}, from ${s.decisions.min} to ${s.decisions.max}, all ${s.decisions.total}`,
    ],
    [
      'longest game',
      s.longest ? `number ${s.longest.game}: ${s.longest.decisions} decisions, ${s.longest.turns} Turns` : 'none',
    ],
    ['unfinished', String(s.unfinished.length)],
    ['rejections', String(s.refusals)],
    ...(s.trials > 0 ? [['trials', `${s.trials}, to choose among plans`] satisfies [string, string]] : []),
    ['hash', s.hash],
    ['speed', `${s.speed.decisionsPerSecond} decisions per second, ${s.speed.seconds} s`],
  ];
  const table = rows.map(([name, value]) => `${name.padEnd(17)} ${value}`);
  const open = s.unfinished.map(
    (g) => `Game ${g.game} (seed ${g.seed}) was unfinished after ${g.decisions} decisions.`,
  );
  return [...table, ...open, ...s.broken.map(describeBreak)].join('\n');
}

/** What was played for. */
const played = ({ operation, missions, struggles }: Summary, over: number): [string, string][] =>
  operation === undefined
    ? [
        ['missions', counted(missions)],
        ['Struggles', `first seat ${struggles[0]}, second seat ${struggles[1]}`],
      ]
    : [
        ['operation', operation.id],
        [
          'roles',
          `Aggressor won ${share(operation.wins.aggressor, over)}, Sentinel won ${share(operation.wins.sentinel, over)}`,
        ],
        ['Stages', counted(operation.ends)],
      ];

const KINDS = { refused: 'had an answer rejected', crashed: 'crashed', fault: 'broke an invariant' } as const;

const describeBreak = ({ game, seed, kind, what, file, again }: Summary['broken'][number]): string =>
  `Game ${game} (seed ${seed}) ${KINDS[kind]}: ${what}. ${file ? `Partial game: ${file}` : 'It had not started.'}\nReproduce: ${again}`;
