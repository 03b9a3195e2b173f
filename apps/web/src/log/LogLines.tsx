import './log.css';
import { inParts, type LogLine } from '@faultline/text';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Fight } from '../attack/fight.ts';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { WhyThis } from './WhyThis.tsx';
import { type AskWhy, tellsOf } from './why.ts';

const LogMoment = lazy(() => import('./LogMoment.tsx'));

export interface LogProps {
  readonly lines: readonly LogLine[];
  /** A line that is looked at; null when none is any more. */
  readonly point?: (line: LogLine | null) => void;
  readonly why: AskWhy;
  /** The line that is looked at, and the attack it tells of. */
  readonly pointed?: { readonly line: LogLine; readonly fight: Fight | null } | null;
  /** Goes to the moment a line tells of. */
  readonly jump: (line: LogLine) => void;
  /** Looking back: the lines of the moment that is shown. */
  readonly told?: readonly LogLine[];
}

const NONE: readonly never[] = [];

/** The keys that lead from line to line. */
const WALKS: readonly string[] = ['ArrowDown', 'ArrowUp', 'Tab'];

/** How near to the end still counts as being there. */
const NEAR = 24;

/** The game in sentences, turn by turn. It stays at its end unless the reader has gone back. */
export default function LogLines({ lines, point = () => {}, pointed = null, why, jump, told = NONE }: LogProps) {
  const { log } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [stop, setStop] = useState<number | null>(null);
  useLayoutEffect(() => {
    // With the frame that draws it: before, the page would be laid out twice.
    const frame = requestAnimationFrame(() => {
      const box = place.current;
      if (box && atEnd.current) box.scrollTop = box.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [lines]);
  useLayoutEffect(() => {
    const box = place.current;
    const line = box?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (box && line) box.scrollTop += line.top - box.getBoundingClientRect().top - box.clientHeight / 2;
  }, [told]);
  const { tapped, press } = usePress(point, (line) => {
    place.current?.closest('dialog')?.close();
    jump(line);
  });
  const newest = told.length > 0 ? lines.lastIndexOf(told.at(-1) as LogLine) : lines.length;
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
                <div
                  key={at}
                  class="log-place"
                  // What is told beside it is still looked at.
                  onFocusOut={({ currentTarget, relatedTarget }) =>
                    !currentTarget.contains(relatedTarget as Node | null) && point(null)
                  }
                >
                  <button
                    type="button"
                    class={`log-line ${line.tone}${at > newest ? ' later' : ''}`}
                    {...(told.includes(line) ? { 'aria-current': 'true' } : {})}
                    style={{ '--depth': line.depth }}
                    tabIndex={at === home ? 0 : -1}
                    onKeyDown={(event) => step(event, at)}
                    onFocus={() => setStop(at)}
                    // Not on focus: a sheet that opens goes to its last line by itself, and what that means would cover the others.
                    onKeyUp={({ key }) => WALKS.includes(key) && point(line)}
                    // Moved, not entered: a line that appears or slides under a pointer at rest is not meant.
                    onPointerMove={({ pointerType }) => pointerType === 'mouse' && tapped === null && point(line)}
                    onClick={(event) => press(line, event)}
                  >
                    {line.text}
                  </button>
                  {tapped === line && (
                    <button type="button" class="button log-jump" onClick={(event) => press(line, event)}>
                      <Icon name="log" /> {log.toMoment}
                    </button>
                  )}
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

type ToLine = (line: LogLine) => void;

/** A finger cannot point without pressing: its first tap points, the next one jumps. */
function usePress(point: ToLine, jump: ToLine) {
  const [tapped, setTapped] = useState<LogLine | null>(null);
  const press = (line: LogLine, event: MouseEvent) => {
    point(line);
    if ((event as PointerEvent).pointerType === 'touch' && tapped !== line) setTapped(line);
    else jump(line);
  };
  return { tapped, press };
}
