import { useRef } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { Hint } from '../ui/Hint.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import type { WayBack } from '../port/port.ts';
import { useGame } from '../game/game.ts';

const Asking = lazy(() => import('./Asking.tsx'));

/** A step back, and forth again. Behind what was revealed both players go together or not at all. */
export function TakeBack() {
  const { play } = useMessages();
  const { moment, port, view, playing } = useGame();
  const { back, forth } = moment;
  const dialog = useRef<HTMLDialogElement>(null);
  const goBack = async ({ to, by }: WayBack, agreed: boolean) => {
    dialog.current?.close();
    const what = { do: 'undo', to } as const;
    const sent = await port.send(by, agreed ? { do: 'offer', what } : what);
    // Whoever is elsewhere replies for themselves.
    if (!playing.names && 'offer' in sent && sent.offer)
      await port.send(by === 0 ? 1 : 0, { do: 'accept', offer: sent.offer });
  };
  return (
    <>
      {back === null ? (
        <Hint
          kind="button quiet"
          closed
          mark={{ 'data-way': 'undo' }}
          label={play.undo}
          face={<Face text={play.undo} />}
        >
          {view.open.result ? play.overToUndo : play.nothingToUndo}
        </Hint>
      ) : (
        <button
          type="button"
          class="button quiet"
          data-way="undo"
          aria-label={play.undo}
          aria-keyshortcuts="u"
          onClick={() => (back.free ? void goBack(back, false) : dialog.current?.showModal())}
        >
          <Face text={play.undo} />
        </button>
      )}
      {forth !== null && back && (
        <button
          type="button"
          class="button quiet redo"
          data-way="redo"
          aria-label={play.redo}
          aria-keyshortcuts="r"
          onClick={() => void goBack({ ...back, to: forth }, false)}
        >
          <Face text={play.redo} />
        </button>
      )}
      <dialog ref={dialog} class="sheet panel" aria-label={play.takeBack}>
        <h2>{play.revealed}</h2>
        {back && (
          <Asking key={moment.version} leave={() => dialog.current?.close()} take={() => void goBack(back, true)} />
        )}
      </dialog>
    </>
  );
}

const Face = ({ text }: { readonly text: string }) => (
  <>
    <Icon name="undo" /> <span>{text}</span>
  </>
);
