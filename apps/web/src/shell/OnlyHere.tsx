import './reach.css';
import { useReachWords } from '../i18n/reachWords.ts';
import type { Reach } from './reach.ts';

/** Says beside a link where no other device can open it. */
export function OnlyHere({ reach }: { readonly reach: Reach | null }) {
  const w = useReachWords();
  return w && reach?.onlyHere ? <p class="reach-note">{w.onlyHere}</p> : null;
}
