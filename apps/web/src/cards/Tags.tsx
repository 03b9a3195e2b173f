import { tagName } from '@faultline/text';
import { useMessages } from '../i18n/language.ts';
import { useTag } from './tagged.ts';

/** The tags of a card; a tap shows everybody who has it, on both teams and on the table. */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  const { cards, words } = useMessages();
  const { tag: shown, show } = useTag();
  const point = (tag: string) => {
    show(tag === shown ? null : tag);
    // Those who have it stand behind the sheets.
    for (const sheet of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) sheet.close();
  };
  return (
    <ul class="tags" aria-label={cards.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            class="term chip"
            data-tag={tag}
            aria-pressed={tag === shown}
            title={cards.whoHas(tagName(words.terms, tag))}
            onClick={() => point(tag)}
          >
            {tagName(words.terms, tag)}
          </button>
        </li>
      ))}
    </ul>
  );
}
