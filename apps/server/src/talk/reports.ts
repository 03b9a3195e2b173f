import type { Database } from '../database/database.ts';
import { freshId } from '../people/secrets.ts';

/** What people tell of others, or of the program: with what was said and played, as the server knows it. */
export class Reports {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  async write(person: string, game: string | null, about: 'person' | 'problem', text: string): Promise<string> {
    const id = freshId();
    const log = JSON.stringify(game === null ? {} : await this.logOf(game));
    await this.db.write(
      this.db.reader.insertInto('reports').values({ id, game, person, about, text, log, at: this.now() }),
    );
    return id;
  }

  async remove(id: string): Promise<void> {
    await this.db.write(this.db.reader.deleteFrom('reports').where('id', '=', id));
  }

  /** Entries and words, without names; nothing that is hidden stands in either. */
  private async logOf(game: string): Promise<object> {
    const { reader } = this.db;
    const [entries, said] = await Promise.all([
      reader
        .selectFrom('entries')
        .select(['segment', 'version', 'entry', 'at'])
        .where('game', '=', game)
        .orderBy('segment')
        .orderBy('version')
        .execute(),
      reader
        .selectFrom('said')
        .select(['seat', 'person', 'phrase', 'text', 'at'])
        .where('game', '=', game)
        .orderBy('at')
        .execute(),
    ]);
    return { entries: entries.map(({ entry, ...rest }) => ({ ...rest, entry: JSON.parse(entry) })), said };
  }
}
