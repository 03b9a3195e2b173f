import { useRef, useState } from 'preact/hooks';

/** So long a mouse rests on a base before it answers. */
const REST = 120;
/** So long the short card stays, for a mouse on its way from the base to a term of the card. */
const LEAVE = 350;

/** `@W`: no figure, but what lies at the objective W. */
export const isThing = (name: string): boolean => name.startsWith('@');

interface Figures {
  /** The base that shows its short card. */
  readonly shown: string | null;
  /** The base whose whole card is open. */
  readonly opened: string | null;
  readonly close: () => void;
  /** A mouse has come to a base, or has left it. */
  readonly onPoint: (name: string | null) => void;
  /** A mouse has come to a term of the short card, or has left it. */
  readonly hold: (inside: boolean) => void;
  /** A tap on a base that means nothing else; the second opens its card. */
  readonly onFigure: (name: string | null) => void;
}

/** Which figure is looked at: by a mouse that rests on it or a tap, and by a second tap in full. */
export function useFigures(): Figures {
  const [shown, setShown] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const timer = useRef(0);
  const pointed = useRef<string | null>(null);
  const leave = () => {
    timer.current = window.setTimeout(() => setShown(null), LEAVE);
  };
  return {
    shown: opened === null ? shown : null,
    opened,
    close: () => setOpened(null),
    onPoint(name) {
      if (name === pointed.current) return;
      pointed.current = name;
      clearTimeout(timer.current);
      if (name === null) leave();
      else timer.current = window.setTimeout(() => setShown(name), REST);
    },
    hold(inside) {
      clearTimeout(timer.current);
      if (!inside && pointed.current === null) leave();
    },
    onFigure(name) {
      clearTimeout(timer.current);
      const again = name !== null && name === shown;
      if (again && !isThing(name)) setOpened(name);
      setShown(again && isThing(name) ? null : name);
    },
  };
}
