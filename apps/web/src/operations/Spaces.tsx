import './spaces.css';
import { iconName, type Words } from '@faultline/text';
import { useMessages } from '../i18n/language.ts';
import { useOperationPageWords } from '../i18n/operationWords.ts';
import { Icon } from '../ui/Icon.tsx';

/** How a space of a tracker stands: `planned` would be covered by what is being thought about. */
export type SpaceState = 'covered' | 'planned' | 'next' | 'open';

interface SpacesProps {
  /** What fits each. */
  readonly spaces: readonly (readonly string[])[];
  readonly stateOf: (space: number) => SpaceState;
}

/** Numbered spaces or boxes: covered ones filled, the next marked, each with the icons that fit. */
export function Spaces({ spaces, stateOf }: SpacesProps) {
  const { words } = useMessages();
  const page = useOperationPageWords();
  return (
    <ol class="stage-spaces">
      {spaces.map((icons, i) => (
        <li key={i} class={`stage-space ${stateOf(i)}`}>
          <small aria-hidden="true">{i + 1}</small>
          <span aria-hidden="true" class={`stage-icons${icons.length > 2 ? ' many' : ''}`}>
            {icons.map((icon) => (
              <Icon key={icon} name={icon} />
            ))}
          </span>
          <span class="unseen">{page?.space(i + 1, said(words, icons), stateOf(i))}</span>
        </li>
      ))}
    </ol>
  );
}

export const said = (words: Words, icons: readonly string[]): string =>
  icons.map((icon) => iconName(words.terms, icon)).join(', ');
