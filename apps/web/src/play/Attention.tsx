import { useEffect, useRef } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useMessages } from '../i18n/language.ts';
import { computersOf } from '../port/port.ts';
import { useSettings } from '../shell/settings.ts';
import { signalsOf } from '../sound/signals.ts';
import { play } from '../sound/synth.ts';

const PLAIN = document.title;

/** Calls for whoever looks elsewhere: what happens can be heard, and the tab says when a decision waits. */
export default function Attention() {
  const { playing, moment, decision } = useGame();
  const { settings } = useSettings();
  const alone = computersOf(playing.players).length > 0;
  const waits = alone && decision !== null;
  useTab(waits);
  // What the page opened with is no news.
  const heard = useRef(moment.version);
  const waited = useRef(waits);
  useEffect(() => {
    const news = moment.version === heard.current ? [] : signalsOf(moment.events);
    const called = waits && !waited.current;
    heard.current = moment.version;
    waited.current = waits;
    if (settings.sound === 'on') void play(called ? [...news, 'turn'] : news).catch(() => {});
  }, [moment.version, waits]);
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
