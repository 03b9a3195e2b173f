import './share.css';
import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../../ui/copyText.ts';
import { OnlyHere } from '../../shell/OnlyHere.tsx';
import { useReach } from '../../shell/reach.ts';
import { addressOf } from '../../shell/route.ts';
import { useDesk } from '../desk.ts';
import { download } from '../download.ts';
import { TopBar } from '../TopBar.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { newestRound, packed, pageOf } from './eventPage.ts';
import { coded, MOST_IN_CODE, routeTo } from './link.ts';

interface ShareCode {
  readonly picture: string;
  /** The whole event is too long for a code. */
  readonly roundOnly: boolean;
}

/** The event as it stands, in a link that needs no server behind it. */
export function SharePage() {
  const w = useDeskWords();
  const { state } = useDesk().event;
  const { id, name } = state.founding;
  const whole = pageOf(state);
  const page = packed(whole);
  const round = packed(newestRound(whole));
  const reach = useReach();
  const base = reach?.base;
  const [link, setLink] = useState({ here: '', address: '' });
  const [code, setCode] = useState<ShareCode | null>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  useEffect(() => {
    if (base === undefined) return;
    let wanted = true;
    void (async () => {
      const here = routeTo(await coded(page));
      const [address, shorter] = [`${base}${here}`, `${base}${routeTo(await coded(round))}`];
      const { renderSVG } = await import('uqr');
      if (!wanted) return;
      setLink({ here, address });
      const shown = [address, shorter].find((one) => one.length <= MOST_IN_CODE);
      setCode(
        shown === undefined
          ? null
          : { picture: renderSVG(shown, { ecc: 'L', border: 4 }), roundOnly: shown !== address },
      );
    })();
    return () => {
      wanted = false;
    };
  }, [page, round, base]);
  const copy = async () => setCopied((await copyText(link.address)) ? 'yes' : 'refused');
  return (
    <div class="desk">
      <TopBar over={name} title={w.share}>
        <a class="button" href={addressOf('desk', id)}>
          {w.back}
        </a>
      </TopBar>
      <main class="desk-narrow">
        <p class="desk-lead">{w.shareLead}</p>
        {code && (
          <img class="desk-qr" alt={w.qrOf(name)} src={`data:image/svg+xml,${encodeURIComponent(code.picture)}`} />
        )}
        {code?.roundOnly && <p>{w.codeOfRound}</p>}
        <OnlyHere reach={reach} />
        {link.here !== '' && !code && <p>{w.tooLong}</p>}
        {link.here !== '' && (
          <p class="desk-ways">
            <a class="button" data-way="open" href={link.here}>
              {w.openPage}
            </a>
            <button type="button" class="button" data-way="copy" onClick={() => void copy()}>
              {copied === 'yes' ? w.copied : w.copyLink}
            </button>
            <button type="button" class="button" onClick={() => download(`${id}-page.json`, 'application/json', page)}>
              {w.asFile}
            </button>
          </p>
        )}
        {copied === 'refused' && <output class="desk-address">{link.address}</output>}
        <p class="desk-hint">{w.shareHint}</p>
      </main>
    </div>
  );
}
