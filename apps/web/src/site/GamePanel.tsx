import { useHomeWords } from '../i18n/homeWords.ts';
import { useMessages } from '../i18n/language.ts';
import { StateOf } from '../games/StateOf.tsx';
import { saveName } from '../saves/nameOf.ts';
import type { Saved } from '../saves/store.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { emblemOf } from '../ui/UnitEmblem.tsx';

/** Where a game goes on; one that is over shows what it came to. */
const wayTo = ({ id, asked }: Saved): string => addressOf('play', id, ...(asked === null ? ['end'] : []));

/** Whether somebody at this screen decides. */
export const isYours = ({ asked, players }: Saved): boolean => asked !== null && players[asked.seat] === 'person';

/** The one game that waits: the only raised panel, with the only filled button. */
export function Waiting({ game }: { readonly game: Saved }) {
  const w = useHomeWords();
  const messages = useMessages();
  if (!w) return null;
  const title = isYours(game) ? w.waits : w.running;
  return (
    <section class="panel continue" aria-label={title}>
      <Plates game={game} />
      <div>
        <p class="cap">{title}</p>
        <h2>{saveName(game, messages)}</h2>
        <p class="continue-state">
          <StateOf game={game} />
        </p>
      </div>
      <a class="button filled" data-way="continue" href={wayTo(game)}>
        {w.continue} <Icon name="next" />
      </a>
    </section>
  );
}

const MOST = 3;

/** The games beside it, the newest first. */
export function OtherGames({ games, all }: { readonly games: readonly Saved[]; readonly all: number }) {
  const w = useHomeWords();
  const messages = useMessages();
  if (!w || games.length === 0) return null;
  return (
    <section class="panel home-games">
      <h2>
        {games.length === all ? w.yourGames : w.otherGames}
        <a href={addressOf('games')}>{w.allGames(all)}</a>
      </h2>
      <ul>
        {games.slice(0, MOST).map((game) => (
          <li key={game.id}>
            <a href={wayTo(game)}>
              <Plates game={game} />
              <span>
                <b>{saveName(game, messages)}</b>
                <span class="home-games-state">
                  <StateOf game={game} />
                </span>
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Both sides by their leaders; games of old have no word of them. */
const Plates = ({ game: { leaders } }: { readonly game: Saved }) => (
  <span class="home-plates" aria-hidden="true">
    {(['a', 'b'] as const).map((side, i) => (
      <i key={side} class={`side-${side}`}>
        {leaders && <Icon name={emblemOf(leaders[i] ?? '')} />}
      </i>
    ))}
  </span>
);
