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
  readonly children: ComponentChildren;
}

/** A thing that tells more about itself: on hover, on a tap, on the keyboard's focus. Escape or anything else ends it. */
export function Hint({ kind, face, label, mark, closed = false, children }: HintProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const away = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
  return (
    <span
      ref={place}
      class="hint"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        class={kind}
        {...mark}
        {...(label === undefined ? {} : { 'aria-label': label })}
        {...(closed ? { 'aria-disabled': true } : {})}
        {...(open ? { 'aria-describedby': id } : {})}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpen(true)}
        onBlur={() => setOpen(false)}
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
      {open && <Bubble id={id}>{children}</Bubble>}
    </span>
  );
}

const GAP = 4;
const MARGIN = 8;

interface BubbleProps {
  readonly id: string;
  /** To the left of what it belongs to, where there is room. */
  readonly beside?: boolean;
  readonly children: ComponentChildren;
}

/** Over everything, sheets too: below what it belongs to, or above where there is no room. */
export function Bubble({ id, beside = false, children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box) return;
    if (!box.matches(':popover-open')) box.showPopover();
    const follow = () => place(box, beside);
    follow();
    // What it belongs to may scroll away under it.
    document.addEventListener('scroll', follow, true);
    return () => document.removeEventListener('scroll', follow, true);
  });
  return (
    <span ref={bubble} id={id} class="bubble" role="tooltip" popover="manual">
      {children}
    </span>
  );
}

function place(box: HTMLElement, beside: boolean): void {
  const from = box.parentElement?.getBoundingClientRect();
  if (!from) return;
  const { width, height } = box.getBoundingClientRect();
  const left = from.left - GAP - width;
  const isBeside = beside && left > MARGIN;
  const below = isBeside ? from.top : from.bottom + GAP;
  const above = isBeside ? innerHeight - MARGIN - height : Math.max(MARGIN, from.top - GAP - height);
  box.style.left = `${isBeside ? left : Math.max(MARGIN, Math.min(from.left, innerWidth - width - MARGIN))}px`;
  box.style.top = `${below + height > innerHeight - MARGIN ? above : below}px`;
}
