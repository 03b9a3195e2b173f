import { useState } from 'preact/hooks';
import { useSetupWords } from '../i18n/setupWords.ts';
import { useQr } from '../ui/useQr.ts';
import { copyText } from '../ui/copyText.ts';
import { OnlyHere } from '../shell/OnlyHere.tsx';
import { useReach } from '../shell/reach.ts';
import { addressOf } from '../shell/route.ts';

/** A team as a link that opens the builder with it, and as a code for a phone's camera. */
export function TeamLink({ route }: { readonly route: readonly string[] }) {
  const setup = useSetupWords();
  const here = addressOf(...route);
  const reach = useReach();
  const link = reach && `${reach.base}${here}`;
  const picture = useQr(link);
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(link ?? here));
  return (
    <div class="team-link">
      {picture && <img alt={setup.teamCode} src={picture} />}
      <span>
        <a class="button" href={here} target="_blank" rel="noreferrer" data-way="team-link">
          {setup.openLink}
        </a>
        <button type="button" class="button" onClick={() => void copy()}>
          {copied ? setup.linkCopied : setup.copyLink}
        </button>
      </span>
      <OnlyHere reach={reach} />
    </div>
  );
}
