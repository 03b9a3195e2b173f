import './share.css';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../../shell/route.ts';
import { useDesk } from '../desk.ts';
import { download } from '../download.ts';
import { TopBar } from '../TopBar.tsx';
import { useDeskWords } from '../words.ts';
import { newestRound, packed, pageOf } from './eventPage.ts';
import { coded, linkTo, MOST_IN_CODE } from './link.ts';

interface Code {
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
  const [link, setLink] = useState('');
  const [code, setCode] = useState<Code | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let wanted = true;
    void (async () => {
      const [address, shorter] = [linkTo(await coded(page)), linkTo(await coded(round))];
      const { renderSVG } = await import('uqr');
      if (!wanted) return;
      setLink(address);
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
  }, [page, round]);
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true));
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
        {link !== '' && !code && <p>{w.tooLong}</p>}
        {link !== '' && (
          <p class="desk-ways">
            <a class="button" data-way="open" href={link}>
              {w.openPage}
            </a>
            <button type="button" class="button" onClick={() => void copy()}>
              {copied ? w.copied : w.copyLink}
            </button>
            <button type="button" class="button" onClick={() => download(`${id}-page.json`, 'application/json', page)}>
              {w.asFile}
            </button>
          </p>
        )}
        <p class="desk-hint">{w.shareHint}</p>
      </main>
    </div>
  );
}
