import type { ModeId, Open } from '@faultline/rules';
import type { ComponentType } from 'preact';
import type { Frame } from '../frames.ts';
import { Dealt } from './standard/Dealt.tsx';

type BandPart = ComponentType<{ readonly frame: Frame }>;

/** What a mode shows beside who won a part of the game. */
const PARTS: { readonly [M in ModeId]: BandPart | null } = { standard: Dealt, 'key-operations': null };

const KNOWN: Readonly<Record<string, BandPart | null>> = PARTS;

export const bandPart = ({ score }: Open): BandPart | null => KNOWN[score.mode] ?? null;
