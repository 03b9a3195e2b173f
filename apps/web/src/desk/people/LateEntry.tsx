import { tidied } from '@faultline/tournament';
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { doubles } from './doubles.ts';
import { TeamFields, useTeamReading } from './TeamFields.tsx';

/** Somebody comes after round 1: name and team at once, losses for the rounds missed. */
export function LateEntry() {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const reading = useTeamReading();
  const enter = async (submit: TargetedSubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const called = tidied(name);
    const twice = doubles(
      [called],
      event.state.entrants.map((entrant) => entrant.name),
    );
    setFault(called === '' ? w.noNames : twice.length > 0 ? w.twice(twice) : null);
    if (called === '' || twice.length > 0) return;
    const handedIn = await reading.read();
    if (handedIn && (await does({ kind: 'enterLate', player: called, name: called, ...handedIn }))) {
      setName('');
      reading.clear();
    }
  };
  return (
    <form class="panel desk-box" onSubmit={(submit) => void enter(submit)}>
      <h2>{w.lateEntry}</h2>
      <label>
        {w.name}
        <input name="late" value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      {fault && (
        <p class="desk-fault" role="alert">
          {fault}
        </p>
      )}
      <TeamFields reading={reading} />
      <button type="submit" class="button" data-way="late">
        {w.enter}
      </button>
      {refusal}
      <p class="desk-hint">{w.lateHint}</p>
    </form>
  );
}
