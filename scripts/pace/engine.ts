import type { Options, Setup } from '@faultline/rules';
import { type Beginning, entryOf } from '../same/side.ts';

/** A game under way between two who move by chance. */
interface Running {
  /** Takes one decision; false where there is none left. */
  step(): boolean;
}

/** The rules of one checkout, driven directly. */
export interface Engine {
  begin(beginning: Beginning): Running;
}

export async function loadEngine(folder: string): Promise<Engine> {
  const rules = (await import(entryOf(folder, 'rules'))) as typeof import('@faultline/rules');
  const cards = (await import(entryOf(folder, 'cards'))) as typeof import('@faultline/cards');
  const geometry = (await import(entryOf(folder, 'geometry'))) as typeof import('@faultline/geometry');
  const testkit = (await import(entryOf(folder, 'testkit'))) as typeof import('@faultline/testkit');
  const ai = (await import(entryOf(folder, 'ai'))) as typeof import('@faultline/ai');
  return {
    begin({ seed, generator, table, sheet, options, setup }: Beginning): Running {
      const game = testkit.coreGame({
        table: table === 'open' ? rules.OPEN_TABLE : geometry.TABLES[table as keyof typeof geometry.TABLES],
        library: cards.libraryOf(sheet),
        options: { ...rules.OPTIONS, ...(options as Partial<Options>) },
      });
      const opponents = [ai.randomOpponent(game, `${seed}/a`), ai.randomOpponent(game, `${seed}/b`)] as const;
      const { state } = rules.beginGame(game, structuredClone(setup) as Setup, testkit.seeded(seed, generator));
      return {
        step(): boolean {
          const { decision, version } = state.open;
          if (!decision) return false;
          const { seat } = decision;
          const view = { who: seat, open: state.open, decks: [[], []] } as const;
          const answer = opponents[seat].decide(view, decision, { trials: 0 });
          const taken = rules.applyInPlace(game, state, { seat, version, answer });
          if ('refused' in taken) throw new Error(`${decision.step} refused ${JSON.stringify(answer)}.`);
          return true;
        },
      };
    },
  };
}
