import './share.css';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../../shell/route.ts';
import { useDesk } from '../desk.ts';
import { download } from '../download.ts';
import { TopBar } from '../TopBar.tsx';
import { useDeskWords } from '../words.ts';
import { packed, pageOf } from './eventPage.ts';
import { coded, linkTo, MOST_IN_CODE } from './link.ts';

/** The event as it stands, in a link that needs no server behind it. */
export function SharePage() {
  const w = useDeskWords();
  const { state } = useDesk().event;
  const { id, name } = state.founding;
  const page = packed(pageOf(state));
  const [link, setLink] = useState('');
  const [picture, setPicture] = useState('');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let wanted = true;
    void (async () => {
      const address = linkTo(await coded(page));
      const { renderSVG } = await import('uqr');
      if (!wanted) return;
      setLink(address);
      setPicture(address.length > MOST_IN_CODE ? '' : renderSVG(address, { ecc: 'L', border: 4 }));
    })();
    return () => {
      wanted = false;
    };
  }, [page]);
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
        {picture && (
          <img class="desk-qr" alt={w.qrOf(name)} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} />
        )}
        {link !== '' && picture === '' && <p>{w.tooLong}</p>}
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
