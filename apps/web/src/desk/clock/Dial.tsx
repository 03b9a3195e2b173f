import './clock.css';
import { type ClockReading, MINUTE } from '@faultline/events';
import { useDeskWords } from '../words.ts';

interface DialProps {
  readonly reading: ClockReading;
  readonly base: number;
  readonly left: string;
  readonly played: string;
}

const RADIUS = 124;

/** Round the dial once is the base length; the last half hour is hatched. */
export function Dial({ reading, base, left, played }: DialProps) {
  const w = useDeskWords();
  const whole = Math.max(1, base * MINUTE);
  const share = Math.min(1, reading.elapsed / whole);
  return (
    <svg class="desk-dial" viewBox="0 0 300 300" role="img" aria-label={w.clockSays(left, played)}>
      <defs>
        <pattern id="desk-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V8" class="desk-dial-hatch" />
        </pattern>
      </defs>
      <circle cx={150} cy={150} r={RADIUS} class="desk-dial-ring" />
      <path d={arc(reading.criticalFrom / whole, 1, RADIUS)} class="desk-dial-critical" stroke="url(#desk-hatch)" />
      <path d={arc(0, share, RADIUS + 14)} class="desk-dial-played" />
      <text x={150} y={158} class="desk-dial-left">
        {left}
      </text>
      <text x={150} y={186}>
        {w.leftOf(Math.round(reading.endsAt / MINUTE))}
      </text>
      <text x={150} y={214} class="numbers">
        {w.played(played)}
      </text>
    </svg>
  );
}

function arc(from: number, to: number, radius: number): string {
  const [start, end] = [point(from, radius), point(Math.min(to, 0.9999), radius)];
  return `M${start}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${end}`;
}

function point(share: number, radius: number): string {
  const angle = share * 2 * Math.PI;
  return `${(150 + radius * Math.sin(angle)).toFixed(1)} ${(150 - radius * Math.cos(angle)).toFixed(1)}`;
}
