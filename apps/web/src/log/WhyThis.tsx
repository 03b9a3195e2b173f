import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';

interface WhyProps {
  readonly turn: number;
  /** The computer's reason in one sentence. */
  readonly ask: (turn: number) => Promise<string>;
}

/** Asks the computer why it began its activation as it did. */
export function WhyThis({ turn, ask }: WhyProps) {
  const { log } = useMessages();
  const [reason, setReason] = useState<string | null>(null);
  if (reason !== null)
    return (
      <p class="log-why" role="status">
        {reason}
      </p>
    );
  return (
    <button type="button" class="log-why" onClick={() => void ask(turn).then(setReason)}>
      {log.why}
    </button>
  );
}
