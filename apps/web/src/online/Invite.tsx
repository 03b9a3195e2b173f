import './invite.css';
import { useState } from 'preact/hooks';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import { useReach } from '../shell/reach.ts';
import { addressOf, type Route } from '../shell/route.ts';
import { copyText } from '../ui/copyText.ts';
import { Icon } from '../ui/Icon.tsx';
import { useQr } from '../ui/useQr.ts';

interface InviteProps {
  readonly words: OnlineWords;
  readonly to: Route;
}

/** A link for somebody else, to be scanned, copied or sent. What is secret in it lies behind the `#`, which no server sees. */
export function Invite({ words: { lobby: w }, to }: InviteProps) {
  const reach = useReach();
  const link = reach && `${reach.base}${addressOf(...to)}`;
  const code = useQr(link);
  const [copied, setCopied] = useState(false);
  if (!link) return null;
  const copy = async () => setCopied(await copyText(link));
  const canShare = 'share' in navigator;
  return (
    <div class="invite">
      {code && <img class="invite-code" src={code} alt="" width={232} height={232} />}
      <input
        class="field"
        readOnly
        value={link}
        aria-label={w.copy}
        data-link={addressOf(...to)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p class="invite-ways">
        <button type="button" class="button" data-way="copy-link" onClick={() => void copy()}>
          <Icon name={copied ? 'confirm' : 'link'} /> <span aria-live="polite">{copied ? w.copied : w.copy}</span>
        </button>
        {canShare && (
          // Whoever changes their mind has shared nothing.
          <button
            type="button"
            class="button filled"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            <Icon name="share" /> {w.share}
          </button>
        )}
      </p>
      {reach.onlyHere && <p class="invite-note">{w.onlyHere}</p>}
    </div>
  );
}
