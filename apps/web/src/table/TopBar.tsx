import type { ComponentChildren } from 'preact';
import { useMessages } from '../i18n/language.ts';
import type { Live } from '../ui/signal.ts';
import { Mark } from '../ui/Mark.tsx';
import { partsOf } from './modes/index.ts';
import { addressOf } from '../shell/route.ts';
import { useGame } from '../game/game.ts';
import type { After } from './prospects.ts';
import { ForceLeft } from './Side.tsx';

interface TopProps {
  readonly after: Live<After | null>;
  /** What can be done, at the right. */
  readonly children: ComponentChildren;
}

/** The Turn, the Struggle and the Force over the table. */
export function TopBar({ after, children }: TopProps) {
  const { shell, play } = useMessages();
  const { view, me } = useGame();
  const { turn } = view.open;
  const when = turn === 0 ? play.settingUp : play.turn(turn);
  const mode = partsOf(view.open);
  return (
    <header class="top">
      <div class="top-left">
        <a class="top-name" href={addressOf()} aria-label={shell.home}>
          <Mark />
        </a>
        <div class="top-where">{mode ? <mode.Card when={when} /> : when}</div>
      </div>
      {mode && <mode.Tracker after={after} />}
      {/* Nobody pays before the first Turn, and on a phone the words of the set-up need the room. */}
      {turn > 0 && (
        <div class="top-force">
          <ForceLeft seat={me} />
          <ForceLeft seat={me === 0 ? 1 : 0} />
        </div>
      )}
      <div class="top-ways">{children}</div>
    </header>
  );
}
