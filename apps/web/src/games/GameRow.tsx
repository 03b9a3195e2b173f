import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useSavesWords } from '../i18n/savesWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { openThread } from '../port/thread.ts';
import { Choice } from '../shell/Choice.tsx';
import { addressOf } from '../shell/route.ts';
import { useSettings } from '../shell/settings.ts';
import { saveName } from '../saves/nameOf.ts';
import { saveAs } from '../saves/saveAs.ts';
import { StateOf } from './StateOf.tsx';
import { renameGame, type Saved, seatPlayers } from '../saves/store.ts';

interface GameRowProps {
  readonly game: Saved;
  readonly changed: () => Promise<void>;
  readonly remove: () => void;
}

const WHO = ['computer', 'two'] as const;

export function GameRow({ game, changed, remove }: GameRowProps) {
  const messages = useMessages();
  const { log } = messages;
  const saves = useSavesWords();
  const { settings } = useSettings();
  const { id, players, token, momentum, clock } = game;
  const [open, setOpen] = useState(false);
  const name = saveName(game, messages);
  const together = players.every((player) => player === 'person');
  const keep = async () => {
    const { engine, leave } = openThread();
    const text = await engine.saved(id).finally(leave);
    if (text !== null) saveAs(`${name}.faultline.json`, text);
  };
  if (!saves) return null;
  return (
    <li class="panel game-row">
      <div class="game-row-head">
        <div>
          <h2>{name}</h2>
          <p>
            <StateOf game={game} />
          </p>
          <p>{clock ? saves.countdown(momentum[0] + momentum[1]) : saves.position(token, momentum)}</p>
        </div>
        <div class="game-row-ways">
          <a class="button" href={addressOf('play', id, ...(game.asked === null ? ['end'] : []))}>
            {game.asked ? saves.goOn : saves.result} <Icon name="next" />
          </a>
          <a
            class="button quiet square"
            data-way="look-back"
            href={addressOf('play', id, 'at')}
            aria-label={log.lookBack}
            title={log.lookBack}
          >
            <Icon name="clock" />
          </a>
          <button
            type="button"
            class="button quiet square"
            aria-label={saves.more}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name="more" />
          </button>
        </div>
      </div>
      {open && (
        <div class="game-row-more">
          <label>
            {saves.name}
            <input
              type="text"
              maxLength={60}
              value={game.name ?? ''}
              placeholder={name}
              onChange={async ({ currentTarget }) => {
                await renameGame(id, currentTarget.value);
                await changed();
              }}
            />
          </label>
          <Choice
            title={saves.who}
            values={WHO}
            names={saves.whos}
            chosen={together ? 'two' : 'computer'}
            choose={async (who) => {
              await seatPlayers(id, ['person', who === 'two' ? 'person' : settings.opponent]);
              await changed();
            }}
          />
          <p class="sheet-ways">
            <button type="button" class="button" data-way="export" onClick={keep}>
              <Icon name="save" /> {saves.export}
            </button>
            <button type="button" class="button" data-way="remove" onClick={remove}>
              <Icon name="cancel" /> {saves.remove}
            </button>
          </p>
        </div>
      )}
    </li>
  );
}
