import type { TeamList } from '@faultline/rules';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useMessages, useSpeech } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { copyText } from '../ui/copyText.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ListWritten, Shelf, TeamBuilder } from '../port/teamBuilder.ts';
import { saveAs } from '../saves/saveAs.ts';
import { unitsIn, withBothSquads } from './draft.ts';
import { namedIn } from './named.ts';
import { TeamLink } from './TeamLink.tsx';

interface TeamTextProps {
  readonly muster: TeamBuilder;
  readonly shelf: Shelf;
  readonly list: TeamList;
  readonly take: (list: TeamList) => void;
  /** What a list becomes before it is taken. */
  readonly shaped?: (list: TeamList) => TeamList;
  /** What the button says where it is more than import and export. */
  readonly says?: string;
  /** Further ways to hand it on. */
  readonly children?: ComponentChildren;
}

/** A team as text: to be taken elsewhere, or brought from there. */
export function TeamText({ muster, shelf, list, take, shaped = withBothSquads, says, children }: TeamTextProps) {
  const setup = useSetupWords();
  const { shell } = useMessages();
  const { language } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [written, setWritten] = useState<ListWritten | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  /** What could be read of a text that was not understood whole. */
  const [rest, setRest] = useState<TeamList | null>(null);
  const show = async () => {
    setWritten(await muster.write(list));
    setFaults([]);
    setText('');
    dialog.current?.showModal();
  };
  const bring = async (given: string) => {
    const read = await muster.read(given, language);
    setFaults(read.faults);
    setRest(unitsIn(read.list).length > 0 ? read.list : null);
    if (read.faults.length === 0) accept(read.list);
  };
  const accept = (read: TeamList) => {
    take(shaped(read));
    dialog.current?.close();
  };
  return (
    <>
      <button type="button" class="button quiet" data-way="team-text" onClick={show}>
        <Icon name="share" /> <span>{says ?? setup.teamText}</span>
      </button>
      <dialog ref={dialog} class="sheet panel" aria-label={setup.teamText}>
        <h2>{setup.bring}</h2>
        <p class="sheet-hint">{setup.bringHint}</p>
        <textarea
          rows={4}
          aria-label={setup.bring}
          placeholder="spt[…]"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        {faults.length > 0 && (
          <>
            <div role="alert">
              <ul class="team-reasons">
                {faults.map((fault) => (
                  <li key={fault}>
                    <Icon name="warning" /> <span>{fault}</span>
                  </li>
                ))}
              </ul>
            </div>
            {rest && (
              <p class="sheet-ways">
                <button type="button" class="button" data-way="take-rest" onClick={() => accept(rest)}>
                  {setup.takeRest}
                </button>
              </p>
            )}
          </>
        )}
        <p class="sheet-ways">
          <FileButton accept=".json,.txt" take={async (file) => bring(await file.text())}>
            {setup.fromFile}
          </FileButton>
          <button type="button" class="button filled" disabled={text.trim() === ''} onClick={() => bring(text)}>
            {setup.take}
          </button>
        </p>
        <h2>{setup.carry}</h2>
        <output class="sheet-code">{written?.spt}</output>
        {written && <TeamLink route={written.route} />}
        {children}
        <p class="sheet-ways">
          <CopyButton text={written?.spt ?? ''}>{setup.copy}</CopyButton>
          <button
            type="button"
            class="button"
            onClick={() => written && saveAs(`${list.name || 'team'}.json`, written.json)}
          >
            <Icon name="save" /> {setup.asFile}
          </button>
        </p>
        {written && (
          <>
            <h2>{setup.admiral}</h2>
            <output class="sheet-code" data-way="admiral-link">
              {written.admiral.link}
            </output>
            {written.admiral.without.length > 0 && (
              <p class="sheet-hint" data-way="admiral-without">
                <Icon name="warning" /> {setup.admiralWithout(written.admiral.without.map(namedIn(shelf)))}
              </p>
            )}
            <p class="sheet-ways">
              <CopyButton text={written.admiral.link}>{setup.copyAdmiral}</CopyButton>
            </p>
          </>
        )}
        <p class="sheet-ways">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {shell.close}
          </button>
        </p>
      </dialog>
    </>
  );
}

/** Says for as long as the sheet is open that it was copied. */
function CopyButton({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  const setup = useSetupWords();
  const [copied, setCopied] = useState('');
  return (
    <button type="button" class="button" onClick={async () => (await copyText(text)) && setCopied(text)}>
      {copied === text && text !== '' ? setup.linkCopied : children}
    </button>
  );
}
