// Strike teams as they are pasted at the desk: read, and judged by the building rules of the game.
import { libraryOfCards } from '@faultline/cards/page';
import { isJudgedByEvent, readTeam, submissionOf } from '@faultline/cards/team';
import { whyNotTeam } from '@faultline/rules';
import { FAULT_WORDS } from './faultWords.ts';
import { source } from './units.ts';
import { reasonText } from '@faultline/text';

export interface TeamQuestion {
  readonly n: number;
  readonly text: string;
  readonly format: 'showdown' | 'premier';
  readonly language: 'en' | 'de';
}

export type TeamAnswer = { readonly n: number } & (
  | { readonly faults: readonly string[] }
  | {
      readonly handedIn: {
        readonly team: ReturnType<typeof submissionOf>;
        readonly problems: readonly { readonly rule: string; readonly says: string }[];
      };
    }
);

const WORDS = {
  en: async () => (await import('@faultline/text/en')).english,
  de: async () => (await import('@faultline/text/de')).german,
} as const;

export async function answerAbout({ n, text, format, language }: TeamQuestion): Promise<TeamAnswer> {
  const [library, cards, words, faultWords] = await Promise.all([
    libraryOfCards(source),
    source.cards(),
    WORDS[language](),
    FAULT_WORDS[language](),
  ]);
  const { list, faults } = readTeam(text, cards, faultWords);
  if (faults.length > 0) return { n, faults };
  const named = (id: string): string => library.units[id]?.name ?? id;
  const problems = whyNotTeam(library, list, format === 'premier' ? 'premier' : 'strike')
    .filter(({ rule, facts }) => !isJudgedByEvent(rule, facts))
    .map((reason) => ({ rule: reason.rule, says: reasonText(words, { named }, reason) }));
  return { n, handedIn: { team: submissionOf(list, library), problems } };
}
