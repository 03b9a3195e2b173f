import type { Open } from '@faultline/rules';
import { namesOf } from '../../../operations/names.ts';
import type { OperationWords } from '../../../operations/operationWords.ts';
import type { QuestionWords } from '../../../words/questionWords.ts';
import type { Language, Words } from '../../../words/words.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly operationWords: OperationWords }>>> = {
  en: () => import('../../../operations/en.ts'),
  de: () => import('../../../operations/de.ts'),
};

/** A language with what Key Operations say in it. */
export async function withOperations<W extends Words>(words: W): Promise<W> {
  const { operationWords: operations } = await LOADERS[words.language]();
  return { ...words, operations, names: namesIn(operations), questions: asked(words.questions, operations) };
}

const namesIn = (words: OperationWords) => {
  const known = new Map<string, Readonly<Record<string, string>>>();
  return ({ score }: Open): Readonly<Record<string, string>> => {
    const id = score.mode === 'key-operations' ? score.operation : '';
    const text = words.operations[id];
    const names = known.get(id) ?? (text ? namesOf(words, id, text) : {});
    known.set(id, names);
    return names;
  };
};

function asked(questions: QuestionWords, { questions: own }: OperationWords): QuestionWords {
  const asks = Object.entries(own.asks).map(
    ([step, ask]) => [step, ({ about }: { readonly about: Parameters<typeof ask>[0] }) => ask(about)] as const,
  );
  return {
    ...questions,
    asks: { ...questions.asks, ...Object.fromEntries(asks) },
    options: { ...questions.options, ...own.options },
    space: own.space,
  };
}
