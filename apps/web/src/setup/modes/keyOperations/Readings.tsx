import { useOperationPageWords, useOperationTexts } from '../../../i18n/operationWords.ts';
import { RadioList } from '../../RadioList.tsx';

interface ReadingsProps {
  /** The choices of each option; the first is the recommended one. */
  readonly readings: Readonly<Record<string, readonly string[]>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (chosen: Readonly<Record<string, string>>) => void;
}

/** Where the cards leave something open, a table may read them otherwise. */
export function Readings({ readings, chosen, choose }: ReadingsProps) {
  const page = useOperationPageWords();
  const texts = useOperationTexts();
  const all = Object.entries(readings);
  if (!page || !texts || all.length === 0) return null;
  return (
    <details class="operation-readings">
      <summary>{page.readings}</summary>
      {all.map(([option, choices]) => (
        <RadioList
          key={option}
          title={texts.options[option]?.question ?? option}
          name={option}
          values={choices.map((choice, i) => ({
            id: choice,
            says: `${texts.options[option]?.choices[choice] ?? choice}${i === 0 ? ` (${page.recommended})` : ''}`,
          }))}
          chosen={chosen[option] ?? choices[0] ?? ''}
          choose={(choice) => choose(withReading(chosen, option, choice, choices[0]))}
        />
      ))}
    </details>
  );
}

/** A plan names only what is not the recommended reading. */
const withReading = (
  chosen: Readonly<Record<string, string>>,
  option: string,
  choice: string,
  usual: string | undefined,
): Readonly<Record<string, string>> => {
  const { [option]: _, ...others } = chosen;
  return choice === usual ? others : { ...others, [option]: choice };
};
