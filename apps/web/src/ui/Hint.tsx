import './hint.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface HintProps {
  readonly kind: string;
  readonly face: ComponentChildren;
  /** The button's name, where its face does not say it. */
  readonly label?: string;
  readonly mark?: Readonly<Record<`data-${string}`, string>>;
  /** It looks and is announced as something that cannot be done now; the hint says why. */
  readonly closed?: boolean;
  /** Over what it belongs to: below it stands what is pressed next. */
  readonly above?: boolean;
  readonly children: ComponentChildren;
}

/** A thing that tells more about itself: on hover, on a tap, on the keyboard's focus. Escape or anything else ends it. */
export function Hint({ kind, face, label, mark, closed = false, above = false, children }: HintProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const away = ({ target }: PointerEvent) => {
      if (!holds(place.current, target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
  return (
    <span
      ref={place}
      class="hint"
      // Moved, not entered: what appears under a mouse at rest stays quiet.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      // Also out of the hint's own buttons.
      onFocusOut={({ relatedTarget }) => !holds(place.current, relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        class={kind}
        {...mark}
        {...(label === undefined ? {} : { 'aria-label': label })}
        {...(closed ? { 'aria-disabled': true } : {})}
        {...(open ? { 'aria-describedby': id } : {})}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          // A sheet it may stand in stays open.
          event.preventDefault();
          setOpen(false);
        }}
      >
        {face}
      </button>
      {open && (
        <Bubble id={id} side={above ? 'above' : 'below'}>
          {children}
        </Bubble>
      )}
    </span>
  );
}

const holds = (place: Element | null, target: EventTarget | null): boolean =>
  target instanceof Node && place?.contains(target) === true;

const GAP = 4;
const MARGIN = 8;

type Side = 'above' | 'below' | 'left';

interface BubbleProps {
  readonly id: string;
  /** On which side of what it belongs to, where there is room. */
  readonly side?: Side;
  readonly children: ComponentChildren;
}

/** Over everything, sheets too: on the wished side of what it belongs to, or the other where there is no room. */
export function Bubble({ id, side = 'below', children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box) return;
    if (!box.matches(':popover-open')) box.showPopover();
    const follow = () => place(box, side);
    follow();
    // What it belongs to may scroll away under it.
    document.addEventListener('scroll', follow, true);
    // And its words may still be on their way.
    const grown = new ResizeObserver(follow);
    grown.observe(box);
    return () => {
      document.removeEventListener('scroll', follow, true);
      grown.disconnect();
    };
  });
  return (
    <span ref={bubble} id={id} class="bubble" role="tooltip" popover="manual">
      {children}
    </span>
  );
}

function place(box: HTMLElement, side: Side): void {
  const from = box.parentElement?.getBoundingClientRect();
  if (!from) return;
  const { width, height } = box.getBoundingClientRect();
  const left = from.left - GAP - width;
  const above = from.top - GAP - height;
  const below = from.bottom + GAP;
  const lowest = innerHeight - MARGIN - height;
  if (side === 'left' && left > MARGIN) return put(box, left, Math.min(from.top, lowest));
  const isAbove = side === 'above' ? above >= MARGIN : below > lowest;
  put(
    box,
    Math.max(MARGIN, Math.min(from.left, innerWidth - width - MARGIN)),
    isAbove ? Math.max(MARGIN, above) : below,
  );
}

function put(box: HTMLElement, left: number, top: number): void {
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
