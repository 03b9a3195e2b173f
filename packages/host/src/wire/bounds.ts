/** The version that page and server speak first of all. The server speaks this one and the one before. */
export const PROTOCOL = 1;
export const SPOKEN: readonly number[] = [PROTOCOL, PROTOCOL - 1].filter((version) => version >= 1);

/** More is refused before anything is done with it. */
export const MOST = {
  /** Bytes of one message to the server, over the socket and over HTTP alike. */
  message: 8192,
  /** Characters of what people write: a line beside an open game, free text, a report. */
  line: 80,
  text: 200,
  report: 2000,
  /** Characters of names of cards, battlefields and modes. */
  name: 80,
  /** Open games in one list; games in the list of one's own. */
  games: 100,
  /** What was said, as somebody hears it who joins. */
  said: 50,
  /** A client that is further behind than so many entries gets the whole view. */
  changes: 8,
  /** Games that one connection may have open. */
  joined: 8,
} as const;

/** Whoever sends more is told to slow down, and is heard later. */
export const RATES = {
  /** Messages a second of one person, over all their lines, on average; so many at once. */
  messages: 20,
  burst: 60,
  /** The same of one address, for so many people as a club has. */
  people: 10,
  connections: 5,
  /** Of one address: people at a club share one. */
  connectionsOfAddress: 60,
  /** A reader for whom more bytes wait is cut off; it comes back and gets the whole. */
  waiting: 1_000_000,
} as const;
