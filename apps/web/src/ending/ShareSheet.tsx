import './share.css';
import { useMemo, useState } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import type { EndingWords } from '../i18n/endingWords.ts';
import { saveAs } from '../saves/saveAs.ts';
import { addressOf } from '../shell/route.ts';
import { copyText } from '../ui/copyText.ts';
import { Icon } from '../ui/Icon.tsx';

interface ShareSheetProps {
  readonly words: EndingWords;
  /** What the files are called. */
  readonly name: string;
  readonly text: string;
  readonly draw: () => HTMLCanvasElement;
}

/** The game for others: as a picture, as a text, as its file. */
export function ShareSheet({ words, name, text, draw }: ShareSheetProps) {
  const { outward, playing } = useGame();
  const [said, say] = useState<string | null>(null);
  const canvas = useMemo(() => drawn(draw), [draw]);
  const copy = async (what: string) => say((await copyText(what)) ? words.copied : words.notCopied);
  const link = new URL(addressOf('play', playing.id, 'end'), location.href).href;
  const replay = async () => new File([await outward()], `${name}.faultline.json`, { type: 'application/json' });
  const send = async () => {
    const files = [await pictureOf(canvas, name), await replay()].filter((file) => file !== null);
    const whole = { title: name, text, files };
    const given = navigator.canShare?.(whole) ? whole : { title: name, text };
    await navigator.share(given).catch(() => {});
  };
  return (
    <>
      <h2>{words.shareTitle}</h2>
      {canvas ? (
        <img class="end-picture" src={canvas.toDataURL('image/png')} alt={words.picture} />
      ) : (
        <p>{words.failed}</p>
      )}
      <div class="sheet-ways">
        {'share' in navigator && (
          <button type="button" class="button filled" data-way="send" onClick={send}>
            <Icon name="share" /> {words.sendOn}
          </button>
        )}
        {canvas && (
          <button
            type="button"
            class="button"
            data-way="save-picture"
            onClick={async () => {
              const picture = await pictureOf(canvas, name);
              if (picture) saveAs(picture.name, picture);
            }}
          >
            <Icon name="save" /> {words.savePicture}
          </button>
        )}
        <button
          type="button"
          class="button"
          data-way="save-replay"
          onClick={async () => saveAs(`${name}.faultline.json`, await outward())}
        >
          <Icon name="save" /> {words.saveReplay}
        </button>
        <button type="button" class="button" data-way="copy-report" onClick={() => void copy(text)}>
          <Icon name="log" /> {words.copyText}
        </button>
        <button type="button" class="button" data-way="copy-link" onClick={() => void copy(link)}>
          <Icon name="link" /> {words.copyLink}
        </button>
      </div>
      <p class="end-said" role="status">
        {said}
      </p>
      <p class="end-note">{words.replayNote}</p>
      <p class="end-note">{words.linkNote}</p>
      <textarea class="field end-report" readOnly aria-label={words.reportText} rows={10} value={text} />
    </>
  );
}

function drawn(draw: () => HTMLCanvasElement): HTMLCanvasElement | null {
  try {
    return draw();
  } catch {
    return null;
  }
}

const pictureOf = (canvas: HTMLCanvasElement | null, name: string): Promise<File | null> =>
  new Promise((resolve) => {
    if (!canvas) return resolve(null);
    canvas.toBlob((blob) => resolve(blob && new File([blob], `${name}.png`, { type: 'image/png' })), 'image/png');
  });
