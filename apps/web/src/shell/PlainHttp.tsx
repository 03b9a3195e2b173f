import './reach.css';
import { useReachWords } from '../i18n/reachWords.ts';

/** Says in a line what a browser does not do for a page that came over plain http. */
export default function PlainHttp() {
  const w = useReachWords();
  return w && <p class="reach-note plain-http">{w.plainHttp}</p>;
}
