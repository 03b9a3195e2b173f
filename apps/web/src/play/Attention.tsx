import type { GameEvent } from '@faultline/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useMessages } from '../i18n/language.ts';
import type { Frame } from '../moments/frames.ts';
import { computersOf } from '../port/port.ts';
import { useSettings } from '../shell/settings.ts';
import { signalsOf } from '../sound/signals.ts';
import { play } from '../sound/synth.ts';

const PLAIN = document.title;

/** Calls for whoever looks elsewhere: what happens can be heard, and the tab says when a decision waits. */
export default function Attention({ frame }: { readonly frame: Frame | null }) {
  const { playing, moment, decision } = useGame();
  const { settings } = useSettings();
  const alone = computersOf(playing.players).length > 0;
  const waits = alone && decision !== null;
  useTab(waits);
  // What the page opened with is no news, and nothing is heard twice.
  const from = useRef(moment.version);
  const [heard] = useState(() => new WeakSet<GameEvent>());
  const waited = useRef(waits);
  useEffect(() => {
    const told = frame ? frame.events : moment.story.slice(from.current + 1).flatMap(({ events }) => events);
    const news = told.filter((event) => !heard.has(event));
    for (const event of news) heard.add(event);
    if (!frame) from.current = Math.max(from.current, moment.version);
    const called = waits && !waited.current;
    waited.current = waits;
    const signals = signalsOf(news);
    if (settings.sound === 'on') void play(called ? [...signals, 'turn'] : signals).catch(() => {});
  }, [moment.version, waits, frame]);
  return null;
}

/** The title of the tab, and a badge where the page is installed. */
function useTab(waits: boolean): void {
  const { play: words } = useMessages();
  const title = waits ? `${words.yourDecision} · ${PLAIN}` : PLAIN;
  useEffect(() => {
    document.title = title;
    void mark(waits);
    return () => {
      document.title = PLAIN;
      void mark(false);
    };
  }, [title, waits]);
}

async function mark(waits: boolean): Promise<void> {
  try {
    await (waits ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.());
  } catch {
    // Not every browser lets a page have a badge.
  }
}
