import { useEffect, useState } from 'preact/hooks';
import { hereabouts } from '../port/api.ts';
import type { LocalGame } from '../port/localGame.ts';
import type { News, OnlineGame } from '../port/online.ts';
import type { Port } from '../port/port.ts';
import { openThread } from '../port/thread.ts';
import { remote } from '../port/wire.ts';

export interface OpenedOnline {
  readonly online: OnlineGame;
  readonly news: News;
}

/** A game that the server runs, followed in a thread of its own for as long as it is looked at. */
export function useOnlineGame(g: string, as: 'spectator' | undefined): OpenedOnline | null {
  const [online, setOnline] = useState<OnlineGame | null>(null);
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    let here = true;
    const { engine, leave } = openThread();
    const { port1, port2 } = new MessageChannel();
    const opened = remote<OnlineGame>(port1);
    const follow = async () => {
      await engine.online(port2, hereabouts(), g, as);
      if (here) setOnline(opened);
      for (let number = -1; here; ) {
        const next = await opened.news(number);
        number = next.number;
        if (here) setNews(next);
      }
    };
    void follow();
    return () => {
      here = false;
      port1.close();
      leave();
      setOnline(null);
      setNews(null);
    };
  }, [g, as]);
  return online && news ? { online, news } : null;
}

const never = async (): Promise<never> => {
  throw new Error('Nobody gets this of a game over a line while it runs.');
};

/** Its table, once it has begun; null until then. */
export function useDistantGame(opened: OpenedOnline | null): LocalGame | null {
  const [game, setGame] = useState<LocalGame | null>(null);
  const online = opened?.online ?? null;
  const isRunning = opened?.news.running != null;
  useEffect(() => {
    if (!online || !isRunning) return;
    let here = true;
    const { port1, port2 } = new MessageChannel();
    const open = async () => {
      const playing = await online.playing();
      await online.sit(port2);
      if (here) setGame({ ...TABLE, playing, port: remote<Port>(port1) });
    };
    void open();
    return () => {
      here = false;
      port1.close();
      setGame(null);
    };
  }, [online, isRunning]);
  return game;
}

const TABLE: Omit<LocalGame, 'playing' | 'port'> = {
  broken: new Promise(() => {}),
  looking: false,
  file: never,
  outward: never,
  branch: never,
  judge: never,
  judgePuzzle: never,
  leave: () => {},
};
