import { signOf } from '../ui/Icon.tsx';

/** A made-up Combat Tree: where each Option stands, its icons, where it leads, and whether it was chosen. */
const OPTIONS: readonly {
  readonly at: readonly [column: number, row: number];
  readonly icons: readonly string[];
  readonly to: readonly number[];
  readonly chosen?: boolean;
}[] = [
  { at: [0, 0], icons: ['damage', 'damage'], to: [1], chosen: true },
  { at: [1, 0], icons: ['damage', 'shove'], to: [2], chosen: true },
  { at: [2, 0], icons: ['exposed', 'damage'], to: [3], chosen: true },
  { at: [3, 0], icons: ['shove', 'damage'], to: [8] },
  { at: [0, 1], icons: ['shove', 'damage'], to: [5] },
  { at: [1, 1], icons: ['heal'], to: [6] },
  { at: [2, 1], icons: ['pinned'], to: [7] },
  { at: [3, 1], icons: ['pinned', 'damage'], to: [8] },
  { at: [4, 0.5], icons: ['reposition', 'damage'], to: [] },
];
const [WIDE, HIGH, GAP_X, GAP_Y, SIGN] = [26, 12, 7, 5, 8];

const placeOf = ([column, row]: readonly [number, number]) => ({
  x: column * (WIDE + GAP_X) + 1,
  y: row * (HIGH + GAP_Y) + 1,
});

export const DrawnTree = ({ label }: { readonly label: string }) => (
  <svg class="drawn-tree" viewBox="0 0 164 32" role="img" aria-label={label}>
    {OPTIONS.flatMap(({ at, to, chosen }, i) =>
      to.map((next) => {
        const [from, target] = [placeOf(at), placeOf(OPTIONS[next]?.at ?? at)];
        const along = chosen && OPTIONS[next]?.chosen;
        const d = `M${from.x + WIDE} ${from.y + HIGH / 2}H${target.x - GAP_X / 2}V${target.y + HIGH / 2}H${target.x}`;
        return <path key={`${i} ${next}`} class={along ? 'way along' : 'way'} d={d} />;
      }),
    )}
    {OPTIONS.map(({ at, icons, chosen }, i) => {
      const { x, y } = placeOf(at);
      const d =
        at[0] === 0
          ? `M${x} ${y + HIGH / 2}l4 ${-HIGH / 2}h${WIDE - 4}v${HIGH}h${4 - WIDE}z`
          : `M${x} ${y}h${WIDE}v${HIGH}h${-WIDE}z`;
      return (
        <g key={i} class={chosen ? 'option chosen' : 'option'}>
          <path d={d} />
          {icons.map((icon, n) => (
            <use
              key={n}
              href={signOf(icon)}
              x={x + WIDE / 2 - (icons.length * SIGN) / 2 + n * SIGN + (at[0] === 0 ? 1 : 0)}
              y={y + (HIGH - SIGN) / 2}
              width={SIGN}
              height={SIGN}
            />
          ))}
        </g>
      );
    })}
  </svg>
);

const SPACES = Array.from({ length: 17 }, (_, i) => i);
const MINE = [0, 1, 2];
const THEIRS = [15, 16];
const TOKEN = 10;

/** The tracker as its owner sees it: own Momentum at the left. */
export const DrawnTracker = ({ label }: { readonly label: string }) => (
  <svg class="drawn-tracker" viewBox="0 0 172 17" role="img" aria-label={label}>
    {SPACES.map((i) => {
      const x = i * 10 + 1;
      const held = MINE.includes(i) || THEIRS.includes(i);
      return (
        <g key={i} class={held ? 'space held' : 'space'}>
          <rect x={x} y={0.5} width={9} height={10} />
          {MINE.includes(i) && <circle cx={x + 4.5} cy={5.5} r={2.6} />}
          {THEIRS.includes(i) && <path d={`M${x + 4.5} 2.5l3 3l-3 3l-3-3z`} />}
          {i === TOKEN && <use href={signOf('struggle')} x={x + 0.5} y={1.5} width={8} height={8} />}
          {i % 2 === 0 && (
            <text x={x + 4.5} y={15.5}>
              {Math.abs(i - 8)}
            </text>
          )}
        </g>
      );
    })}
  </svg>
);
