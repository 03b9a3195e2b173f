import './gameMenu.css';
import { useRef, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../look/Icon.tsx';
import { Mark } from '../look/Mark.tsx';
import { saveAs } from '../saves/saveAs.ts';
import { addressOf } from '../shell/route.ts';
import { SettingsButton } from '../shell/SettingsPanel.tsx';
import { useSettings } from '../shell/settings.ts';
import { useGame } from './game.ts';

/** What can be done with a game beside playing it. */
export function GameMenu() {
  const { play, shell, lookBack } = useMessages();
  const { playing, port, me, cast, view, file } = useGame();
  const dialog = useRef<HTMLDialogElement>(null);
  const [conceding, setConceding] = useState(false);
  const close = () => {
    setConceding(false);
    dialog.current?.close();
  };
  const [a, b] = playing.teams;
  return (
    <>
      <button
        type="button"
        class="button quiet square"
        data-way="menu"
        aria-label={play.menu}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} class="sheet panel game-menu" aria-label={play.menu} onClose={() => setConceding(false)}>
        <h2>{shell.against(a, b)}</h2>
        <a class="button" data-way="look-back" href={addressOf('play', playing.id, 'at')}>
          <Icon name="clock" /> {lookBack.title}
        </a>
        <button
          type="button"
          class="button"
          data-way="export"
          onClick={async () => saveAs(`${a} - ${b}.faultline.json`, await file())}
        >
          <Icon name="save" /> {play.export}
        </button>
        <a class="button" href={addressOf('games')}>
          <Icon name="log" /> {shell.games}
        </a>
        <a class="button" href={addressOf('rules')} target="_blank" rel="noreferrer">
          <Icon name="search" /> {shell.rules}
        </a>
        <a class="button" href={addressOf()}>
          <Mark /> {shell.toStart}
        </a>
        {!view.open.result && !conceding && (
          <button type="button" class="button" data-way="concede" onClick={() => setConceding(true)}>
            <Icon name="cancel" /> {play.concede}
          </button>
        )}
        {conceding && (
          <p class="game-menu-sure" role="alert">
            {play.concedeSure(cast.player(me))}
            <button
              type="button"
              class="button"
              data-way="concede-it"
              onClick={async () => {
                close();
                await port.send({ do: 'concede', by: me });
              }}
            >
              {play.concedeIt}
            </button>
          </p>
        )}
        <SettingsButton named />
        <NotAsked />
        <p class="sheet-ways">
          <button type="button" class="button filled" onClick={close}>
            {shell.close}
          </button>
        </p>
      </dialog>
    </>
  );
}

/** Reactions that are passed by without a question, to be asked about again. */
function NotAsked() {
  const { play } = useMessages();
  const { cast } = useGame();
  const { settings, choose } = useSettings();
  if (settings.neverAsk.length === 0) return null;
  return (
    <section class="not-asked">
      <h3>{play.notAsked}</h3>
      {settings.neverAsk.map((each) => (
        <button
          key={each}
          type="button"
          class="button quiet"
          onClick={() => choose({ neverAsk: settings.neverAsk.filter((other) => other !== each) })}
        >
          {play.askAgain(cast.ability(each.slice(2)))}
        </button>
      ))}
    </section>
  );
}
