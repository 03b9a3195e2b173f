import { draw as drawScene } from '@faultline/geometry';
import { type Command, NotUnderstood, read } from '../command.ts';
import { writeText } from '../filing.ts';
import { TABLE_NAMES } from '../tables.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { answersTo, MOVES } from './answers.ts';
import { boardAt } from './board.ts';
import { marksOf, viewOf } from './marks.ts';

const usage = `Usage: faultline draw <FILE or BATTLEFIELD> [options]

Draws an SVG of a scenario's starting position, a game file's latest position, or a battlefield:
${TABLE_NAMES}.

  --at N           a scenario after this many of its steps
  --reach WHO      where this character can end a move; --move is ${MOVES.join(', ')} (advance)
  --sight A,B      whether A sees B, along which line, and what gives B Cover
  --push A,B       where B ends if A pushes it directly away; --range 1 to 5 (1)
  --whole          the whole battlefield, even if a scenario needs only part of it
  --out FILE       write the drawing to a file and print the answers (default: print the drawing)
  --help           this text

Name characters as in the scenario (rex, clones.2), or in a game file by their IDs (a3, a3.2).`;

const options = {
  at: { type: 'string' },
  reach: { type: 'string' },
  move: { type: 'string' },
  sight: { type: 'string' },
  push: { type: 'string' },
  range: { type: 'string' },
  whole: { type: 'boolean' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const draw: Command = {
  name: 'draw',
  summary: 'draw a scenario, game or battlefield as SVG, with reach and Line of Sight',
  run(args) {
    const { values, positionals } = read(args, { allowPositionals: true, options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const [source, second] = positionals;
    if (source === undefined || second !== undefined)
      throw new NotUnderstood('Name one file or battlefield to draw, for example: faultline draw core-1.');
    const steps = values.at === undefined ? null : wholeNumber('at', values.at, 0, 0);
    const board = boardAt(source, steps);
    const { marks, facts } = answersTo(board, values);
    const shown = [...marks, ...marksOf(board)];
    const view = board.small && !values.whole ? viewOf(board, shown) : null;
    const legend = [...facts, ...(facts.length > 0 ? [''] : []), ...board.legend, ...READING];
    const svg = drawScene(board.field, shown, { caption: board.caption, legend, ...(view ? { view } : {}) });
    if (values.out === undefined) console.log(svg);
    else {
      writeText(values.out, `${svg}\n`);
      console.log([...facts, `Saved to ${values.out}`].join('\n'));
    }
    return 0;
  },
};

/** How a drawing is read, beside it. */
const READING = [
  'Rim: inches from the south-west corner',
  'Numbers: height of a top, in mm; darker is higher',
  'Hatched: Blocked (no sight through it)',
  'Thick outline: Impassable',
  'Broken outline: open below',
  'Brown ring: ingress point',
];
