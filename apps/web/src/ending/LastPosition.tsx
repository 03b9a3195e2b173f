import { Drawing } from '../board/Drawing.tsx';
import { useGame } from '../game/game.ts';
import { isSeenFromNorth } from '../game/seenFrom.ts';
import { useSpeech } from '../i18n/language.ts';
import type { Trial } from '../port/queries.ts';
import { addressOf } from '../shell/route.ts';
import { useSettings } from '../shell/settings.ts';
import { useScene } from '../table/tableScene.ts';
import { signal } from '../ui/signal.ts';

const NO_PLAN = { plan: null, newest: signal<Trial | null>(null) };

/** So wide it is drawn, about: for its lines and letters. */
const WIDTH = 340;

/** The table as the game left it; it opens where it can be looked at closely. */
export function LastPosition({ label }: { readonly label: string }) {
  const { language } = useSpeech();
  const game = useGame();
  const { settings } = useSettings();
  const scene = useScene(game, NO_PLAN, null, null, null, language);
  const side = scene.size / 100;
  const frame = { size: scene.size, flipped: isSeenFromNorth(game, settings.turning), pixel: side / WIDTH };
  return (
    <a class="end-position" href={addressOf('play', game.playing.id, 'at')}>
      <span class="unseen">{label}</span>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <Drawing scene={{ ...scene, trails: [] }} frame={frame} />
      </svg>
    </a>
  );
}
