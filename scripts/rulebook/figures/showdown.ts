// The examples of events: scores, clocks, pairings, brackets, standings. Their letters and figures are those of the examples.

import {
  arrow,
  box,
  chip,
  type Language,
  type Mark,
  type Piece,
  row,
  seat,
  sign,
  signs,
  stack,
  table,
  track,
  words,
} from './draw.ts';

interface Side {
  /** Its letter; the first or second of two that have none. */
  readonly who: 'P' | 'Q' | 1 | 2;
  readonly cards: number;
  readonly objectives?: number;
  readonly wounds?: number;
  /** Cards it is awarded. */
  readonly claims?: number;
  readonly mark?: 'confirm' | 'cancel' | 'pause';
}

const card = (mark: Mark): Piece => chip('', mark, 7);

/** A side of a match: claimed cards, objectives, wounds, and how it ended. */
const sideOf = ({ who, cards, objectives, wounds, claims = 0, mark }: Side): Piece =>
  row(
    [
      typeof who === 'string' ? chip(who) : seat(who === 2),
      row(
        [0, 1].map((i) => card(i < cards ? 'full' : i < cards + claims ? 'wanted' : 'plain')),
        2,
      ),
      ...(objectives === undefined ? [] : [signs('control', objectives)]),
      ...(wounds === undefined ? [] : [sign('wounded'), words(wounds)]),
      ...(mark ? [sign(mark)] : []),
    ],
    5,
  );

const match = (...sides: readonly Side[]): Piece => stack(sides.map(sideOf));

/** Players by their points, from the most to the fewest; who meets whom, and who has met. */
function pairing(
  groups: readonly (readonly [points: number | string, players: string])[],
  meet: string,
  met = '',
): Piece {
  const places = new Map<string, readonly [x: number, y: number]>();
  groups.forEach(([, players], column) => {
    [...players].forEach((each, i) => {
      places.set(each, [column * 40 + 8, i * 17 + 18]);
    });
  });
  const line = (kind: string, mark: string) =>
    kind
      .split(' ')
      .filter(Boolean)
      .map(([a = '', b = '']) => {
        const [[x1, y1], [x2, y2]] = [places.get(a) ?? [0, 0], places.get(b) ?? [0, 0]];
        // Lines in one column or one row go round who stands between.
        const [across, down] = [x1 === x2 ? x1 - 14 : (x1 + x2) / 2, (y1 + y2) / 2];
        const lift = y1 === y2 ? Math.max(0, Math.abs(x1 - x2) - 40) / 2 : 0;
        return `<path class="${mark}" d="M${x1} ${y1}Q${across} ${down + lift} ${x2} ${y2}"/>`;
      })
      .join('');
  const heads = groups.map(([points], i) => `<text class="faint" x="${i * 40 + 8}" y="6">${points}</text>`);
  const people = [...places].map(
    ([each, [x, y]]) =>
      `<circle class="chip plain" cx="${x}" cy="${y}" r="6"/><text x="${x}" y="${y + 2.1}">${each}</text>`,
  );
  const deep = Math.max(...groups.map(([, players]) => players.length));
  return {
    wide: groups.length * 40,
    high: deep * 17 + (deep === 1 ? 22 : 9),
    svg: `${heads.join('')}${line(met, 'met')}${line(meet, 'stroke')}${people.join('')}`,
  };
}

/** A game of a bracket: its seeds, and who goes on. */
const game = (first: string, second: string, on?: Piece): Piece =>
  row([chip(first, 'plain', 22), words('–'), chip(second, 'plain', 22), ...(on ? [arrow, on] : [])]);

/** A clock of a round: what is Mission Critical is full. */
function clock(end: number): Piece {
  const wide = end + 4;
  return {
    wide,
    high: 22,
    svg: `<rect class="chip plain" y="2" width="${end}" height="8"/><rect class="chip full" x="90" y="2" width="${end - 90}" height="8"/>${[
      90,
      end,
    ]
      .map(
        (minute, i) => `<path class="stroke" d="M${minute} 0V12"/><text x="${minute + i * 4}" y="19">${minute}</text>`,
      )
      .join('')}`,
  };
}

/** Chances of 32 as columns, for so many minutes more. */
const columns = (chances: readonly number[]): Piece => ({
  wide: chances.length * 18,
  high: 48,
  svg: chances
    .map(
      (chance, i) =>
        `<rect class="chip full" x="${i * 18}" y="${38 - chance * 3}" width="12" height="${chance * 3}"/><text x="${i * 18 + 6}" y="${36 - chance * 3}">${chance}</text><text class="faint" x="${i * 18 + 6}" y="46">+${i}</text>`,
    )
    .join(''),
});

/** The last table of an example, without what is remarked in it. */
export function standings(text: string, wanted: readonly string[]): Piece {
  const rows = (text.split(/\n\n+/).findLast((block) => /^\|.*\| EP \|/.test(block)) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/ \(.*\)$/, '')),
    );
  // The exact Strength of Schedule stands before the rounded one, under the same name.
  const order = wanted.map((head) => (rows[0] ?? []).lastIndexOf(head));
  return table(
    rows.map((cells, r) => order.map((i, c) => (r === 0 ? (wanted[c] ?? '').replace('Player', '') : (cells[i] ?? '')))),
  );
}

const yes = sign('confirm');
const no = sign('cancel');

/** What no sign says. */
const SAID = {
  en: {
    arbiter: 'Arbiter',
    lead: 'Lead Arbiter',
    appeal: 'Appeal',
    again: 'Further appeal',
    released: 'Product released',
    before: 'the day before',
    first: 'first day of the event',
    allowed: 'allow list',
  },
  de: {
    arbiter: 'Schiedsrichter:in',
    lead: 'Hauptschiedsrichter:in',
    appeal: 'Beschwerde',
    again: 'Weitere Beschwerde',
    released: 'Produkt erschienen',
    before: 'am Vortag',
    first: 'am ersten Turniertag',
    allowed: 'Liste der Turnierleitung',
  },
} as const;

export const SHOWDOWN: Readonly<Record<string, (language: Language) => Piece>> = {
  'SD-X-03': () =>
    stack([
      row([
        ...['atk-crit', 'atk-strike', 'atk-strike', 'atk-expertise', 'atk-failure'].map((face) => sign(face, 12)),
        arrow,
        words('+3', 'strong'),
      ]),
      clock(123),
    ]),
  'SD-X-04': () => columns([1, 5, 10, 10, 5, 1]),
  'SD-X-05': () =>
    stack([
      row([chip('89:59'), arrow, no]),
      row([chip('90:00', 'full'), arrow, sign('momentum'), words('+1', 'strong')]),
    ]),
  'SD-X-06': () => stack([track(3, 1, 3, 3), row([sign('momentum'), arrow, words(5), yes])]),
  'SD-X-07': () => stack([track(8, 1, 8), row([sign('momentum'), arrow, no])]),
  'SD-X-08': () =>
    match(
      { who: 1, cards: 1, objectives: 1, wounds: 4 },
      { who: 2, cards: 0, objectives: 2, wounds: 6, claims: 1, mark: 'confirm' },
    ),
  'SD-X-09': () =>
    match(
      { who: 1, cards: 1, objectives: 2, wounds: 1, mark: 'confirm' },
      { who: 2, cards: 0, objectives: 2, wounds: 7 },
    ),
  'SD-X-10': () =>
    match({ who: 1, cards: 0, objectives: 2, claims: 1, mark: 'confirm' }, { who: 2, cards: 0, objectives: 1 }),
  'SD-X-11': () =>
    stack([track(4, 2, 3, 3), match({ who: 1, cards: 1, claims: 1, mark: 'confirm' }, { who: 2, cards: 1 })]),
  'SD-X-12': () =>
    stack([
      track(2, 4, 13, 13),
      match({ who: 'P', cards: 1, objectives: 2 }, { who: 'Q', cards: 0, objectives: 1, claims: 1 }),
      row([sign('wounded'), arrow, sign('why')]),
    ]),
  'SD-X-13': () =>
    match(
      { who: 1, cards: 1, objectives: 1, wounds: 5, mark: 'pause' },
      { who: 2, cards: 1, objectives: 1, wounds: 5, mark: 'pause' },
    ),
  'SD-X-14': () =>
    stack([
      match({ who: 'P', cards: 0, wounds: 1 }, { who: 'Q', cards: 1, wounds: 4, mark: 'cancel' }),
      arrow,
      match({ who: 'P', cards: 2, wounds: 3, mark: 'confirm' }, { who: 'Q', cards: 1, wounds: 4 }),
    ]),
  'SD-X-15': () =>
    stack([
      row([words('3', 'faint'), chip('', 'gone', 30), sign('pause')]),
      match({ who: 1, cards: 0, wounds: 0 }, { who: 2, cards: 0, wounds: 0 }),
    ]),
  'SD-X-16': () =>
    pairing(
      [
        [9, 'P'],
        [6, 'Q'],
        [3, 'R'],
        [0, 'S'],
      ],
      'PQ RS',
      'PR QS PS',
    ),
  'SD-X-17': () =>
    row(
      [
        pairing(
          [
            ['', 'PR'],
            ['', 'Q'],
          ],
          '',
          'PQ QR PR',
        ),
        pairing(
          [
            ['', 'SU'],
            ['', 'T'],
          ],
          '',
          'ST TU SU',
        ),
        sign('warning'),
        words(1),
      ],
      6,
    ),
  'SD-X-18': () =>
    pairing(
      [
        [3, 'QPR'],
        [1, 'ST'],
        [0, 'U'],
      ],
      'PQ RS TU',
      'PS PT',
    ),
  'SD-X-19': () =>
    stack(
      ['', '', ''].map((_, i) =>
        row([
          chip('', i === 2 ? 'wanted' : 'plain', 26),
          sign('pause'),
          ...(i === 2 ? [words('+1', 'strong'), sign('pause')] : []),
        ]),
      ),
    ),
  'SD-X-20': () =>
    stack(
      (
        [
          ['3', '', ''],
          ['4 16', '4', '–'],
          ['17 32', '4', '4'],
          ['33 64', '4', '8'],
          ['65 200', '5', '16'],
        ] as const
      ).map(([players, rounds, cut]) =>
        row([
          chip(players, 'plain', 34),
          arrow,
          ...(rounds === ''
            ? [no]
            : [sign('turn'), words(rounds, 'strong', 8), sign('next'), words(cut, 'strong', 10)]),
        ]),
      ),
      2,
    ),
  'SD-X-21': () =>
    stack([row([chip('Q', 'gone'), arrow, chip('T', 'wanted')]), game('1 P', '4 T'), game('2 R', '3 S')]),
  'SD-X-22': () => stack([game('P', 'S'), row([game('Q', 'R', chip('R', 'wanted')), words(''), chip('Q', 'gone')])]),
  'SD-X-23': () => row([game('2', '3'), sign('pause'), arrow, chip('2', 'wanted')]),
  'SD-X-24': () =>
    stack([
      row([sign('wounded'), words(12), sign('order-card'), chip(2, 'wanted')]),
      row([sign('wounded'), words(12), sign('order-card'), chip(5)]),
    ]),
  'SD-X-25': () =>
    row([chip('P'), sign('pause'), sign('cancel'), arrow, words('SoS', 'faint'), words('0.0000', 'strong')]),
  'SD-X-26': () =>
    row([
      chip('P'),
      words('–'),
      sign('pause'),
      sign('confirm'),
      sign('cancel'),
      arrow,
      words('6/2 = 3.0000', 'strong'),
    ]),
  'SD-X-27': () =>
    row([
      ...[1, 2, 4].map((round) => stack([words(round, 'faint', 14), box(sign('warning'))], 1)),
      arrow,
      sign('why', 12),
    ]),
  'SD-X-28': (language) => {
    const { arbiter, lead, appeal, again } = SAID[language];
    return stack([
      chip(arbiter, 'gone'),
      row([words('', '', 6), arrow, chip(appeal), yes]),
      chip(lead, 'full'),
      row([words('', '', 6), arrow, chip(again), no]),
      words('', '', 0),
      row([chip(lead, 'gone'), arrow, chip(appeal), no]),
    ]);
  },
  'SD-X-29': (language) => {
    const { released, before, first, allowed } = SAID[language];
    return stack([
      words(released, 'faint'),
      row([chip(before), arrow, yes]),
      row([chip(first, 'full'), arrow, no]),
      row([chip(first, 'full'), words('+', 'strong'), chip(allowed, 'wanted'), arrow, yes]),
    ]);
  },
  'SD-X-30': () => row([chip('1', 'full'), sign('lock', 12), arrow, box(sign('character')), no]),
};
