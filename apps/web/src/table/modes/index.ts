import type { ModeId, Open } from '@faultline/rules';
import type { Words } from '@faultline/text';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { SceneThing } from '../../board/scene.ts';
import type { Game } from '../../game/game.ts';
import { useMessages } from '../../i18n/language.ts';
import { lazy } from '../../ui/lazy.tsx';
import type { Live } from '../../ui/signal.ts';
import type { After } from '../prospects.ts';
import { StruggleButton } from './standard/StruggleButton.tsx';
import { Tracker } from './standard/Tracker.tsx';

/** What of the table page belongs to one mode. */
interface ModeParts {
  /** The score at the top. */
  readonly Tracker: ComponentType<{ readonly after: Live<After | null> }>;
  /** What is played for, how it stands and when it is; opens its card. */
  readonly Card: ComponentType<{ readonly when: string }>;
  /** What of it stands beside the table all the time. */
  readonly Panel?: ComponentType;
  /** One of them in short, beside it. */
  readonly Thing?: ComponentType<{ readonly name: string }>;
  /** What lies on the table for it, besides objectives. */
  readonly things?: () => Promise<{ readonly thingsIn: ThingsIn }>;
}

type ThingsIn = (game: Game, words: Words) => readonly SceneThing[];

/** What the first board does not need is fetched with a game of its mode. */
const PARTS: { readonly [M in ModeId]: ModeParts } = {
  standard: { Tracker, Card: StruggleButton },
  'key-operations': {
    Tracker: lazy(() => import('./keyOperations/Countdown.tsx')),
    Card: lazy(() => import('./keyOperations/StageButton.tsx')),
    Panel: lazy(() => import('./keyOperations/StagePanel.tsx')),
    Thing: lazy(() => import('./keyOperations/ObjectiveCard.tsx')),
    things: () => import('./keyOperations/things.tsx'),
  },
};

const KNOWN: Readonly<Record<string, ModeParts>> = PARTS;

/** Null in a mode the page does not know. */
export const partsOf = ({ score }: Open): ModeParts | null => KNOWN[score.mode] ?? null;

const NOTHING: readonly SceneThing[] = [];

/** What lies on the table for the mode: the same list for as long as nothing has changed. */
export function useThings(game: Game): readonly SceneThing[] {
  const { words } = useMessages();
  const fetch = partsOf(game.view.open)?.things;
  const [fetched, setFetched] = useState<{ readonly thingsIn: ThingsIn } | null>(null);
  useEffect(() => {
    let here = true;
    fetch?.().then(
      (module) => here && setFetched(module),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [fetch]);
  return useMemo(() => fetched?.thingsIn(game, words) ?? NOTHING, [fetched, fetch && game, words]);
}
