import { useTeamsWords } from '../i18n/teamsWords.ts';

interface Line {
  readonly name: string;
  /** The most damage by the number of successes. */
  readonly most: readonly number[];
}

interface DamagePlotProps {
  readonly one: Line;
  readonly other: Line;
}

const [WIDE, HIGH, EDGE] = [320, 170, 24];

/** The most damage that so many successes can come to: discs for one, lozenges for the other. */
export function DamagePlot({ one, other }: DamagePlotProps) {
  const w = useTeamsWords();
  const columns = Math.max(one.most.length, other.most.length);
  const top = Math.max(3, ...one.most, ...other.most);
  const x = (n: number) => EDGE + (n * (WIDE - 2 * EDGE)) / Math.max(1, columns - 1);
  const y = (damage: number) => HIGH - EDGE - (damage * (HIGH - 2 * EDGE)) / top;
  // More successes than a tree has columns are of no more use.
  const at = (most: readonly number[], n: number): number => most[Math.min(n, most.length - 1)] ?? 0;
  const all = Array.from({ length: columns }, (_, n) => n);
  const path = (most: readonly number[]) => `M${all.map((n) => `${x(n)} ${y(at(most, n))}`).join('L')}`;
  return (
    <figure class="damage-plot">
      <figcaption class="cap">{w.mostDamage}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        {Array.from({ length: Math.floor(top / 3) + 1 }, (_, i) => i * 3).map((damage) => (
          <g key={damage}>
            <path class="grid" d={`M${EDGE} ${y(damage)}H${WIDE - EDGE}`} />
            <text x={EDGE - 8} y={y(damage) + 4} text-anchor="end">
              {damage}
            </text>
          </g>
        ))}
        {all.map((n) => (
          <text key={n} x={x(n)} y={HIGH - 6} text-anchor="middle">
            {n}
          </text>
        ))}
        <path class="one" d={path(one.most)} />
        <path class="other" d={path(other.most)} />
        {all.map((n) => (
          <circle key={n} class="one" cx={x(n)} cy={y(at(one.most, n))} r={4} />
        ))}
        {all.map((n) => (
          <path key={n} class="mark" d={`M${x(n)} ${y(at(other.most, n)) - 5}l5 5-5 5-5-5z`} />
        ))}
      </svg>
      <table class="unseen">
        <caption>{w.mostDamage}</caption>
        <tbody>
          {[one, other].map(({ name, most }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {all.map((n) => (
                <td key={n}>{at(most, n)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="damage-names" aria-hidden="true">
        <span>● {one.name}</span> <span>◇ {other.name}</span>
      </p>
    </figure>
  );
}
