import type { Notice } from '@faultline/host/wire';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { LeaveOthers } from './Device.tsx';
import { useOnline } from './onlineContext.ts';

/** Whatever is quicker needs no word. */
const SOON = 700;

/** How the line stands, and what the server had to say: quiet while all is well. */
export function LineNotes() {
  const { words, news, online } = useOnline();
  const { line: w } = words;
  const { line, sending, unsaved, notices, refused } = news;
  const isLong = useLong(sending || line === 'broken');
  const reload = () => location.reload();
  return (
    <>
      {line === 'broken' && isLong && (
        <p class="playground-note line-note" role="status" data-line="broken">
          <b>{w.broken}</b> {sending ? w.brokenSending : w.brokenHint}{' '}
          <button type="button" class="button" data-way="try-now" onClick={() => void online.tryNow()}>
            {w.tryNow}
          </button>
        </p>
      )}
      {typeof line === 'object' && (
        <p class="playground-note line-note" role="alert" data-line={line.closed}>
          {words.faults[line.closed]}{' '}
          <button type="button" class="button" onClick={reload}>
            {w.reload}
          </button>
        </p>
      )}
      {line !== 'broken' && sending && isLong && (
        <p class="playground-note line-note" role="status" data-line="sending">
          {unsaved ? w.unsaved : w.sending}
        </p>
      )}
      {notices.map((notice) => (
        <NoticeNote key={notice} notice={notice} words={words} reload={reload} />
      ))}
      {refused && <Refused key={refused.nth} />}
    </>
  );
}

function useLong(holds: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!holds) return;
    const timer = setTimeout(() => setLong(true), SOON);
    return () => clearTimeout(timer);
  }, [holds]);
  return holds && long;
}

interface NoticeProps {
  readonly notice: Notice;
  readonly words: OnlineWords;
  readonly reload: () => void;
}

const says = ({ line: w, device }: OnlineWords): Readonly<Record<Notice, string>> => ({
  restarting: w.restarting,
  upgrade: w.upgrade,
  'storage-full': w.full,
  'slow-down': w.slow,
  'device-added': device.added,
  departed: w.departed,
});

function NoticeNote({ notice, words, reload }: NoticeProps) {
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  return (
    <p class="playground-note line-note" role="status" data-notice={notice}>
      {says(words)[notice]}{' '}
      {notice === 'upgrade' && (
        <button type="button" class="button" onClick={reload}>
          {words.line.reload}
        </button>
      )}
      {notice === 'device-added' && <LeaveOthers words={words} done={() => setSeen(true)} />}
      <button type="button" class="button quiet square" aria-label={words.line.seen} onClick={() => setSeen(true)}>
        <Icon name="cancel" />
      </button>
    </p>
  );
}

/** So long a refusal stands. */
const WHILE = 12_000;

/** What was last refused, until it is put away. */
function Refused() {
  const { words, news } = useOnline();
  const [seen, setSeen] = useState(false);
  const why = news.refused?.refused.why;
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), WHILE);
    return () => clearTimeout(timer);
  }, []);
  if (seen || why === undefined || !(why in words.faults)) return null;
  return (
    <p class="playground-note line-note" role="alert" data-refused={why}>
      {words.faults[why as keyof typeof words.faults]}{' '}
      <button type="button" class="button quiet square" aria-label={words.line.seen} onClick={() => setSeen(true)}>
        <Icon name="cancel" />
      </button>
    </p>
  );
}
