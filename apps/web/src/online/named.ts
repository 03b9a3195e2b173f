import type { OnlineWords } from '../i18n/onlineWords.ts';
import type { LocalGame } from '../port/localGame.ts';
import type { News } from '../port/online.ts';

type Names = readonly [string, string];

/** Somebody who had themselves forgotten has no name any more. */
const called = (names: Names, { name }: OnlineWords): Names => [names[0] || name.gone, names[1] || name.gone];

export const namedNews = (news: News, words: OnlineWords): News =>
  news.running?.head.names.includes('')
    ? {
        ...news,
        running: { ...news.running, head: { ...news.running.head, names: called(news.running.head.names, words) } },
      }
    : news;

export const namedGame = (game: LocalGame, words: OnlineWords): LocalGame =>
  game.playing.names?.includes('')
    ? { ...game, playing: { ...game.playing, names: called(game.playing.names, words) } }
    : game;
