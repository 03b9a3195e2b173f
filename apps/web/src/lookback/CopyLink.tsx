import { useEffect, useState } from 'preact/hooks';
import { useLookBackWords } from '../i18n/lookBackWords.ts';
import { copyText } from '../ui/copyText.ts';
import { Icon } from '../ui/Icon.tsx';
import { useGame } from '../game/game.ts';
import { addressOf } from '../shell/route.ts';

/** The address of this moment; where the browser lets nobody copy, it is shown. */
export function CopyLink({ version }: { readonly version: number }) {
  const lookBack = useLookBackWords();
  const { playing } = useGame();
  const [said, say] = useState<string | null>(null);
  useEffect(() => say(null), [version]);
  const copy = async () => {
    const address = new URL(addressOf('play', playing.id, 'at', String(version)), location.href).href;
    say((await copyText(address)) ? lookBack.copied : address);
  };
  return (
    <>
      <button
        type="button"
        class="button square"
        data-way="link"
        aria-label={lookBack.link}
        title={lookBack.link}
        onClick={() => void copy()}
      >
        <Icon name="link" />
      </button>
      <p class="moment-said" role="status">
        {said}
      </p>
    </>
  );
}
