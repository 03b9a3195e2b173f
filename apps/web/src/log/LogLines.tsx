import './log.css';
import { inParts, type Line } from '@faultline/text';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Fight } from '../attack/fight.ts';
import { useMessages } from '../i18n/language.ts';
import { late } from '../look/late.tsx';
import { WhyThis } from './WhyThis.tsx';
import { type AskWhy, tellsOf } from './why.ts';

const LogMoment = late(() => import('./LogMoment.tsx'));

export interface LogProps {
  readonly lines: readonly Line[];
  /** A line that is looked at; null when none is any more. */
  readonly point: (line: Line | null) => void;
  readonly why: AskWhy;
  /** The line that is looked at, and the attack it tells of. */
  readonly pointed: { readonly line: Line; readonly fight: Fight | null } | null;
}

/** How near to the end still counts as being there. */
const NEAR = 24;

/** The game in sentences, turn by turn. It stays at its end unless the reader has gone back. */
export function LogLines({ lines, point, pointed, why }: LogProps) {
  const { log } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [stop, setStop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [lines]);
  const home = stop !== null && stop < lines.length ? stop : lines.length - 1;
  const step = (event: KeyboardEvent, from: number) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    place.current?.querySelectorAll<HTMLElement>('.log-line')[from + by]?.focus();
  };
  let n = -1;
  return (
    <div
      ref={place}
      class="log-lines"
      onScroll={({ currentTarget: box }) => {
        atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      }}
      onPointerLeave={() => point(null)}
    >
      {inParts(lines)
        .filter((part) => part.lines.length > 0)
        .map((part, i) => (
          <section key={i} aria-label={part.turn === 0 ? log.before : log.turn(part.turn)}>
            {part.lines.map((line) => {
              n += 1;
              const at = n;
              return (
                <div key={at} class="log-place">
                  <button
                    type="button"
                    class={`log-line ${line.tone}`}
                    style={{ '--depth': line.depth }}
                    tabIndex={at === home ? 0 : -1}
                    onKeyDown={(event) => step(event, at)}
                    onFocus={() => {
                      setStop(at);
                      point(line);
                    }}
                    onBlur={() => point(null)}
                    onPointerEnter={() => point(line)}
                    onClick={() => point(line)}
                  >
                    {line.text}
                  </button>
                  {pointed?.line === line && <LogMoment text={line.text} fight={pointed.fight} />}
                </div>
              );
            })}
            {tellsOf(part.lines, why.seats) && <WhyThis turn={part.turn} ask={why.ask} />}
          </section>
        ))}
    </div>
  );
}
