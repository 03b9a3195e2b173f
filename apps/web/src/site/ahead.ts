import { fetchHomeWords } from '../i18n/homeWords.ts';
import { type Language, loadMessages } from '../i18n/language.ts';
import { boardDrawn, firstBoard, freeLine } from '../shell/line.ts';
import { PAGES } from './pages.ts';

/** The names of the files that a quick game's thread needs, with commas between: the build puts them here. */
const THREAD_FILES = 'faultline:thread-files';
/** The battlefields, of which it draws one. */
const TABLE_FILES = 'faultline:table-files';

/** Pages from which most people go on to a game. */
const BEFORE_A_GAME: readonly string[] = ['', 'play'];

/**
 * Fetches the page of an address beside the words, and where a game comes next all that it needs, in one go: one thing
 * after the other, each would wait for an answer. Our letters, larger than the game, come after it.
 */
export async function fetchAhead(name: string, language: Language): Promise<void> {
  const { dataset } = document.documentElement;
  const later = BEFORE_A_GAME.includes(name);
  if (later) dataset.letters = 'later';
  // Whoever goes elsewhere waits for no board.
  addEventListener('hashchange', () => {
    if (isPlaying()) return;
    boardDrawn();
    freeLine();
  });
  const page = Object.hasOwn(PAGES, name) ? PAGES[name]?.() : undefined;
  await Promise.allSettled([page, loadMessages(language), name === '' && fetchHomeWords(language)]);
  if (later) {
    await Promise.allSettled([PAGES.play?.(), ...THREAD_FILES.split(',').map(fetchBeside)]);
    const tables = Promise.allSettled(TABLE_FILES.split(',').map(fetchBeside));
    if (isPlaying()) await firstBoard;
    await tables;
  }
  freeLine();
  delete dataset.letters;
  await document.fonts.ready;
}

const isPlaying = (): boolean => location.hash.startsWith('#/play');

/** A file that lies beside this script, into the browser's cache. */
const fetchBeside = async (file: string): Promise<unknown> =>
  file.endsWith('.js') && (await fetch(import.meta.url.replace(/[^/]*$/, file))).arrayBuffer();
