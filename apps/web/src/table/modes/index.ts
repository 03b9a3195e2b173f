import type { ModeId, Open } from '@faultline/rules';
import type { ComponentType } from 'preact';
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
}

const PARTS: { readonly [M in ModeId]: ModeParts } = { standard: { Tracker, Card: StruggleButton } };

const KNOWN: Readonly<Record<string, ModeParts>> = PARTS;

/** Null in a mode the page does not know. */
export const partsOf = ({ score }: Open): ModeParts | null => KNOWN[score.mode] ?? null;
