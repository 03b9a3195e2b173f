import { tagName } from '@faultline/text';
import { useMessages } from '../i18n/language.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';

interface TagListProps {
  readonly tags: readonly string[];
  readonly withTag: (tag: string) => void;
}

/** The Tags of a card; each leads to the list of all Units that have it. */
export function TagList({ tags, withTag }: TagListProps) {
  const w = useTeamsWords();
  const { words } = useMessages();
  return (
    <ul class="tag-list">
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            class="term chip"
            data-tag={tag}
            title={w.withTag(tagName(words.terms, tag))}
            onClick={() => withTag(tag)}
          >
            {tagName(words.terms, tag)}
          </button>
        </li>
      ))}
    </ul>
  );
}
