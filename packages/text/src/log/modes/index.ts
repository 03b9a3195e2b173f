import type { ModeId, Open } from '@faultline/rules';
import { struggles } from './standard/telling.ts';
import type { Telling } from './telling.ts';

const TELLINGS: { readonly [M in ModeId]: Telling<M> } = { standard: struggles };

type ModeTelling = Omit<Telling<ModeId>, 'phrases'>;
const KNOWN: Readonly<Record<string, ModeTelling>> = TELLINGS;

/** Null in a mode that has no words. */
export const tellingOf = ({ score }: Open): ModeTelling | null => KNOWN[score.mode] ?? null;

/** What happens in one mode alone; the name of an event belongs to one of them. */
export const MODE_PHRASES = { ...TELLINGS.standard.phrases };
