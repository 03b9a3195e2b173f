import { useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { useDesk } from '../desk.ts';
import { useDeskSpeech, useDeskWords } from '../../i18n/deskWords.ts';
import { type HandedIn, onPaper } from './paperTeam.ts';
import { readTeam } from './readTeam.ts';

export interface TeamReading {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly faults: readonly string[];
  /** The team that was pasted, or one on paper where nothing was; null with faults told. */
  readonly read: () => Promise<HandedIn | null>;
  readonly clear: () => void;
}

export function useTeamReading(): TeamReading {
  const { language, words: w } = useDeskSpeech();
  const { format } = useDesk().event.state.founding;
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const read = async () => {
    setFaults([]);
    if (text.trim() === '') return onPaper(format);
    const answer = await readTeam({ text, format, language }).catch(() => ({ faults: [w.teamsAway] }));
    if (!('faults' in answer)) return answer;
    setFaults(answer.faults);
    return null;
  };
  const clear = () => {
    setText('');
    setFaults([]);
  };
  return { text, setText, faults, read, clear };
}

export function TeamFields({ reading }: { readonly reading: TeamReading }) {
  const w = useDeskWords();
  return (
    <>
      <label>
        {w.team}
        <textarea
          name="team"
          rows={3}
          value={reading.text}
          placeholder={w.teamHint}
          onInput={({ currentTarget }) => reading.setText(currentTarget.value)}
        />
        <small>{w.paperHint}</small>
      </label>
      {reading.faults.map((fault) => (
        <p key={fault} class="desk-fault" role="alert">
          <Icon name="warning" /> {fault}
        </p>
      ))}
    </>
  );
}
