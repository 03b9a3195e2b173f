import type { ModeId, Open } from '@faultline/rules';
import type { ComponentType } from 'preact';
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
}

/** What the first board does not need is fetched with a game of its mode. */
const PARTS: { readonly [M in ModeId]: ModeParts } = {
  standard: { Tracker, Card: StruggleButton },
  'key-operations': {
    Tracker: lazy(() => import('./keyOperations/Countdown.tsx')),
    Card: lazy(() => import('./keyOperations/StageButton.tsx')),
    Panel: lazy(() => import('./keyOperations/StagePanel.tsx')),
  },
};

const KNOWN: Readonly<Record<string, ModeParts>> = PARTS;

/** Null in a mode the page does not know. */
export const partsOf = ({ score }: Open): ModeParts | null => KNOWN[score.mode] ?? null;
