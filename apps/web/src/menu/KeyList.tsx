import { useMessages } from '../i18n/language.ts';
import { useMenuWords } from '../i18n/menuWords.ts';

/** Every key and what it does. */
export default function KeyList() {
  const { play } = useMessages();
  const w = useMenuWords();
  return (
    <>
      <h2>{play.keys}</h2>
      <dl class="key-list">
        {w?.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
